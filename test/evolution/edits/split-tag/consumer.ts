import assert from 'node:assert/strict';
import { connect } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = connect();
  assert.equal((await docproc.training.approveTask('task-1')).approved, true);
  assert.equal((await docproc.training.disapproveTask('task-1')).approved, false);
  assert.match(sent[0]?.path ?? '', /\/task-1\/approve$/);
  // @ts-expect-error -- it moved
  assert.equal(docproc.tasks.approve, undefined);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox } = connect();
  await docproc.tasks.discard('task-1');
  assert.deepEqual(
    sandbox.events().map(({ name }) => name),
    ['task_discarded'],
  );
  await assert.rejects(docproc.tasks.discard('task-1'));
  assert.equal(sandbox.events().length, 1);
}
