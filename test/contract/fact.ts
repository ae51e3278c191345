/** The parts of facts, and what several of them share. */
import { operations, resolve, type Json, type JsonObject, type Operation } from '../support/contract.ts';
import { endpoints, type Endpoint } from './interface.ts';

/**
 * What the contract must state, whether it does, and the value that it has, unless the statement names it. The statement
 * names an operation, a schema or a pointer: there the contract is wrong.
 */
export type Fact = [statement: string, holds: boolean, found?: unknown];
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

/** Names a table for the message of a fact. */
export const table = (name: string, of: 'interface' | 'words' = 'interface'): string =>
  `\`${name}\` in test/contract/${of}.ts`;

/** Compares names of the contract with those of a table, in any order: one fact per name of either. */
export function* sameSet(what: string, found: string[], listed: string[], where: string): Generator<Fact> {
  for (const entry of new Set([...listed, ...found])) {
    if (!found.includes(entry))
      yield [`${where} has the ${what} ${entry}: add it to \`openapi/\`, or remove it there`, false];
    else if (!listed.includes(entry))
      yield [
        `\`openapi/\` has the ${what} ${entry}: add it to ${where}, or remove it from the contract`,
        false,
      ];
    else yield [`${what} ${entry}`, true];
  }
}

/** Compares the entries of an array with those of a table: one fact per entry of either, and each is there once. */
export function* sameList(what: string, found: string[], listed: string[], where: string): Generator<Fact> {
  yield* sameSet(what, found, listed, where);
  yield [`the contract has each ${what} once`, new Set(found).size === found.length];
}
