import assert from 'node:assert/strict';
import { BadRequestError } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc } = respondWith(204);
  const nothing: void = await docproc.tasks.approve('task-1');
  assert.equal(nothing, undefined);
  // @ts-expect-error -- it returns nothing
  void (async () => (await docproc.tasks.approve('task-1')).id);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, request, last } = connect();
  const { status, text } = await request('POST', '/v2/team-1/project/project-1/task/task-1/approve');
  assert.deepEqual([status, text], [204, '']);
  assert.equal(source(last()), 'transition');
  assert.equal((await docproc.tasks.get('task-1')).approved, true);
  assert.equal(sandbox.events().at(-1)?.name, 'task_approved');
  await fails(docproc.tasks.approve('task-1'), 400, BadRequestError);
}
