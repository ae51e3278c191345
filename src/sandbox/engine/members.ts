/** Members of the fields of a resource: which ones are kept, merged, and set by the service alone. */
import type { Field, Json, OwnMember, Values } from './types.ts';

/** Returns a value with the members that the contract has. */
export function prune({ members }: Field, value: Json): Json {
  if (!members || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => prune({ name: '', key: '', members }, item));
  return Object.fromEntries(Object.entries(value).filter(([name]) => members.includes(name)));
}

/**
 * Returns an object with the members of another one, at any depth; anything else is replaced.
 *
 * @param nullable Ways to members that null does not remove.
 */
export function merge(
  into: Json | undefined,
  patch: Json,
  nullable: readonly string[] = [],
  way: string = '',
): Json {
  if (!isRecord(patch) || !isRecord(into)) return patch;
  const merged = new Map(Object.entries(into));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null && nullable.includes(way + name)) merged.set(name, null);
    else if (value === null) merged.delete(name);
    else merged.set(name, merge(merged.get(name), value, nullable, `${way}${name}/`));
  }
  return Object.fromEntries(merged);
}

const isRecord = (value: Json | undefined): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the value of a field in which the members that only the service sets are as they were, whatever a request
 * sets for them. Where there were none, they have the value of the contract's example.
 */
export function withOwn({ ownMembers = [] }: Field, value: Json, before: Json | undefined): Json {
  return ownMembers.reduce((changed, member) => set(changed, before, member.way.split('/'), member), value);
}

function set(value: Json, before: Json | undefined, way: readonly string[], member: OwnMember): Json {
  if (Array.isArray(value)) {
    const known = Array.isArray(before) ? before : [];
    return value.map((item, index) => set(item, known[index], way, member));
  }
  if (!isRecord(value)) return value;
  const [name = '', ...rest] = way;
  const kept = isRecord(before) ? before[name] : undefined;
  const { [name]: given, ...others } = value;
  if (rest.length > 0)
    return given === undefined ? value : { ...value, [name]: set(given, kept, rest, member) };
  const own = member.settable && given !== undefined ? given : (kept ?? member.value);
  return own === undefined ? others : { ...value, [name]: own };
}
