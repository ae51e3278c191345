// Query strings, against the serializers of openapi-fetch.
import { serializeArrayParam, serializePrimitiveParam } from 'openapi-fetch';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPairs } from '../../src/client/url.ts';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
const name = fc.stringMatching(/^[a-z]{1,5}$/);

test('arrays', () => {
  fc.assert(
    fc.property(name, fc.array(text, { minLength: 1, maxLength: 4 }), (key, values) => {
      expect(toPairs(key, values).join('&')).toBe(
        serializeArrayParam(key, values, { style: 'form', explode: true }),
      );
    }),
  );
  expect(toPairs('x', [])).toEqual([]);
});

test('other values', () => {
  fc.assert(
    fc.property(name, fc.oneof(text, fc.integer(), fc.boolean()), (key, value) => {
      expect(toPairs(key, value).join('&')).toBe(serializePrimitiveParam(key, `${value}`));
    }),
  );
});
