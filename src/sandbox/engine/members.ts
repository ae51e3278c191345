/** Members of the fields of a resource: which ones are kept, and how a merge patch changes them. */
import { isObject } from '../../shared/json.ts';
import type { Field, Json } from './types.ts';

/** Returns a value with the members that the contract has. */
export function prune({ members }: Field, value: Json): Json {
  if (!members || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => prune({ name: '', key: '', members }, item));
  return Object.fromEntries(Object.entries(value).filter(([name]) => members.includes(name)));
}

/** Returns an object with the members of another one, at any depth, as in RFC 7396; anything else is replaced. */
export function merge(into: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(into) ? into : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, merge(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}
