import assert from 'node:assert/strict';
import { connect } from '../kit.ts';

export async function sandbox(): Promise<void> {
  const { docproc, request } = connect();
  assert.equal('shorthand' in docproc, false);
  assert.equal((await request('GET', '/v2/team-1/upload/upload-1')).status, 404);
  assert.equal((await docproc.uploads.get('upload-1')).id, 'upload-1');
}
