/** The ratings of `npm run diff` for edits of each class. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Change, highest } from '../../scripts/diff/change.ts';
import { compareMembers } from '../../scripts/diff/members.ts';
import { compareDocuments } from '../../scripts/diff/redocly.ts';
import { type Model, modelOf, type OpenQuestion } from '../../scripts/model/index.ts';
import { contract, isObject, type Json, type JsonObject } from '../support/contract.ts';
import { described, type Edit, restated, stated } from './diff-classes.ts';
import { rewritten } from './diff-rewritings.ts';
import { shapes } from './diff-shapes.ts';
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
    Holder: {
      type: 'object',
      properties: { pet: ref('Pet'), fish: ref('Fish'), label: { anyOf: [ref('Label'), { type: 'null' }] } },
      additionalProperties: ref('Label'),
    },
    Trout: { type: 'object', required: ['kind'], properties: { kind: text, length: { type: 'number' } } },
    Cod: { type: 'object', required: ['kind'], properties: { kind: text, weight: { type: 'number' } } },
    Fish: {
      oneOf: [ref('Trout'), ref('Cod')],
      discriminator: { propertyName: 'kind', mapping: { trout: '#/components/schemas/Trout', cod: 'Cod' } },
    },
    Tail: { enum: ['long'] },
    Tree: { type: 'object', properties: { parts: { type: 'array', items: ref('Tree') } } },
    Both: {
      type: 'object',
      properties: { kind: { enum: ['a', 'b'] }, fixed: text, old: text, tree: ref('Tree') },
    },
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
  return {
    ...base,
    webhooks,
    paths: { ...base.paths, [notes]: listNotes, '/notes': { post: addNote }, ...operations },
  } as object as JsonObject;
}

const notes = '/notes/{id}';
const addNote = {
  operationId: 'addNote',
  tags: ['Tasks'],
  summary: 'Add a note',
  responses: { '2XX': { description: 'Done.' } },
};
const listNotes = {
  parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
  get: {
    operationId: 'listNotes',
    tags: ['Tasks'],
    summary: 'List notes',
    parameters: [
      { name: 'list', in: 'query', schema: { type: 'array', items: text } },
      { name: 'filter', in: 'query', schema: { type: 'object', properties: { a: text, b: text } } },
      { name: 'limit', in: 'query', schema: { type: 'integer', format: 'int32' } },
      { name: 'X-View', in: 'header', schema: text },
      { name: 'pair', in: 'query', schema: { type: 'object', properties: { a: text } } },
    ],
    requestBody: {
      required: true,
      content: json({ allOf: [ref('Both'), { properties: { tail: ref('Tail') } }] }),
    },
    responses: {
      '200': {
        description: 'The notes.',
        headers: { 'X-Count': { schema: { type: 'integer' } } },
        content: { 'application/json': { schema: ref('Both'), examples: { one: { value: { a: [1] } } } } },
      },
      '404': { $ref: '#/components/responses/TaskNotFound' },
      default: { description: 'Other errors.', content: json(ref('Label')) },
    },
  },
};

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

describe('a contract is the same with', () => {
  const alter = (...changes: (typeof rewritten)[number]): Model => {
    const root = documentOf(base);
    for (const [, change] of changes) change(root);
    return model(root as object as JsonObject);
  };
  const relevant = (changes: Change[]) => changes.filter(({ bump }) => bump !== 'patch');

  test.each(rewritten.flat())('%s', (...rewriting) => {
    const edited = alter(rewriting);
    expect(relevant(compareMembers(original, edited))).toEqual([]);
    expect(relevant(compareMembers(edited, original))).toEqual([]);
  });

  test.each(rewritten.map((group) => [group]))('a group of them, for Redocly', async (group) => {
    const edited = alter(...group);
    expect(relevant(await compareDocuments(original, edited))).toEqual([]);
    expect(relevant(await compareDocuments(edited, original))).toEqual([]);
  });
});

describe('an open question', () => {
  const setting = questions.find((question) => question.setting);
  const withSetting = (change: (question: OpenQuestion) => OpenQuestion) =>
    compareMembers(
      original,
      model(
        base,
        questions.map((question) => (question.id === setting?.id ? change(question) : question)),
      ),
    ).map(({ rule, bump }) => [rule, bump]);

  test('whose setting has another default breaks tests that use the sandbox', () => {
    const found = withSetting((question) => ({
      ...question,
      setting: { values: setting?.setting?.values ?? [], default: 'other' },
    }));
    expect(found).toContainEqual(['open-questions', 'major']);
  });

  test('has another form of entries like all others: one change', () => {
    const catalog = questions.map(({ clientImpact: _, ...question }) => question as OpenQuestion);
    const found = compareMembers(original, model(base, catalog));
    const message = `The catalog of open questions has other members: \`clientImpact\` is removed (${questions.length}).`;
    expect(found.map((change) => [change.bump, change.message])).toEqual([['patch', message]]);
  });

  test('that is opened or resolved requires a minor version', () => {
    const opened = model(apply(base, ['getTask/x-open-questions', () => ['made-up'], 'minor', 'minor']));
    const rules = (changes: Change[]) => changes.map(({ rule, bump }) => [rule, bump]);
    expect(rules(compareMembers(original, opened))).toContainEqual(['x-open-questions', 'minor']);
    expect(rules(compareMembers(opened, original))).toContainEqual(['x-open-questions', 'minor']);
  });
});

test('a scheme that is added has its name', () => {
  const alternatives = [{ ApiKey: ['task.view'] }, { Login: ['task.view'] }];
  const edited = model(apply(base, ['completeTask/security', () => alternatives, 'major', 'major']));
  const narrowed = compareMembers(original, edited).find(({ rule }) => rule === 'access-narrowed');
  expect(narrowed?.message).toContain('`ApiKey with task.view`, `Login with task.view`');
});

test('a change of a schema has its place', async () => {
  const edited = model(apply(base, ['schemas/Both/properties/kind/enum', () => ['a'], 'major', 'major']));
  const found = await compareDocuments(original, edited);
  expect(found.map(({ message, audiences }) => [message, audiences.toSorted()])).toEqual([
    [
      "`schemas › Both › properties › kind › enum`: Enum of `kind` lost values: 'b'.",
      ['receives', 'sends', 'serves'],
    ],
  ]);
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
