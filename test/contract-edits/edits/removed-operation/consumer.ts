import assert from 'node:assert/strict';
import { can } from '@docproc/client';
import { connect } from '../kit.ts';

export function client(): void {
  const { docproc } = connect();
  assert.equal('disapprove' in docproc.tasks, false);
  // @ts-expect-error -- the operation is gone
  void (() => docproc.tasks.disapprove('task-1'));
  // @ts-expect-error -- the operation is gone
  void (() => can('disapprove', { status: 'REVIEWING', approved: true, exported_at: null }));
}

export async function sandbox(): Promise<void> {
  const { docproc, request } = connect();
  await docproc.tasks.approve('task-1');
  assert.equal((await request('POST', '/v2/team-1/project/project-1/task/task-1/disapprove')).status, 404);
}
