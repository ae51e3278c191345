import assert from 'node:assert/strict';
import { NotFoundError, type Page } from '@docproc/client';
import { connect, fails, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: { id: 'page-1' } });
  const page: Page = await docproc.tasks.getPage('task-1', 2);
  assert.equal(page.id, 'page-1');
  assert.equal(sent[0]?.path, '/v2/team-1/project/project-1/task/task-1/page/2');
  // @ts-expect-error -- a page has a number
  void (() => docproc.tasks.getPage('task-1', 'first'));
}

export async function sandbox(): Promise<void> {
  const { docproc, request } = connect();
  const { annotations } = await docproc.tasks.getPage('task-1', 1);
  assert(Array.isArray(annotations));
  assert.equal((await request('GET', '/v2/team-1/project/project-1/task/task-1/page/first')).status, 400);
  await fails(docproc.tasks.getPage('task-9', 1), 404, NotFoundError);
}
