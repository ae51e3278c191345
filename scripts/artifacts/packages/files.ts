/** The files of a package: those that git keeps, and those that npm packs. */
import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { bundlePackage, bundleScript, declarations, type Sources, type Bundled } from './bundle.ts';
import { apiFile, packageFile, root, rootPackage } from '../../lib/package-json.ts';
import type { Files } from '../../lib/write-files.ts';
import type { BundledContract } from '../../model/bundle.ts';
import { declarations as typesOf } from '../declarations.ts';
import { publicApi } from './public-api.ts';
import { skillOf, textOf } from './facts.ts';

/** What a package is built from. */
export interface PackageSources extends Bundled {
  /** Fields of its package.json that do not follow from the rest. */
  manifest: { description: string; keywords: string[]; [field: string]: unknown };
  /** Modules in place of others in a bundle for browsers. */
  forBrowsers?: Readonly<Sources>;
  /** Whether it judges values by schemas. */
  judges?: boolean;
  /** Whether `require` gets bundles of its own. */
  commonJs?: boolean;
  /** Modules of further commands, by their names. Each is a file with all that it imports. */
  programs?: Readonly<Record<string, string>>;
}

/** Makes a package in each of its forms: `build` makes what git keeps, which a review reads and which runs in a checkout. */
export const packageMaker = (
  sources: (contract: BundledContract) => Promise<PackageSources>,
): Record<'build' | 'api' | 'pack', (contract: BundledContract) => Promise<Files>> => ({
  build: async (contract) => committedFiles(await sources(contract), contract),
  api: async (contract) => reportOf(await sources(contract), await typesOf(contract)),
  pack: async (contract) => packedFiles(await sources(contract), contract),
});

async function committedFiles(all: PackageSources, contract: BundledContract): Promise<Files> {
  // Its package.json leads to nothing that is made when it is packed.
  const { forBrowsers: _, commonJs: __, programs: ___, ...sources } = all;
  const [{ code }, declared] = await Promise.all([bundlePackage(sources), declarations(sources)]);
  return below(sources.name, {
    ...(await descriptions(sources, contract, { scripts: packScripts(sources.name) })),
    ...licenses(sources),
    ...ownFiles(sources),
    ...below('dist', { ...code, ...declared }),
  });
}

/**
 * Returns what npm packs. It has more than git keeps: the types of the contract in its declarations, source maps with what
 * they lead to, bundles for browsers and for CommonJS, and programs.
 */
async function packedFiles(given: PackageSources, contract: BundledContract): Promise<Files> {
  const { programs, sources } = await withPrograms(given);
  const { name, forBrowsers: replaced, commonJs = false, judges } = sources;
  const types = await typesOf(contract);
  const maps = true;
  const [{ code }, declared, browser, required] = await Promise.all([
    bundlePackage(sources, { maps }),
    declarations(sources, { inlined: types, maps }),
    replaced && bundlePackage(sources, { below: 'browser', replaced, maps }),
    commonJs ? bundlePackage(sources, { format: 'cjs', maps }) : undefined,
  ]);
  const written = {
    ...(await readSources(name, judges ? ['src/types'] : [])),
    ...ownFiles(sources),
    'contract/types.d.ts': types,
  };
  const dist = {
    ...code,
    ...browser?.code,
    ...required?.code,
    ...declared,
    ...(commonJs && forCommonJs(declared)),
    ...programs,
  };
  return below(name, {
    ...(await descriptions(sources, contract)),
    ...licenses(sources),
    ...Object.fromEntries(Object.entries(written).map(([path, text]) => [path, withOwnImports(name, text)])),
    ...below('dist', dist),
  });
}

/** Returns the programs of a package by path below `dist/`, and the package with their names and licenses. */
async function withPrograms(
  sources: PackageSources,
): Promise<{ programs: Record<string, string>; sources: PackageSources }> {
  const bundles = Object.entries(sources.programs ?? {}).map(
    async ([command, path]) => ({ command, ...(await bundleScript(path)) }) as const,
  );
  const all = await Promise.all(bundles);
  const { embedded = [], manifest } = sources;
  const own = (manifest['bin'] ?? {}) as Record<string, string>;
  const added = all.map(({ command }) => [command, `./dist/${command}.js`]);
  // Of several commands, `npx` runs the one that is named like the package.
  const bin = { ...own, ...(Object.fromEntries(added) as object), [sources.name]: Object.values(own)[0] };
  return {
    programs: Object.fromEntries(
      all.map(({ command, code }) => [`${command}.js`, `#!/usr/bin/env node\n${code}`]),
    ),
    sources: {
      ...sources,
      embedded: [...embedded, ...all.flatMap(({ included }) => included)],
      manifest: all.length > 0 ? { ...manifest, bin } : manifest,
    },
  };
}

/** Returns the report of a public API from bundled declarations, by path, and the files of entry points, by name. */
export const apiReport = (
  name: string,
  declared: Record<string, string>,
  entries: Record<string, string>,
): Files => ({ [apiFile(name)]: `${publicApi(declared, entries).join('\n')}\n` });

/** Returns the report of the public API of a package, whose declarations have those of `@docproc/types`. */
async function reportOf(sources: PackageSources, types: string): Promise<Files> {
  const { name } = sources;
  const files = publicEntries(sources).map((entry) => [
    posix.join(`@docproc/${name}`, subpath(entry)),
    `${entry}.d.ts`,
  ]);
  const declared = await declarations(sources, { inlined: types });
  return apiReport(name, declared, Object.fromEntries(files) as Record<string, string>);
}

/** What npm runs before and after it packs the folder of a package. */
export const packScripts = (name: string): Record<string, string> => ({
  prepack: `node ../../scripts/commands/pack.ts ${name}`,
  postpack: `node ../../scripts/commands/pack.ts ${name} --undo`,
});

/** Files by their path below a folder. */
export const below = <Content>(folder: string, files: Record<string, Content>): Record<string, Content> =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));

const publicEntries = ({ entries, commands = [] }: Bundled): string[] =>
  Object.keys(entries).filter((entry) => !commands.includes(entry));

/** What users import an entry by, below the name of the package. */
const subpath = (entry: string): string => (entry === 'index' ? '.' : `./${posix.basename(entry)}`);

/** What an entry leads to, by the conditions of who imports it. */
function conditions(entry: string, { forBrowsers, commonJs }: PackageSources): object {
  const [types, code] = [`./dist/${entry}.d.ts`, `./dist/${entry}.js`];
  const imported = forBrowsers
    ? // Bundlers for these servers have the condition for browsers too.
      { types, workerd: code, 'edge-light': code, browser: `./dist/browser/${entry}.js`, default: code }
    : { types, default: code };
  const required = { types: `./dist/${entry}.d.cts`, default: `./dist/${entry}.cjs` };
  return commonJs ? { import: imported, require: required } : imported;
}

/** Returns the package.json, the README, the skill and the license of a package. */
export async function descriptions(
  sources: PackageSources,
  contract: BundledContract,
  fields: object = {},
): Promise<Files> {
  const { name, manifest, embedded = [] } = sources;
  const { description, keywords, bin, ...others } = manifest;
  const { engines } = await rootPackage();
  const entries = publicEntries(sources).map((entry) => [subpath(entry), conditions(entry, sources)]);
  return {
    'package.json': await packageFile({
      name: `@docproc/${name}`,
      description,
      keywords,
      engines,
      bin,
      exports: { ...(Object.fromEntries(entries) as object), './package.json': './package.json' },
      types: './dist/index.d.ts',
      files: ['contract', 'dist', ...(embedded.length > 0 ? ['licenses'] : []), 'skills', 'src'],
      ...others,
      ...fields,
    }),
    'README.md': await textOf(name, 'README.md', contract),
    ...(await skillOf(name, contract)),
    LICENSE: await readFile(new URL('LICENSE', root), 'utf8'),
  };
}

function licenses({ embedded = [] }: Bundled): Files {
  if (embedded.length === 0) return {};
  const texts = embedded.map(({ name, version, license }) => `# ${name} ${version}\n\n${license.trim()}\n`);
  return { 'licenses/included.txt': texts.join('\n') };
}

/** The modules that are generated for the package, in its folder. */
const ownFiles = ({ name, generated }: Bundled): Record<string, string> =>
  Object.fromEntries(
    Object.entries(generated).map(([path, text]) => [path.replace(`generated/${name}/`, ''), text]),
  );

async function readSources(name: string, others: readonly string[]): Promise<Record<string, string>> {
  const folders = await Promise.all(
    [`src/${name}`, 'src/shared', ...others].map(async (folder) => {
      const files = await readdir(new URL(`${folder}/`, root), { recursive: true });
      return files.map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
    }),
  );
  const paths = folders.flat().filter((path) => path.endsWith('.ts'));
  const texts = paths.map(async (path) => [path, await readFile(new URL(path, root), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** A module with imports as they are in the package, which has `src/` and its generated modules side by side. */
const withOwnImports = (name: string, text: string): string =>
  text.replaceAll(`../generated/${name}/`, '../').replaceAll(/(?:\.\.\/){2}src\//g, 'src/');

function forCommonJs(files: Record<string, string>): Record<string, string> {
  const declared = Object.entries(files).filter(([path]) => path.endsWith('.d.ts'));
  return Object.fromEntries(
    declared.map(([path, text]) => [
      posix.join(posix.dirname(path), posix.basename(path, '.d.ts') + '.d.cts'),
      text.replaceAll(/(from "\.[^"]*\.)js"/g, '$1cjs"').replace(/^\/\/# sourceMappingURL=.*$/m, ''),
    ]),
  );
}
