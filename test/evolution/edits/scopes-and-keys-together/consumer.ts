import assert from 'node:assert/strict';
import { connect } from '../kit.ts';

const task = '/v2/team-1/project/project-1/task/task-1';

export async function scopes(): Promise<void> {
  for (const lacking of ['task.edit', 'task.read']) {
    const { request } = connect([lacking]);
    assert.equal((await request('POST', `${task}/complete`)).status, 404);
  }
  const { docproc } = connect(['task.edit', 'tasks.view']);
  assert.equal((await docproc.tasks.complete('task-1')).task.status, 'PROCESSING');
}

export async function keys(): Promise<void> {
  const one = connect(['task.edit']);
  assert.equal((await one.request('POST', `${task}/discard`)).status, 404);
  const both = await one.docproc.tasks.discard('task-1', { xReviewerKey: 'key' });
  assert.equal(both.status, 'DISCARDED');
  const other = connect(['upload.edit']);
  assert.equal((await other.docproc.tasks.discard('task-1')).status, 'DISCARDED');
}
