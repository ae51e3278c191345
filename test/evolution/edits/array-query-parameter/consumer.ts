import assert from 'node:assert/strict';
import { type Upload } from '@docproc/client';
import { connect, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { uploads: [], total: 7 });
  const page: { uploads: Upload[]; total: number } = await docproc.uploads.list({
    status: ['PROCESSING', 'IN_REVIEW'],
  });
  assert.deepEqual(page, { uploads: [], total: 7 });
  assert.equal(sent[0]?.search, '?status=PROCESSING&status=IN_REVIEW');
  // @ts-expect-error -- it accepts an array
  void (() => docproc.uploads.list({ status: 'PROCESSING' }));
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, last } = connect();
  sandbox.seed({ upload_id: 'upload-2', status: 'COMPLETED' });
  const { uploads, total } = await docproc.uploads.list();
  assert.deepEqual(
    uploads.map(({ id }) => id),
    ['upload-1', 'upload-2'],
  );
  assert.deepEqual(uploads[0], await docproc.uploads.get('upload-1'));
  assert.equal(typeof total, 'number');
  const some = await docproc.uploads.list({ status: ['COMPLETED', 'FAILED'] });
  assert.deepEqual(
    some.uploads.map(({ id }) => id),
    ['upload-2'],
  );
  assert.equal(source(last()), 'store');
}
