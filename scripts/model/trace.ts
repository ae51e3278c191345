/** What the source states, row by row, and where the contract contains it: openapi/trace.yaml. */
import { isObject } from '../../src/shared/json.ts';
import { escape, memberPointer, tokens, unescape } from '../lib/pointer.ts';
import type { Document, SchemaObject } from './document.ts';
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
 * a component, and `#/info` is a pointer. An item of an array is called by its name or value, so that the order does not
 * matter: `#/tags/Tasks`, `schemas/TaskStatus/enum/FAILED`.
 */
export function pointerOf(place: string, document: Document): string {
  const [first = '', ...steps] = place.split('/');
  const found = operationsInDocument(document).find(({ operation }) => operation.value.operationId === first);
  if (first === '#') return follow(document, '#', steps);
  if (found) return follow(found.operation.value, found.operation.pointer, steps);
  return follow(document.components, '#/components', [first, ...steps]);
}

function follow(start: unknown, from: string, steps: readonly string[]): string {
  let [value, pointer] = [start, from];
  for (const step of steps) {
    for (const token of tokensOf(value, unescape(step))) {
      value = (value as Record<string, unknown> | undefined)?.[token];
      pointer = memberPointer(pointer, token);
    }
  }
  return pointer;
}

/** Where the types and values of a schema are if it has alternatives. */
const alternatives = ['anyOf', 'oneOf', 'allOf'] as const;

/** Returns the tokens of a step from a value. Values and types can be listed in alternatives. */
function tokensOf(value: unknown, step: string): string[] {
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, step)) return [step];
  if (Array.isArray(value)) {
    const isCalled = (item: unknown): boolean =>
      item === step || (isObject(item) && [item['name'], item['const']].includes(step));
    const index = value.findIndex(isCalled);
    return [index < 0 ? step : String(index)];
  }
  const schema = value as SchemaObject;
  const keyword = alternatives.find((each) => Array.isArray(schema[each]));
  if (keyword === undefined || !['type', 'enum'].includes(step)) return [step];
  const index = schema[keyword]?.findIndex((each) => each.enum) ?? -1;
  return step === 'enum' && index >= 0 ? [keyword, String(index), step] : [keyword];
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
  if (around) return pointer.replace(around.operation.pointer, around.operation.value.operationId);
  const [, list = '', index = ''] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
  const value = index === '' ? undefined : at(document, pointer);
  const name = isObject(value) ? value['name'] : value;
  const called = typeof name === 'string' ? `${list}/${escape(name)}` : pointer;
  return called.replace(/^#\/components\//, '').replace(/\/anyOf\/\d+(?=\/enum\/)/, '');
}

const at = (document: Document, pointer: string): unknown =>
  tokens(pointer).reduce<unknown>(
    (value, token) => (value as Record<string, unknown> | undefined)?.[token],
    document,
  );

const annotation =
  /\/(description|summary|title|examples|x-open-questions|x-scope-aliases|effects|event)(\/|$)/;

/** Returns whether the responses of a server can prove what is at a place. People read the rest. */
export const isProvable = (pointer: string): boolean =>
  /^#\/(paths|components)\/./.test(pointer) && !annotation.test(pointer);
