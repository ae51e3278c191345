/** The files of a package: those that git keeps, and those that npm packs. */
import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { bundle, type BundleOptions, declarations, type IncludedPackage, type Package } from './bundle.ts';
import { apiFile, packageFile, root } from '../../lib/package-json.ts';
import type { Files } from '../../lib/write-files.ts';
import type { Contract } from '../../model/bundle.ts';
import { declarations as typesOf } from '../declarations.ts';
import { publicApi } from './public-api.ts';

/** What a package is built from. */
export interface PackageSources extends Package {
  manifest: Parameters<typeof packageFile>[0];
  readme: string;
  /** Other bundles of its entries. */
  variants?: readonly BundleOptions[];
  /** Whether `require` gets bundles of its own. */
  commonJs?: boolean;
}

/** How a package is made of a contract. */
interface PackageMaker {
  /** The package as git keeps it: what a review reads, and what runs in a checkout. */
  build: (contract: Contract) => Promise<Files>;
  /** The report of its public API. */
  api: (contract: Contract) => Promise<Files>;
  /** The package as npm packs it. */
  pack: (contract: Contract) => Promise<Files>;
}

export const packageMaker = (sources: (contract: Contract) => Promise<PackageSources>): PackageMaker => ({
  build: async (contract) => committedFiles(await sources(contract)),
  api: async (contract) => reportOf(await sources(contract), await typesOf(contract)),
  pack: async (contract) => packedFiles(await sources(contract), await typesOf(contract)),
});

async function committedFiles(sources: PackageSources): Promise<Files> {
  const [{ code, included }, declared] = await Promise.all([codeOf(sources), declarations(sources)]);
  return below(sources.name, {
    ...(await descriptions(sources, { scripts: packScripts(sources.name) })),
    ...licenses(included),
    ...ownFiles(sources),
    ...below('dist', { ...code, ...declared }),
  });
}

/**
 * Returns what npm packs. It has more than git keeps: the types of the contract in its declarations, source maps with what
 * they lead to, and bundles for CommonJS.
 *
 * @param types The declarations of `@docproc/types`.
 */
async function packedFiles(sources: PackageSources, types: string): Promise<Files> {
  const { name, commonJs = false } = sources;
  const [{ code, included }, declared, required] = await Promise.all([
    codeOf(sources, { maps: true }),
    declarations(sources, { inlined: types, maps: true }),
    commonJs ? bundle(sources, { format: 'cjs', maps: true }) : { code: {} },
  ]);
  const written = {
    ...(await readSources(name)),
    ...ownFiles(sources),
    'contract/types.d.ts': types,
  };
  const dist = { ...code, ...declared, ...required.code, ...(commonJs && forCommonJs(declared)) };
  return below(name, {
    ...(await descriptions(sources)),
    ...licenses(included),
    ...Object.fromEntries(Object.entries(written).map(([path, text]) => [path, withOwnImports(name, text)])),
    ...below('dist', dist),
  });
}

/** Returns the report of a public API from bundled declarations, by path, and the files of entry points, by name. */
export const apiReport = (
  name: string,
  declared: Record<string, string>,
  entries: Record<string, string>,
): Files => ({ [apiFile(name)]: `${publicApi(declared, entries).join('\n')}\n` });

/** Returns the report of the public API of a package, whose declarations have those of `@docproc/types`. */
async function reportOf(sources: PackageSources, types: string): Promise<Files> {
  const { name, manifest, entries, commands = [] } = sources;
  const documented = Object.keys(entries).filter((entry) => !commands.includes(entry));
  const files = documented.map((entry) => [
    entry === 'index' ? manifest.name : `${manifest.name}/${posix.basename(entry)}`,
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

const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));

async function codeOf(
  sources: PackageSources,
  options?: BundleOptions,
): Promise<{ code: Record<string, string>; included: IncludedPackage[] }> {
  const [main, ...others] = await Promise.all(
    [{}, ...(sources.variants ?? [])].map((variant) => bundle(sources, { ...variant, ...options })),
  );
  return {
    code: Object.assign({}, main?.code, ...others.map(({ code }) => code)) as Record<string, string>,
    included: main?.included ?? [],
  };
}

const descriptions = async (
  { manifest, readme }: Pick<PackageSources, 'manifest' | 'readme'>,
  fields: object = {},
): Promise<Files> => ({
  'package.json': await packageFile({ ...manifest, ...fields }),
  'README.md': readme,
  LICENSE: await readFile(new URL('LICENSE', root), 'utf8'),
});

/** The licenses of the packages that bundles include, in one file. */
function licenses(included: readonly IncludedPackage[]): Files {
  if (included.length === 0) return {};
  const texts = included.map(({ name, version, license }) => `# ${name} ${version}\n\n${license.trim()}\n`);
  return { 'licenses/included.txt': texts.join('\n') };
}

/** The modules that are generated for the package, in its folder. */
const ownFiles = ({ name, generated }: Package): Record<string, string> =>
  Object.fromEntries(
    Object.entries(generated).map(([path, text]) => [path.replace(`generated/${name}/`, ''), text]),
  );

/** The modules of `src/` that a package contains. */
async function readSources(name: string): Promise<Record<string, string>> {
  const folders = await Promise.all(
    [`src/${name}`, 'src/shared'].map(async (folder) => {
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

/** Declarations that refer to each other as CommonJS modules. */
function forCommonJs(files: Record<string, string>): Record<string, string> {
  const declared = Object.entries(files).filter(([path]) => path.endsWith('.d.ts'));
  return Object.fromEntries(
    declared.map(([path, text]) => [
      posix.join(posix.dirname(path), posix.basename(path, '.d.ts') + '.d.cts'),
      text.replaceAll(/(from "\.[^"]*\.)js"/g, '$1cjs"').replace(/^\/\/# sourceMappingURL=.*$/m, ''),
    ]),
  );
}
