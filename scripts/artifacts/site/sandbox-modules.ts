import type { Contract } from '../../model/bundle.ts';
import { rootPackage } from '../../lib/package-json.ts';
import { readModel } from '../../model/index.ts';
import { dataModules } from '../sandbox/data.ts';

/** The modules of the sandbox that are generated from the contract, as JavaScript, by path in its package. */
export async function sandboxModules(contract: Contract): Promise<Record<string, string>> {
  const { version } = await rootPackage();
  return dataModules(await readModel(contract), version);
}
