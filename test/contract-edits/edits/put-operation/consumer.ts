import assert from 'node:assert/strict';
import { type ProjectSettings } from '@docproc/client';
import { connect, respondWith, source } from '../kit.ts';

const settings: ProjectSettings = { language: 'en', labels: [{ name: 'order', value: '4711' }] };

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, settings);
  const replaced: ProjectSettings = await docproc.uploads.replaceProjectSettings(settings);
  assert.deepEqual(replaced, settings);
  assert.equal(sent[0]?.method, 'PUT');
  assert.equal(sent[0].path, '/v2/team-1/project/project-1/settings');
  assert.deepEqual(sent[0].body, settings);
  // @ts-expect-error -- every setting is required
  void (() => docproc.uploads.replaceProjectSettings({ language: 'en' }));
}

export async function sandbox(): Promise<void> {
  const { docproc, request, last } = connect();
  assert.equal(typeof (await docproc.uploads.getProjectSettings()).language, 'string');
  assert.deepEqual(await docproc.uploads.replaceProjectSettings(settings), settings);
  assert.equal(source(last()), 'store');
  assert.deepEqual(await docproc.uploads.getProjectSettings(), settings);
  const other = await docproc.uploads.getProjectSettings({ projectId: 'project-2' });
  assert.notDeepEqual(other, settings);
  const path = '/v2/team-1/project/project-1/settings';
  assert.equal((await request('PUT', path, { language: 'en' })).status, 400);
}
