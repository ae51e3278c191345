/** What the source states, row by row, and where the contract contains it: openapi/trace.yaml. */
import { isObject } from '../../src/shared/json.ts';
import { memberPointer, tokens, unescape } from '../lib/pointer.ts';
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

/** trace.yaml as it is written: sections, their rows, and for each row its statements by id. */
export type Trace = Record<string, Record<string, Record<string, Pick<Statement, 'sentence' | 'places'>>>>;

/** Returns the statements of a trace, with the section and row of each. */
export function statementsOf(trace: Trace): Statement[] {
  return Object.entries(trace).flatMap(([section, rows]) =>
    Object.entries(rows).flatMap(([row, entries]) =>
      Object.entries(entries).map(([id, entry]) => ({ id, section, row, ...entry })),
    ),
  );
}

interface FoundPlace {
  pointer: string;
  /** The first step that the contract does not have. */
  missing?: string;
}

/**
 * Follows a place of a statement. `getTask/summary` is in the operation of this id, `schemas/Task` is a component, and
 * `#/info` is a pointer. An item of an array is called by what it says and never by its position: `#/tags/Tasks`,
 * `schemas/TaskStatus/enum/FAILED`, `moves/PROCESSING>FAILED`, `effects/next step` for the one text that contains this.
 */
export function findPlace(place: string, document: Document): FoundPlace {
  const [first = '', ...steps] = place.split('/');
  const found = operationsInDocument(document).find(({ operation }) => operation.value.operationId === first);
  if (first === '#') return follow(document, '#', steps);
  if (found) return follow(found.operation.value, found.operation.pointer, steps);
  return follow(document.components, '#/components', [first, ...steps]);
}

/** Returns the JSON Pointer of a place of a statement. */
export const pointerOf = (place: string, document: Document): string => findPlace(place, document).pointer;

function follow(start: unknown, from: string, steps: readonly string[]): FoundPlace {
  let [value, pointer] = [start, from];
  for (const step of steps.map(unescape)) {
    const path = tokensOf(value, step);
    if (path === undefined) return { pointer: memberPointer(pointer, step), missing: step };
    for (const token of path) {
      value = (value as Record<string, unknown>)[token];
      pointer = memberPointer(pointer, token);
    }
  }
  return { pointer };
}

/** Where the types and values of a schema are if it has alternatives. */
const alternatives = ['anyOf', 'oneOf', 'allOf'] as const;

/** Returns the tokens of a step from a value, if it leads somewhere. Values and types can be listed in alternatives. */
function tokensOf(value: unknown, step: string): string[] | undefined {
  if (Array.isArray(value)) return tokensOfItem(value, step);
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, step)) return [step];
  const schema = value as SchemaObject;
  const keyword = alternatives.find((each) => Array.isArray(schema[each]));
  if (keyword === undefined || !['type', 'enum'].includes(step)) return undefined;
  const index = schema[keyword]?.findIndex((each) => each.enum) ?? -1;
  return step === 'enum' && index >= 0 ? [keyword, String(index), step] : [keyword];
}

function tokensOfItem(items: readonly unknown[], step: string): string[] | undefined {
  const index = items.findIndex((item) => nameOf(item) === step);
  if (index >= 0) return [String(index)];
  const requirement = items.findIndex((item) => schemeOf(item) === step);
  if (requirement >= 0) return [String(requirement), step];
  const texts = [...items.keys()].filter((each) => String(items[each]).includes(step));
  if (texts.length === 1) return texts.map(String);
  // An alternative of a schema has no name.
  const item = items[Number(step)];
  return item === undefined || (nameOf(item) ?? schemeOf(item)) !== undefined ? undefined : [step];
}

/** Members that tell the items of an array apart, and are unique in it. */
const naming = ['name', 'const', 'id', 'url', 'record', 'area', 'value'];

function nameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  if (!isObject(item)) return undefined;
  const { from = '', to = item['unknown'] } = item;
  if (to !== undefined) return `${String(from)}>${String(to)}`;
  return naming.map((key) => item[key]).find((name) => typeof name === 'string');
}

function schemeOf(item: unknown): string | undefined {
  const [[scheme, scopes] = [], ...others] = isObject(item) ? Object.entries(item) : [];
  return Array.isArray(scopes) && others.length === 0 ? scheme : undefined;
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
  let value: unknown = document;
  const steps: string[] = [];
  for (const token of tokens(pointer)) {
    const list = Array.isArray(value);
    value = (value as Record<string, unknown> | undefined)?.[token];
    if (!list) steps.push(token);
    else if (schemeOf(value) === undefined) steps.push(nameOf(value) ?? token);
  }
  const place = memberPointer('#', ...steps).replace(/\/anyOf\/\d+(?=\/enum\/)/, '');
  if (around) return place.replace(around.operation.pointer, around.operation.value.operationId);
  return place.replace(/^#\/components\//, '');
}

const annotation =
  /\/(description|summary|title|examples|x-open-questions|x-scope-aliases|effects|event)(\/|$)/;

/** Returns whether the responses of a server can prove what is at a place. People read the rest. */
export const isProvable = (pointer: string): boolean =>
  /^#\/(paths|components)\/./.test(pointer) && !annotation.test(pointer);
