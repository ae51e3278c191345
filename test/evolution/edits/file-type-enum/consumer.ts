import assert from 'node:assert/strict';
import type { UploadCreationResult } from '@docproc/client';
import { connect } from '../kit.ts';

export function types(): void {
  const type: UploadCreationResult['fileType'] = 'image/png';
  assert.equal(type, 'image/png');
  // @ts-expect-error -- no such type
  void ('text/plain' satisfies UploadCreationResult['fileType']);
}

export async function sandbox(): Promise<void> {
  const { docproc } = connect();
  const typeOf = async (type: string) =>
    (await docproc.uploads.create({ files: [{ name: 'a', data: new Blob(['x'], { type }) }] })).fileType;
  assert.equal(await typeOf('image/png'), 'image/png');
  // What is sent need not be among the types of the contract.
  assert.equal(await typeOf('text/plain'), 'application/pdf');
}
