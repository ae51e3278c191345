import assert from 'node:assert/strict';
import type { ProjectSettings } from '@docproc/client';
import { connect, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { language: 'en', labels: [] });
  const settings: ProjectSettings = await docproc.tasks.updateSettings({ notify_url: null });
  assert.equal(settings.language, 'en');
  assert.equal(sent[0]?.method, 'PATCH');
  assert.equal(sent[0].path, '/v2/team-1/project/project-1/settings');
  // @ts-expect-error -- no such setting
  void (() => docproc.tasks.updateSettings({ langauge: 'en' }));
}

const path = '/v2/team-1/project/project-1/settings';

export async function patch(): Promise<void> {
  const { docproc, sandbox, last } = connect();
  const before = await docproc.tasks.getSettings();
  assert.equal(source(last()), 'store');
  assert.equal(before.language, 'en');
  sandbox.advance(1_000);
  const merged = await docproc.tasks.updateSettings({
    language: 'de',
    notify_url: null,
    reviewer: null,
    storage: { region: null },
  });
  const { notify_url: _, ...rest } = before;
  assert.deepEqual(merged, {
    ...rest,
    language: 'de',
    reviewer: null,
    storage: { bucket: 'results' },
    updated_at: '2026-01-01T00:00:01.000Z',
  });
  assert.deepEqual(await docproc.tasks.getSettings(), merged);
  assert.equal((await docproc.tasks.getSettings({ projectId: 'project-2' })).language, 'en');
}

export async function putRaw(): Promise<void> {
  const { docproc, sent } = respondWith(200, {
    language: 'en',
    labels: [],
    updated_at: '2026-01-01T00:00:00Z',
  });
  // `updated_at` is required in responses only.
  const params = { path: { team_id: 'team-1', project_id: 'project-1' } };
  const { data } = await docproc.raw.PUT('/v2/{team_id}/project/{project_id}/settings', {
    params,
    body: { language: 'en', labels: [] },
  });
  const time: string | undefined = data?.updated_at;
  assert.equal(time, '2026-01-01T00:00:00Z');
  assert.deepEqual(sent[0]?.body, { language: 'en', labels: [] });
}

export async function put(): Promise<void> {
  const { request, docproc } = connect();
  const body = { language: 'fr', labels: ['a'], plan: 'large', updated_at: '2030-01-01T00:00:00Z' };
  const { status, text } = await request('PUT', path, body);
  assert.equal(status, 200);
  // What only the service sets stays as it is; what the body lacks goes.
  const { updated_at: _, ...replaced } = JSON.parse(text) as ProjectSettings;
  assert.deepEqual(replaced, { language: 'fr', labels: ['a'], plan: 'basic' });
  assert.equal((await docproc.tasks.getSettings()).plan, 'basic');
  assert.equal((await request('PUT', path, { labels: [] })).status, 400);
}
