import assert from 'node:assert/strict';
import { type ChecklistStep, NotFoundError } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, [{ id: 'step-1', title: 'a' }]);
  const steps: ChecklistStep[] = await docproc.tasks.replaceChecklist('task-1', [{ title: 'a' }]);
  assert.equal(steps[0]?.id, 'step-1');
  assert.deepEqual(sent[0]?.body, [{ title: 'a' }]);
  // @ts-expect-error -- a step has a title
  void (() => docproc.tasks.replaceChecklist('task-1', [{ name: 'a' }]));
}

export async function sandbox(): Promise<void> {
  const { docproc, last, request } = connect();
  const titles = (steps: ChecklistStep[]) => steps.map(({ title }) => title);
  assert.deepEqual(await docproc.tasks.getChecklist('task-1'), []);
  const first = await docproc.tasks.replaceChecklist('task-1', [{ title: 'a' }, { title: 'b' }]);
  assert.equal(source(last()), 'store');
  assert.deepEqual(last().counts, { created: 2, updated: 0, deleted: 0 });
  const { status } = await request('PUT', '/v2/team-1/project/project-1/task/task-1/checklist', [
    { title: 'c' },
    { ...first[1], title: 'B' },
  ]);
  assert.equal(status, 200);
  assert.deepEqual(last().counts, { created: 1, updated: 1, deleted: 1 });
  assert.deepEqual(titles(await docproc.tasks.getChecklist('task-1')), ['c', 'B']);
  await fails(docproc.tasks.replaceChecklist('task-9', []), 404, NotFoundError);
  const nothing: void = await docproc.tasks.archiveStep('task-1', 'step-1');
  assert.equal(nothing, undefined);
  assert.equal(last().path, '/v2/team-1/project/project-1/task/task-1/checklist/step-1/archive');
}
