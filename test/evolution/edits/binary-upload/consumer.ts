import assert from 'node:assert/strict';
import { connect, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(204);
  await docproc.uploads.deleteLogo({ reason: 'old' });
  assert.deepEqual(sent[0]?.body, { reason: 'old' });
  // @ts-expect-error -- a reason is required
  void (() => docproc.uploads.deleteLogo({}));
}

export async function sandbox(): Promise<void> {
  const { docproc, request, last } = connect();
  await docproc.uploads.putLogo(new Blob(['bytes']));
  assert.equal(last().status, 204);
  const logo: Blob = await docproc.uploads.getLogo();
  assert(logo.size > 0);
  await docproc.uploads.deleteLogo({ reason: 'old' });
  assert.equal((await request('DELETE', '/v2/team-1/logos')).status, 400);
}
