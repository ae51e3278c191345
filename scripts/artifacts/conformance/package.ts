import { readFile } from 'node:fs/promises';
import { root, rootPackage } from '../../lib/package-json.ts';
import type { Contract } from '../../model/bundle.ts';
import { readModel, type Model } from '../../model/index.ts';
import { packageMaker, type PackageSources } from '../packages/files.ts';
import { contractData } from './data.ts';

/** The package `@docproc/conformance`. */
export const { build, api, pack } = packageMaker(sources);

/** What the package consists of: the modules of src/conformance, and what they need from the contract. */
async function sources(contract: Contract): Promise<PackageSources> {
  const { engines, version } = await rootPackage();
  const model = await readModel(contract);
  const data = JSON.stringify(await contractData(contract, model, version), null, 1);
  return {
    name: 'conformance',
    entries: { index: 'src/conformance/index.ts', bin: 'src/conformance/bin.ts' },
    commands: ['bin'],
    generated: {
      'generated/conformance/contract/contract.ts': `${typesOf(model)}\nexport const contract: Contract = ${data};\n`,
    },
    included: ['ajv'],
    readme: await readFile(new URL('src/conformance/README.md', root), 'utf8'),
    manifest: {
      name: '@docproc/conformance',
      description: 'Checks a server against the contract of the Document Processing Service',
      keywords: ['api-testing', 'conformance', 'openapi'],
      engines,
      bin: { 'docproc-conformance': './dist/bin.js' },
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './package.json': './package.json',
      },
      types: './dist/index.d.ts',
      files: ['contract', 'dist', 'licenses', 'src'],
    },
  };
}

/** The types of the contract data. They make the compiler check the tables that src/conformance has by ids of questions. */
function typesOf({ settings, questions }: Model): string {
  const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');
  const values = settings.map(({ id, setting }) => `  '${id}': ${quoted(setting.values)};\n`);
  return `import type { Contract } from '../../../src/conformance/contract-types.ts';

/** The values of each setting. */
export interface SettingValues {
${values.join('')}}

/** Ids of the open questions without a setting. */
export type OpenQuestionId = ${quoted(questions.map(({ id }) => id).filter((id) => settings.every((each) => each.id !== id)))};
`;
}
