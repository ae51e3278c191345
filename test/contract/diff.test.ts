import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { highest } from '../../scripts/diff/change.ts';
import { compare } from '../../scripts/diff/compare.ts';
import { withRedocly } from '../../scripts/diff/redocly.ts';
import type { OpenQuestion } from '../../scripts/model/index.ts';
import { modelOf } from '../../scripts/model/index.ts';
import { contract, isObject, resolve, type Json, type JsonObject } from '../support/contract.ts';
import { documentOf, edit } from './mutate.ts';
import { rewritings } from './rewritings.ts';

const questions = parse(readFileSync('openapi/open-questions.yaml', 'utf8')) as OpenQuestion[];
const surface = (root: JsonObject, catalog = questions) => modelOf(documentOf(root), catalog);
const changes = (root: JsonObject) => compare(surface(contract), surface(root));
const task = '/v2/{team_id}/project/{project_id}/task/{task_id}';
const schemas = ['components', 'schemas'];

/** Applies a function to every object of a document, innermost first. */
function everywhere(node: Json, change: (object: JsonObject) => Json): Json {
  if (Array.isArray(node)) return node.map((each) => everywhere(each, change));
  if (!isObject(node)) return node;
  const copy = Object.entries(node).map(([key, value]) => [key, everywhere(value, change)]);
  return change(Object.fromEntries(copy) as JsonObject);
}

describe('a contract that says the same in another form', () => {
  test.each(Object.entries(rewritings))('has no breaking change: %s', (place, rewrite) => {
    const rewritten = edit(contract, [...schemas, ...place.split('/')], (schema) =>
      rewrite(schema as JsonObject),
    );
    expect(['none', 'patch']).toContain(highest(changes(rewritten)));
    expect(changes(rewritten)).not.toEqual([]);
  });

  test('has no change if its members are in another order', () => {
    const reversed = everywhere(contract, (object) =>
      Object.fromEntries(Object.entries(object).toReversed()),
    );
    // The order of examples determines which one a mock returns, and is compared.
    const found = changes(reversed as JsonObject).filter(({ rule }) => rule !== 'example-default');
    expect(found).toEqual([]);
  });

  test('has no change if references are replaced by what they refer to', () => {
    const inlined = everywhere(contract, (object) => {
      const { $ref, ...siblings } = object;
      return typeof $ref === 'string' ? { ...(resolve($ref) as JsonObject), ...siblings } : object;
    });
    expect(highest(changes(inlined as JsonObject))).toBe('none');
  });
});

describe('a contract that lint rejects', () => {
  test('is compared: operations without an id are known by their path', () => {
    const without = edit(contract, ['paths', task, 'get', 'operationId'], () => undefined);
    expect(changes(without).map(({ rule }) => rule)).toContain('operation-renamed');
  });

  test.each<[string, (string | number)[], Json | undefined, string]>([
    [
      'a reference to nothing',
      [...schemas, 'Page'],
      undefined,
      '#/components/schemas/Page points to nothing',
    ],
    [
      'no object',
      ['paths', task, 'get', 'responses', '200'],
      null,
      'get/responses/200 is null. Write an object',
    ],
  ])('has one message with the place if it cannot be read: %s', (_, path, value, message) => {
    expect(() => changes(edit(contract, path, () => value))).toThrow(message);
  });
});

describe('an open question', () => {
  const withSetting = (change: (question: OpenQuestion) => OpenQuestion) =>
    compare(
      surface(contract),
      surface(
        contract,
        questions.map((question) => (question.id === 'creation-status' ? change(question) : question)),
      ),
    ).map(({ rule, bump }) => [rule, bump]);

  test('whose setting has another default breaks tests that use the sandbox', () => {
    const found = withSetting((question) => ({
      ...question,
      setting: { values: ['200', '201'], default: '201' },
    }));
    expect(found).toContainEqual(['question-default', 'major']);
  });

  test('that is opened or resolved requires a minor version', () => {
    const path = ['paths', task, 'get', 'x-open-questions'];
    const opened = edit(contract, path, (ids) => [...(ids as Json[]), 'made-up']);
    expect(changes(opened)).toMatchObject([{ rule: 'question-opened', bump: 'minor' }]);
    expect(compare(surface(opened), surface(contract))).toMatchObject([
      { rule: 'question-resolved', bump: 'minor' },
    ]);
  });
});

test('a key that goes requires less than one that comes', () => {
  const field = (key: string) =>
    edit(contract, [...schemas, 'MetaItem', 'properties', 'name', key], () => true);
  const gone = (key: string) => highest(compare(surface(field(key)), surface(contract)));
  expect(['deprecated', 'readOnly', 'writeOnly', 'nullable'].map(gone)).toEqual([
    'patch',
    'minor',
    'minor',
    'none',
  ]);
});

describe('who a change matters to', () => {
  const audiences = (path: (string | number)[], change: (value: Json) => Json) =>
    changes(edit(contract, path, change)).map(({ rule, audiences: found }) => [rule, ...found]);
  const required = (name: string) => [...schemas, name, 'required'];

  test.each([
    ['a required field of a request', required('CreateUploadRequest'), 'name', ['field-required', 'sends']],
    ['a new value of a response', [...schemas, 'TaskStatus', 'enum'], 'LOST', ['value-added', 'receives']],
  ])('%s', (_, path, value, expected) => {
    expect(audiences(path, (list) => [...(list as Json[]), value])).toEqual([expected]);
  });

  test('a condition of a transition matters to those who send the request, and to servers', () => {
    const path = ['paths', `${task}/discard`, 'post', 'x-transition', 'conditions'];
    expect(audiences(path, () => [{ id: 'made-up', description: 'Made up.' }])).toEqual([
      ['condition-added', 'sends', 'serves'],
    ]);
  });

  test('a schema in requests and responses is compared for both', () => {
    const path = [...schemas, 'MetaItem', 'properties', 'value', 'type'];
    expect(audiences(path, () => ['string', 'null'])).toEqual([
      ['type-changed', 'receives', 'sends', 'serves'],
    ]);
  });
});

describe('what Redocly sees', () => {
  test('is added where no rule of ours reports a change, but for schemas', async () => {
    const path = ['paths', `${task}/complete`, 'post', 'responses', '200'];
    const removed = edit(contract, path, () => undefined);
    const edited = edit(removed, [...schemas, 'Task', 'required'], (list) => (list as Json[]).slice(1));
    const documents = [documentOf(contract), documentOf(edited)] as const;
    const own = changes(edited);
    const [alone, together] = await Promise.all([
      withRedocly([], ...documents),
      withRedocly(own, ...documents),
    ]);
    expect(alone.map(({ rule, bump }) => [rule, bump])).toEqual([
      [expect.stringMatching(/^redocly\//), 'major'],
    ]);
    expect(together).toEqual(own);
  });
});
