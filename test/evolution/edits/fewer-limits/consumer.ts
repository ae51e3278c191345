import assert from 'node:assert/strict';
import { FileLimitError } from '@docproc/client';
import { connect } from '../kit.ts';

const files = Array.from({ length: 101 }, (_, i) => ({ name: `${i}.pdf`, data: new Blob(['x']) }));

export async function sandbox(): Promise<void> {
  const { docproc, sandbox } = connect();
  await docproc.uploads.create({ files });
  assert.equal(sandbox.tasks().length, 102);
  const large = { name: 'large.tif', data: new Blob([new Uint8Array(40 * 2 ** 20 + 1)]) };
  await assert.rejects(docproc.uploads.create({ files: [large] }), FileLimitError);
}
