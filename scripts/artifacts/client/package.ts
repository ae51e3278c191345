import { readFile } from 'node:fs/promises';
import type { Files } from '../../lib/write-files.ts';
import type { Contract } from '../../model/bundle.ts';
import { type Model, readModel } from '../../model/index.ts';
import { packageFile, root, rootPackage } from '../../lib/package-json.ts';
import { linkMaps, type Modules, readModules, transpile } from '../../lib/transpile.ts';
import { actionsModule } from '../guards-module.ts';
import { declarations } from '../types.ts';
import { browserModules } from './browser.ts';
import { commonJs } from './commonjs.ts';
import { methodsDeclaration } from './method-types.ts';
import { dataModules, partModules } from './operations-module.ts';

/**
 * The package `@docproc/client`: the sources of src/client, and what they need from the contract.
 *
 * @param required Makes the modules for `require`.
 */
export async function build(contract: Contract, required = commonJs): Promise<Files> {
  const { version, engines } = await rootPackage();
  const model = await readModel(contract);
  const parts = Object.keys(partModules(model)).map((file) => file.replace(/\.ts$/, ''));
  const entries = [['.', 'index'], ...parts.map((file) => [`./${file.split('/').at(-1)}`, file])];
  const files: Files = {
    'client/package.json': await packageFile({
      name: '@docproc/client',
      description: 'Typed client of the Document Processing Service',
      keywords: ['api-client', 'sdk', 'typescript'],
      engines,
      exports: {
        ...Object.fromEntries(
          entries.map(([name, file]) => [
            name,
            {
              import: {
                types: `./dist/${file}.d.ts`,
                // Bundlers for these servers have the condition for browsers too.
                workerd: `./dist/${file}.js`,
                'edge-light': `./dist/${file}.js`,
                browser: `./dist/browser/${file}.js`,
                default: `./dist/${file}.js`,
              },
              require: { types: `./dist/${file}.d.cts`, default: `./dist/${file}.cjs` },
            },
          ]),
        ),
        './package.json': './package.json',
      },
      types: './dist/index.d.ts',
      files: ['dist', 'src'],
    }),
    'client/README.md': await readFile(new URL('src/client/README.md', root), 'utf8'),
    'client/LICENSE': await readFile(new URL('LICENSE', root), 'utf8'),
  };
  const written = await sources(model, version);
  const modules = {
    ...transpile('client', written),
    'types.d.ts': await declarations(contract),
    'namespaces.d.ts': methodsDeclaration(model),
  };
  const all = {
    ...modules,
    ...browserModules(modules),
    ...(await required(modules, ['index', ...parts])),
  };
  for (const [name, text] of Object.entries(linkMaps(all))) files[`client/dist/${name}`] = text;
  // What the source maps lead to.
  for (const [name, text] of Object.entries(written)) files[`client/src/${name}`] = text;
  return files;
}

/** Every module of the client in TypeScript, by file name: those of src/client and the generated data. */
export async function sources(model: Model, version: string): Promise<Modules> {
  return {
    ...(await readModules('client')),
    ...dataModules(model, version),
    ...partModules(model),
    'data/guards.ts': actionsModule(model),
  };
}
