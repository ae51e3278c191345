import assert from 'node:assert/strict';
import { connect } from '../kit.ts';

export async function sandbox(): Promise<void> {
  for (const scope of ['task.delete', 'tasks.delete']) {
    const { docproc, sandbox } = connect([scope]);
    await docproc.tasks.delete('task-1');
    assert.deepEqual(sandbox.tasks(), []);
  }
  const { docproc, sandbox } = connect(['task.edit', 'task.read']);
  await assert.rejects(docproc.tasks.delete('task-1'));
  assert.equal(sandbox.tasks().length, 1);
  assert.throws(() => sandbox.apiKey('task.remove'), TypeError);
}
