import { describe, expect, test } from 'vitest';
import { closedValidator, contract, isObject, openValidator, type JsonObject } from '../support/contract.ts';
import { allExamples, examples } from './examples.ts';
import { violations } from './facts.ts';

describe('the examples of the contract', () => {
  test.each(Object.entries(examples))('%s', (_, check) => {
    expect(violations(check, contract)).toEqual([]);
  });

  test('are found everywhere: in responses, requests and schemas', () => {
    const places = [...allExamples(contract)].map(([place]) => place);
    expect(places.filter((place) => place.startsWith('getTask 200 ')).length).toBeGreaterThanOrEqual(6);
    expect(places.some((place) => place.startsWith('createUpload request multipart/form-data '))).toBe(true);
    expect(places.some((place) => place.startsWith('#/components/schemas/'))).toBe(true);
  });

  const objects = [...allExamples(contract)].filter(
    ([, schema, value]) => isObject(value) && isObject(schema) && Object.keys(schema).length > 0,
  );
  test.each(objects)('%s is rejected with an undeclared field', (_, schema, value) => {
    const changed = { ...(value as JsonObject), undeclared_field: true };
    expect(closedValidator(schema)(changed)).toEqual([
      expect.stringMatching(/must NOT have unevaluated properties: undeclared_field$/),
    ]);
    expect(openValidator(schema)(changed)).toEqual([]);
  });
});

describe('a closed validator', () => {
  const checkbox = {
    id: 'c',
    confidence: 1,
    checked: true,
    coordinates: [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
  };

  test('sees an undeclared field at any depth', () => {
    const page = { annotations: [], segments: [], signatures: [], id: 'p', width: null, height: null };
    const validate = closedValidator('#/components/schemas/Page');
    expect(validate({ ...page, checkboxes: [checkbox] })).toEqual([]);
    expect(validate({ ...page, checkboxes: [{ ...checkbox, ticked: true }] })).toEqual([
      '/checkboxes/0 must NOT have unevaluated properties: ticked',
    ]);
  });

  test('closes a whole that is composed of parts, not each part', () => {
    const named = { type: 'object', properties: { name: { type: 'string' } } };
    const validate = closedValidator({
      allOf: [{ $ref: '#/components/schemas/Checkbox' }, named],
    });
    expect(validate({ ...checkbox, name: 'agreed' })).toEqual([]);
    expect(validate({ ...checkbox, ticked: true })).toEqual([
      '/ must NOT have unevaluated properties: ticked',
    ]);
  });

  test('reads JSON in text', () => {
    const form = { file: ['bytes'], projectId: 'p' };
    const validate = closedValidator('#/components/schemas/CreateUploadRequest');
    expect(validate({ ...form, meta: '[{"name":"a","value":"b"}]' })).toEqual([]);
    for (const meta of ['[{"name":"a"', '{}', '[{"name":"a","value":1}]', '[{"name":"a","value":"b","c":1}]'])
      expect(validate({ ...form, meta }), meta).toEqual([expect.stringMatching(/^\/meta /)]);
  });

  test('does not run in circles', () => {
    const list = { type: 'object', properties: { next: { $ref: '#/components/schemas/List' } } };
    const root = { components: { schemas: { List: list } } };
    expect(() => closedValidator('#/components/schemas/List', root)).toThrow(
      '#/components/schemas/List contains itself',
    );
  });

  test('says where nothing is found', () => {
    expect(() => closedValidator('#/components/schemas/Nothing')).toThrow(
      '#/components/schemas/Nothing: nothing at "Nothing"',
    );
  });
});
