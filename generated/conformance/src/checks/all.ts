import { contract } from '../contract.js';
import { accessChecks } from './access.js';
import type { Check } from './check.js';
import { concurrencyChecks } from './concurrency.js';
import { forwardChecks, hygieneChecks } from './hygiene.js';
import { invalidChecks } from './invalid.js';
import { keptChecks } from './kept.js';
import { limitChecks } from './limits.js';
import { matrixChecks } from './matrix.js';
import { responseChecks } from './responses.js';

/** Returns every check, in the order in which they run. */
export function allChecks(): readonly Check[] {
  known ??= [
    ...responseChecks(),
    ...keptChecks(),
    ...accessChecks(),
    ...matrixChecks(),
    ...invalidChecks(),
    ...limitChecks(),
    ...concurrencyChecks(),
    ...hygieneChecks(),
    ...forwardChecks(),
    ...notFollowed(),
  ];
  return known;
}

/** One check that does not run for each operation that the tool does not follow, so that a report names it. */
const notFollowed = (): Check[] =>
  contract.notFollowed.map(({ id, pointer, lacks }) => ({
    id: `responses/${id}/not-followed`,
    group: 'responses',
    title: `${id} has no checks`,
    sends: 'No request.',
    expects: `The tool does not follow ${id}: it lacks support for ${lacks}.`,
    pointers: [pointer],
    needs: [{ met: () => false, reason: `support for ${lacks} in ${id}, which this tool lacks` }],
    run() {},
  }));

/** The checks depend on the contract alone. */
let known: readonly Check[] | undefined;
