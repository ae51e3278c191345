import assert from 'node:assert/strict';
import { type Task } from '@docproc/client';
import { connect, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(204);
  const nothing: void = await docproc.tasks.delete({ ids: ['task-1'] });
  assert.equal(nothing, undefined);
  assert.equal(sent[0]?.method, 'DELETE');
  assert.equal(sent[0].path, '/v2/team-1/project/project-1/task');
  assert.deepEqual(sent[0].body, { ids: ['task-1'] });
  // @ts-expect-error -- ids are strings
  void (() => docproc.tasks.delete({ ids: [1] }));
}

export async function sandbox(): Promise<void> {
  const { docproc, request, last } = connect();
  const found: Task[] = await docproc.tasks.search({ text: 'Total' });
  assert(Array.isArray(found));
  assert.equal(last().operation, 'searchTasks');
  await docproc.tasks.delete({ ids: ['task-1'] });
  assert.equal(last().status, 204);
  assert.equal((await request('DELETE', '/v2/team-1/project/project-1/task', { ids: 1 })).status, 400);
}
