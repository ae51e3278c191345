/**
 * Changes to a contract that each make it untrue, one at a time, derived from the present contract: every
 * required field, every null, every status, every role, every condition …
 */
import type { JsonObject } from '../support/contract.ts';
import { behaviourMutants } from './mutations-behaviour.ts';
import { shapeMutants } from './mutations-shape.ts';
import type { Mutant } from './mutate.ts';

export function* mutants(root: JsonObject): Generator<Mutant> {
  yield* shapeMutants(root);
  yield* behaviourMutants(root);
}
