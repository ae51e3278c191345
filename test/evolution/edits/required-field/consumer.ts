import assert from 'node:assert/strict';
import { type Task } from '@docproc/client';
import { connect } from '../kit.ts';

export function client(): void {
  const priority = (task: Task): number => task.priority;
  assert(priority);
  // @ts-expect-error -- it is no state any more
  const gone: Task['status'] = 'FILTERED';
  assert(gone);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox } = connect();
  assert.equal(typeof (await docproc.tasks.get('task-1')).priority, 'number');
  assert.equal(sandbox.seed({ priority: 3 }).priority, 3);
  assert.throws(() => sandbox.seed(JSON.parse('{"status":"FILTERED"}')), TypeError);
  const { id } = await docproc.uploads.create({ files: [{ name: 'x.pdf', data: new Blob(['x']) }] });
  const task = sandbox.tasks().find(({ upload_id: upload }) => upload === id);
  assert.equal(typeof task?.priority, 'number');
}
