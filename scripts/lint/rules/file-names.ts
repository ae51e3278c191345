import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isObject, object, type Context, type Visitor } from './support.ts';

/**
 * Every file in a folder of the contract is used. A component has a file of its own, named as the component in
 * PascalCase.
 */
export function fileNames(): Visitor {
  const used = new Set<string>();

  return {
    ref: {
      leave(_node, _ctx, { location }) {
        if (location) used.add(location.source.absoluteRef);
      },
    },
    Root: {
      leave(node, ctx) {
        checkComponents(ctx, object(object(node)['components']));
        checkFiles(ctx, used);
      },
    },
  };
}

type Members = ReturnType<typeof object>;

function checkComponents(ctx: Context, components: Members): void {
  for (const [kind, members] of Object.entries(components)) {
    for (const [name, member] of Object.entries(object(members))) {
      if (basename(target(member)) === `${name}.yaml`) continue;
      const message = `The component \`${name}\` has no file of that name. Refer to a file ${name}.yaml.`;
      ctx.report({ message, location: ctx.location.child(['components', kind, name]) });
    }
  }
}

function checkFiles(ctx: Context, used: Set<string>): void {
  const root = dirname(ctx.location.source.absoluteRef);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(root, file);
    const folder = dirname(name);
    if (!entry.name.endsWith('.yaml') || folder === '.') continue;
    if (folder !== 'paths' && !/^([A-Z][a-z0-9]*)+\.yaml$/.test(entry.name)) {
      const message = `${name} is not named as a component. Name it in PascalCase, like TaskStatus.yaml.`;
      ctx.report({ message, location: ctx.location });
    } else if (!used.has(file)) {
      const message = `No file refers to ${name}. Refer to it, or delete it.`;
      ctx.report({ message, location: ctx.location });
    }
  }
}

function target(value: Members[string] | undefined): string {
  return isObject(value) && typeof value['$ref'] === 'string' ? value['$ref'] : '';
}
