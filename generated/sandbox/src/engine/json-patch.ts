/** JSON Patch (RFC 6902): an array of changes to a document. */
import type { Json, Values } from './types.js';

/** One change. Its shape is for the contract to validate. */
interface Change {
  op: string;
  path: string;
  from?: string;
  value?: Json;
}

/** Why a patch cannot be applied. */
export class PatchError extends Error {}

/** Whether bodies of a media type are arrays of changes. */
export const isPatch = (mediaType: string | undefined): boolean => /json-patch\+json/i.test(mediaType ?? '');

/**
 * Returns a copy of a document with all changes.
 *
 * @throws {PatchError} One of them cannot be made.
 */
export function patched(document: Json, changes: readonly unknown[]): Json {
  return changes.reduce<Json>((value, change) => apply(value, change as Change), structuredClone(document));
}

function apply(document: Json, { op, path, from = '', value = null }: Change): Json {
  const way = stepsOf(path);
  switch (op) {
    case 'add':
      return put(document, way, value, 'insert');
    case 'replace':
      find(document, way);
      return put(document, way, value, 'set');
    case 'remove':
      return remove(document, way);
    case 'move': {
      const moved = find(document, stepsOf(from));
      return put(remove(document, stepsOf(from)), way, moved, 'insert');
    }
    case 'copy':
      return put(document, way, structuredClone(find(document, stepsOf(from))), 'insert');
    case 'test':
      if (same(find(document, way)) !== same(value)) throw new PatchError(`${path} has another value`);
      return document;
    default:
      throw new PatchError(`there is no operation ${op}`);
  }
}

const stepsOf = (path: string): string[] =>
  String(path)
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function find(document: Json, way: readonly string[]): Json {
  return way.reduce<Json>((value, step) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) throw nothingAt(way);
    return (value as Values)[step] ?? null;
  }, document);
}

const nothingAt = (way: readonly string[]): PatchError =>
  new PatchError(`there is nothing at /${way.join('/')}`);

function put(document: Json, way: readonly string[], value: Json, mode: 'insert' | 'set'): Json {
  const last = way.at(-1);
  if (last === undefined) return value;
  const parent = find(document, way.slice(0, -1));
  if (typeof parent !== 'object' || parent === null) throw nothingAt(way);
  if (!Array.isArray(parent)) parent[last] = value;
  else if (mode === 'set') parent[Number(last)] = value;
  else {
    const index = last === '-' ? parent.length : Number(last);
    if (!Number.isInteger(index) || index < 0 || index > parent.length) throw nothingAt(way);
    parent.splice(index, 0, value);
  }
  return document;
}

function remove(document: Json, way: readonly string[]): Json {
  find(document, way);
  const last = way.at(-1) ?? '';
  const parent = find(document, way.slice(0, -1));
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (typeof parent === 'object' && parent !== null) delete parent[last];
  return document;
}

/** A text that two equal values share, whatever the order of their members is. */
const same = (value: Json): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
