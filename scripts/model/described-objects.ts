/** The objects of a contract that have texts or name open questions, by names that outlive an edit elsewhere. */
import { escape, memberPointer } from '../lib/pointer.ts';
import { type Document, methods } from './document.ts';
import type { OpenQuestion } from './catalogs.ts';

/** An object of the contract. */
export interface DescribedObject {
  /** JSON pointer into the bundle; `open-questions/ID` for an open question. */
  pointer: string;
  /** What a person reads there, by the name of the member. */
  texts: Record<string, string>;
  /** Ids of the open questions that the object itself names. */
  questions: string[];
  /** Name of the place that the object refers to. */
  target: string | undefined;
}

/** Places by name: a pointer in which an operation has its id in place of path and method. */
export type DescribedObjects = ReadonlyMap<string, DescribedObject>;

/** Members of a document whose values people read. */
const texts = ['title', 'summary', 'description', 'effects'];
/** Members of an open question whose values people read. */
const textsOfQuestions = ['title', 'question', 'interpretations', 'contract', 'mock', 'sandbox', 'client'];
/** Maps from names to objects: a key in them is no member, even if it is `description`. */
const maps = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'states',
  'variables',
  'examples',
  'schemas',
]);
/** Members whose values are data. */
const samples = new Set(['value', 'default', 'const', 'enum', 'example', 'examples']);

/** Returns the described objects of a document, and its open questions. */
export function readDescribedObjects(document: Document, questions: OpenQuestion[] = []): DescribedObjects {
  const places = new Map<string, DescribedObject>();
  readWithin(document, '', { pointer: '#', name: '#' }, places);
  for (const question of questions) {
    const name = `open-questions/${question.id}`;
    const own = textsIn({ ...question }, textsOfQuestions);
    places.set(name, { pointer: name, texts: own, questions: [question.id], target: undefined });
  }
  return places;
}

interface At {
  pointer: string;
  name: string;
}

function readWithin(
  node: unknown,
  key: string,
  { pointer, name }: At,
  places: Map<string, DescribedObject>,
): void {
  if (typeof node !== 'object' || node === null) return;
  const isMap = maps.has(key);
  if (!Array.isArray(node))
    places.set(name, readDescribedObject(node as Record<string, unknown>, pointer, isMap));
  const taken = new Set<string>();
  for (const [member, value] of Object.entries(node)) {
    if (!isMap && samples.has(member) && !(member === 'examples' && !Array.isArray(value))) continue;
    const at = memberPointer(pointer, member);
    const step = Array.isArray(node) ? stepOf(value, member, taken) : escape(member);
    readWithin(value, member, { pointer: at, name: operationName(value, at) ?? `${name}/${step}` }, places);
  }
}

function readDescribedObject(
  node: Record<string, unknown>,
  pointer: string,
  isMap: boolean,
): DescribedObject {
  const { $ref, 'x-open-questions': named, openQuestions } = node;
  return {
    pointer,
    texts: isMap ? {} : textsIn(node, texts),
    questions: [named ?? [], openQuestions ?? []].flat().map(String),
    target: typeof $ref === 'string' ? $ref : undefined,
  };
}

/** The members that are texts, or several as paragraphs of one. */
function textsIn(node: Record<string, unknown>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key): [string, string][] => {
      const value = node[key];
      if (Array.isArray(value)) return [[key, value.map(String).join('\n\n')]];
      return typeof value === 'string' ? [[key, value.trim()]] : [];
    }),
  );
}

/** The name of an item of an array: what identifies it, so that it keeps its name when others come before it. */
function stepOf(item: unknown, index: string, taken: Set<string>): string {
  const { $ref, id, name, url } = (item ?? {}) as Record<string, unknown>;
  const own = [$ref, id, name, url].find((each) => typeof each === 'string') as string | undefined;
  const step = own === undefined || taken.has(own) ? index : own;
  taken.add(step);
  return escape(step);
}

const operationPointer = new RegExp(`^#/paths/[^/]+/(${methods.join('|')})$`);

function operationName(value: unknown, pointer: string): string | undefined {
  if (!operationPointer.test(pointer)) return undefined;
  const { operationId } = value as { operationId?: string };
  return operationId === undefined ? undefined : memberPointer('#', 'operations', operationId);
}

/** A place and those that it leads to by references, in that order. */
export function* referred(places: DescribedObjects, name: string): Generator<DescribedObject> {
  const seen = new Set<string>();
  for (let next: string | undefined = name; next !== undefined && !seen.has(next);) {
    seen.add(next);
    const place = places.get(next);
    if (place) yield place;
    next = place?.target;
  }
}
