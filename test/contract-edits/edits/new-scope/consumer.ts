import assert from 'node:assert/strict';
import { NotFoundError } from '@docproc/client';
import { connect, fails, source } from '../kit.ts';

export async function sandbox(): Promise<void> {
  for (const scope of ['task.export', 'tasks.export']) {
    const { docproc, last } = connect([scope]);
    const file: Blob = await docproc.tasks.getFile('task-1');
    assert.equal(await file.text(), '%PDF-1.7');
    const text: string = await docproc.tasks.getText('task-1');
    assert.equal(text, 'Total 1,204.50');
    assert.equal(source(last()), 'example');
    await fails(docproc.tasks.getText('task-9'), 404, NotFoundError);
    // @ts-expect-error -- it is text
    void (async () => (await docproc.tasks.getText('task-1')).pages);
  }
  const { docproc, sandbox } = connect(['task.edit', 'task.read']);
  await assert.rejects(docproc.tasks.getFile('task-1'));
  assert.throws(() => sandbox.apiKey('task.remove'), TypeError);
}
