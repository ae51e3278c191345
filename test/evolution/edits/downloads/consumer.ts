import assert from 'node:assert/strict';
import { NotFoundError, type Outline } from '@docproc/client';
import { connect, fails } from '../kit.ts';

export async function sandbox(): Promise<void> {
  const { docproc } = connect();
  const outline: Outline = await docproc.tasks.getOutline('task-1');
  const inner: Outline | undefined = outline.parts[0];
  assert.deepEqual([outline.title, inner?.title], ['Invoice', 'Terms']);
  const file: Blob = await docproc.tasks.getFile('task-1');
  assert.equal(await file.text(), '%PDF-1.7');
  await fails(docproc.tasks.getFile('task-9'), 404, NotFoundError);
}
