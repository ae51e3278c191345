import assert from 'node:assert/strict';
import { connect, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: { id: 'upload-1' } });
  await docproc.uploads.move('upload-1', 'folder-2', { moveReason: 'misfiled', idempotencyKey: '7a1f' });
  assert.equal(sent[0]?.path, '/v2/team-1/project/project-1/upload/upload-1/move/folder-2');
  assert.equal(sent[0].search, '?move_reason=misfiled');
  assert.equal(sent[0].headers.get('idempotency-key'), '7a1f');
  await docproc.uploads.move('upload-1', 'folder-2', { moveReason: 'misfiled' });
  assert.equal(sent[1]?.headers.has('idempotency-key'), false);
  // @ts-expect-error -- it needs a reason
  void (() => docproc.uploads.move('upload-1', 'folder-2'));
  // @ts-expect-error -- no such reason
  void (() => docproc.uploads.move('upload-1', 'folder-2', { moveReason: 'none' }));
  // @ts-expect-error -- a key is a string
  void (() => docproc.uploads.move('upload-1', 'folder-2', { moveReason: 'misfiled', idempotencyKey: 7 }));
}

export async function sandbox(): Promise<void> {
  const { docproc, request, last } = connect();
  const moved = await docproc.uploads.move('upload-1', 'folder-2', {
    moveReason: 'finished',
    idempotencyKey: '7a1f',
  });
  assert.equal(moved.folder_id, 'folder-2');
  assert.equal(source(last()), 'transition');
  const path = '/v2/team-1/project/project-1/upload/upload-1/move/folder-3';
  for (const query of ['', '?move_reason=none']) {
    assert.equal((await request('POST', path + query)).status, 400, query);
  }
  assert.equal((await docproc.uploads.get('upload-1')).folder_id, 'folder-2');
}
