import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { Operation } from './types.ts';

/** Counts what was exercised of the contract. */
export class Coverage {
  readonly statuses: ReadonlyMap<string, Uint32Array> = new Map(
    contract.operations.map(({ id }) => [id, new Uint32Array(600)]),
  );
  readonly transitions: ReadonlyMap<string, { applied: number; rejected: number }> = new Map(
    contract.operations.map(({ id }) => [id, { applied: 0, rejected: 0 }]),
  );
  /** Moves of the service by `record from to`. */
  readonly moves: Map<string, number> = new Map();
  readonly values: ReadonlyMap<string, Map<string, number>> = new Map(
    Object.entries(contract.values).map(([name, values]) => [
      name,
      new Map(values.map((value) => [value, 0])),
    ]),
  );

  response({ id }: Operation, status: number): void {
    const counts = this.statuses.get(id);
    if (counts) counts[status] = (counts[status] ?? 0) + 1;
  }

  transition({ id }: Operation, how: 'applied' | 'rejected'): void {
    const counts = this.transitions.get(id);
    if (counts) counts[how]++;
  }

  move(record: string, from: string | null, to: string): void {
    const key = `${record} ${from} ${to}`;
    this.moves.set(key, (this.moves.get(key) ?? 0) + 1);
  }

  /** Counts a value of a set. Values that the contract does not list are not counted: there is no end to them. */
  value(set: string, value: unknown): void {
    if (typeof value !== 'string') return;
    const counts = this.values.get(set);
    const count = counts?.get(value);
    if (count !== undefined) counts?.set(value, count + 1);
  }
}
