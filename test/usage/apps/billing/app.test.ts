import assert from 'node:assert/strict';
import { createClient } from '@docproc/client';
import { recordUsage } from '@docproc/client/usage';
import { test } from '@docproc/sandbox/node-test';
import { close, lineOf } from './app.ts';

test('billing', async ({ sandbox, team }) => {
  const docproc = recordUsage(
    createClient({ baseUrl: sandbox.baseUrl, apiKey: sandbox.apiKey(), teamId: team.id, projectId: 'p' }),
  );
  const meta = [{ name: 'total', value: '4.50' }];
  team.seed({ id: 'a', name: 'A', project_id: 'p', status: 'COMPLETED', meta });
  team.seed({
    id: 'b',
    name: 'B',
    project_id: 'p',
    status: 'COMPLETED',
    exported_at: '2026-01-01T00:00:00Z',
  });
  team.seed({ id: 'c', name: 'C', project_id: 'p', status: 'FAILED' });
  team.seed({ id: 'd', project_id: 'p' });
  assert.deepEqual(await lineOf(docproc, 'a'), { label: 'A (extract)', state: 'done', total: '4.50' });
  assert.equal((await lineOf(docproc, 'b')).state, 'exported');
  assert.equal((await lineOf(docproc, 'c')).state, 'failed');
  assert.equal(await close(docproc, 'd'), 'PROCESSING: ok');
});
