import { contract } from '../../../generated/conformance/contract/contract.ts';
import { accessChecks } from './access.ts';
import type { Check } from './check.ts';
import { concurrencyChecks } from './concurrency.ts';
import { hygieneChecks } from './hygiene.ts';
import { invalidChecks } from './invalid.ts';
import { limitChecks } from './limits.ts';
import { matrixChecks } from './matrix.ts';
import { responseChecks } from './responses.ts';
import type { ListedCheck } from '../reports/report.ts';

/** Every check, in the order of a report: what explains other violations comes first. */
export const allChecks: readonly Check[] = [
  // These do not run: the report names the operations that the tool does not support.
  ...contract.unsupportedOperations.map(({ id, pointer, lacks }) => ({
    id: `responses/${id}/not-followed`,
    title: `${id} has no checks`,
    sends: 'No request.',
    expects: `The tool does not support ${id}: it lacks support for ${lacks}.`,
    pointers: [pointer],
    needs: [{ met: () => false, reason: `support for ${lacks} in ${id}, which this tool lacks` }],
    run() {},
  })),
  ...responseChecks(),
  ...accessChecks(),
  ...matrixChecks(),
  ...invalidChecks(),
  ...limitChecks(),
  ...concurrencyChecks(),
  ...hygieneChecks(),
];

/** Returns every check with the statements that it proves. Sends no request. */
export const listChecks = (): ListedCheck[] => allChecks.map((check) => toListedCheck(check));

/** Returns what is known of a check before it runs. */
export const toListedCheck = (check: Check, docsUrl = ''): ListedCheck => {
  const { id, title, sends = 'Nothing.', expects, pointers = [] } = check;
  const [group = ''] = id.split('/');
  const docs = `${docsUrl.replace(/\/*$/, docsUrl === '' ? '' : '/')}guides/conformance-checks.html#${anchorOf(id)}`;
  return { id, group, title, sends, expects, docs, pointers, statements: statementsOf(pointers) };
};

/** Returns the ids of the statements that pointers prove: their own, and those that are below them. */
function statementsOf(pointers: readonly string[]): string[] {
  const proven = new Set(pointers);
  return provable.filter(({ places }) => places.some((each) => proven.has(each))).map(({ id }) => id);
}

/** A pointer, and every pointer that it is below. An entry of a list of values is proven on its own. */
const upwards = (pointer: string): string[] =>
  contract.valueLists.some((list) => pointer.startsWith(`${list}/`))
    ? [pointer]
    : pointer.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));

const provable = contract.statements.map(({ id, pointers }) => ({ id, places: pointers.flatMap(upwards) }));

/** Returns the anchor of a check. */
const anchorOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]+/g, '-');
