import assert from 'node:assert/strict';
import { BadRequestError, can, ResponseError, type TaskStatus } from '@docproc/client';
import { connect, connectMcp, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: { id: 'task-1', status: 'SHELVED' } });
  const { status } = await docproc.tasks.shelve('task-1');
  const shelved: boolean = status === 'SHELVED';
  assert(shelved);
  assert.equal(sent[0]?.path, '/v2/team-1/project/project-1/task/task-1/shelve');
  const task = { approved: false, exported_at: null };
  assert.equal(can('shelve', { ...task, status: 'COMPLETED' }), true);
  assert.equal(can('shelve', { ...task, status: 'REVIEWING' }), false);
  assert.equal(can('unlock', { ...task, status: 'SHELVED' }), false);
  // @ts-expect-error -- no such state
  const wrong: TaskStatus = 'GONE';
  assert(wrong);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, last } = connect();
  await fails(docproc.tasks.shelve('task-1'), 400, BadRequestError);
  sandbox.seed({ id: 'task-2', status: 'COMPLETED' });
  assert.equal((await docproc.tasks.shelve('task-2')).status, 'SHELVED');
  assert.equal(source(last()), 'transition');
  assert.equal(sandbox.events().at(-1)?.name, 'task_shelved');
  assert.equal(sandbox.seed({ status: 'SHELVED' }).status, 'SHELVED');
  await assert.rejects(docproc.tasks.complete('task-2'), ResponseError);
  assert.equal(source(last()), 'transition');
  const upload = sandbox.tasks().find(({ id }) => id === 'task-2')?.upload_id ?? '';
  assert.equal(typeof (await docproc.uploads.get(upload)).status, 'string');
}

export async function mcp(): Promise<void> {
  const { sandbox } = connect();
  sandbox.seed({ id: 'task-2', status: 'COMPLETED' });
  const { tools, call } = await connectMcp(sandbox);
  const hints = tools.find(({ name }) => name === 'shelve_task')?.annotations;
  // The service moves no task out of the state.
  const expected = { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true };
  assert.deepEqual(hints, expected);
  assert.match(await call('shelve_task', { task_id: 'task-2' }), /"status":"SHELVED"/);
  assert.match(await call('shelve_task', { task_id: 'task-2' }), /was not sent: status is SHELVED/);
}
