import assert from 'node:assert/strict';
import { connect, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { payload: { id: 'upload-1' } });
  await docproc.uploads.move('upload-1', 'folder-2', { moveReason: 'misfiled' });
  assert.equal(sent[0]?.path, '/v2/team-1/project/project-1/upload/upload-1/move/folder-2');
  assert.equal(sent[0].search, '?move_reason=misfiled');
  // @ts-expect-error -- it needs a reason
  void (() => docproc.uploads.move('upload-1', 'folder-2'));
  // @ts-expect-error -- no such reason
  void (() => docproc.uploads.move('upload-1', 'folder-2', { moveReason: 'none' }));
}

export async function sandbox(): Promise<void> {
  const { docproc, request, last } = connect();
  const { folder_id: folder } = await docproc.uploads.move('upload-1', 'folder-2', {
    moveReason: 'finished',
  });
  assert.equal(folder, 'folder-2');
  assert.equal(source(last()), 'transition');
  const path = '/v2/team-1/project/project-1/upload/upload-1/move/folder-3';
  for (const query of ['', '?move_reason=none']) {
    assert.equal((await request('POST', path + query)).status, 400, query);
  }
  assert.equal((await docproc.uploads.get('upload-1')).folder_id, 'folder-2');
}
