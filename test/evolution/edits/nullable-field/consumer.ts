import assert from 'node:assert/strict';
import { type Upload } from '@docproc/client';
import { connect } from '../kit.ts';

export function client(): void {
  const closed = (upload: Upload): string | null => upload.closed_at;
  assert(closed);
  // @ts-expect-error -- it may be null
  void ((upload: Upload): string => upload.closed_at);
}

export async function sandbox(): Promise<void> {
  const { docproc } = connect();
  assert.equal((await docproc.uploads.get('upload-1')).closed_at, null);
  const { id } = await docproc.uploads.create({ files: [{ name: 'invoice.pdf', data: new Blob(['x']) }] });
  assert.equal((await docproc.uploads.get(id)).closed_at, null);
}
