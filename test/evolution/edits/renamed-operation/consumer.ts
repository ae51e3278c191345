import assert from 'node:assert/strict';
import { can } from '@docproc/client';
import { connect, source } from '../kit.ts';

export function client(): void {
  const { docproc } = connect();
  assert.equal('approve' in docproc.tasks, false);
  assert.equal(can('confirm', { status: 'REVIEWING', approved: false, exported_at: null }), true);
  // @ts-expect-error -- it has another name
  void (() => docproc.tasks.approve('task-1'));
}

export async function sandbox(): Promise<void> {
  const { docproc, request, sent, last } = connect();
  assert.equal((await docproc.tasks.confirm('task-1')).approved, true);
  assert.equal(sent[0]?.path, '/v2/team-1/project/project-1/task/task-1/confirm');
  assert.deepEqual([last().operation, source(last())], ['confirmTask', 'transition']);
  assert.equal((await request('POST', '/v2/team-1/project/project-1/task/task-1/approve')).status, 404);
}
