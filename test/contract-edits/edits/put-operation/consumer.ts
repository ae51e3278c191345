import assert from 'node:assert/strict';
import { NotFoundError, type Upload } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

const given = { name: 'March', meta: [{ name: 'order', value: '4711' }] };

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: { id: 'upload-1' } });
  const replaced: Upload = await docproc.uploads.replace('upload-1', given);
  assert.equal(replaced.id, 'upload-1');
  assert.equal(sent[0]?.method, 'PUT');
  assert.equal(sent[0].path, '/v2/team-1/project/project-1/upload/upload-1');
  assert.deepEqual(sent[0].body, given);
  // @ts-expect-error -- every field is required
  void (() => docproc.uploads.replace('upload-1', { name: 'March' }));
}

export async function sandbox(): Promise<void> {
  const { docproc, request, last } = connect();
  const before = await docproc.uploads.get('upload-1');
  assert.deepEqual(await docproc.uploads.replace('upload-1', given), { ...before, ...given });
  assert.equal(source(last()), 'store');
  assert.deepEqual(await docproc.uploads.get('upload-1'), { ...before, ...given });
  const path = '/v2/team-1/project/project-1/upload/upload-1';
  assert.equal((await request('PUT', path, { name: 'March' })).status, 400);
  await fails(docproc.uploads.replace('upload-9', given), 404, NotFoundError);
}
