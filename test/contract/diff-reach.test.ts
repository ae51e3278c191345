/** The ratings of what only a part of the contract leads to that operations do not have, such as a webhook. */
import { expect, test } from 'vitest';
import { highest } from '../../scripts/diff/change.ts';
import { compare } from '../../scripts/diff/compare.ts';
import { withRedocly } from '../../scripts/diff/redocly.ts';
import { modelOf } from '../../scripts/model/index.ts';
import { contract, type Json } from '../support/contract.ts';
import { documentOf, edit } from './mutate.ts';

const note = (schema: Json): Json => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
  responses: { '204': { description: 'Received.' } },
});
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const note1 = { type: 'object', required: ['id'], properties: { id: text, kind: text } };

/** The contract with parts that lead to schemas which nothing else leads to. */
const base = documentOf(contract);
Object.assign(base.components.schemas ?? {}, {
  Note: note1,
  Reply: { type: 'object', properties: { ok: { type: 'boolean' } } },
  Label: { type: 'object', properties: { text } },
  Cat: { type: 'object', required: ['kind'], properties: { kind: text }, additionalProperties: false },
  Pet: {
    oneOf: [ref('Cat'), ref('Label')],
    discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
  },
  Holder: {
    type: 'object',
    properties: { pet: ref('Pet') },
    additionalProperties: ref('Label'),
    propertyNames: ref('Name'),
  },
  Name: { type: 'string', maxLength: 9 },
});
const answered = note(ref('Note')) as { responses: object };
answered.responses = {
  '200': { description: 'Done.', content: { 'application/json': { schema: ref('Reply') } } },
};
const taskPath = '/v2/{team_id}/project/{project_id}/task/{task_id}';
Object.assign(base, { webhooks: { taskDone: { post: answered }, shown: { post: note(ref('Holder')) } } });
Object.assign(base.paths[taskPath]?.get ?? {}, {
  callbacks: {
    read: { '{$request.query.url}': { post: note({ type: 'object', properties: { at: text } }) } },
  },
});
Object.assign(base.components.securitySchemes ?? {}, {
  Login: {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'https://a.example/token', scopes: { read: 'Reads.' } } },
  },
});

const schemas = ['components', 'schemas'];
const callback = ['paths', taskPath, 'get', 'callbacks', 'read', '{$request.query.url}', 'post'];
const callbackBody = [...callback, 'requestBody', 'content', 'application/json', 'schema', 'properties'];
const flow = ['components', 'securitySchemes', 'Login', 'flows', 'clientCredentials'];
const discriminator = [...schemas, 'Pet', 'discriminator'];
const webhook = ['webhooks', 'taskDone', 'post'];

type Case = [title: string, path: string[], value: Json | undefined, bump: string, back: string];
/** Edits, with the version that each requires, and the version that taking it back requires. */
const cases: Case[] = [
  ['a webhook', ['webhooks', 'other'], { post: note(text) }, 'minor', 'major'],
  ['a method of a webhook', ['webhooks', 'taskDone', 'put'], note(text), 'minor', 'major'],
  ['a webhook whose body may be omitted', [...webhook, 'requestBody', 'required'], false, 'major', 'minor'],
  [
    'a status that a webhook accepts',
    [...webhook, 'responses', '204'],
    { description: 'OK.' },
    'minor',
    'major',
  ],
  ['other words of a webhook', [...webhook, 'summary'], 'A task is done.', 'patch', 'patch'],
  ['a field that a webhook sends', [...schemas, 'Note', 'properties', 'more'], text, 'minor', 'major'],
  [
    'a type that a webhook sends',
    [...schemas, 'Note', 'properties', 'id', 'type'],
    'integer',
    'major',
    'major',
  ],
  ['a field that a webhook always sends', [...schemas, 'Note', 'required'], ['id', 'kind'], 'minor', 'major'],
  ['a field that a webhook wants back', [...schemas, 'Reply', 'required'], ['ok'], 'major', 'minor'],
  ['a callback', [...callback.slice(0, 4), 'other'], { '{$url}': { post: note(text) } }, 'minor', 'major'],
  ['a field that a callback sends', [...callbackBody, 'more'], text, 'minor', 'major'],
  ['a field of additional properties', [...schemas, 'Label', 'properties', 'more'], text, 'minor', 'major'],
  ['additional properties', [...schemas, 'Cat', 'additionalProperties'], true, 'major', 'minor'],
  ['a bound of names of properties', [...schemas, 'Name', 'maxLength'], 8, 'major', 'major'],
  ['a discriminator', [...schemas, 'Holder', 'discriminator'], { propertyName: 'x' }, 'minor', 'major'],
  ['the property of a discriminator', [...discriminator, 'propertyName'], 'type', 'major', 'major'],
  ['a value of a discriminator', [...discriminator, 'mapping', 'label'], 'Label', 'minor', 'major'],
  ['a target of a discriminator', [...discriminator, 'mapping', 'cat'], 'Label', 'major', 'major'],
  ['a target in another form', [...discriminator, 'mapping', 'cat'], 'Cat', 'none', 'none'],
  ['a scope of OAuth', [...flow, 'scopes', 'write'], 'Writes.', 'minor', 'major'],
  ['other words of a scope', [...flow, 'scopes', 'read'], 'Reads all.', 'patch', 'patch'],
  ['the URL of tokens', [...flow, 'tokenUrl'], 'https://b.example/token', 'major', 'major'],
  ['the URL of new tokens', [...flow, 'refreshUrl'], 'https://a.example/new', 'minor', 'major'],
  ['a flow of OAuth', [...flow.slice(0, 4), 'password'], { tokenUrl: '/t', scopes: {} }, 'minor', 'major'],
];

const apply = (document: typeof base, path: string[], value: Json | undefined): typeof base =>
  documentOf(edit(JSON.parse(JSON.stringify(document)), path, () => value));
const changes = (one: typeof base, other: typeof base) => compare(modelOf(one, []), modelOf(other, []));

test.each(cases)('%s', (_, path, value, bump, back) => {
  const edited = apply(base, path, value);
  expect([highest(changes(base, edited)), highest(changes(edited, base))]).toEqual([bump, back]);
});

// Redocly takes a second for each comparison: it sees all edits of different places together.
test('Redocly rates no place that the rules do not', async () => {
  const last = new Map(cases.map(([, path, value]) => [path.join('\n'), value]));
  const edited = [...last].reduce(
    (document, [path, value]) => apply(document, path.split('\n'), value),
    base,
  );
  for (const [one, other] of [
    [base, edited],
    [edited, base],
  ] as const) {
    const found = changes(one, other);
    expect((await withRedocly(found, one, other)).slice(found.length)).toEqual([]);
  }
});
