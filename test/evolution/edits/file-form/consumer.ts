import assert from 'node:assert/strict';
import { type Attachment, NotFoundError } from '@docproc/client';
import { connect, fails, respondWith } from '../kit.ts';

const attachment = { name: 'letter.pdf', data: new Blob(['x']) };

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(201, { id: 'attachment-1', remark: null });
  const { id }: Attachment = await docproc.tasks.attachFile('task-1', { attachment, remark: 'Cover letter' });
  assert.equal(id, 'attachment-1');
  const form = sent[0]?.body;
  assert(form instanceof FormData);
  assert.deepEqual([...form.keys()].sort(), ['attachment', 'remark']);
  assert.equal(form.get('remark'), 'Cover letter');
  // @ts-expect-error -- it needs a file
  void (() => docproc.tasks.attachFile('task-1', { remark: 'Cover letter' }));
}

export async function sandbox(): Promise<void> {
  const { docproc, last } = connect();
  const { id } = await docproc.tasks.attachFile('task-1', { attachment });
  assert.equal(typeof id, 'string');
  assert.equal(last().status, 201);
  await fails(docproc.tasks.attachFile('task-9', { attachment }), 404, NotFoundError);
}
