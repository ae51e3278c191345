import { rootPackage } from '../../lib/package-json.ts';
import type { BundledContract } from '../../model/bundle.ts';
import { readModel, type Model } from '../../model/index.ts';
import { settingValues, unionOf } from '../id-types.ts';
import { packageMaker, type PackageSources } from '../packages/files.ts';
import { contractData } from './data.ts';

/** The package `@docproc/conformance`. */
export const { build, api, pack } = packageMaker(sources);

/** What the package consists of: the modules of src/conformance, and what they need from the contract. */
export async function sources(contract: BundledContract): Promise<PackageSources> {
  const { version } = await rootPackage();
  const model = await readModel(contract);
  const data = JSON.stringify(await contractData(contract, model, version), null, 1);
  return {
    name: 'conformance',
    entries: { index: 'src/conformance/index.ts', bin: 'src/conformance/bin.ts' },
    commands: ['bin'],
    generated: {
      'generated/conformance/contract/contract.ts': `${typesOf(model)}\nexport const contract: TestedContract = ${data};\n`,
    },
    included: ['ajv'],
    manifest: {
      description: 'Checks a server against the contract of the Document Processing Service',
      keywords: ['api-testing', 'conformance', 'openapi'],
      bin: { 'docproc-conformance': './dist/bin.js' },
    },
  };
}

/** The types of the contract data. They make the compiler check the tables that src/conformance has by ids of questions. */
function typesOf(model: Model): string {
  const open = model.questions.filter(({ setting }) => setting === undefined);
  return `import type { TestedContract } from '../../../src/conformance/contract-types.ts';

${settingValues(model)}
/** Ids of the open questions without a setting. */
export type OpenQuestionId = ${unionOf(open.map(({ id }) => id))};

/** Ids of the operations. */
export type OperationId = ${unionOf(model.operations.map(({ id }) => id))};
`;
}
