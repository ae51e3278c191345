/** The judge of schemas agrees with Ajv: on values of the contract's schemas, by each keyword, and on formats. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, test } from 'vitest';
import { linker } from '../../scripts/artifacts/rules-code.ts';
import { readRules } from '../../scripts/artifacts/sandbox/rules.ts';
import { formats } from '../../src/types/formats.ts';
import { problemOf, problemWithFormats } from '../../src/types/judge.ts';
import { modelOf } from '../sandbox/patched.ts';
import { ajvOf } from './places.ts';
import { judgeValues } from './values.ts';

test('on generated values, and on values that are changed at one place', () => {
  const { judged, invalid } = judgeValues(1, 10_000);
  expect(judged).toBeGreaterThan(9_999);
  expect(invalid).toBeGreaterThan(3_000);
});

const text = { type: 'string' };
const values: unknown[] = [
  null,
  true,
  0,
  1,
  2.5,
  -3,
  10,
  '',
  'a',
  'ab',
  'abc',
  'äöü',
  '😀',
  'a1',
  [],
  [1],
  [1, 1],
  [1, 'a'],
  [{ a: 1 }, { a: 1 }],
  {},
  { a: 1 },
  { a: 'x' },
  { a: 'x', b: 1 },
  { x1: 1 },
  { x1: 'a' },
  { constructor: 1 },
  { a: { a: {} } },
  { a: { a: 1 } },
];

const written: object[] = [
  { type: ['integer', 'boolean'] },
  { const: 'ab' },
  { enum: [1, 'a', null] },
  { minLength: 2, maxLength: 2 },
  { pattern: '^a\\d?$' },
  { minimum: 1, maximum: 10 },
  { exclusiveMinimum: 1, exclusiveMaximum: 10, multipleOf: 2.5 },
  { minProperties: 1, maxProperties: 1 },
  { required: ['constructor'] },
  { properties: { a: text }, additionalProperties: false },
  { properties: { a: text }, additionalProperties: { type: 'number' } },
  { prefixItems: [{ type: 'number' }], items: text },
  { uniqueItems: true, maxItems: 2 },
  { allOf: [text, { minLength: 1 }] },
  { anyOf: [text, { type: 'null' }] },
  { oneOf: [text, { maxLength: 1 }] },
  { properties: { a: { $ref: '#/components/schemas/Edited16' } }, type: 'object' },
  { properties: { a: { $ref: '#/components/schemas/Point', maxItems: 1 } } },
  { properties: { a: { $ref: '#/components/schemas/Page/properties/id' } } },
  { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'string' }, { type: 'null' }] },
  { enum: [[1, 'a'], { a: 'x' }, 0] },
  { const: { a: 'x', b: 1 } },
  { not: text },
  JSON.parse('{"if":{"type":"object"},"then":{"required":["a"]},"else":{"type":"array"}}') as object,
  { dependentRequired: { a: ['b'] } },
  { dependentSchemas: { a: { minProperties: 2 } } },
  { patternProperties: { '^x': text }, additionalProperties: { type: 'number' } },
  { propertyNames: { maxLength: 1 } },
  { contains: text },
  { contains: { type: 'number' }, minContains: 2, maxContains: 2 },
  { contains: text, minContains: 0 },
  {
    properties: { a: true },
    anyOf: [{ required: ['b'], properties: { b: true } }, true],
    unevaluatedProperties: false,
  },
];

test('by every keyword, in a contract that has it', () => {
  const named = Object.fromEntries(written.map((schema, index) => [`Edited${index}`, schema]));
  const model = modelOf(({ components }) => void Object.assign(components.schemas, named));
  const { components, of, left } = readRules(model);
  const link = linker(components);
  const ajv = ajvOf(model, { ownProperties: true });
  for (const [name, schema] of Object.entries(named)) {
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${name}` });
    const rules = link(of({ $ref: `#/components/schemas/${name}` }));
    // Ajv takes what every object inherits for fields that an alternative has evaluated.
    const isOurs = (value: unknown): boolean =>
      'unevaluatedProperties' in schema && Object.hasOwn(Object(value), 'constructor');
    const wrong = values.filter(
      (value) => !isOurs(value) && validate(value) !== (problemOf(rules, value) === undefined),
    );
    expect(wrong, JSON.stringify(schema)).toEqual([]);
  }
  expect([...left]).toEqual([]);
});

test.each<[format: string, texts: string[]]>([
  ['date', ['2026-02-28', '2026-02-30', '2026-13-01', '2024-02-29', '2026-1-1', '']],
  ['time', ['10:00:00Z', '24:00:00Z', '10:00:00', '10:00:00.5+02:00']],
  ['date-time', ['2026-02-28T10:00:00Z', '2026-02-30T10:00:00Z', '2026-02-28', '2026-02-28t10:00:00z']],
  ['email', ['a.b@example.com', 'a@', '@example.com', 'a b@example.com']],
  ['hostname', ['example.com', '-a.com', 'a_b.com', `${'a'.repeat(64)}.com`]],
  ['ipv4', ['127.0.0.1', '256.0.0.1', '1.2.3', '1.2.3.4.5']],
  ['uri', ['https://example.com/a?b#c', 'urn:a:b', 'example.com', 'https://a b']],
  ['uuid', ['0123abcd-0000-4000-8000-00000000000f', '0123abcd', '0123abcd00004000800000000000000f']],
])('on the format %s', (format, texts) => {
  const ajv = new Ajv2020({ formats: { [format]: fullFormats[format as 'date'] } });
  const validate = ajv.compile({ format });
  const ours = texts.map((each) => problemWithFormats({ format }, each) === undefined);
  expect(ours).toEqual(texts.map((each) => validate(each)));
  expect(new Set(ours)).toEqual(new Set([true, false]));
  expect(formats).toContain(format);
});
