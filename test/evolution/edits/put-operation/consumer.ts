import assert from 'node:assert/strict';
import { NotFoundError, type Upload } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: { id: 'upload-1' } });
  const upload: Upload = await docproc.uploads.replace('upload-1', { name: 'March', meta: [] });
  assert.equal(upload.id, 'upload-1');
  assert.equal(sent[0]?.method, 'PUT');
  assert.equal(sent[0].path, '/v2/team-1/project/project-1/upload/upload-1');
  assert.deepEqual(sent[0].body, { name: 'March', meta: [] });
  // @ts-expect-error -- every detail is required
  void (() => docproc.uploads.replace('upload-1', { name: 'March' }));
}

export async function sandbox(): Promise<void> {
  const { docproc, request, last } = connect();
  const before = await docproc.uploads.get('upload-1');
  const details = { name: 'March', meta: [{ name: 'order', value: '4711' }] };
  assert.deepEqual(await docproc.uploads.replace('upload-1', details), { ...before, ...details });
  assert.equal(source(last()), 'store');
  assert.deepEqual(await docproc.uploads.get('upload-1'), { ...before, ...details });
  assert.equal(
    (await request('PUT', '/v2/team-1/project/project-1/upload/upload-1', { name: 'x' })).status,
    400,
  );
  await fails(docproc.uploads.replace('upload-9', details), 404, NotFoundError);
}
