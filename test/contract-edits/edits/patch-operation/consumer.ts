import assert from 'node:assert/strict';
import { NotFoundError, type Task } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: { id: 'task-1' } });
  const task: Task = await docproc.tasks.update('task-1', { name: 'letter.pdf' });
  assert.equal(task.id, 'task-1');
  assert.equal(sent[0]?.method, 'PATCH');
  assert.equal(sent[0].path, '/v2/team-1/project/project-1/task/task-1');
  assert.match(sent[0].headers.get('content-type') ?? '', /^application\/json/);
  assert.deepEqual(sent[0].body, { name: 'letter.pdf' });
  // @ts-expect-error -- a name is a string
  void (() => docproc.tasks.update('task-1', { name: 3 }));
  // @ts-expect-error -- it needs a body
  void (() => docproc.tasks.update('task-1'));
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, request, last } = connect();
  const before = await docproc.tasks.get('task-1');
  const meta = [{ name: 'order', value: '4711' }];
  assert.deepEqual(await docproc.tasks.update('task-1', { meta }), { ...before, meta });
  assert.equal(source(last()), 'store');
  await docproc.tasks.update('task-1', { name: 'letter.pdf' });
  assert.deepEqual(await docproc.tasks.get('task-1'), { ...before, name: 'letter.pdf', meta });
  const path = '/v2/team-1/project/project-1/task/task-1';
  for (const body of [{ name: 3 }, { meta: [{ name: 'order' }] }, [], undefined]) {
    assert.equal((await request('PATCH', path, body)).status, 400, JSON.stringify(body));
  }
  assert.equal(sandbox.tasks()[0]?.name, 'letter.pdf');
  await fails(docproc.tasks.update('task-9', {}), 404, NotFoundError);
}
