import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isRef, type Oas3Rule } from '@redocly/openapi-core';

/**
 * Every file in a folder of the contract is used. A component has a file of its own, named as the component in
 * PascalCase.
 */
export const fileNames: Oas3Rule = () => {
  const used = new Set<string>();
  return {
    ref: {
      leave(_node, _ctx, { location }) {
        if (location) used.add(location.source.absoluteRef);
      },
    },
    Root: {
      leave({ components }, { location, report }) {
        for (const [kind, members] of Object.entries(components ?? {})) {
          for (const [name, member] of Object.entries((members ?? {}) as object)) {
            if (isRef(member) && basename(member.$ref) === `${name}.yaml`) continue;
            const message = `The component \`${name}\` has no file of that name. Refer to a file ${name}.yaml.`;
            report({ message, location: location.child(['components', kind, name]) });
          }
        }
        const root = dirname(location.source.absoluteRef);
        for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
          const file = join(entry.parentPath, entry.name);
          const name = relative(root, file);
          const folder = dirname(name);
          if (!entry.name.endsWith('.yaml') || folder === '.') continue;
          if (folder !== 'paths' && !/^([A-Z][a-z0-9]*)+\.yaml$/.test(entry.name)) {
            const message = `${name} is not named as a component. Name it in PascalCase, like TaskStatus.yaml.`;
            report({ message, location });
          } else if (!used.has(file)) {
            report({ message: `No file refers to ${name}. Refer to it, or delete it.`, location });
          }
        }
      },
    },
  };
};
