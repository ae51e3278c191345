import { contract } from '../../../generated/conformance/contract/contract.ts';
import { accessChecks } from './access.ts';
import type { Check } from './check.ts';
import { concurrencyChecks } from './concurrency.ts';
import { hygieneChecks } from './hygiene.ts';
import { invalidChecks } from './invalid.ts';
import { keptChecks } from './kept.ts';
import { limitChecks } from './limits.ts';
import { matrixChecks } from './matrix.ts';
import { responseChecks } from './responses.ts';

/** Returns every check, in the order of a report: what explains other violations comes first. */
export function allChecks(): readonly Check[] {
  known ??= [
    ...unsupportedOperations(),
    ...responseChecks(),
    ...keptChecks(),
    ...accessChecks(),
    ...matrixChecks(),
    ...invalidChecks(),
    ...limitChecks(),
    ...concurrencyChecks(),
    ...hygieneChecks(),
  ];
  return known;
}

/** One check that does not run for each operation that the tool does not support, so that a report names it. */
const unsupportedOperations = (): Check[] =>
  contract.unsupportedOperations.map(({ id, pointer, lacks }) => ({
    id: `responses/${id}/not-followed`,
    title: `${id} has no checks`,
    sends: 'No request.',
    expects: `The tool does not support ${id}: it lacks support for ${lacks}.`,
    pointers: [pointer],
    needs: [{ met: () => false, reason: `support for ${lacks} in ${id}, which this tool lacks` }],
    run() {},
  }));

/** The checks depend on the contract alone. */
let known: readonly Check[] | undefined;
