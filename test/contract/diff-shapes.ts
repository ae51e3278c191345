/** Schemas before and after an edit, with the versions that it requires. Written by hand, from the table of the versioning page. */
import type { Bump } from '../../scripts/diff/change.ts';

const text = { type: 'string' };
type Both = [bump: Bump, back: Bump];
const narrower = { sent: ['major', 'minor'], received: ['minor', 'major'] } as const;
const other = { sent: ['major', 'major'], received: ['major', 'major'] } as const;
const same = { sent: ['none', 'none'], received: ['none', 'none'] } as const;
const unchanged = { sent: ['patch', 'patch'], received: ['patch', 'patch'] } as const;
const object = { type: 'object', properties: { a: text } };
const closed = { additionalProperties: false };
const values = { type: 'string', enum: ['a', 'b'] };
const integer = { type: 'integer', minimum: 5 };
const open = { anyOf: [values, text] };
const wider = { sent: ['minor', 'major'], received: ['major', 'minor'] } as const;
const pair = { type: 'object', properties: { a: text, b: text } };
const only = (name: string) => ({ type: 'object', properties: { [name]: text }, required: [name] });
const patterned = { ...object, patternProperties: { '^x': text } };
const tuple = { type: 'array', prefixItems: [text, text], minItems: 2, maxItems: 2 };
const named = (inner: object) => {
  const properties = { a: inner };
  return {
    type: 'object',
    properties: { not: { properties }, responses: { properties }, default: { properties } },
  };
};

/** Schemas before and after an edit, with what it requires where clients send and where they receive the values. */
export const shapes: [
  before: object,
  after: object,
  expected: { sent: readonly [...Both]; received: readonly [...Both] },
][] = [
  [object, { ...object, required: ['a'] }, narrower],
  [object, { ...object, minProperties: 1 }, narrower],
  [
    { allOf: [object] },
    { allOf: [object, { type: 'object', properties: { c: text } }] },
    { sent: ['minor', 'major'], received: ['minor', 'major'] },
  ],
  [object, { allOf: [object] }, same],
  [object, { allOf: [{ allOf: [object] }] }, same],
  [{ items: object }, { items: { allOf: [object], minProperties: 1 } }, narrower],
  // A schema that nothing fits, and keywords that look at those beside them alone.
  [object, { allOf: [false] }, other],
  [{ ...object, ...closed }, { ...object, allOf: [closed] }, other],
  [
    { type: 'array', prefixItems: [text, object] },
    { type: 'array', prefixItems: [object, text] },
    { sent: ['major', 'major'], received: ['major', 'major'] },
  ],
  [values, { ...values, enum: ['b', 'a'] }, unchanged],
  [object, { ...object, additionalProperties: false }, narrower],
  [object, { ...object, propertyNames: { pattern: '^a' } }, narrower],
  [
    object,
    { ...object, properties: { a: text, b: text } },
    { sent: ['minor', 'major'], received: ['minor', 'major'] },
  ],
  [
    object,
    { ...object, properties: { c: text } },
    { sent: ['major', 'major'], received: ['major', 'major'] },
  ],
  [
    object,
    { ...object, properties: { a: { ...text, readOnly: true } } },
    { sent: ['major', 'major'], received: ['minor', 'minor'] },
  ],
  // Names of fields that are also those of keywords.
  [
    object,
    { ...object, properties: { a: text, tags: text, description: text } },
    { sent: ['minor', 'major'], received: ['minor', 'major'] },
  ],
  [{ ...text, type: ['string', 'null'] }, text, narrower],
  [text, { type: 'number' }, { sent: ['major', 'major'], received: ['major', 'major'] }],
  [{ type: 'number' }, { type: 'integer' }, narrower],
  [text, { ...text, minLength: 1 }, narrower],
  [text, { ...text, pattern: '^a' }, narrower],
  [{ type: 'number', maximum: 2 }, { type: 'number', maximum: 1 }, narrower],
  [{ type: 'array', items: text }, { type: 'array', items: text, minItems: 1 }, narrower],
  [{ ...values, enum: ['a'] }, values, { sent: ['minor', 'major'], received: ['major', 'major'] }],
  [
    open,
    { anyOf: [{ ...values, enum: ['a', 'b', 'c'] }, text] },
    { sent: ['minor', 'minor'], received: ['minor', 'major'] },
  ],
  // Defaults that are stated, and other ways to write the same.
  [text, { ...text, minLength: 0, readOnly: false, deprecated: false }, unchanged],
  [{ type: 'array' }, { type: 'array', minItems: 0, uniqueItems: false, items: {} }, unchanged],
  [object, { ...object, additionalProperties: {} }, unchanged],
  [object, { ...object, additionalProperties: true }, unchanged],
  [
    object,
    { ...object, properties: { a: text, items: {} } },
    { sent: ['minor', 'major'], received: ['minor', 'major'] },
  ],
  [
    { ...values, enum: ['', 'a'] },
    { ...values, enum: ['a'] },
    { sent: ['major', 'minor'], received: ['major', 'major'] },
  ],
  [object, { ...object, minProperties: 0, required: [] }, unchanged],
  [{ ...object, required: ['a', 'b'] }, { ...object, required: ['b', 'a'] }, unchanged],
  [text, { type: ['string'] }, same],
  [{ type: ['string', 'null'] }, { type: ['null', 'string'] }, same],
  [text, { ...text, default: 'a' }, { sent: ['minor', 'minor'], received: ['minor', 'minor'] }],
  [text, { ...text, examples: ['a'] }, unchanged],
  [{ ...values, enum: ['a'] }, { ...text, const: 'a' }, same],
  [{ type: ['string', 'null'] }, { anyOf: [text, { type: 'null' }] }, same],
  [
    { type: ['string', 'null'], maxLength: 5 },
    { oneOf: [{ ...text, maxLength: 5 }, { type: 'null' }] },
    same,
  ],
  [{ oneOf: [text, object] }, { anyOf: [text, object] }, same],
  [{ anyOf: [{ ...text, enum: ['a'] }, object] }, { oneOf: [{ ...text, const: 'a' }, object] }, same],
  [{ type: 'integer', exclusiveMinimum: 0 }, { type: 'integer', minimum: 1 }, same],
  // Numbers between 0 and 1; values that fit both alternatives.
  [{ type: 'number', exclusiveMinimum: 0 }, { type: 'number', minimum: 1 }, narrower],
  [{ anyOf: [text, { ...text, maxLength: 5 }] }, { oneOf: [text, { ...text, maxLength: 5 }] }, other],
  [{ anyOf: [values, text] }, { oneOf: [values, text] }, other],
  [{ anyOf: [integer, { type: 'number' }] }, { oneOf: [integer, { type: 'number' }] }, other],
  [{ anyOf: [integer, { type: 'number' }] }, { type: ['integer', 'number'], minimum: 5 }, other],
  // Alternatives and parts of allOf.
  [object, { properties: object.properties, allOf: [{ type: 'object' }] }, same],
  [pair, { allOf: [object, { properties: { b: text } }] }, same],
  [pair, { ...object, allOf: [{ properties: { b: text } }] }, same],
  [
    { allOf: [pair, { properties: { c: text } }] },
    { allOf: [object, { properties: { b: text, c: text } }] },
    same,
  ],
  [
    { ...pair, required: ['a', 'b'] },
    {
      allOf: [
        { ...object, required: ['a'] },
        { ...pair, required: ['b'] },
      ],
    },
    same,
  ],
  [
    { type: 'integer', minimum: 5 },
    {
      allOf: [
        { type: 'number', minimum: 5 },
        { type: 'integer', minimum: 1 },
      ],
    },
    same,
  ],
  [pair, { allOf: [object, { properties: { b: text }, required: ['b'] }] }, narrower],
  [pair, { allOf: [object, { properties: { b: { type: 'number' } } }] }, other],
  [{ ...object, type: ['object', 'null'] }, { anyOf: [object, { type: 'null' }] }, same],
  [{ ...object, type: ['object', 'null'] }, { oneOf: [{ type: 'null' }, object] }, same],
  [{ anyOf: [object, only('b')] }, { anyOf: [only('b'), object] }, same],
  [{ anyOf: [object, only('b')] }, { anyOf: [{ anyOf: [object, only('b')] }, object] }, same],
  [{ anyOf: [object, only('b')] }, { anyOf: [{ ...object, required: ['a'] }, only('b')] }, narrower],
  [{ anyOf: [object] }, object, same],
  [{ const: null }, { type: 'null' }, same],
  [
    { type: ['string', 'null'], enum: ['a', null] },
    { anyOf: [{ ...values, enum: ['a'] }, { type: 'null' }] },
    same,
  ],
  [values, { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }, same],
  [text, { anyOf: [text, { type: 'array', items: text }] }, wider],
  [open, values, narrower],
  [
    { anyOf: [{ ...values, enum: ['a'] }, object] },
    { anyOf: [values, object] },
    { sent: ['minor', 'major'], received: ['major', 'major'] },
  ],
  // Keywords that judge what others leave, and what fits none.
  [object, { ...object, patternProperties: { '^x': text } }, narrower],
  [patterned, { ...patterned, patternProperties: { '^x': text, '^y': text } }, narrower],
  [
    object,
    { ...object, properties: { a: false } },
    { sent: ['major', 'minor'], received: ['major', 'minor'] },
  ],
  [object, { ...object, properties: { a: true } }, wider],
  [text, { ...text, not: { enum: ['a'] } }, narrower],
  [{ ...text, not: { maxLength: 2 } }, { ...text, not: { maxLength: 3 } }, narrower],
  [object, { ...object, if: { required: ['a'] } }, same],
  [
    { ...pair, if: { required: ['a'] }, else: only('b') },
    { ...pair, if: { required: ['b'] }, else: only('b') },
    other,
  ],
  [{ type: 'array', contains: text }, { type: 'array', contains: text, minContains: 2 }, narrower],
  [{ type: 'array' }, { type: 'array', minContains: 2 }, same],
  [
    { ...object, dependentRequired: { a: ['b'] } },
    { ...object, dependentRequired: { a: ['b', 'c'] } },
    narrower,
  ],
  [{ ...object, ...closed }, { ...object, unevaluatedProperties: false }, same],
  [tuple, { ...tuple, items: text }, same],
  // Wider numbers.
  [{ type: 'integer' }, { type: 'number' }, wider],
  [{ type: 'integer', format: 'int32' }, { type: 'integer', format: 'int64' }, wider],
  [{ type: 'number', format: 'float' }, { type: 'number', format: 'double' }, wider],
  [{ type: 'integer', multipleOf: 4 }, { type: 'integer', multipleOf: 2 }, wider],
  [{ type: 'number', exclusiveMinimum: 0 }, { type: 'number', minimum: 0 }, wider],
  [{ type: ['integer', 'null'], exclusiveMaximum: 10 }, { type: ['integer', 'null'], maximum: 9 }, same],
  // Keywords that reject nothing.
  [{ type: 'integer' }, { type: ['integer'], multipleOf: 1 }, same],
  [{ type: 'number' }, { type: 'number', multipleOf: 1 }, narrower],
  [text, { ...text, minItems: 3, required: ['a'], maximum: 1 }, same],
  [text, { ...text, minLength: 3 }, narrower],
  [{ type: ['array', 'null'] }, { type: ['array', 'null'], minLength: 3 }, same],
  // Data that is no text.
  [{ enum: [{ a: 1 }] }, { enum: [{ a: 2 }] }, other],
  [{ const: [[1]] }, { const: [[2]] }, other],
  [
    { ...object, default: { a: 'x' } },
    { ...object, default: { a: 'y' } },
    { sent: ['major', 'major'], received: ['minor', 'minor'] },
  ],
  [{ ...object, examples: [{ a: 'x' }] }, { ...object, examples: [{ a: 'y' }] }, unchanged],
  // Names of fields that are those of parts of a document.
  [named(text), named({ ...text, maxLength: 5 }), narrower],
  [text, { ...text, format: 'uri' }, narrower],
  [text, { ...text, contentMediaType: 'application/json' }, narrower],
];
