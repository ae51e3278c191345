import { readFile } from 'node:fs/promises';
import type { Files } from '../lib/write-files.ts';
import type { Contract } from '../model/bundle.ts';
import { packageFile, root, rootPackage } from '../lib/package-json.ts';
import { declarations } from './declarations.ts';
import { apiReport, packScripts } from './packages/files.ts';
import { build as compat } from './compat.ts';

/** The package `@docproc/types`, as git keeps it: every type of the contract. */
export const build = (contract: Contract): Promise<Files> =>
  packageFiles(contract, { scripts: packScripts('types') });

/** The report of its public API. */
export const api = async (contract: Contract): Promise<Files> =>
  apiReport('types', { 'index.d.ts': await declarations(contract) }, { '@docproc/types': 'index.d.ts' });

/** The package as npm packs it, with the contract itself as JSON. */
export async function pack(contract: Contract): Promise<Files> {
  const documents = { 'openapi.json': contract.json, ...(await compat(contract)) };
  const files = await packageFiles(contract);
  return {
    ...files,
    'types/index.d.cts': files['types/index.d.ts'] ?? '',
    ...Object.fromEntries(Object.entries(documents).map(([name, text]) => [`types/${name}`, text])),
  };
}

const packageFiles = async (contract: Contract, fields: object = {}): Promise<Files> => ({
  'types/package.json': await packageFile({
    name: '@docproc/types',
    description: 'TypeScript types of the Document Processing Service, and its OpenAPI document',
    keywords: ['openapi', 'types', 'typescript'],
    engines: (await rootPackage()).engines,
    types: './index.d.ts',
    exports: {
      '.': { import: { types: './index.d.ts' }, require: { types: './index.d.cts' } },
      ...Object.fromEntries(documentNames.map((name) => [`./${name}`, `./${name}`])),
      './package.json': './package.json',
    },
    files: ['index.d.ts', 'index.d.cts', ...documentNames],
    ...fields,
  }),
  'types/README.md': await readFile(new URL('src/types/README.md', root), 'utf8'),
  'types/LICENSE': await readFile(new URL('LICENSE', root), 'utf8'),
  'types/index.d.ts': await declarations(contract),
});

/** The documents that the package has copies of. */
const documentNames = ['openapi.json', 'openapi.compat.json', 'openapi.3.0.json'];
