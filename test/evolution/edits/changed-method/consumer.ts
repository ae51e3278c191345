import assert from 'node:assert/strict';
import { connect, source } from '../kit.ts';

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, sent, request, last } = connect();
  sandbox.seed({ id: 'task-2', upload_id: 'upload-1', status: 'DISCARDED' });
  const path = '/v2/team-1/project/project-1/task/task-2/unlock';
  assert.equal((await request('POST', path)).status, 405);
  await docproc.tasks.unlock('task-2');
  assert.equal(sent[0]?.method, 'PUT');
  assert.equal(sent[0].path, path);
  assert.equal(source(last()), 'transition');
  assert.notEqual((await docproc.tasks.get('task-2')).status, 'DISCARDED');
}
