/** Fields of resources: the values that they can have, and their names. */
import { snake } from '../../shared/names.ts';
import { problemWithFormats } from '../../types/judge.ts';
import type { Field, Json, ServedResource, Values, ValuesBySnakeName } from './types.ts';

/** Returns the members of an object by their names in snake_case. */
export const bySnakeName = (values: Values): ValuesBySnakeName =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value]));

/** Returns the given values that fields of a resource can have, by their names. */
export const fieldsOf = ({ fields }: ServedResource, given: ValuesBySnakeName): Values =>
  Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const found = given[field.snakeName];
      const kept = found === undefined ? undefined : fitting(field, found);
      return kept === undefined ? [] : [[field.name, kept]];
    }),
  );

export const fieldOf = ({ fields }: ServedResource, name: string): Field | undefined =>
  fields.find((field) => field.name === name);

/**
 * Returns a value as a field shows it, without members that the contract does not have; undefined if the field cannot have
 * it. The media type of a file, for one, need not be among those that the contract lists.
 */
export function fitting(field: Field, value: Json): Json | undefined {
  const pruned = prune(field.members, value);
  return problemWithFormats(field.schema, pruned) ? undefined : pruned;
}

/** Returns a value with the members that the contract has. */
function prune(members: Field['members'], value: Json): Json {
  if (!members || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => prune(members, item));
  return Object.fromEntries(Object.entries(value).filter(([name]) => members.includes(name)));
}
