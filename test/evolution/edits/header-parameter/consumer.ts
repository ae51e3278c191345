import assert from 'node:assert/strict';
import { connect, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: { id: 'task-1' }, message: '' });
  await docproc.tasks.complete('task-1', { idempotencyKey: '7a1f' });
  assert.equal(sent[0]?.headers.get('idempotency-key'), '7a1f');
  await docproc.tasks.complete('task-1');
  assert.equal(sent[1]?.headers.has('idempotency-key'), false);
  // @ts-expect-error -- a key is a string
  void (() => docproc.tasks.complete('task-1', { idempotencyKey: 7 }));
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox } = connect();
  await docproc.tasks.complete('task-1', { idempotencyKey: '7a1f' });
  assert.notEqual(sandbox.tasks()[0]?.status, 'REVIEWING');
}
