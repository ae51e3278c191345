/** The ratings of `npm run diff` for edits of each class. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Change, highest } from '../../scripts/diff/change.ts';
import { compareMembers } from '../../scripts/diff/members.ts';
import { compareDocuments } from '../../scripts/diff/redocly.ts';
import { modelOf, type OpenQuestion } from '../../scripts/model/index.ts';
import { contract, isObject, type Json, type JsonObject } from '../support/contract.ts';
import { described, type Edit, restated, shapes, stated } from './diff-classes.ts';
import { documentOf, edit, tokens } from './mutate.ts';
import { pointerTo } from './words.ts';

const questions = parse(readFileSync('openapi/open-questions.yaml', 'utf8')) as OpenQuestion[];
const model = (root: JsonObject, catalog = questions) => modelOf(documentOf(root), catalog);

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const json = (schema: object) => ({ 'application/json': { schema } });
const post = (schema: object, reply?: object) => ({
  requestBody: { required: true, content: json(schema) },
  responses: { '200': { description: 'Done.', ...(reply && { content: json(reply) }) } },
});

/** The contract, with parts that lead to schemas which nothing else leads to. */
function extended(operations: object): JsonObject {
  const base = documentOf(contract);
  Object.assign(base.components.schemas ?? {}, {
    Note: { type: 'object', required: ['id'], properties: { id: text, kind: text } },
    Reply: { type: 'object', properties: { ok: { type: 'boolean' } } },
    Label: { type: 'object', properties: { text } },
    Cat: { type: 'object', required: ['kind'], properties: { kind: text } },
    Pet: { oneOf: [ref('Cat'), ref('Label')], discriminator: { propertyName: 'kind' } },
    Holder: { type: 'object', properties: { pet: ref('Pet') }, additionalProperties: ref('Label') },
  });
  const webhooks = {
    taskDone: { post: post(ref('Note'), ref('Reply')) },
    shown: { post: post(ref('Holder')) },
  };
  const task = base.paths['/v2/{team_id}/project/{project_id}/task/{task_id}']?.get;
  const read = { '{$url}': { post: post({ type: 'object', properties: { at: text } }) } };
  Object.assign(task ?? {}, { callbacks: { read } });
  const flow = { tokenUrl: 'https://a.example/token', scopes: { read: 'Reads.' } };
  const login = { type: 'oauth2', flows: { clientCredentials: flow } };
  Object.assign(base.components.securitySchemes ?? {}, { Login: login });
  return { ...base, webhooks, paths: { ...base.paths, ...operations } } as object as JsonObject;
}

const base = extended({});
const pointerOf = (place: string) => `#${pointerTo(place, base)}`;
const apply = (root: JsonObject, [place, change]: Edit) => edit(root, tokens(pointerOf(place)), change);
const original = model(base);

test.each([...stated, ...restated])('%s (%#)', (...each) => {
  const edited = model(apply(base, each));
  const found = [compareMembers(original, edited), compareMembers(edited, original)];
  expect(found.map(highest)).toEqual(each.slice(2));
});

// Redocly takes a second for each comparison: it sees all edits of different places together.
describe('Redocly', () => {
  const operations = (side: 0 | 1) =>
    Object.fromEntries(
      shapes.map((shape, index) => [`/shape-${index}`, { post: post(shape[side], shape[side]) }]),
    );
  let changes: [Change[], Change[]];
  beforeAll(async () => {
    const [before, after] = [extended(operations(0)), described.reduce(apply, extended(operations(1)))].map(
      (root) => model(root),
    );
    if (!before || !after) return;
    changes = await Promise.all([compareDocuments(before, after), compareDocuments(after, before)]);
  });
  const at = (pointer: string, side: 0 | 1) => {
    const within = (one: string, other: string) => one === other || one.startsWith(`${other}/`);
    return highest(
      changes[side].filter((change) => within(change.pointer, pointer) || within(pointer, change.pointer)),
    );
  };

  test.each(described)('%s (%#)', (place, _, ...expected) => {
    expect([at(pointerOf(place), 0), at(pointerOf(place), 1)]).toEqual(expected);
  });

  test.each(shapes.map(([before, after, expected], index) => ({ index, before, after, expected })))(
    '$before to $after',
    ({ index, expected }) => {
      const of = (part: string) => `#/paths/~1shape-${index}/post/${part}`;
      const [sent, received] = [of('requestBody'), of('responses')].map((part) => [at(part, 0), at(part, 1)]);
      expect({ sent, received }).toEqual(expected);
    },
  );
});

describe('an open question', () => {
  const withSetting = (change: (question: OpenQuestion) => OpenQuestion) =>
    compareMembers(
      original,
      model(
        base,
        questions.map((question) => (question.id === 'creation-status' ? change(question) : question)),
      ),
    ).map(({ rule, bump }) => [rule, bump]);

  test('whose setting has another default breaks tests that use the sandbox', () => {
    const found = withSetting((question) => ({
      ...question,
      setting: { values: ['200', '201'], default: '201' },
    }));
    expect(found).toContainEqual(['open-questions', 'major']);
  });

  test('that is opened or resolved requires a minor version', () => {
    const opened = model(apply(base, ['getTask/x-open-questions', () => ['made-up'], 'minor', 'minor']));
    const rules = (changes: Change[]) => changes.map(({ rule, bump }) => [rule, bump]);
    expect(rules(compareMembers(original, opened))).toContainEqual(['x-open-questions', 'minor']);
    expect(rules(compareMembers(opened, original))).toContainEqual(['x-open-questions', 'minor']);
  });
});

test('members in another order are no change', async () => {
  const reversed = (node: Json): Json =>
    Array.isArray(node)
      ? node.map(reversed)
      : isObject(node)
        ? Object.fromEntries(
            Object.entries(node)
              .toReversed()
              .map(([key, value]) => [key, reversed(value)]),
          )
        : node;
  const other = model(reversed(contract) as JsonObject);
  const found = [
    ...compareMembers(model(contract), other),
    ...(await compareDocuments(model(contract), other)),
  ];
  expect(found).toEqual([]);
});
