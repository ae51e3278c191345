import assert from 'node:assert/strict';
import { NotFoundError, type Task } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: [] });
  const tasks: Task[] = await docproc.uploads.listTasks('upload-1');
  assert.deepEqual(tasks, []);
  assert.equal(sent[0]?.path, '/v2/team-1/project/project-1/upload/upload-1/task');
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, last } = connect();
  sandbox.seed({ id: 'task-2', upload_id: 'upload-2' });
  const tasks = await docproc.uploads.listTasks('upload-1');
  assert.deepEqual(tasks, [await docproc.tasks.get('task-1')]);
  await docproc.uploads.listTasks('upload-2');
  assert.equal(source(last()), 'store');
  await fails(docproc.uploads.listTasks('upload-9'), 404, NotFoundError);
}
