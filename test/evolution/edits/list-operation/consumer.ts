import assert from 'node:assert/strict';
import { BadRequestError, type Task } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: [], next_page_token: 'b' });
  const page = await docproc.tasks.list({ status: 'REVIEWING', pageSize: 2, pageToken: 'a b' });
  const tasks: Task[] = page.tasks;
  const next: string | null = page.next_page_token;
  assert.deepEqual([tasks, next], [[], 'b']);
  assert.equal(sent[0]?.method, 'GET');
  assert.equal(sent[0].path, '/v2/team-1/project/project-1/task');
  assert.deepEqual(
    [...new URLSearchParams(sent[0].search)],
    [
      ['status', 'REVIEWING'],
      ['page_size', '2'],
      ['page_token', 'a b'],
    ],
  );
  await docproc.tasks.list();
  assert.equal(sent[1]?.search, '');
  // @ts-expect-error -- a status is one of the contract's
  void (() => docproc.tasks.list({ status: 'GONE' }));
  // @ts-expect-error -- no such parameter
  void (() => docproc.tasks.list({ pageSise: 2 }));
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
  const { next_page_token: next } = await docproc.tasks.list();
  assert.equal(next, null);
  for (const query of ['status=GONE', 'page_size=many']) {
    assert.equal((await request('GET', `/v2/team-1/project/project-1/task?${query}`)).status, 400, query);
  }
  await fails(docproc.tasks.list({ pageSize: 0.5 }), 400, BadRequestError);
}
