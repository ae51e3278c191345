/** The cells of the matrix: each operation in each state, with what the other fields that guards look at can be. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { passes, type Guards } from '../../shared/guards.ts';
import type { TestedOperation, Resource } from '../contract-types.ts';
import type { Sample } from '../options.ts';

/** An operation on a resource whose fields pass some guards. */
export interface Cell {
  operation: TestedOperation;
  /** `REVIEWING` or `REVIEWING/approved`. */
  name: string;
  guards: Guards;
  legal: boolean;
  special: Partial<Pick<Sample, 'fails' | 'partial'>>;
}

/** Returns the cells of the operations that act on the resources of files. */
export function cells(): Cell[] {
  const resource = contract.resources[contract.perFile];
  if (!resource?.lifecycle) return [];
  const operations = contract.operations.filter(
    ({ record, transition, shorthandOf }) =>
      record === resource.name && transition?.from && shorthandOf === undefined,
  );
  return operations.flatMap((operation) => cellsOf(operation, resource, operations));
}

function cellsOf(
  operation: TestedOperation,
  resource: Resource,
  operations: readonly TestedOperation[],
): Cell[] {
  const { states = [], field: stateField = '' } = resource.lifecycle ?? {};
  const own = operation.transition?.from ?? {};
  const others = otherFields(operations, stateField);
  const inState = (state: string): Cell[] => {
    const stateGuard = { [stateField]: { in: [state] } };
    const right = own[stateField];
    const legal = right === undefined || passes(right, state);
    const usual = Object.fromEntries(
      [...others].map(([field, values]) => [
        field,
        only(own[field] ? valuesPassing(own[field], values) : values),
      ]),
    );
    const cell = (name: string, guards: Guards, isLegal: boolean, special: Cell['special'] = {}): Cell => ({
      operation,
      name: name === '' ? state : `${state}/${name}`,
      // A state decides first: other fields matter only where the operation is allowed.
      guards: { ...stateGuard, ...guards },
      legal: isLegal,
      special,
    });
    const guarded = Object.keys(own).filter((field) => field !== stateField);
    const needed = Object.fromEntries(guarded.map((field) => [field, usual[field] ?? {}]));
    const found = [cell('', needed, legal)];
    for (const [field, values] of others) {
      const guard = own[field];
      if (!guard) {
        // A field that only other operations look at makes no difference. One state shows it.
        if (!legal || state !== firstLegal(own[stateField], states)) continue;
        for (const value of values) {
          const name = nameOf(field, value);
          found.push(cell(name, { ...needed, [field]: value }, true));
        }
        continue;
      }
      for (const value of !legal ? [] : values.filter((each) => !valuesPassing(guard, [each]).length)) {
        found.push(cell(nameOf(field, value), { ...needed, [field]: value }, false));
      }
    }
    if (legal) {
      for (const condition of operation.transition?.conditions ?? []) {
        if (!contract.sandboxFiles.some(({ fails }) => fails === condition)) continue;
        found.push(cell(`not-${condition}`, needed, false, { fails: condition }));
      }
      if (operation.success.partial.length > 0 && state === firstLegal(own[stateField], states)) {
        found.push(cell('partial', needed, true, { partial: true }));
      }
    }
    return found;
  };
  return states.flatMap(inState);
}

type Value = Guards[string];

/** What fields other than the state can be, as far as guards distinguish them. */
function otherFields(operations: readonly TestedOperation[], stateField: string): Map<string, Value[]> {
  const found = new Map<string, Value[]>();
  for (const { transition } of operations) {
    for (const [field, guard] of Object.entries(transition?.from ?? {})) {
      if (field === stateField) continue;
      const values = guard.in ?? guard.notIn ?? [];
      const boolean = values.every((each) => typeof each === 'boolean');
      found.set(
        field,
        boolean ? [{ in: [false] }, { in: [true] }] : [{ in: [values[0]] }, { notIn: [values[0]] }],
      );
    }
  }
  return found;
}

/** Those of some values that pass a guard. */
const valuesPassing = (guard: Value, values: readonly Value[]): Value[] =>
  values.filter((value) => (value.in ? passes(guard, value.in[0]) : !passes(guard, value.notIn?.[0])));

const only = (values: readonly Value[]): Value => values[0] ?? {};

const firstLegal = (guard: Value | undefined, states: readonly string[]): string | undefined =>
  // The state after processing is easy to reach, and comes second.
  [...states.slice(1), ...states.slice(0, 1)].find((state) => !guard || passes(guard, state));

const nameOf = (field: string, { in: values, notIn }: Value): string =>
  values ? `${field}=${String(values[0])}` : `${field}=not-${String(notIn?.[0])}`;
