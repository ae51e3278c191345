/** What the name of an example promises: a state, a field that is set, the type of a value, or a number of items. */
import { list } from '../../src/shared/list.ts';
import { isObject, type Json } from '../../src/shared/json.ts';
import type { Schema } from '../model/index.ts';
import { camel, lowerFirst, singular } from '../model/names.ts';

const counts: Record<string, (length: number) => boolean> = {
  one: (length) => length === 1,
  two: (length) => length === 2,
  three: (length) => length === 3,
  many: (length) => length > 1,
};

const types: Record<string, (value: Json) => boolean> = {
  Object: isObject,
  String: (value) => typeof value === 'string',
};

/** Returns the fields of an object that are not as the name of its example promises, each with the promise. */
export function* brokenPromises(
  name: string,
  { properties }: Schema,
  value: { [field: string]: Json },
): Generator<[field: string, promise: string]> {
  for (const { name: field, schema } of properties) {
    const shown = value[field] ?? null;
    const states = Object.keys(schema.lifecycle?.states ?? {}).filter((state) => camel(state) === name);
    if (states.length > 0 && !states.includes(String(shown))) yield [field, list(states)];
    const isNamed = camel(field.replace(/_at$|At$/, '')) === name;
    if (isNamed && schema.types.includes('boolean') && shown !== true) yield [field, 'true'];
    if (isNamed && schema.nullable && shown === null) yield [field, 'a value'];
    const type = name.startsWith(camel(field)) ? name.slice(camel(field).length) : '';
    if (types[type]?.(shown) === false) yield [field, `of type ${type.toLowerCase()}`];
    const [, count = '', of = ''] = /^([a-z]+)([A-Z]\w*)$/.exec(name) ?? [];
    const isCounted = singular(lowerFirst(of)) === singular(camel(field));
    if (isCounted && Array.isArray(shown) && counts[count]?.(shown.length) === false)
      yield [field, `an array of ${count}`];
  }
}
