import assert from 'node:assert/strict';
import { BadRequestError, type Comment, NotFoundError } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(201, { id: 'comment-1', text: 'Looks right.' });
  const comment: Comment = await docproc.comments.create('task-1', { text: 'Looks right.' });
  assert.equal(comment.id, 'comment-1');
  assert.equal(sent[0]?.path, '/v2/team-1/project/project-1/task/task-1/comment');
  await docproc.comments.delete('task-1', 'comment-1');
  assert.equal(sent[1]?.method, 'DELETE');
  assert.equal(sent[1].path, '/v2/team-1/project/project-1/task/task-1/comment/comment-1');
  // @ts-expect-error -- it needs a comment
  void (() => docproc.comments.delete('task-1'));
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, request, last } = connect();
  sandbox.seed({ id: 'task-2' });
  const comment = await docproc.comments.create('task-1', { text: 'Looks right.' });
  assert.deepEqual([comment.text, comment.task_id], ['Looks right.', 'task-1']);
  assert.deepEqual([last().status, source(last())], [201, 'store']);
  assert.deepEqual(await docproc.comments.list('task-1'), [comment]);
  assert.deepEqual(await docproc.comments.list('task-2'), []);
  const other = await docproc.comments.create('task-1', { text: 'Is it?' });
  assert.deepEqual(await docproc.comments.list('task-1', { limit: 1 }), [comment]);
  assert.deepEqual(await docproc.comments.list('task-1', { limit: 1, offset: 1 }), [other]);
  await fails(docproc.comments.list('task-1', { limit: 0 }), 400, BadRequestError);
  await fails(docproc.comments.delete('task-2', comment.id), 404, NotFoundError);
  await docproc.comments.delete('task-1', comment.id);
  assert.deepEqual(await docproc.comments.list('task-1'), [other]);
  await fails(docproc.comments.list('task-9'), 404, NotFoundError);
  await fails(docproc.comments.create('task-9', { text: 'x' }), 404, NotFoundError);
  await fails(docproc.comments.list('task-1', { projectId: 'project-2' }), 404, NotFoundError);
  assert.equal((await request('POST', '/v2/team-1/project/project-1/task/task-1/comment', {})).status, 400);
}
