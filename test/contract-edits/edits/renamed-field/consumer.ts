import assert from 'node:assert/strict';
import { can, type Task } from '@docproc/client';
import { connect } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sandbox } = connect();
  sandbox.seed({ id: 'task-2', status: 'COMPLETED', delivered_at: '2026-01-05T10:00:00Z' });
  const task: Task = await docproc.tasks.get('task-2');
  assert.equal(task.delivered_at, '2026-01-05T10:00:00Z');
  assert.equal(can('unlock', task), false);
  // @ts-expect-error -- it was renamed
  assert.equal(task.exported_at, undefined);
}

export async function sandbox(): Promise<void> {
  const { sandbox, request } = connect();
  for (const [id, delivered, status] of [
    ['task-3', '2026-01-05T10:00:00Z', 400],
    ['task-4', null, 200],
  ] as const) {
    sandbox.seed({ id, upload_id: 'upload-1', status: 'COMPLETED', delivered_at: delivered });
    const path = `/v2/team-1/project/project-1/task/${id}/unlock`;
    assert.equal((await request('POST', path)).status, status);
  }
}
