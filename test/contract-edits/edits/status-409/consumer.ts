import assert from 'node:assert/strict';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc } = respondWith(409, { message: 'no' });
  await fails(docproc.tasks.discard('task-1'), 409);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, last } = connect();
  sandbox.seed({ id: 'task-2', status: 'COMPLETED' });
  await fails(docproc.tasks.discard('task-2'), 409);
  assert.equal(source(last()), 'transition');
  assert.equal((await docproc.tasks.discard('task-1')).status, 'DISCARDED');
  await fails(docproc.tasks.discard('task-1'), 409);
}
