import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Guards } from '../../shared/guards.ts';
import type { TestedOperation } from '../contract/types.ts';
import { type Fields, fieldsSetBy, fits, task, type TestResource } from '../contract/resource.ts';

/** A request of an operation, or the time in which the service changes the state of a resource. */
export type PreparationStep = TestedOperation | 'wait';

/** Most steps of a preparation. */
const maxSteps = 4;

interface SearchState {
  /** The fields that the steps change. */
  changed: Fields;
  /** Whether the service decides what comes of the state. */
  open: boolean;
  steps: readonly PreparationStep[];
}

/**
 * Returns preparations of a task that make its fields pass some guards, the shortest first. The last step can leave
 * the state to the service: then only an attempt shows whether it leads there.
 *
 * @param operations The operations that the steps may use.
 */
export function* preparations(
  testResource: TestResource,
  guards: Guards,
  operations: readonly TestedOperation[],
): Generator<readonly PreparationStep[]> {
  const { field: state, moves } = task.lifecycle;
  const seen = new Set<string>();
  const searchStates: SearchState[] = [{ changed: {}, open: false, steps: [] }];
  for (const { changed, open, steps } of searchStates) {
    const key = JSON.stringify([changed, open]);
    if (seen.has(key)) continue;
    seen.add(key);
    const fields = { ...testResource.fields, ...changed };
    const { [state]: _, ...others } = guards;
    if (fits(fields, open ? others : guards)) yield steps;
    if (open || steps.length === maxSteps) continue;
    for (const operation of operations) {
      const values = fieldsSetBy(operation);
      // An operation with an unspecified effect leads to no known place.
      if (!fits(fields, operation.transition?.from ?? {}) || values.some(([, value]) => value === undefined))
        continue;
      const after = { ...changed, ...Object.fromEntries(values) };
      searchStates.push({ changed: after, open: false, steps: [...steps, operation] });
    }
    for (const { from, to, unknown } of moves) {
      if (from === undefined || from !== fields[state]) continue;
      const after = { ...changed, ...(to !== undefined && { [state]: to }) };
      searchStates.push({ changed: after, open: unknown !== undefined, steps: [...steps, 'wait'] });
    }
  }
}

/** The operations that change tasks. */
export const changingOperations: readonly TestedOperation[] = contract.operations.filter(
  ({ resource, transition }) => resource === task.name && Object.keys(transition?.to ?? {}).length > 0,
);

/** The steps of a preparation in one line. */
export const nameOf = (steps: readonly PreparationStep[]): string =>
  steps.map((step) => (step === 'wait' ? step : step.id)).join(' ');
