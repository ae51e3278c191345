import { readFile } from 'node:fs/promises';
import { packageFile, root, rootPackage } from '../../lib/package-json.ts';
import { chunksOf } from '../../lib/chunks.ts';
import { linkMaps, readModules, transpile } from '../../lib/transpile.ts';
import { vendor } from '../../lib/vendor.ts';
import type { Files } from '../../lib/write-files.ts';
import type { Contract } from '../../model/bundle.ts';
import { readModel, type Model } from '../../model/index.ts';
import { declarations } from '../types.ts';
import { guardsModule } from '../guards-module.ts';
import { checkCode } from './settings-code.ts';
import { dataModules } from './data.ts';
import { outcomesOf } from './kinds.ts';

const folder = new URL('src/sandbox/', root);

/** The tools of tests that the package has an entry for. Users install those that they use. */
const tools = { '@playwright/test': '>=1.40', msw: '2', vitest: '>=3' };

/** The package `@docproc/sandbox`: the sources of src/sandbox, and what they need from the contract. */
export async function build(contract: Contract): Promise<Files> {
  const { engines } = await rootPackage();
  const model = await readModel(contract);
  const entry = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
  const files: Files = {
    'sandbox/package.json': await packageFile({
      name: '@docproc/sandbox',
      description: 'Stateful sandbox of the Document Processing Service, for tests',
      keywords: ['mock-server', 'sandbox', 'testing'],
      engines,
      bin: { 'docproc-sandbox': './dist/bin.js' },
      exports: {
        '.': entry('index'),
        './fetch': entry('fetch'),
        './vitest': entry('vitest'),
        './node-test': entry('node-test'),
        './msw': entry('msw'),
        './playwright': entry('playwright'),
        './package.json': './package.json',
      },
      types: './dist/index.d.ts',
      files: ['dist', 'licenses', 'src'],
      peerDependencies: tools,
      peerDependenciesMeta: Object.fromEntries(Object.keys(tools).map((name) => [name, { optional: true }])),
    }),
    'sandbox/README.md': readme(await readFile(new URL('README.md', folder), 'utf8'), model),
    'sandbox/LICENSE': await readFile(new URL('LICENSE', root), 'utf8'),
    'sandbox/dist/types.d.ts': await declarations(contract),
  };
  const modules = await sandboxModules(model);
  const declared = Object.entries(modules).filter(([name]) => /\.d\.ts(\.map)?$/.test(name));
  const { code: parser, license } = await vendor('@fastify/busboy', 'Busboy');
  files['sandbox/licenses/fastify-busboy.txt'] = license;
  const code = await chunksOf({ ...modules, 'busboy.js': parser }, { entries, kept, shared, vendored });
  const dist = linkMaps({ ...Object.fromEntries(declared), ...code });
  for (const [name, text] of Object.entries(dist)) files[`sandbox/dist/${name}`] = text;
  // What the source maps lead to.
  const sources = { ...(await readModules('sandbox')), 'data/guards.ts': guardsModule(model) };
  for (const [name, text] of Object.entries(sources)) files[`sandbox/src/${name}`] = text;
  return files;
}

/** Public modules, and what commands of the repository load. */
const entries = ['index', 'fetch', 'vitest', 'node-test', 'msw', 'playwright', 'bin', 'control/snapshot'].map(
  (name) => `${name}.js`,
);

/** Modules that are generated from the contract, and the package that is included. */
const kept = ['contract.js', 'validators.js', 'data/guards.js', 'busboy.js'];

/** Read with the first form. */
const vendored = { '@fastify/busboy': 'busboy.js' };

/** The first one runs in browsers too. */
const shared = { sandbox: ['fetch.js'], server: ['index.js'] };

/**
 * The modules of the package for a contract, by path within `dist/`. Without `types.d.ts`, which only compilers read.
 *
 * @throws Error that names the file to write, if a setting or a condition of the contract needs one
 */
export async function sandboxModules(model: Model): Promise<Record<string, string>> {
  await checkCode(model);
  const { version } = await rootPackage();
  return { ...transpile('sandbox', await readModules('sandbox')), ...dataModules(model, version) };
}

/** The README with its tables filled in from what the code itself goes by. */
function readme(text: string, model: Model): string {
  const { settings } = model;
  const tables: Record<string, string[][]> = {
    outcomes: [
      ['File', 'What happens'],
      ...outcomesOf(model).map(([name, does]) => [`\`${name}.pdf\``, does]),
    ],
    settings: [
      ['Setting', 'The sandbox', 'Values'],
      ...settings.map(({ id, sandbox, setting }) => [
        `\`${id}\``,
        sandbox,
        setting.values.map((value) => mark(value, setting.default)).join(', '),
      ]),
    ],
  };
  return text.replace(/^<!-- (\w+) -->$/gm, (_, name: string) => {
    const rows = tables[name];
    if (!rows) throw new Error(`src/sandbox/README.md: there is no table "${name}".`);
    const [head = [], ...body] = rows;
    return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
  });
}

const mark = (value: string, standard: string): string =>
  value === standard ? `**\`${value}\`**` : `\`${value}\``;
