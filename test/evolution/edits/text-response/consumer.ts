import assert from 'node:assert/strict';
import { NotFoundError } from '@docproc/client';
import { connect, fails, source } from '../kit.ts';

export async function sandbox(): Promise<void> {
  const { docproc, request, last } = connect();
  const text: string = await docproc.tasks.getText('task-1');
  assert.equal(text, 'Total 1,204.50');
  assert.equal(source(last()), 'example');
  assert.equal(
    (await request('GET', '/v2/team-1/project/project-1/task/task-1/text')).text,
    'Total 1,204.50',
  );
  await fails(docproc.tasks.getText('task-9'), 404, NotFoundError);
  // @ts-expect-error -- it is text
  void (async () => (await docproc.tasks.getText('task-1')).pages);
}
