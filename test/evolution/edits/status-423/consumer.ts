import assert from 'node:assert/strict';
import { connect, fails, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc } = respondWith(423, { message: 'no' });
  await fails(docproc.tasks.get('task-1'), 423);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox } = connect();
  await fails(docproc.tasks.get('task-1', { headers: { prefer: 'code=423' } }), 423);
  sandbox.fault({ fault: 'status', status: 423, operation: 'getTask' });
  await fails(docproc.tasks.get('task-1'), 423);
  assert.equal((await docproc.tasks.get('task-1')).id, 'task-1');
}
