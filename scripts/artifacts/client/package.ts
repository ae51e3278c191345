import type { BundledContract } from '../../model/bundle.ts';
import { type Model, readModel } from '../../model/index.ts';
import { rootPackage } from '../../lib/package-json.ts';
import { below, packageMaker, type PackageSources } from '../packages/files.ts';
import { methodsDeclaration } from './method-types.ts';
import { contractModules, partModules } from './operations-module.ts';

/** The package `@docproc/client`. */
export const { build, api, pack } = packageMaker(sources);

async function sources(contract: BundledContract): Promise<PackageSources> {
  const { version } = await rootPackage();
  const model = await readModel(contract);
  const parts = Object.keys(partModules(model)).map((file) => file.replace(/\.ts$/, ''));
  const entries = { index: 'src/client/index.ts', ...written, ...ownEntries(parts) };
  return {
    name: 'client',
    entries,
    generated: generatedModules(model, version),
    forBrowsers: { 'src/client/for-browsers.ts': 'export const forBrowsers: boolean = true;\n' },
    commonJs: true,
    manifest: {
      description: 'Typed client of the Document Processing Service',
      keywords: ['api-client', 'sdk', 'typescript'],
      // Of its modules, `query` alone is for it, and imports nothing of it.
      peerDependencies: { '@tanstack/query-core': '>=5.89.0' },
      peerDependenciesMeta: { '@tanstack/query-core': { optional: true } },
      // For compilers that read no `exports`.
      typesVersions: {
        '*': Object.fromEntries(
          [...Object.keys(written), ...parts].map((part) => [
            part.split('/').at(-1),
            [`./dist/${part}.d.ts`],
          ]),
        ),
      },
    },
  };
}

/** Entries for what few programs need, by name. */
const written = {
  pages: 'src/client/pages.ts',
  query: 'src/client/query.ts',
  'upload-tasks': 'src/client/upload-tasks.ts',
  usage: 'src/client/usage.ts',
  validate: 'src/client/validate.ts',
};

const ownEntries = (parts: readonly string[]): Record<string, string> =>
  Object.fromEntries(parts.map((part) => [part, `generated/client/contract/${part}.ts`]));

function generatedModules(model: Model, version: string): Record<string, string> {
  return below('generated/client/contract', {
    ...contractModules(model, version),
    'namespaces.ts': methodsDeclaration(model),
    ...partModules(model),
  });
}
