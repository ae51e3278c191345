import assert from 'node:assert/strict';
import { type Label, NotFoundError } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(204);
  const nothing: void = await docproc.labels.change('urgent', { color: 'blue' });
  assert.equal(nothing, undefined);
  assert.equal(sent[0]?.method, 'PATCH');
  assert.match(sent[0].headers.get('content-type') ?? '', /^application\/merge-patch\+json/);
}

export async function sandbox(): Promise<void> {
  const { docproc, last } = connect();
  await fails(docproc.labels.change('urgent', { color: 'blue' }), 404, NotFoundError);
  const label: Label = await docproc.labels.put('urgent', { color: 'red' });
  assert.deepEqual([last().status, source(last())], [201, 'store']);
  assert.equal(label.label_name, 'urgent');
  assert.equal(label.color, 'red');
  await docproc.labels.put('late', { color: 'red' });
  await docproc.labels.put('late', { color: 'grey' });
  assert.equal(last().status, 200);
  await docproc.labels.change('urgent', { color: 'blue' });
  const first = await docproc.labels.list({ limit: 1 });
  assert.deepEqual(
    first.items.map(({ label_name: name, color }) => [name, color]),
    [['urgent', 'blue']],
  );
  assert(first.next);
  const second = await docproc.labels.list({ limit: 1, cursor: first.next });
  assert.deepEqual(
    second.items.map(({ label_name: name }) => name),
    ['late'],
  );
  assert.equal(second.next, null);
}
