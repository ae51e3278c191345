import assert from 'node:assert/strict';
import { BadRequestError, type Upload } from '@docproc/client';
import { connect, fails, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: { id: 'upload-1' } });
  const upload: Upload = await docproc.uploads.cancel('upload-1', { reason: 'Sent twice.' });
  assert.equal(upload.id, 'upload-1');
  assert.deepEqual(sent[0]?.body, { reason: 'Sent twice.' });
  // @ts-expect-error -- it needs a reason
  void (() => docproc.uploads.cancel('upload-1', {}));
}

export async function sandbox(): Promise<void> {
  const { docproc, request, sandbox, last } = connect();
  const path = '/v2/team-1/project/project-1/upload/upload-1/cancel';
  assert.equal((await request('POST', path, {})).status, 400);
  const cancelled = await docproc.uploads.cancel('upload-1', { reason: 'Sent twice.', name: 'April' });
  assert.deepEqual([cancelled.status, cancelled.name], ['CANCELLED', 'April']);
  assert.equal(source(last()), 'transition');
  assert.deepEqual(await docproc.uploads.get('upload-1'), cancelled);
  assert.equal(sandbox.events().at(-1)?.name, 'upload_cancelled');
  await fails(docproc.uploads.cancel('upload-1', { reason: 'Again.' }), 400, BadRequestError);
}
