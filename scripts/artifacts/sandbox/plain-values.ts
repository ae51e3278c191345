/** Arrays of text, numbers or booleans in the store: each record has its value in one field. */
import type { Json, Resource } from '../../../src/sandbox/engine/types.ts';
import type { Operation } from '../../model/index.ts';
import { singular } from '../../model/names.ts';
import { isObject } from './fields.ts';

/** The id of a value is its text, so that a path such as `/tag/{tag}` finds it. */
export function plainResource(name: string, operations: Operation[], scope: string[]): Resource<string> {
  const isWritten = operations.some(({ store }) => store?.action === 'create' || store?.action === 'update');
  const values = isWritten ? [] : (operations.map(examplesOf).find((each) => each.length > 0) ?? []);
  const seen = new Map<string, number>();
  return {
    name,
    noun: singular(name.split('/').at(-1) ?? name),
    id: 'id',
    idType: 'string',
    plain: true,
    fields: [{ name: 'value', key: 'value' }],
    initial: {},
    results: { ordinary: {}, full: {} },
    links: {},
    scope,
    existing: values.map((value) => {
      const id = String(value);
      const count = (seen.get(id) ?? 0) + 1;
      seen.set(id, count);
      return { id: count > 1 ? `${id} (${count})` : id, value };
    }),
  };
}

/** The values in the first example of a list. */
function examplesOf({ responses, success: { kind, list, listIn } }: Operation): Json[] {
  const example = responses.find((each) => each.success)?.examples[0]?.value;
  if (!list || example === undefined) return [];
  const payload = kind === 'envelope' && isObject(example) ? example['payload'] : example;
  const values = listIn !== undefined && isObject(payload) ? payload[listIn] : payload;
  return Array.isArray(values) ? values : [];
}
