import type { Files } from '../lib/write-files.ts';
import type { BundledContract } from '../model/bundle.ts';
import { readModel } from '../model/index.ts';
import { declarations } from './declarations.ts';
import { bundlePackage, declarations as bundledDeclarations } from './packages/bundle.ts';
import { apiReport, below, descriptions, type PackageSources, packScripts } from './packages/files.ts';
import { build as compat } from './compat.ts';
import { schemasModule } from './schemas-module.ts';

/** The package `@docproc/types`, as git keeps it: every type of the contract, and its schemas as values. */
export const build = (contract: BundledContract): Promise<Files> =>
  packageFiles(contract, { scripts: packScripts('types') });

/** The report of its public API. */
export const api = async (contract: BundledContract): Promise<Files> =>
  apiReport(
    'types',
    { 'index.d.ts': await declarations(contract), ...(await bundledDeclarations(await sources(contract))) },
    { '@docproc/types': 'index.d.ts', '@docproc/types/schemas': 'schemas.d.ts' },
  );

/** The package as npm packs it, with the contract itself as JSON. */
export async function pack(contract: BundledContract): Promise<Files> {
  const files = await packageFiles(contract);
  const { code } = await bundlePackage(await sources(contract), { format: 'cjs' });
  const added = {
    'index.d.cts': files['types/index.d.ts'] ?? '',
    'schemas.d.cts': files['types/schemas.d.ts'] ?? '',
    ...code,
    'openapi.json': contract.json,
    ...(await compat(contract)),
  };
  return { ...files, ...below('types', added) };
}

const module = 'generated/types/contract/schemas.ts';
/** The documents that the package has copies of. */
const documentNames = ['openapi.json', 'openapi.compat.json', 'openapi.3.0.json'];

/** What the package is described by, and what `@docproc/types/schemas` is bundled from. */
const sources = async (contract: BundledContract): Promise<PackageSources> => ({
  name: 'types',
  entries: { schemas: module, judge: 'src/types/schemas.ts' },
  commands: ['judge'],
  generated: { [module]: schemasModule(await readModel(contract)) },
  manifest: {
    description: 'TypeScript types of the Document Processing Service, its schemas, and its OpenAPI document',
    keywords: ['openapi', 'types', 'typescript', 'standard-schema'],
    types: './index.d.ts',
    exports: {
      '.': { import: { types: './index.d.ts' }, require: { types: './index.d.cts' } },
      './schemas': {
        import: { types: './schemas.d.ts', default: './schemas.js' },
        require: { types: './schemas.d.cts', default: './schemas.cjs' },
      },
      ...Object.fromEntries(documentNames.map((name) => [`./${name}`, `./${name}`])),
      './package.json': './package.json',
    },
    files: ['index.d.ts', 'index.d.cts', 'schemas.*', 'judge.*', 'skills', ...documentNames],
  },
});

async function packageFiles(contract: BundledContract, fields: object = {}): Promise<Files> {
  const own = await sources(contract);
  return below('types', {
    ...(await descriptions(own, contract, fields)),
    'index.d.ts': await declarations(contract),
    ...(await bundlePackage(own)).code,
    ...(await bundledDeclarations(own)),
  });
}
