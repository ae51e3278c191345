import assert from 'node:assert/strict';
import { type FilePending, NotFoundError, type Outline } from '@docproc/client';
import { connect, fails, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc } = respondWith(202, { 'x-progress': 0.5 });
  const pending: Blob | FilePending = await docproc.tasks.getFile('task-1');
  assert.deepEqual(pending, { 'x-progress': 0.5 });
}

export async function sandbox(): Promise<void> {
  const { docproc } = connect();
  const outline: Outline = await docproc.tasks.getOutline('task-1');
  const inner: Outline | undefined = outline.parts[0];
  assert.deepEqual([outline.title, inner?.title], ['Invoice', 'Terms']);
  const file = await docproc.tasks.getFile('task-1');
  assert.ok(file instanceof Blob);
  assert.equal(await file.text(), '%PDF-1.7');
  await fails(docproc.tasks.getFile('task-9'), 404, NotFoundError);
}
