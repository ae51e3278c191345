/** Tools that only some tests need: pinned in a package.json of their own, and installed on demand. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { npm } from '../../scripts/lib/execute.ts';
import { root } from '../../scripts/lib/package-json.ts';

interface Toolbox {
  /**
   * Installs the tools in the versions of their lockfile and without install scripts. Does nothing if all are there.
   *
   * @param extra name of a devDependency that is needed too
   */
  install: (extra?: string) => Promise<void>;
  /** The path of a file of an installed tool. `*` means this platform: no other one's files are there. */
  file: (pattern: string) => string;
  /** The exact version of a tool, by the beginning of its name. */
  version: (tool: string) => string;
}

const fromRoot = (path: string): string => fileURLToPath(new URL(path, root));
const files = ['package.json', 'package-lock.json'];

/** Returns the tools that a folder of the project lists. They are installed below `.cache/`, which git ignores. */
export function toolbox(folder: string, name: string): Toolbox {
  const table = fromRoot(folder);
  const cache = fromRoot(`.cache/${name}`);
  const read = (file: string) => readFileSync(join(table, file), 'utf8');
  return {
    async install(extra) {
      const wanted = [process.platform, process.arch, ...files.map(read)].join('\n');
      const stamp = join(cache, 'installed');
      const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
      if (current && (!extra || existsSync(join(cache, 'node_modules', extra)))) return;

      console.log(`Installing ${extra ?? `the tools of ${folder}`} into .cache/${name} …`);
      mkdirSync(cache, { recursive: true });
      rmSync(stamp, { force: true });
      for (const file of files) cpSync(join(table, file), join(cache, file));
      // Not `ci`, which insists on binaries for every platform, also where a registry has only some of them.
      await npm(cache, ['install', extra ? '--include=dev' : '--omit=dev']);
      writeFileSync(stamp, wanted);
    },
    file(pattern) {
      const [found] = globSync(pattern, { cwd: join(cache, 'node_modules') });
      if (!found) throw new Error(`npm has no ${pattern} for ${process.platform}-${process.arch}`);
      return join(cache, 'node_modules', found);
    },
    version(tool) {
      const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
        'dependencies' | 'optionalDependencies',
        Record<string, string>
      >;
      const entries = Object.entries({ ...dependencies, ...optionalDependencies });
      const [, range = ''] = entries.find(([key]) => key.startsWith(tool)) ?? [];
      return range.split('@').at(-1) ?? '';
    },
  };
}
