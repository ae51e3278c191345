import assert from 'node:assert/strict';
import { NotFoundError, type Export } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(202, { payload: { export_id: 'export-1', target: 'archive' } });
  const { export_id: id, target }: Export = await docproc.tasks.export('task-1');
  assert.deepEqual([id, target], ['export-1', 'archive']);
  assert.equal(sent[0]?.method, 'POST');
  assert.equal(sent[0].body, undefined);
  // @ts-expect-error -- it returns an export, not a task
  void (async () => (await docproc.tasks.export('task-1')).pages);
}

export async function sandbox(): Promise<void> {
  const { docproc, last } = connect();
  assert.deepEqual(await docproc.tasks.export('task-1'), { export_id: 'export-1', target: 'archive' });
  assert.equal(last().status, 202);
  assert.equal(source(last()), 'example');
  await fails(docproc.tasks.export('task-9'), 404, NotFoundError);
}
