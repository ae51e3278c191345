import assert from 'node:assert/strict';
import { type Task } from '@docproc/client';
import { connect } from '../kit.ts';

export function client(): void {
  const assignee = (task: Task): string | undefined => task.assignee_id;
  assert(assignee);
  // @ts-expect-error -- it may be missing
  void ((task: Task): string => task.assignee_id);
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, request } = connect();
  const { text } = await request('GET', '/v2/team-1/project/project-1/task/task-1');
  assert.equal('assignee_id' in JSON.parse(text).payload, false);
  sandbox.seed({ id: 'task-2', assignee_id: 'user-1' });
  assert.equal((await docproc.tasks.get('task-2')).assignee_id, 'user-1');
  assert.equal((await docproc.tasks.discard('task-2')).assignee_id, 'user-1');
  assert.throws(() => sandbox.seed(JSON.parse('{"assignee_id":3}')), /assignee_id/);
}
