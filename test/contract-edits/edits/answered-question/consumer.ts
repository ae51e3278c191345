import assert from 'node:assert/strict';
import { RateLimitError } from '@docproc/client';
import { connect, fails, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc } = respondWith(429, { message: 'no' });
  await fails(docproc.tasks.get('task-1'), 429, RateLimitError);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox } = connect();
  await fails(docproc.tasks.get('task-1', { headers: { prefer: 'code=429' } }), 429, RateLimitError);
  sandbox.fault({ fault: 'status', status: 429, operation: 'getTask' });
  await fails(docproc.tasks.get('task-1'), 429, RateLimitError);
  assert.equal((await docproc.tasks.get('task-1')).id, 'task-1');
}
