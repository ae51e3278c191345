import assert from 'node:assert/strict';
import { type StepType } from '@docproc/client';
import { connect } from '../kit.ts';

export function client(): void {
  const step: StepType = 'TRANSLATE';
  assert(step);
  // @ts-expect-error -- no such step
  const wrong: StepType = 'GONE';
  assert(wrong);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox } = connect();
  sandbox.seed({ id: 'task-2', step_type: 'TRANSLATE' });
  assert.equal((await docproc.tasks.get('task-2')).step_type, 'TRANSLATE');
  assert.throws(() => sandbox.seed(JSON.parse('{"step_type":"GONE"}')), /TRANSLATE/);
  sandbox.set('issue-values', 'reject');
  const { task } = await docproc.tasks.report('task-2', {
    issues: [{ label: 'Illegible', value: 'illegible' }],
  });
  assert.equal(task.id, 'task-2');
}
