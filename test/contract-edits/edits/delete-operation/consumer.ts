import assert from 'node:assert/strict';
import { NotFoundError } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(204);
  const nothing: void = await docproc.tasks.delete('task 1');
  assert.equal(nothing, undefined);
  assert.equal(sent[0]?.method, 'DELETE');
  assert.equal(sent[0].path, '/v2/team-1/project/project-1/task/task%201');
  // @ts-expect-error -- it needs a task
  void (() => docproc.tasks.delete());
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, request, last } = connect();
  const { status, text } = await request('DELETE', '/v2/team-1/project/project-1/task/task-1');
  assert.deepEqual([status, text], [204, '']);
  assert.equal(source(last()), 'store');
  assert.deepEqual(sandbox.tasks(), []);
  await fails(docproc.tasks.get('task-1'), 404, NotFoundError);
  await fails(docproc.tasks.delete('task-1'), 404, NotFoundError);
  sandbox.seed({ id: 'task-2', project_id: 'project-2' });
  await fails(docproc.tasks.delete('task-2'), 404, NotFoundError);
}
