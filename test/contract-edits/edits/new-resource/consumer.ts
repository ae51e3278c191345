import assert from 'node:assert/strict';
import { BadRequestError, NotFoundError, type Webhook } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(201, {
    payload: { id: 'webhook-1', url: 'https://a', status: 'ACTIVE' },
  });
  const webhook: Webhook = await docproc.webhooks.create({ url: 'https://a' });
  const status: 'ACTIVE' | 'PAUSED' = webhook.status;
  assert.equal(status, 'ACTIVE');
  assert.equal(sent[0]?.method, 'POST');
  assert.equal(sent[0].path, '/v2/team-1/webhook');
  assert.deepEqual(sent[0].body, { url: 'https://a' });
  // @ts-expect-error -- it needs a URL
  void (() => docproc.webhooks.create({}));
  // @ts-expect-error -- a webhook has no such state
  const wrong: Webhook['status'] = 'GONE';
  assert(wrong);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, request, last } = connect();
  const created = await docproc.webhooks.create({ url: 'https://a' });
  const { id } = created;
  assert.deepEqual(created, { id, url: 'https://a', status: 'ACTIVE' });
  assert.equal(last().status, 201);
  assert.deepEqual(await docproc.webhooks.get(id), created);
  assert.equal(source(last()), 'store');
  const other = await docproc.webhooks.create({ url: 'https://b' });
  assert.notEqual(other.id, id);
  const all: Webhook[] = await docproc.webhooks.list();
  assert.deepEqual(all, [created, other]);

  assert.deepEqual(await docproc.webhooks.pause(id), { ...created, status: 'PAUSED' });
  assert.equal(source(last()), 'transition');
  assert.deepEqual(last().changes, { status: { from: 'ACTIVE', to: 'PAUSED' } });
  assert.equal(sandbox.events().at(-1)?.name, 'webhook_paused');
  await fails(docproc.webhooks.pause(id), 400, BadRequestError);
  assert.equal((await docproc.webhooks.get(id)).status, 'PAUSED');
  await fails(docproc.webhooks.pause('webhook-9'), 404, NotFoundError);

  const nothing: void = await docproc.webhooks.delete(id);
  assert.equal(nothing, undefined);
  await fails(docproc.webhooks.get(id), 404, NotFoundError);
  assert.deepEqual(await docproc.webhooks.list(), [other]);
  for (const body of [{}, { url: 3 }, undefined]) {
    assert.equal((await request('POST', '/v2/team-1/webhook', body)).status, 400, JSON.stringify(body));
  }
  assert.deepEqual(JSON.parse((await request('GET', '/v2/team-2/webhook')).text), { payload: [] });
  sandbox.reset();
  assert.deepEqual(await docproc.webhooks.list(), []);
}
