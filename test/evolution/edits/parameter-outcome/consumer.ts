import assert from 'node:assert/strict';
import { can } from '@docproc/client';
import { connect, fails, source } from '../kit.ts';

export function client(): void {
  const task = { status: 'REVIEWING', approved: false, exported_at: null, last_opened_at: null } as const;
  assert.equal(can('assign', task), true);
  assert.equal(can('assign', { ...task, last_opened_at: 'x' }), false);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, last } = connect();
  sandbox.seed({ id: 'task-2', last_opened_at: null, export_failed_at: '2026-03-02T09:15:00Z' });
  const task = await docproc.tasks.assign('task-2', { userId: 'user-7' });
  assert.deepEqual([task.last_opened_at, task.export_failed_at], ['user-7', null]);
  assert.equal(source(last()), 'transition');
  await fails(docproc.tasks.assign('task-2', { userId: 'user-8' }), 422);
}
