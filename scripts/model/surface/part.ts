/** Parts of a document together with the place where each is written, and whether two documents share a part. */
import { escape, tokens } from '../../lib/pointer.ts';
import type { Document, Json } from '../document.ts';

/** A value and the JSON pointer of the object that it is written in. */
export interface Part<T = unknown> {
  value: T;
  pointer: string;
}

/** Returns a member of a part; undefined if there is none. */
export function member<T extends object, K extends keyof T & string>(
  { value, pointer }: Part<T>,
  key: K,
): Part<Exclude<T[K], undefined>> | undefined {
  const found = value[key];
  return found === undefined
    ? undefined
    : { value: found as Exclude<T[K], undefined>, pointer: `${pointer}/${escape(key)}` };
}

/** Returns the members of a part by name; empty if there is no part. */
export function entries<T>(part: Part<Record<string, T> | T[]> | undefined): [string, Part<T>][] {
  return Object.entries(part?.value ?? {}).map(([key, value]) => [
    key,
    { value, pointer: `${part?.pointer}/${escape(key)}` },
  ]);
}

/** Follows the references of a part. Members next to a reference replace those that it refers to. */
export function follow<T extends object>(document: Document, part: Part<T | { $ref: string }>): Part<T> {
  const { $ref, ...siblings } = part.value as { $ref?: string };
  if ($ref === undefined) return part as Part<T>;
  const target = targetOf(document, $ref);
  const beyond = follow<T>(document, { value: target as T, pointer: $ref });
  if (Object.keys(siblings).length === 0) return beyond;
  return { value: { ...beyond.value, ...siblings }, pointer: beyond.pointer };
}

const pathOf = new Map<string, string[]>();

/** What a reference points to; an empty object if that is nothing, which is for lint to report. */
function targetOf(document: Document, $ref: string): object {
  const path = pathOf.get($ref) ?? tokens(decodeURIComponent($ref));
  pathOf.set($ref, path);
  return valueAt(document, path) ?? {};
}

function valueAt(document: Document, path: string[]): object | undefined {
  let found: unknown = document;
  for (const key of path) found = (found as Record<string, unknown> | undefined)?.[key];
  return typeof found === 'object' && found !== null ? found : undefined;
}

/** The object or array at a pointer; undefined if there is none. */
export function partAt(document: Document, pointer: string): Part<object> | undefined {
  const value = valueAt(document, tokens(pointer));
  return value && { value, pointer };
}

/** The members of an object other than those with the given names and extension fields. */
export function others(value: object, known: string[]): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => !known.includes(key) && !key.startsWith('x-')),
  ) as Record<string, Json>;
}

const referencesOf = new WeakMap<object, Set<string>>();

/** The references within a node. Documents that share a node share the result. */
function references(node: unknown): Set<string> {
  if (typeof node !== 'object' || node === null) return new Set();
  const known = referencesOf.get(node);
  if (known) return known;
  const found = new Set<string>();
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') found.add(value);
    else for (const each of references(value)) found.add(each);
  }
  referencesOf.set(node, found);
  return found;
}

/** Whether two documents share a node and everything that it refers to, so that no comparison is needed. */
export function shared(base: Document, a: unknown, revision: Document, b: unknown): boolean {
  if (a !== b) return false;
  const seen = new Set<string>();
  const waiting = [...references(a)];
  for (let $ref = waiting.pop(); $ref !== undefined; $ref = waiting.pop()) {
    if (seen.has($ref)) continue;
    seen.add($ref);
    const target = targetOf(base, $ref);
    if (target !== targetOf(revision, $ref)) return false;
    waiting.push(...references(target));
  }
  return true;
}

/** A text that is equal for equal values, in whatever order their members are. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}
