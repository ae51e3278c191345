/** What a request lacks, actions below a resource, objects that are no pages, and errors as RFC 9457 has them. */
import { expect, test } from 'vitest';
import { add, error, json, missing, ok, type Patch, ref, start, text } from './patched.ts';

const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const listOf = (items: object) => ({ type: 'array', items });
const one = (value: unknown) => ({ one: { value } });

const invoices: Patch = (document) => {
  const { responses, schemas } = document.components;
  const problem = object({ title: text, status: { type: 'integer' } });
  const example = { title: 'Bad', status: 400 };
  responses.BadRequest = {
    description: 'Invalid.',
    content: { 'application/problem+json': { schema: problem, examples: one(example) } },
  };
  responses.TaskNotFound = responses.BadRequest;
  const line = { sku: text, quantity: { type: 'integer', default: 1 } };
  schemas.Person = object({ id: text });
  schemas.Invoice = object({
    id: text,
    lines: listOf(object(line)),
    payer: object({ name: text, vat: text }),
  });
  const rejected = { '400': error, '404': missing };
  const invoice = { id: 'i-1', lines: [], payer: { name: 'a', vat: 'EU' } };
  const input = object({ lines: listOf(object(line, ['sku'])), payer: object({ name: text }) }, ['lines']);
  add(document, 'POST /invoice', {
    requestBody: { required: true, ...json(input) },
    responses: { '201': ok(ref('Invoice'), one(invoice)), ...rejected },
  });
  add(document, 'GET /invoice', { responses: { '200': ok(listOf(ref('Invoice'))), ...rejected } });
  add(document, 'GET /invoice/{invoice_id}', {
    responses: { '200': ok(ref('Invoice'), one(invoice)), ...rejected },
  });
  schemas.Gone = object({ id: text, gone: { const: true } });
  add(document, 'GET /payer/{payer_id}', {
    responses: {
      '200': ok({ anyOf: [ref('Payer'), ref('Gone')] }, one({ id: 'p-1', name: 'a' })),
      ...rejected,
    },
  });
  schemas.Payer = object({ id: text, name: text });
  add(document, 'POST /payer/{payer_id}', {
    requestBody: { required: true, ...json(object({ name: text })) },
    responses: { '200': ok(ref('Payer'), one({ id: 'p-1', name: 'a' })), ...rejected },
  });
  const lines = '/invoice/{invoice_id}/line';
  add(document, `GET ${lines}`, { responses: { '200': ok(listOf(object(line))), ...rejected } });
  add(document, `POST ${lines}`, {
    requestBody: { required: true, ...json(object({ sku: text })) },
    responses: { '201': ok(ref('Invoice'), one(invoice)), ...rejected },
  });
  const me = object({ user: ref('Person'), friends: listOf(ref('Person')) });
  add(document, 'GET /me', { responses: { '200': ok(me, one({ user: { id: 'u' }, friends: [] })) } });
};

test('what a request need not have and a response must have is completed at any depth', async () => {
  const { send: tell } = await start(invoices);
  const { body: created } = await tell('POST /invoice', { lines: [{ sku: 'a' }], payer: { name: 'b' } });
  expect(created.lines).toEqual([{ sku: 'a', quantity: 1 }]);
  expect(created.payer).toEqual({ name: 'b', vat: 'EU' });
  const { body: other } = await tell('POST /invoice', { lines: [{ sku: 'a', quantity: 7 }] });
  expect(other.lines).toEqual([{ sku: 'a', quantity: 7 }]);
});

test('a POST updates a resource that is one of several that its path can return', async () => {
  const { send: tell } = await start(invoices);
  expect(await tell('POST /payer/p-1', { name: 'b' })).toMatchObject({
    body: { name: 'b' },
    source: 'store',
  });
  expect((await tell('GET /payer/p-1')).body).toMatchObject({ id: 'p-1', name: 'b' });
});

test('a POST below a resource that returns that resource creates none', async () => {
  const { send: tell } = await start(invoices);
  const { body: created } = await tell('POST /invoice', { lines: [] });
  expect(await tell(`POST /invoice/${created.id}/line`, { sku: 'a' })).toMatchObject({
    status: 201,
    source: 'example',
  });
  expect((await tell('GET /invoice')).body).toHaveLength(1);
});

test('an object with a resource and a list of others is no page', async () => {
  const { send: tell } = await start(invoices);
  expect(await tell('GET /me')).toMatchObject({
    body: { user: { id: 'u' }, friends: [] },
    source: 'example',
  });
});

test('a problem has the status of its response', async () => {
  const { exchange: ask } = await start((document) => {
    invoices(document);
    for (const response of Object.values<object>(document.components.responses)) {
      Reflect.deleteProperty(response, 'x-open-questions');
    }
  });
  const { response, text: found } = await ask('GET /invoice/none');
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(JSON.parse(found)).toEqual({ title: 'there is no such invoice', status: 404 });
});
