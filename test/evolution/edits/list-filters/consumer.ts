import assert from 'node:assert/strict';
import type { Delivery } from '@docproc/client';
import { connect, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, []);
  const found: Delivery[] = await docproc.uploads.listDeliveries({
    createdAfter: '2026',
    filter: { region: 'a b' },
  });
  assert.deepEqual(found, []);
  const query = new URLSearchParams(sent[0]?.search);
  assert.deepEqual(
    [...query],
    [
      ['created_after', '2026'],
      ['filter', '{"region":"a b"}'],
    ],
  );
  const searched: Delivery[] = await docproc.uploads.searchDeliveries({ status: 'failed' });
  assert.deepEqual(searched, []);
  assert.equal(sent[1]?.method, 'POST');
  // @ts-expect-error -- asc or desc
  void (() => docproc.uploads.listDeliveries({ order: 'up' }));
  // @ts-expect-error -- a region is required
  void (() => docproc.uploads.listDeliveries({ filter: {} }));
}

export async function sandbox(): Promise<void> {
  const { docproc, request, last } = connect();
  type Options = Parameters<typeof docproc.uploads.listDeliveries>[0];
  const ids = async (options: Options) =>
    (await docproc.uploads.listDeliveries(options)).map(({ id }) => id.replace('delivery-', '')).join('');
  assert.equal(await ids({}), '123');
  assert.equal(source(last()), 'store');
  assert.equal(await ids({ status: 'sent' }), '13');
  assert.equal(await ids({ createdAfter: '2026-03-01T00:00:00.000Z' }), '23');
  assert.equal(await ids({ createdAfter: '2026-03-02T01:00:00+01:00' }), '3');
  assert.equal(await ids({ pagesTo: 9 }), '13');
  assert.equal(await ids({ sort: 'pages' }), '132');
  assert.equal(await ids({ sort: '-pages' }), '231');
  assert.equal(await ids({ sort: 'status,created_at:desc' }), '231');
  assert.equal(await ids({ sort: 'pages', order: 'desc' }), '231');
  assert.equal(last().ignored, undefined);
  assert.equal(await ids({ q: 'x', sort: 'colour', filter: { region: 'north' } }), '123');
  assert.deepEqual(last().ignored, ['sort', 'q', 'filter']);
  for (const filter of ['{"region":1}', 'region']) {
    const query = new URLSearchParams({ filter });
    assert.equal((await request('GET', `/v2/team-1/delivery?${query}`)).status, 400, filter);
  }
}
