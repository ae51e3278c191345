/** Runs the checks of the contract on a copy of `openapi/` in which one file differs, and reports which one detects it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../scripts/artifacts/compat.ts';
import { dataModules } from '../../scripts/artifacts/sandbox/data.ts';
import { checkContract } from '../../scripts/lint/contract.ts';
import { lintWithMetaSchema, lintWithRedocly } from '../../scripts/lint/tools.ts';
import { type BundledContract, loadContract } from '../../scripts/model/bundle.ts';
import type { Json } from '../../scripts/model/document.ts';
import { readModel } from '../../scripts/model/index.ts';
import { deviationFaults } from '../contract/deviations.ts';
import { firstProblem } from '../contract/facts.ts';
import type { JsonObject } from '../support/contract.ts';
import { typeErrors } from '../support/type-errors.ts';
import type { Mutant } from './mutants.ts';

/** Returns the name of the check that detects a mutant in a copy of `openapi/`; undefined if none does. */
export async function detect(folder: string, { file, text }: Mutant): Promise<string | undefined> {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, text());
  try {
    return await firstFault(folder, file);
  } catch {
    return 'bundle';
  } finally {
    writeFileSync(path, before);
  }
}

/** Returns the name of the first check that finds a fault in a contract of which one file was edited. */
export async function firstFault(folder: string, file: string): Promise<string | undefined> {
  const contract = await loadContract(folder);
  const bundle = JSON.parse(contract.json) as JsonObject;
  if (firstProblem(bundle)) return 'facts';
  const [problem] = await checkContract(contract);
  if (problem) return problem.rule.split('/')[0];
  const tables = ['src/sandbox/contract/settings.ts', 'src/sandbox/contract/conditions.ts'];
  if (
    file === 'open-questions.yaml' &&
    typeErrors(tables, dataModules(await readModel(contract), '')).length > 0
  )
    return 'types';
  if ((await lintWithMetaSchema(bundle as Json)).length > 0) return 'OpenAPI';
  const roots = file.endsWith('.overlay.yaml') ? ['openapi.yaml', file] : ['openapi.yaml'];
  if ((await lintWithRedocly(roots.map((name) => join(folder, name)))).length > 0) return 'Redocly';
  return file.endsWith('.overlay.yaml') && (await isWrongForOthers(contract)) ? 'compat' : undefined;
}

/** Whether the documents for other tools state what they should not. */
async function isWrongForOthers(contract: BundledContract): Promise<boolean> {
  const files = await build(contract);
  return Object.entries(files).some(
    ([name, text]) => deviationFaults(name, JSON.parse(String(text)) as JsonObject).length > 0,
  );
}
