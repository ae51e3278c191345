import { accessChecks } from './access.ts';
import type { Check } from './check.ts';
import { concurrencyChecks } from './concurrency.ts';
import { forwardChecks, hygieneChecks } from './hygiene.ts';
import { invalidChecks } from './invalid.ts';
import { keptChecks } from './kept.ts';
import { keyChecks } from './keys.ts';
import { limitChecks } from './limits.ts';
import { matrixChecks } from './matrix.ts';
import { responseChecks } from './responses.ts';

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
