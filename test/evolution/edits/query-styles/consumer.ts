import assert from 'node:assert/strict';
import { connect, fails, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { count: 2 });
  const { count } = await docproc.tasks.count({
    stepType: ['EXTRACT', 'GROUP'],
    created: { from: '2026-03-01' },
    approved: false,
    xTrace: 7,
  });
  const number: number = count;
  assert.equal(number, 2);
  assert.equal(
    decodeURIComponent(sent[0]?.search ?? ''),
    '?step_type=EXTRACT,GROUP&created[from]=2026-03-01&approved=false',
  );
  assert.equal(sent[0]?.headers.get('x-trace'), '7');
  await fails(respondWith(418).docproc.tasks.count({ stepType: [] }), 418);
  // @ts-expect-error -- it needs the steps
  void (() => docproc.tasks.count());
  // @ts-expect-error -- no such step
  void (() => docproc.tasks.count({ stepType: ['GONE'] }));
}

export async function sandbox(): Promise<void> {
  const { docproc, request } = connect();
  const { count } = await docproc.tasks.count({
    stepType: ['EXTRACT'],
    approved: true,
    created: { to: 'x' },
  });
  assert.equal(typeof count, 'number');
  const path = '/v2/team-1/project/project-1/task/count';
  for (const query of ['', '?step_type=EXTRACT,GONE', '?step_type=EXTRACT&approved=maybe']) {
    assert.equal((await request('GET', path + query)).status, 400, query);
  }
}
