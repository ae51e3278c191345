import assert from 'node:assert/strict';
import { type DocumentType, NotFoundError, ServerError } from '@docproc/client';
import { connect, fails, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { id: 7, label: 'Invoice' });
  const type: DocumentType = await docproc.documentTypes.get(7);
  const label: string = type.label;
  const timeout: number | undefined = type.timeout;
  assert.deepEqual([type.id, label, timeout], [7, 'Invoice', undefined]);
  assert.equal(sent[0]?.path, '/v2/team-1/document-types/7');
  await fails(respondWith(503).docproc.documentTypes.list(), 503, ServerError);
}

export async function sandbox(): Promise<void> {
  const { docproc, request } = connect();
  const types: DocumentType[] = await docproc.documentTypes.list();
  assert.deepEqual(
    types.map(({ id }) => id),
    [7, 8],
  );
  assert.equal((await docproc.documentTypes.get(8)).label, 'Receipt');
  await fails(docproc.documentTypes.get(9), 404, NotFoundError);
  assert.equal((await request('GET', '/v2/team-1/document-types?timeout=long')).status, 400);
}
