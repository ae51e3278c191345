import type { ListedCheck } from '../../../src/conformance/reports/report.ts';
import type { BundledContract } from '../../model/bundle.ts';
import { bundlePackage } from '../packages/bundle.ts';
import { sources } from './package.ts';

/** Returns the checks of a server for a contract, as the package lists them. */
export async function checksOf(contract: BundledContract): Promise<ListedCheck[]> {
  const entries = { list: 'src/conformance/checks/list.ts' };
  const { code } = await bundlePackage({ ...(await sources(contract)), entries }, { standalone: true });
  const url = `data:text/javascript,${encodeURIComponent(code['list.js'] ?? '')}`;
  const { listChecks } = (await import(url)) as { listChecks: () => ListedCheck[] };
  return listChecks();
}
