/** The modules of the client that bundlers load for browsers. */
import { posix } from 'node:path';
import { mapFile } from '../../lib/transpile.ts';

type Modules = Readonly<Record<string, string>>;

/** It has the constant that distinguishes the modules for browsers from the others. */
const constant = 'for-browsers.js';
const importing = /(\bfrom\s*")(\.[^"]+)(?=")/g;

/**
 * Returns copies in `browser/` of the module with the constant, which is true there, and of all that import it, directly
 * or not. They import the rest from where it is.
 *
 * @param modules Modules and source maps by their path in `dist/`.
 * @throws {Error} The constant is not where it is expected.
 */
export function browserModules(modules: Modules): Record<string, string> {
  const members = dependents(modules);
  const files: Record<string, string> = {};
  for (const path of members) {
    const text = modules[path] ?? '';
    const folder = posix.dirname(path);
    files[`browser/${path}`] = text.replaceAll(importing, (_, before: string, target: string) => {
      const found = posix.join(folder, target);
      const way = posix.relative(posix.join('browser', folder), found);
      return before + (members.has(found) ? target : way);
    });
    // Only what follows a path in its line has moved, and no source has anything there.
    const map = JSON.parse(modules[`${path}.map`] ?? '{}') as Parameters<typeof mapFile>[1];
    const sources = map.sources.map((source) => `../${source}`);
    files[`browser/${path}.map`] = mapFile(path, { ...map, sources });
  }
  const text = files[`browser/${constant}`];
  const changed = text?.replace('forBrowsers = false', 'forBrowsers = true');
  if (changed === undefined || changed === text) throw new Error(`${constant} has no constant forBrowsers.`);
  files[`browser/${constant}`] = changed;
  return files;
}

/** Returns the paths of the module with the constant and of those that import it, directly or not. */
function dependents(modules: Modules): Set<string> {
  const found = new Set([constant]);
  const importsOf = Object.entries(modules).flatMap(([path, text]) =>
    path.endsWith('.js')
      ? [...text.matchAll(importing)].map(([, , target = '']) => [
          path,
          posix.join(posix.dirname(path), target),
        ])
      : [],
  );
  // A set has a turn for what is added meanwhile.
  for (const each of found) for (const [path = '', target] of importsOf) if (target === each) found.add(path);
  return found;
}
