import assert from 'node:assert/strict';
import { type Alert, DocprocError } from '@docproc/client';
import { connect, fails, respondWith } from '../kit.ts';

const xRequestId = '0c8e5f1a-3b2d-4c6e-8f70-9a1b2c3d4e5f';
const input = {
  kind: 'delay' as const,
  email: 'ada@example.com',
  secret: '0123456789',
  starts_on: null,
  labels: { north: 1 },
  channel: { topic: 'late', sound: 'bell' },
};

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, []);
  await docproc.uploads.listAlerts({ limit: 5, kind: ['delay', 'failure'], xRequestId });
  assert.deepEqual(new URLSearchParams(sent[0]?.search).getAll('kind'), ['delay', 'failure']);
  assert.equal(sent[0]?.headers.get('x-request-id'), xRequestId);
  // @ts-expect-error -- the header is required
  void (() => docproc.uploads.listAlerts({ limit: 5 }));
  // @ts-expect-error -- no such kind
  void (() => docproc.uploads.listAlerts({ kind: ['weather'], xRequestId }));
  // @ts-expect-error -- an email address is required
  void (() => docproc.uploads.createAlert({ ...input, email: undefined }));
  // An alert of the service can be sent back.
  void (async (alert: Alert) => docproc.uploads.createAlert(alert));
  void (async () => {
    const alert = await docproc.uploads.createAlert(input);
    const [number, id]: [number | undefined, string] = [alert.labels['north'], alert.channel.id];
    // @ts-expect-error -- no response has it
    return [number, id, alert.created_at, alert.secret];
  });
}

export async function sandbox(): Promise<void> {
  const { docproc, request } = connect();
  const alert = await docproc.uploads.createAlert(input);
  assert.match(alert.id, /^alert-/);
  // What only the service sets is there, whatever the request has.
  const { id: channel } = alert.channel;
  assert.equal(typeof channel, 'string');
  assert.deepEqual({ ...alert.labels, secret: 'secret' in alert }, { north: 1, secret: false });
  for (const wrong of [
    { email: 'ada' },
    { starts_on: '2026-13-45' },
    { secret: 'short' },
    { labels: { north: -1 } },
    { labels: { north: 'x' } },
  ]) {
    const body = { ...input, ...wrong };
    await fails(docproc.uploads.createAlert(body as typeof input), 422);
  }
  for (let count = 0; count < 3; count++) await docproc.uploads.createAlert(input);
  const listed = async (options: object) =>
    (await docproc.uploads.listAlerts({ xRequestId, ...options })).length;
  assert.equal(await listed({}), 2);
  assert.equal(await listed({ limit: 3, kind: ['delay', 'failure'] }), 3);
  assert.equal(await listed({ kind: ['failure'] }), 0);
  assert.equal(await listed({ createdAfter: '2020-01-01T00:00:00Z' }), 2);
  for (const options of [{ limit: 0 }, { limit: 101 }, { createdAfter: 'soon' }, { xRequestId: 'x' }]) {
    await fails(listed(options), 400, DocprocError);
  }
  const { response } = await docproc.uploads.listAlerts({ xRequestId }).withResponse();
  assert(Number(response.headers.get('x-total')) >= 3);
  const changed = await docproc.uploads.changeAlert(alert.id, { channel: { topic: null, sound: null } });
  assert.deepEqual(changed.channel, { id: channel, topic: null });
  const other = await docproc.uploads.changeAlert(alert.id, { channel: { sound: 'bell' } });
  assert.deepEqual(other.channel, { id: channel, topic: null, sound: 'bell' });
  assert.equal((await request('POST', '/v2/team-1/alerts', { ...input, id: undefined })).status, 201);
}
