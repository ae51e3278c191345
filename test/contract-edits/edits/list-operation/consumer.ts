import assert from 'node:assert/strict';
import { BadRequestError, type Task } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: [], next_cursor: 'b' });
  const page = await docproc.tasks.list({ status: 'REVIEWING', limit: 2, cursor: 'a b' });
  const tasks: Task[] = page.tasks;
  const next: string | null = page.next_cursor;
  assert.deepEqual([tasks, next], [[], 'b']);
  assert.equal(sent[0]?.method, 'GET');
  assert.equal(sent[0].path, '/v2/team-1/project/project-1/task');
  assert.deepEqual(
    [...new URLSearchParams(sent[0].search)],
    [
      ['status', 'REVIEWING'],
      ['limit', '2'],
      ['cursor', 'a b'],
    ],
  );
  await docproc.tasks.list();
  assert.equal(sent[1]?.search, '');
  // @ts-expect-error -- a status is one of the contract's
  void (() => docproc.tasks.list({ status: 'GONE' }));
  // @ts-expect-error -- no such parameter
  void (() => docproc.tasks.list({ limits: 2 }));
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, request, last } = connect();
  sandbox.seed({ id: 'task-2', status: 'COMPLETED' });
  sandbox.seed({ id: 'task-3', project_id: 'project-2' });
  const ids = ({ tasks }: { tasks: Task[] }) => tasks.map(({ id }) => id);
  assert.deepEqual(ids(await docproc.tasks.list()), ['task-1', 'task-2']);
  assert.equal(source(last()), 'store');
  assert.deepEqual(ids(await docproc.tasks.list({ status: 'COMPLETED' })), ['task-2']);
  assert.deepEqual(ids(await docproc.tasks.list({ projectId: 'project-2' })), ['task-3']);
  const { next_cursor: none } = await docproc.tasks.list();
  assert.equal(none, null);
  const first = await docproc.tasks.list({ limit: 1 });
  assert.deepEqual(ids(first), ['task-1']);
  const second = await docproc.tasks.list({ limit: 1, cursor: first.next_cursor ?? '' });
  assert.deepEqual([ids(second), second.next_cursor], [['task-2'], null]);
  for (const query of ['status=GONE', 'limit=many']) {
    assert.equal((await request('GET', `/v2/team-1/project/project-1/task?${query}`)).status, 400, query);
  }
  await fails(docproc.tasks.list({ limit: 0.5 }), 400, BadRequestError);
}
