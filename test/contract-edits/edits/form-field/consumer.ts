import assert from 'node:assert/strict';
import { BadRequestError } from '@docproc/client';
import { connect, fails, respondWith } from '../kit.ts';

const files = [{ name: 'invoice.pdf', data: new Blob(['x']) }];

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(201, { id: 'upload-1' });
  await docproc.uploads.create({ files, priority: 'high' });
  const form = sent[0]?.body;
  assert(form instanceof FormData);
  assert.deepEqual(form.getAll('priority'), ['high']);
  assert.equal(form.getAll('file').length, 1);
  // @ts-expect-error -- no such priority
  void (() => docproc.uploads.create({ files, priority: 'none' }));
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox } = connect();
  await docproc.uploads.create({ files, priority: 'low' });
  await docproc.uploads.create({ files });
  const wrong = JSON.parse('{"priority":"none"}');
  await fails(docproc.uploads.create({ files, ...wrong }), 400, BadRequestError);
  assert.equal(sandbox.uploads().length, 3);
}
