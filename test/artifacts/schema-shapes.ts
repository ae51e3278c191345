/** Shapes that a schema of a resource can have, with a value that fits, and one whose type is wrong. */
import type { Patch } from '../sandbox/patched.ts';

export interface SchemaShape {
  /** Name of the component. */
  name: string;
  schema: object;
  fits: object | null;
  /** The wrong value, or a part of it, as code. */
  wrong: string;
  /** Whether it has no fields that are known, so that the sandbox serves examples, and the build says so. */
  example?: true;
}

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const object = (properties: object, more: object = {}): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more,
});
const widget = { id: 'w-1', label: 'a' };
const own = { id: text, label: text };
const base = object({ id: text });
const noLabel = `{ id: 'w-1', label: 1 }`;

/** What the shapes refer to. */
const parts: Record<string, object> = {
  ShapeBase: base,
  ShapeLabel: object({ label: text }),
  ShapeWord: { type: 'string', enum: ['a', 'b'] },
  ShapeChain: { allOf: [ref('ShapeBase')], properties: { note: text } },
};

export const shapes: SchemaShape[] = [
  {
    name: 'AllOfBesideProperties',
    schema: { allOf: [ref('ShapeBase')], ...object({ label: text }) },
    fits: widget,
    wrong: noLabel,
  },
  {
    name: 'AllOfRefAndInline',
    schema: { allOf: [ref('ShapeBase'), object({ label: text })] },
    fits: widget,
    wrong: noLabel,
  },
  {
    name: 'AllOfRefs',
    schema: { allOf: [ref('ShapeChain'), ref('ShapeLabel')] },
    fits: widget,
    wrong: noLabel,
  },
  { name: 'AllOfLone', schema: { allOf: [object(own)] }, fits: widget, wrong: noLabel },
  {
    name: 'AllOfRequires',
    schema: { allOf: [{ type: 'object', properties: own }], required: ['id', 'label'] },
    fits: widget,
    wrong: `{ id: 'w-1' }`,
  },
  {
    name: 'AllOfNarrows',
    schema: {
      allOf: [object({ id: text, label: text }), object({ label: { enum: ['a', 'b'] } })],
    },
    fits: widget,
    wrong: `{ id: 'w-1', label: 'c' }`,
  },
  {
    name: 'RefBesideProperties',
    schema: { ...ref('ShapeBase'), ...object({ label: text }) },
    fits: widget,
    wrong: noLabel,
  },
  { name: 'RefAlone', schema: ref('AllOfRefs'), fits: widget, wrong: noLabel },
  { name: 'NullableType', schema: object(own, { type: ['object', 'null'] }), fits: null, wrong: noLabel },
  {
    name: 'NullableAnyOf',
    schema: { anyOf: [object(own), { type: 'null' }] },
    fits: null,
    wrong: noLabel,
  },
  {
    name: 'NullableRef',
    schema: { oneOf: [ref('AllOfRefs'), { type: 'null' }] },
    fits: widget,
    wrong: noLabel,
  },
  {
    name: 'AnyOfInline',
    schema: { anyOf: [object(own), object({ id: text, size: { type: 'number' } })] },
    fits: widget,
    wrong: `{ id: 'w-1', size: 'a' }`,
    example: true,
  },
  {
    name: 'OneOfInline',
    schema: { oneOf: [object(own), object({ id: text, size: { type: 'number' } })], type: 'object' },
    fits: { id: 'w-1', size: 1 },
    wrong: `{ id: 'w-1', size: 'a' }`,
    example: true,
  },
  {
    name: 'OneOfRefs',
    schema: { oneOf: [ref('AllOfRefs'), object({ code: { type: 'number' } })] },
    fits: { code: 1 },
    wrong: `{ code: 'a' }`,
    example: true,
  },
  {
    name: 'AnyOfBesideProperties',
    schema: object({ id: text }, { anyOf: [object({ label: text }), object({ size: { type: 'number' } })] }),
    fits: { id: 'w-1', size: 1 },
    wrong: `{ id: 'w-1', size: 'a' }`,
    example: true,
  },
  {
    name: 'AnyOfTyped',
    schema: { type: 'object', anyOf: [object(own), object({ size: { type: 'number' } })] },
    fits: { size: 1 },
    wrong: `{ id: 'w-1' }`,
    example: true,
  },
  {
    name: 'AdditionalOfAnotherType',
    schema: object({ ...own, size: { type: 'number' } }, { additionalProperties: { type: 'boolean' } }),
    fits: { ...widget, size: 1, other: true },
    wrong: `{ id: 'w-1', label: 'a', size: 'b' }`,
  },
  {
    name: 'AllOfAnyOf',
    schema: { allOf: [base, { anyOf: [object({ label: text }), object({ size: { type: 'number' } })] }] },
    fits: { id: 'w-1', size: 1 },
    wrong: `{ id: 'w-1', size: 'a' }`,
    example: true,
  },
  {
    name: 'AdditionalBesideProperties',
    schema: object(own, { additionalProperties: text }),
    fits: { ...widget, other: 'b' },
    wrong: `{ id: 'w-1', label: 'a', other: 1 }`,
  },
  {
    name: 'AdditionalTrue',
    // The same as without it: closed copies of the contract allow no other field.
    schema: object(own, { additionalProperties: true }),
    fits: widget,
    wrong: noLabel,
  },
  {
    name: 'AdditionalFalse',
    schema: object(own, { additionalProperties: false }),
    fits: widget,
    wrong: noLabel,
  },
  {
    name: 'WithNot',
    schema: object(own, { not: { type: 'object', properties: { label: { const: 'b' } } } }),
    fits: widget,
    wrong: noLabel,
  },
  { name: 'EmptyObject', schema: { type: 'object' }, fits: {}, wrong: '1', example: true },
  { name: 'NoProperties', schema: { type: 'object', properties: {} }, fits: {}, wrong: '1', example: true },
  {
    name: 'EnumOfObjects',
    schema: { type: 'object', enum: [{ a: 'b' }] },
    fits: { a: 'b' },
    wrong: `{ a: 'c' }`,
    example: true,
  },
  {
    name: 'PatternBesideProperties',
    schema: object(own, { patternProperties: { '^other': { type: 'number' } } }),
    fits: widget,
    wrong: noLabel,
  },
  {
    name: 'LocalDefinition',
    schema: { ...object({ id: text, label: ref('LocalDefinition/$defs/Label') }), $defs: { Label: text } },
    fits: widget,
    wrong: noLabel,
  },
  {
    name: 'NarrowedField',
    schema: object({ id: text, label: { ...ref('ShapeWord'), enum: ['a'] } }),
    fits: widget,
    wrong: `{ id: 'w-1', label: 'b' }`,
  },
  {
    name: 'EnumWithoutNull',
    schema: object({ id: text, label: { type: ['string', 'null'], enum: ['a'] } }),
    fits: widget,
    wrong: `{ id: 'w-1', label: null }`,
  },
  {
    name: 'MapOfTexts',
    schema: { type: 'object', additionalProperties: text },
    fits: { a: 'b' },
    wrong: '{ a: 1 }',
    example: true,
  },
  {
    name: 'MapOfObjects',
    schema: { type: 'object', additionalProperties: object(own) },
    fits: { a: widget },
    wrong: '{ a: { id: 1 } }',
    example: true,
  },
  { name: 'Odd-name.v2', schema: object(own), fits: widget, wrong: noLabel },
  {
    name: '2Fast',
    schema: object({ ...own, 'odd-field': text, '2nd': text, class: text, default: text }),
    fits: { ...widget, 'odd-field': 'b', '2nd': 'b', class: 'b', default: 'b' },
    wrong: `{ id: 'w-1', label: 'a', 'odd-field': 'b', '2nd': 1, class: 'b', default: 'b' }`,
  },
  { name: 'lower_case', schema: object(own), fits: widget, wrong: noLabel },
  { name: 'Odd_name_v2', schema: object(own), fits: widget, wrong: noLabel },
];

/** Fields of a resource that have a shape: alone, in an array, or nullable. */
export const fields = (name: string): object => ({
  id: text,
  one: ref(name),
  many: { type: 'array', items: ref(name) },
  maybe: { anyOf: [ref(name), { type: 'null' }] },
});

/** The path of the resource that is a shape. */
export const pathOf = (index: number): string => `/shape_${index}`;
export const holderOf = (index: number): string => `Holder${index}`;

const json = (schema: object, value: unknown) => ({
  content: { 'application/json': { schema, examples: { usual: { value } } } },
});

/** Adds to a contract each shape, operations on it, and a resource that has it in fields. */
export const withShapes =
  (added: SchemaShape[]): Patch =>
  (document) => {
    const { schemas } = document.components;
    Object.assign(schemas, parts, Object.fromEntries(added.map(({ name, schema }) => [name, schema])));
    for (const [index, { name, fits }] of added.entries()) {
      schemas[holderOf(index)] = object(fields(name));
      const holder = { id: 'h-1', one: fits, many: [fits], maybe: null };
      for (const [path, schema, value] of [
        [pathOf(index), name, fits],
        [`/holder_${index}`, holderOf(index), holder],
      ] as const) {
        const item = `/v2/{team_id}${path}/{key}`.replace('{key}', `{${path.slice(1)}_id}`);
        const team = { $ref: '#/components/parameters/TeamId' };
        const id = { name: `${path.slice(1)}_id`, in: 'path', required: true, schema: text };
        const list = { type: 'array', items: ref(schema) };
        const common = (operationId: string, status: string, response: object) => ({
          operationId: `${operationId}_${path.slice(1)}`,
          summary: operationId,
          tags: ['Kinds'],
          security: [{ ApiKey: ['task.read'] }],
          responses: {
            [status]: { description: 'Done.', ...response },
            '400': { $ref: '#/components/responses/BadRequest' },
            '404': { $ref: '#/components/responses/TaskNotFound' },
          },
        });
        const requestBody = { required: true, ...json(ref(schema), value) };
        document.paths[`/v2/{team_id}${path}`] = {
          parameters: [team],
          get: common('list', '200', json(list, [value])),
          post: { ...common('create', '201', json(ref(schema), value)), requestBody },
        };
        if (schema === name)
          document.paths[item] = {
            parameters: [team, id],
            get: common('get', '200', json(ref(schema), value)),
            put: { ...common('replace', '200', json(ref(schema), value)), requestBody },
          };
      }
    }
  };
