import assert from 'node:assert/strict';
import { createClient } from '@docproc/client';
import { recordUsage } from '@docproc/client/usage';
import { test } from '@docproc/sandbox/node-test';
import { archive, entryOf } from './app.ts';

test('archive', async ({ sandbox, team }) => {
  const docproc = recordUsage(
    createClient({ baseUrl: sandbox.baseUrl, apiKey: sandbox.apiKey(), teamId: team.id, projectId: 'p' }),
  );
  const { upload_id: id } = team.seed({ project_id: 'p' });
  const entry = await entryOf(docproc, id);
  const keys = ['archived', 'created_at', 'files', 'folder_id', 'id', 'meta', 'name', 'status'];
  assert.deepEqual(Object.keys(entry).sort(), keys);
  const types = Object.entries(entry).map(([, value]) => (Array.isArray(value) ? 'array' : typeof value));
  assert.deepEqual(types.toSorted(), ['array', 'boolean', 'object', ...Array(5).fill('string')]);
  assert.deepEqual(await archive(docproc, id), { ...entry, folder_id: 'archive', archived: true });
});
