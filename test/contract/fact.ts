/** What facts are made of, and what several of them share. */
import { operations, resolve, type Json, type JsonObject, type Operation } from '../support/contract.ts';
import { endpoints, type Endpoint } from './interface.ts';

/** What ought to hold, and whether it does. */
export type Fact = [statement: string, holds: boolean];
/** Reads a contract; lazy, so that a reader may stop at the first failure. */
export type Check = (root: JsonObject) => Iterable<Fact>;

/** The operations of the tables which the contract has, each with its row. */
export function* endpointsOf(root: JsonObject): Generator<[string, Endpoint, Operation]> {
  const found = new Map([...operations(root)].map((op) => [op.operationId, op]));
  for (const [id, row] of Object.entries(endpoints)) {
    const op = found.get(id);
    if (op) yield [id, row, op];
  }
}

export const isSuccess = (status: string): boolean => status.startsWith('2');

export function responses(op: Operation, which: (status: string) => boolean) {
  return Object.entries(op.responses ?? {}).filter(([status]) => which(status));
}

/** The value at a pointer, if there is one. */
export function at(pointer: string, root: JsonObject): Json | undefined {
  try {
    return resolve(pointer, root);
  } catch {
    return undefined;
  }
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const some = (texts: string[], words: RegExp): boolean => texts.some((text) => words.test(text));

/** One fact per value of either list, in any order. */
export function* sameSet(what: string, found: string[], wanted: string[]): Generator<Fact> {
  for (const value of wanted) yield [`${what} ${value}`, found.includes(value)];
  for (const value of found) if (!wanted.includes(value)) yield [`no ${what} ${value}`, false];
  yield [`no ${what} twice`, new Set(found).size === found.length];
}
