import assert from 'node:assert/strict';
import { BadRequestError, can } from '@docproc/client';
import { connect, fails } from '../kit.ts';

export function client(): void {
  const task = { approved: false, exported_at: null };
  assert.equal(can('discard', { ...task, status: 'COMPLETED' }), true);
  assert.equal(can('discard', { ...task, status: 'PROCESSING' }), false);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox } = connect();
  for (const status of ['REVIEWING', 'COMPLETED', 'FAILED', 'FILTERED'] as const) {
    const { id } = sandbox.seed({ status });
    assert.equal((await docproc.tasks.discard(id)).status, 'DISCARDED', status);
    await fails(docproc.tasks.discard(id), 400, BadRequestError);
  }
}
