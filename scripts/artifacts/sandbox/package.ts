import { rootPackage } from '../../lib/package-json.ts';
import { readModel, type Model } from '../../model/index.ts';
import { packageMaker, type PackageSources } from '../packages/files.ts';
import { dataModules } from './data.ts';
import { readPage } from './page.ts';

export { supportReport } from './support.ts';

/** The tools that the package has an entry or a command for. Users install those that they use. */
const tools = { '@playwright/test': '>=1.40', msw: '2 || 3', 'prom-client': '15', vitest: '>=3.2' };

/** The package `@docproc/sandbox`. */
export const { build, api, pack } = packageMaker(async (contract) => {
  const model = await readModel(contract);
  const [page, { generated, ...others }] = await Promise.all([readPage(model), sources(model)]);
  return { ...others, generated: { ...generated, ...page.modules }, embedded: page.included };
});

const entries = Object.fromEntries(
  ['index', 'fetch', 'vitest', 'node-test', 'msw', 'playwright', 'worker', 'bin'].map((name) => [
    name,
    `src/sandbox/hosts/${name}.ts`,
  ]),
);

/** What the package consists of: the modules of src/sandbox, and what they need from the contract but for its page. */
export async function sources(model: Model): Promise<PackageSources> {
  const { version } = await rootPackage();
  return {
    name: 'sandbox',
    entries,
    commands: ['bin'],
    judges: true,
    generated: dataModules(model, version),
    // The entries msw and worker add nothing to these but a package.
    portable: {
      modules: ['fetch', 'base-url', 'http/cors'].map((file) => `src/sandbox/hosts/${file}.ts`),
      name: 'sandbox',
    },
    manifest: {
      description: 'Stateful sandbox of the Document Processing Service, for tests',
      keywords: ['mock-server', 'sandbox', 'testing'],
      bin: { 'docproc-sandbox': './dist/bin.js' },
      peerDependencies: tools,
      peerDependenciesMeta: Object.fromEntries(Object.keys(tools).map((name) => [name, { optional: true }])),
    },
  };
}
