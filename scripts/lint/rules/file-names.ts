import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { singular } from '../../model/names.ts';
import { isObject, object, type Context, type Visitor } from './support.ts';

/**
 * Every file in a folder of the contract is used. A component has a file of its own, named as the component in
 * PascalCase. A path has a file of its own, named in kebab-case with the last fixed segment of the path at the
 * end.
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
        checkPaths(ctx, object(object(node)['paths']));
        checkComponents(ctx, object(object(node)['components']));
        checkFiles(ctx, used);
      },
    },
  };
}

/** A name in kebab-case, and its singular: the path and its file may have either, and either may be in another case. */
const spellings = (name: string): string[] => {
  const kebab = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  // Words such as `status` and `boxes` end as plurals of other words do.
  return [kebab, singular(kebab), kebab.replace(/s$/, ''), kebab.replace(/es$/, '')];
};

/** Whether a file, but for words at its beginning, is named after a segment of a path. */
function isNamedAfter(file: string, segment: string): boolean {
  const words = file.split('-');
  const wanted = new Set(spellings(segment));
  return words.some((_, index) => spellings(words.slice(index).join('-')).some((name) => wanted.has(name)));
}

type Members = ReturnType<typeof object>;

function checkPaths(ctx: Context, paths: Members): void {
  for (const [path, item] of Object.entries(paths)) {
    // Without parameters, `{task_id}:archive` is a verb.
    const fixed = path.split('/').map((segment) => segment.replaceAll(/\{[^{}]*\}/g, ''));
    const last = fixed.findLast((segment) => /\w/.test(segment)) ?? '';
    const name = /^paths\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(target(item))?.[1] ?? '';
    if (isNamedAfter(name, last) || target(item).startsWith('#/components/pathItems/')) continue;
    const message = `The file of a path is named after its last fixed segment. Refer to one like paths/${spellings(last)[0]}.yaml.`;
    ctx.report({ message, location: ctx.location.child(['paths', path]) });
  }
}

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
