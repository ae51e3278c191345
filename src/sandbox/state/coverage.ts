/** Counts the parts of the contract that requests exercise. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';

/** What is counted: statuses and transitions of operations, moves of resources, and values of enums. */
type Counted = 'status' | 'transition' | 'move' | 'value';

/** Counts the cases of the contract that were exercised. */
export class Coverage {
  /** By what is counted, by the part of the contract, and by case. Joining both names to one key would take longer than counting. */
  readonly #counts: Readonly<Record<Counted, Map<string, Map<string, number>>>> = {
    status: new Map(),
    transition: new Map(),
    move: new Map(),
    value: new Map(),
  };

  /** Counts a case of an operation, a resource or an enum. */
  add(counted: Counted, name: string, what: unknown): void {
    const known = this.#counts[counted].get(name);
    const own = known ?? new Map<string, number>();
    if (!known) this.#counts[counted].set(name, own);
    own.set(String(what), (own.get(String(what)) ?? 0) + 1);
  }

  /** Counts a value of an enum. Values that the contract does not list are not counted: there is no end to them. */
  addValue(schema: string, value: unknown): void {
    if (typeof value === 'string' && contract.values[schema]?.includes(value))
      this.add('value', schema, value);
  }

  /** Counts a change of state that the service makes; `from` is null at creation. */
  addMove(resource: string, from: string | null, to: string): void {
    this.add('move', resource, `${from} ${to}`);
  }

  /** Returns how often each case of an operation, a resource or an enum was counted. */
  of = (counted: Counted, name: string): ReadonlyMap<string, number> =>
    this.#counts[counted].get(name) ?? new Map();
}
