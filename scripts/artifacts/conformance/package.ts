import { readFile } from 'node:fs/promises';
import { chunksOf } from '../../lib/chunks.ts';
import { packageFile, root, rootPackage } from '../../lib/package-json.ts';
import { linkMaps, readModules, transpile } from '../../lib/transpile.ts';
import type { Files } from '../../lib/write-files.ts';
import type { Contract } from '../../model/bundle.ts';
import { readModel, type Model } from '../../model/index.ts';
import { contractData } from './data.ts';

const folder = new URL('src/conformance/', root);

/** The package `@docproc/conformance`: the sources of src/conformance, and what they need from the contract. */
export async function build(contract: Contract): Promise<Files> {
  const { engines, devDependencies, version } = await rootPackage();
  const model = await readModel(contract);
  const entry = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
  const files: Files = {
    'conformance/package.json': await packageFile({
      name: '@docproc/conformance',
      description: 'Checks a server against the contract of the Document Processing Service',
      keywords: ['api-testing', 'conformance', 'openapi'],
      engines,
      bin: { 'docproc-conformance': './dist/bin.js' },
      exports: { '.': entry('index'), './package.json': './package.json' },
      types: './dist/index.d.ts',
      files: ['dist', 'src'],
      dependencies: { ajv: devDependencies['ajv'] },
    }),
    'conformance/README.md': await readFile(new URL('README.md', folder), 'utf8'),
    'conformance/LICENSE': await readFile(new URL('LICENSE', root), 'utf8'),
  };
  const modules = await conformanceModules(contract, model, version);
  const declared = Object.entries(modules).filter(([name]) => /\.d\.ts(\.map)?$/.test(name));
  const code = await chunksOf(modules, {
    entries: ['index.js', 'bin.js'],
    kept: ['contract.js'],
    shared: { conformance: ['index.js'] },
  });
  const dist = linkMaps({ ...Object.fromEntries(declared), ...code });
  for (const [name, text] of Object.entries(dist)) files[`conformance/dist/${name}`] = text;
  // What the source maps lead to.
  const sources = Object.entries(await readModules('conformance'));
  for (const [name, text] of sources) files[`conformance/src/${name}`] = text;
  return files;
}

/** The modules of the package for a contract, by path within `dist/`. */
async function conformanceModules(
  contract: Contract,
  model: Model,
  version: string,
): Promise<Record<string, string>> {
  const data = JSON.stringify(await contractData(contract, model, version), null, 1);
  return {
    ...transpile('conformance', await readModules('conformance')),
    'contract.js': `export const contract = ${data};\n`,
    'contract.d.ts': declarations(model),
  };
}

/** The types of the contract data. They make the compiler check the tables that src/conformance has by ids of questions. */
function declarations({ settings, questions }: Model): string {
  const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');
  const values = settings.map(({ id, setting }) => `  '${id}': ${quoted(setting.values)};\n`);
  return `import type { Contract } from './contract-types.js';

export declare const contract: Contract;

/** The values of each setting. */
export interface SettingValues {
${values.join('')}}

/** Ids of the open questions without a setting. */
export type OpenQuestionId = ${quoted(questions.map(({ id }) => id).filter((id) => settings.every((each) => each.id !== id)))};
`;
}
