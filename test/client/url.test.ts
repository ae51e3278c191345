// Query strings, against the serializers of openapi-fetch.
import { serializeArrayParam, serializeObjectParam, serializePrimitiveParam } from 'openapi-fetch';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { serialize } from '../../src/client/url.ts';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const name = fc.stringMatching(/^[a-z]{1,5}$/);

test.each([
  ['form', true],
  ['form', false],
  ['spaceDelimited', false],
  ['pipeDelimited', false],
] as const)('arrays: %s, explode %s', (style, explode) => {
  fc.assert(
    fc.property(name, fc.array(text, { minLength: 1, maxLength: 4 }), (key, values) => {
      const own = serialize({ name: key, key, in: 'query', style, explode }, values).join('&');
      expect(own).toBe(serializeArrayParam(key, values, { style, explode }));
    }),
  );
});

test.each([
  ['form', true],
  ['form', false],
  ['deepObject', true],
] as const)('objects: %s, explode %s', (style, explode) => {
  fc.assert(
    fc.property(name, fc.dictionary(name, text, { minKeys: 1, maxKeys: 4 }), (key, values) => {
      const own = serialize({ name: key, key, in: 'query', style, explode }, values).join('&');
      expect(own).toBe(serializeObjectParam(key, values, { style, explode }));
    }),
  );
});

test('other values', () => {
  fc.assert(
    fc.property(name, fc.oneof(text, fc.integer(), fc.boolean()), (key, value) => {
      const own = serialize({ name: key, key, in: 'query' }, value).join('&');
      expect(own).toBe(serializePrimitiveParam(key, `${value}`));
    }),
  );
  for (const value of [undefined, null, [], {}])
    expect(serialize({ name: 'x', key: 'x', in: 'query' }, value)).toEqual([]);
});
