import assert from 'node:assert/strict';
import { FileLimitError } from '@docproc/client';
import { connect } from '../kit.ts';

const megabyte = 2 ** 20;
const files = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `${i}.pdf`, data: new Blob(['x']) }));
const large = (size: number) => [{ name: 'large.tif', data: new Blob([new Uint8Array(size)]) }];

export async function client(): Promise<void> {
  const { docproc, sent } = connect();
  const error = (limit: string, max: number) => (thrown: unknown) => {
    assert(thrown instanceof FileLimitError);
    assert.deepEqual([thrown.limit, thrown.max], [limit, max]);
    return true;
  };
  await assert.rejects(docproc.uploads.create({ files: files(11) }), error('fileCount', 10));
  await assert.rejects(
    docproc.uploads.create({ files: large(3 * megabyte + 1) }),
    error('fileSize', 3 * megabyte),
  );
  assert.deepEqual(sent, []);
  await docproc.uploads.create({ files: large(3 * megabyte) });
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox } = connect();
  const unchecked = { checkLimits: false };
  await docproc.uploads.create({ files: files(10) });
  await assert.rejects(docproc.uploads.create({ files: files(11) }, unchecked), { status: 400 });
  await assert.rejects(docproc.uploads.create({ files: large(3 * megabyte + 1) }, unchecked), {
    status: 413,
  });
  assert.equal(sandbox.tasks().length, 11);
}
