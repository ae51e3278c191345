import assert from 'node:assert/strict';
import { connect } from '../kit.ts';

export async function sandbox(): Promise<void> {
  const { docproc } = connect();
  const task = await docproc.tasks.get('task-1', { headers: { prefer: 'example=unopened' } });
  assert.deepEqual([task.id, task.last_opened_at], ['task-7', null]);
}
