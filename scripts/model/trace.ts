/** What the source states, row by row, and where the contract contains it: openapi/trace.yaml. */
import type { Document } from './document.ts';
import { operationsInDocument } from './references.ts';

/** One statement of the source. */
export interface Statement {
  id: string;
  section: string;
  row: string;
  sentence: string;
  /** The places of the bundle that contain it. `pointerOf` returns the JSON Pointer of each. */
  places: string[];
}

/** trace.yaml as it is written: sections, their rows, and for each row the hash of its text and the statements by id. */
export type Trace = Record<string, Record<string, { hash: string } & StatedIn>>;
type StatedIn = Record<string, string | Pick<Statement, 'sentence' | 'places'>>;

/** Returns the statements of a trace, with the section and row of each. */
export function statementsOf(trace: Trace): Statement[] {
  return Object.entries(trace).flatMap(([section, rows]) =>
    Object.entries(rows).flatMap(([row, entries]) =>
      Object.entries(entries).flatMap(([id, entry]) =>
        // The only text among the entries is the hash.
        typeof entry === 'string' ? [] : [{ id, section, row, ...entry }],
      ),
    ),
  );
}

/**
 * Returns the JSON Pointer of a place of a statement. `getTask/summary` is in the operation of this id, `schemas/Task` is
 * a component, and `#/info` is a pointer already.
 */
export function pointerOf(place: string, document: Document): string {
  if (place.startsWith('#')) return place;
  const [first = ''] = place.split('/', 1);
  const found = operationsInDocument(document).find(({ operation }) => operation.value.operationId === first);
  return found ? found.operation.pointer + place.slice(first.length) : `#/components/${place}`;
}

/** Returns the statements by the JSON Pointers of their places. */
export function statementsByPointer(statements: Statement[], document: Document): Map<string, Statement[]> {
  const found = new Map<string, Statement[]>();
  for (const statement of statements) {
    for (const pointer of statement.places.map((place) => pointerOf(place, document)))
      found.set(pointer, [...(found.get(pointer) ?? []), statement]);
  }
  return found;
}

/** Returns the place that has a JSON Pointer. */
export function placeOf(pointer: string, document: Document): string {
  const around = operationsInDocument(document).find(
    ({ operation }) => pointer === operation.pointer || pointer.startsWith(`${operation.pointer}/`),
  );
  if (!around) return pointer.replace(/^#\/components\//, '');
  return pointer.replace(around.operation.pointer, around.operation.value.operationId);
}

const annotation =
  /\/(description|summary|title|examples|x-open-questions|x-scope-aliases|effects|event)(\/|$)/;

/** Returns whether the responses of a server can prove what is at a place. People read the rest. */
export const isProvable = (pointer: string): boolean =>
  /^#\/(paths|components)\/./.test(pointer) && !annotation.test(pointer);
