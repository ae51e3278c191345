import { readFile } from 'node:fs/promises';
import type { Contract } from '../../model/bundle.ts';
import { type Model, readModel } from '../../model/index.ts';
import { root, rootPackage } from '../../lib/package-json.ts';
import { actionsModule } from '../guards-module.ts';
import { packageMaker, type PackageSources } from '../packages/files.ts';
import { methodsDeclaration } from './method-types.ts';
import { dataModules, partModules } from './operations-module.ts';

/** The package `@docproc/client`. */
export const { build, api, pack } = packageMaker(sources);

/** What the package consists of: the modules of src/client, and what they need from the contract. */
async function sources(contract: Contract): Promise<PackageSources> {
  const { version, engines } = await rootPackage();
  const model = await readModel(contract);
  const parts = Object.keys(partModules(model)).map((file) => file.replace(/\.ts$/, ''));
  const entries = { index: 'src/client/index.ts', ...ownEntries(parts) };
  return {
    name: 'client',
    entries,
    generated: generatedModules(model, version),
    variants: [
      {
        below: 'browser',
        replaced: { 'src/client/for-browsers.ts': 'export const forBrowsers: boolean = true;\n' },
      },
    ],
    commonJs: true,
    readme: await readFile(new URL('src/client/README.md', root), 'utf8'),
    manifest: {
      name: '@docproc/client',
      description: 'Typed client of the Document Processing Service',
      keywords: ['api-client', 'sdk', 'typescript'],
      engines,
      exports: {
        ...Object.fromEntries(
          Object.keys(entries).map((file) => [
            file === 'index' ? '.' : `./${file.split('/').at(-1)}`,
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
      // For compilers that read no `exports`.
      typesVersions: {
        '*': Object.fromEntries(parts.map((part) => [part.split('/').at(-1), [`./dist/${part}.d.ts`]])),
      },
      files: ['contract', 'dist', 'src'],
    },
  };
}

const ownEntries = (parts: readonly string[]): Record<string, string> =>
  Object.fromEntries(parts.map((part) => [part, `generated/client/contract/${part}.ts`]));

/** The modules that are generated from the contract, by path from the root of the project. */
function generatedModules(model: Model, version: string): Record<string, string> {
  const modules = {
    ...dataModules(model, version),
    ...partModules(model),
    'guards.ts': actionsModule(model),
    'namespaces.ts': methodsDeclaration(model),
  };
  return Object.fromEntries(
    Object.entries(modules).map(([path, text]) => [`generated/client/contract/${path}`, text]),
  );
}
