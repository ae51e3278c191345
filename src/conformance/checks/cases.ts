/** The cases of the matrix: each operation in each state, with what the other fields that guards look at can be. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { passes, type Guards } from '../../shared/guards.ts';
import type { TestedOperation, TestedLifecycle } from '../contract/types.ts';
import { fullOperations, type SampleBehavior, task } from '../contract/resource.ts';

/** An operation on a resource whose fields pass some guards. */
export interface MatrixCase {
  operation: TestedOperation;
  /** `REVIEWING` or `REVIEWING/approved=true`. */
  name: string;
  guards: Guards;
  legal: boolean;
  sampleBehavior: SampleBehavior;
}

/** The id of the check of a case. */
export const caseId = ({ operation, name }: MatrixCase): string => `matrix/${operation.id}/${name}`;

/** Returns the cases of the operations that act on the resources of files. */
export function matrixCases(): MatrixCase[] {
  const { name, lifecycle } = task;
  const operations = fullOperations.filter(
    ({ resource, transition }) => resource === name && transition?.from,
  );
  const others = otherFields(operations, lifecycle.field);
  return operations.flatMap((operation) => casesOf(operation, lifecycle, others));
}

function casesOf(
  operation: TestedOperation,
  { field, states }: TestedLifecycle,
  others: OtherFields,
): MatrixCase[] {
  const { transition, success } = operation;
  const { [field]: inState = {}, ...own } = transition?.from ?? {};
  const legal = states.filter((state) => passes(inState, state));
  // One state shows what makes no difference. The state after processing is easy to reach, and comes second.
  const shown = [...states.slice(1), ...states.slice(0, 1)].find((state) => legal.includes(state));
  const needed = Object.fromEntries(
    [...others].flatMap(([name, values]) => {
      const guard = own[name];
      return guard ? [[name, values.find((value) => allows(guard, value)) ?? {}]] : [];
    }),
  );
  return states.flatMap((state): MatrixCase[] => {
    const one = (
      name: string,
      guards: Guards,
      isLegal: boolean,
      sampleBehavior: SampleBehavior = {},
    ): MatrixCase => ({
      operation,
      name: name === '' ? state : `${state}/${name}`,
      guards: { [field]: { in: [state] }, ...needed, ...guards },
      legal: isLegal,
      sampleBehavior,
    });
    // A state decides first: other fields matter only where the operation is allowed.
    if (!legal.includes(state)) return [one('', {}, false)];
    const ofFields = [...others].flatMap(([name, values]) => {
      const guard = own[name];
      // A field that only other operations look at makes no difference.
      if (!guard && state !== shown) return [];
      const wanted = guard ? values.filter((value) => !allows(guard, value)) : values;
      return wanted.map((value) => one(nameOf(name, value), { [name]: value }, !guard));
    });
    const conditions = (transition?.conditions ?? []).filter((condition) =>
      contract.sandboxFiles.some(({ fails }) => fails === condition),
    );
    return [
      one('', {}, true),
      ...ofFields,
      ...conditions.map((condition) => one(`not-${condition}`, {}, false, { fails: condition })),
      ...(success.partial.length > 0 && state === shown ? [one('partial', {}, true, { partial: true })] : []),
    ];
  });
}

type Value = Guards[string];
type OtherFields = ReadonlyMap<string, readonly Value[]>;

/** What fields other than the state can be, as far as guards distinguish them. */
function otherFields(operations: readonly TestedOperation[], stateField: string): OtherFields {
  const guards = operations.flatMap(({ transition }) => Object.entries(transition?.from ?? {}));
  const others = guards.filter(([field]) => field !== stateField);
  return new Map(others.map(([field, guard]) => [field, distinguishedBy(guard)]));
}

function distinguishedBy(guard: Value): Value[] {
  const values = guard.in ?? guard.notIn ?? [];
  if (values.every((each) => typeof each === 'boolean')) return [{ in: [false] }, { in: [true] }];
  return [{ in: [values[0]] }, { notIn: [values[0]] }];
}

/** Whether a field that is so passes a guard. */
const allows = (guard: Value, value: Value): boolean =>
  value.in ? passes(guard, value.in[0]) : !passes(guard, value.notIn?.[0]);

const nameOf = (field: string, { in: values, notIn }: Value): string =>
  values ? `${field}=${String(values[0])}` : `${field}=not-${String(notIn?.[0])}`;
