import * as keywords from '../../../src/types/keywords.ts';
import { rootPackage } from '../../lib/package-json.ts';
import type { BundledContract } from '../../model/bundle.ts';
import { readModel, type Model } from '../../model/index.ts';
import { dataModule } from '../data-module.ts';
import { settingValues, unionOf } from '../id-types.ts';
import { below, packageMaker, type PackageSources } from '../packages/files.ts';
import { contractData } from './data.ts';

/** The package `@docproc/conformance`. */
export const { build, api, pack } = packageMaker(sources);

/** Commands that only the packed package has. */
export const programs = { 'docproc-diff': 'scripts/commands/diff-documents.ts' };

/** What the package consists of: the modules of src/conformance, and what they need from the contract. */
export async function sources(contract: BundledContract): Promise<PackageSources> {
  const { version, devDependencies } = await rootPackage();
  const model = await readModel(contract);
  const rules = model.schemaData(Object.keys(keywords));
  const value = await contractData(contract, model, version, rules);
  return {
    name: 'conformance',
    entries: { index: 'src/conformance/index.ts', bin: 'src/conformance/bin.ts' },
    commands: ['bin'],
    generated: below('generated/conformance/contract', {
      'contract.ts': typesOf(model),
      ...dataModule(
        {
          contract: {
            type: 'TestedContract',
            imports: { TestedContract: 'conformance/contract/types' },
            value,
          },
        },
        { typeNames: model.typeNames, components: rules.components },
      ),
    }),
    judges: true,
    manifest: {
      description: 'Checks a server against the contract of the Document Processing Service',
      keywords: ['api-testing', 'conformance', 'openapi'],
      bin: { 'docproc-conformance': './dist/bin.js' },
      peerDependencies: { '@redocly/cli': `^${devDependencies['@redocly/cli']}` },
      peerDependenciesMeta: { '@redocly/cli': { optional: true } },
    },
    programs,
  };
}

/** The types of the contract data. They make the compiler check the tables that src/conformance has by ids of questions. */
function typesOf(model: Model): string {
  const open = model.questions.filter(({ setting }) => setting === undefined);
  return `export { contract } from './data.js';

${settingValues(model)}
/** Ids of the open questions without a setting. */
export type OpenQuestionId = ${unionOf(open.map(({ id }) => id))};

/** Ids of the operations. */
export type OperationId = ${unionOf(model.operations.map(({ id }) => id))};
`;
}
