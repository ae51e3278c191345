import assert from 'node:assert/strict';
import { type TaskEvent } from '@docproc/client';
import { connect, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const events = [{ name: 'task_approved', at: '2026-03-02T09:15:00Z' }];
  const { docproc, sent } = respondWith(200, events);
  const received: TaskEvent[] = await docproc.tasks.listEvents('task-1');
  assert.deepEqual(received, events);
  assert.equal(sent[0]?.path, '/v2/team-1/project/project-1/task/task-1/event');
  // @ts-expect-error -- it is an array
  void (async () => (await docproc.tasks.listEvents('task-1')).payload);
}

export async function sandbox(): Promise<void> {
  const { docproc } = connect();
  const received = await docproc.tasks.listEvents('task-1');
  assert(Array.isArray(received));
  for (const { name, at } of received) assert.deepEqual([typeof name, typeof at], ['string', 'string']);
}
