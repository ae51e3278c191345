/**
 * A Vite plugin: tests import `@docproc/client` and `@docproc/sandbox` from `src/`, and what `src/` and tests import
 * from `generated/` is generated from `openapi/` when a run first needs it. No test runs on what an earlier build left.
 *
 * A test of the built packages imports `generated/<name>/dist/index.js` or starts a process, and calls `assertBuilt`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vitest/config';

type Files = Record<string, string | Uint8Array>;
/** What is used of `scripts/commands/build.ts` and of `scripts/model/bundle.ts`. */
interface Scripts {
  artifacts: { name: string; load: () => Promise<{ build: (contract: unknown) => Promise<Files> }> }[];
  loadContract: (folder: string) => Promise<unknown>;
}

const root = join(import.meta.dirname, '../..');
const generated = join(root, 'generated');
/** Ends the id of a module whose text is generated for this run. */
const fresh = '?fresh';
const stale = 'virtual:stale';
/** The artifacts that tests run, in a process of their own or as a package. */
const built = ['bundle', 'types', 'prism', 'client', 'sandbox', 'conformance'];

/** Imports a script natively: the bundled configuration has no copy of it. */
const script = async (path: string): Promise<Scripts> =>
  (await import(pathToFileURL(join(root, 'scripts', path)).href)) as Scripts;

const made = new Map<string, Promise<unknown>>();
function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Promise<T>;
}

/** Returns the files of an artifact as a build would write them now. */
const filesOf = (name: string): Promise<Files> =>
  once(name, async () => {
    const { artifacts } = await script('commands/build.ts');
    const artifact = artifacts.find((each) => each.name === name);
    if (!artifact) throw new Error(`scripts/commands/build.ts has no artifact "${name}".`);
    const loadContract = async () => (await script('model/bundle.ts')).loadContract(join(root, 'openapi'));
    const [{ build }, contract] = await Promise.all([artifact.load(), once('contract', loadContract)]);
    return build(contract);
  });

/** Returns the paths of the files that are not as a build would write them now. */
async function staleFiles(): Promise<string[]> {
  const files: Files = Object.assign({}, ...(await Promise.all(built.map(filesOf))));
  const differs = ([path, content]: [string, string | Uint8Array]) =>
    !existsSync(join(generated, path)) || !readFileSync(join(generated, path)).equals(Buffer.from(content));
  return Object.entries(files)
    .filter(differs)
    .map(([path]) => `generated/${path}`);
}

const below = (folder: string, file: string) => relative(folder, file).replaceAll('\\', '/');

export function packagesFromSource(): Plugin {
  return {
    name: 'packages-from-source',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === stale) return stale;
      const [, name, entry = '/index'] =
        /^@docproc\/(client|sandbox|conformance)(\/[\w-]+)?$/.exec(source) ?? [];
      const own = name && join(root, 'src', name, `${entry}.ts`);
      if (own && existsSync(own)) return own;
      // An entry that is generated.
      if (name) return join(generated, name, `dist/namespaces${entry}.js`) + fresh;
      const path = source.startsWith('.') ? below(generated, resolve(dirname(importer), source)) : '..';
      const fromFresh = importer.endsWith(fresh);
      if (path.startsWith('..') || (importer.startsWith(generated) && !fromFresh)) return null;
      const [, owner = '', inner = ''] = /^(\w+)\/dist\/(.+)\.js$/.exec(path) ?? [];
      const modules = [`src/${owner}/${inner}.ts`, `src/${inner}.ts`].map((file) => join(root, file));
      const module = modules.find((file) => owner !== '' && existsSync(file));
      // A module that was translated from `src/` is for the tests of the built packages, unless data imports it.
      if (module) return fromFresh ? module : null;
      return join(generated, path) + fresh;
    },
    async load(id) {
      if (id === stale) return `export default ${JSON.stringify(await staleFiles())}`;
      if (!id.endsWith(fresh)) return null;
      const path = below(generated, id.slice(0, -fresh.length));
      const [name = ''] = path.includes('/') ? path.split('/') : ['bundle'];
      const text = (await filesOf(name))[path];
      if (text === undefined) throw new Error(`The artifact "${name}" does not write generated/${path}.`);
      return path.endsWith('.json') ? `export default JSON.parse(${JSON.stringify(text)})` : String(text);
    },
  };
}
