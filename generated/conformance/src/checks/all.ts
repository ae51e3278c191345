import { accessChecks } from './access.js';
import type { Check } from './check.js';
import { concurrencyChecks } from './concurrency.js';
import { forwardChecks, hygieneChecks } from './hygiene.js';
import { invalidChecks } from './invalid.js';
import { keptChecks } from './kept.js';
import { keyChecks } from './keys.js';
import { limitChecks } from './limits.js';
import { matrixChecks } from './matrix.js';
import { responseChecks } from './responses.js';

/** Returns every check, in the order in which they run. */
export function allChecks(): readonly Check[] {
  known ??= [
    ...responseChecks(),
    ...keptChecks(),
    ...accessChecks(),
    ...keyChecks(),
    ...matrixChecks(),
    ...invalidChecks(),
    ...limitChecks(),
    ...concurrencyChecks(),
    ...hygieneChecks(),
    ...forwardChecks(),
  ];
  return known;
}

/** The checks depend on the contract alone. */
let known: readonly Check[] | undefined;
