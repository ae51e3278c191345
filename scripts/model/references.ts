/** Parts of a document with the place where each is written. Only this folder follows references. */
import { InputError } from '../lib/cli.ts';
import { memberPointer, members, tokens, unescape } from '../lib/pointer.ts';
import {
  type Document,
  type Method,
  methods,
  type OperationObject,
  type PathItem,
  type Reference,
} from './document.ts';

/** A value and the JSON pointer of where it is written. */
export interface WithPointer<T = unknown> {
  value: T;
  pointer: string;
}

/** Returns a member of a part; undefined if there is none. */
export function member<T extends object, K extends keyof T & string>(
  { value, pointer }: WithPointer<T>,
  key: K,
): WithPointer<Exclude<T[K], undefined>> | undefined {
  const found = value[key];
  return found === undefined
    ? undefined
    : { value: found as Exclude<T[K], undefined>, pointer: memberPointer(pointer, key) };
}

/** Returns the members of a part by name; empty if there is no part. */
export function entries<T>(
  part: WithPointer<Record<string, T> | T[]> | undefined,
): [string, WithPointer<T>][] {
  return Object.entries(part?.value ?? {}).map(([key, value]) => [
    key,
    { value, pointer: memberPointer(part?.pointer ?? '', key) },
  ]);
}

/** An operation as it is written, with the path item around it. */
export interface OperationInDocument {
  path: string;
  method: Method;
  item: WithPointer<PathItem>;
  operation: WithPointer<OperationObject>;
}

export const operationsInDocument = (document: Document): OperationInDocument[] =>
  entries({ value: document.paths, pointer: '#/paths' }).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = member(item, method);
      return operation ? [{ path, method, item, operation }] : [];
    }),
  );

/**
 * Follows the references of a part. Members next to a reference replace those that it leads to.
 *
 * @throws InputError if it is no object, or a reference leads nowhere or back to itself
 */
export function follow<T extends object>(
  document: Document,
  part: WithPointer<T | Reference>,
): WithPointer<T> {
  let { value, pointer } = part;
  const seen = new Set<string>();
  let siblings = {};
  while (isReference(value)) {
    const { $ref, ...own }: Reference = value;
    if (seen.has($ref)) throw new InputError(`${part.pointer}: ${$ref} leads back to itself.`);
    seen.add($ref);
    siblings = { ...own, ...siblings };
    value = targetOf<T>(document, $ref);
    pointer = $ref;
  }
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    throw new InputError(`${pointer} is ${text}. Write an object, or remove it.`);
  }
  return { value: Object.keys(siblings).length > 0 ? { ...value, ...siblings } : value, pointer };
}

/** What a reference into the document points to; anything else as it is. */
export function resolve<T extends object>(document: Document, value: T | Reference): T {
  let found = value;
  while (isReference(found)) found = targetOf<T>(document, found.$ref);
  return found;
}

const steps = new Map<string, string[]>();

/**
 * What a reference points to, which can be another reference.
 *
 * @throws InputError if that is nothing
 */
export function targetOf<T>(document: object, $ref: string): T | Reference {
  const path = steps.get($ref) ?? tokens(decodeURIComponent($ref));
  steps.set($ref, path);
  let found: unknown = document;
  for (const key of path) found = (found as Record<string, unknown> | undefined)?.[key];
  if (found === undefined)
    throw new InputError(`${$ref} points to nothing in the contract. Correct the \`$ref\`.`);
  return found as T;
}

/** Whether a document refers to others. */
export const refersToFiles = (document: object): boolean =>
  [...members(document)].some(({ key, value }) => key === '$ref' && !String(value).startsWith('#/'));

/** The name of the component that a value refers to; undefined if it is not a reference, or one to a part of a component. */
export function componentName(value: unknown): string | undefined {
  const [, name] = (isReference(value) && /^#\/components\/[^/]+\/([^/]+)$/.exec(value.$ref)) || [];
  return name === undefined ? undefined : unescape(decodeURIComponent(name));
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && typeof (value as Reference).$ref === 'string';
}

/** Writes path items out in the place of references to components: every other part of a path is there already. */
export function inlinePathItems({ paths, webhooks = {}, components }: Document): void {
  const { pathItems = {} } = components;
  const all = [paths, webhooks].flatMap((items) =>
    Object.entries(items).map((entry) => [items, ...entry] as const),
  );
  for (const [items, path, item] of all) {
    const name = componentName(item);
    const shared = name === undefined ? undefined : pathItems[name];
    if (!shared) continue;
    const { $ref: _, ...own } = item as PathItem & Partial<Reference>;
    items[path] = { ...shared, ...own };
  }
  delete components.pathItems;
}

/** The open questions named in a value, at any depth and behind its references. */
export function questionsWithin(document: Document, node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  const beyond = isReference(node) ? questionsWithin(document, resolve(document, node), seen) : [];
  const here = Object.entries(node).flatMap(([key, value]) =>
    key === 'x-open-questions' ? (value as string[]) : questionsWithin(document, value, seen),
  );
  return [...new Set([...beyond, ...here])];
}

/** The open questions that a part names, and those that what it refers to names. */
export const questionsOf = (document: Document, { value }: WithPointer<object>): string[] => [
  ...new Set(
    [value, resolve(document, value)].flatMap(
      (each: { 'x-open-questions'?: string[] }) => each['x-open-questions'] ?? [],
    ),
  ),
];
