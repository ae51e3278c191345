import { readFile } from 'node:fs/promises';
import { contractModule } from './operations.ts';
import { readEntries } from './entries.ts';
import { methodsModule } from './methods.ts';
import { transitionsModule } from './guards.ts';
import { guardsModule } from '../guards.ts';
import type { Contract, Files } from '../../model/bundle.ts';
import { readModel } from '../../model/index.ts';
import { packageFile, root, rootPackage } from '../../lib/package.ts';
import { type Modules, readModules, transpile } from '../../lib/transpile.ts';
import { declarations } from '../types.ts';

/** The package `@docproc/client`: the sources of src/client, and what they need from the contract. */
export async function build(contract: Contract): Promise<Files> {
  const { version, engines, devDependencies } = await rootPackage();
  const types = await declarations(contract);
  const files: Files = {
    'client/package.json': await packageFile({
      name: '@docproc/client',
      description: 'Typed client of the Document Processing Service',
      engines,
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './package.json': './package.json',
      },
      types: './dist/index.d.ts',
      files: ['dist'],
      dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
    }),
    'client/README.md': await readFile(new URL('src/client/README.md', root), 'utf8'),
    'client/LICENSE': await readFile(new URL('LICENSE', root), 'utf8'),
    'client/dist/types.d.ts': types,
  };
  const modules = transpile('client', await sources(contract, version));
  for (const [name, text] of Object.entries(modules)) files[`client/dist/${name}`] = text;
  return files;
}

/** Every module of the client in TypeScript, by file name: those of src/client and the generated ones. */
export async function sources(contract: Contract, version: string): Promise<Modules> {
  const entries = readEntries(contract);
  const tags = Object.fromEntries(
    (contract.document.tags ?? []).map((tag) => [tag.name, tag.description ?? '']),
  );
  return {
    ...(await readModules('client')),
    'contract.ts': contractModule(entries, version),
    'methods.ts': methodsModule(entries, tags),
    'transitions.ts': transitionsModule(entries),
    'data/guards.ts': guardsModule(await readModel(contract)),
  };
}
