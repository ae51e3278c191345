import type { Contract } from '../../model/bundle.ts';
import { rootPackage } from '../../lib/package.ts';
import { transpile } from '../../lib/transpile.ts';
import { contractModules, readQuestions } from '../sandbox/contract.ts';

/** The modules of the sandbox that are generated from the contract, as JavaScript, by path in its package. */
export async function sandboxModules(contract: Contract): Promise<Record<string, string>> {
  const { version } = await rootPackage();
  const modules = contractModules(contract, await readQuestions(contract), version);
  return {
    ...transpile('sandbox', { 'contract.ts': modules.contract }),
    'validators.js': modules.validators,
  };
}
