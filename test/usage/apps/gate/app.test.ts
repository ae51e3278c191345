import assert from 'node:assert/strict';
import { createClient } from '@docproc/client';
import { recordUsage } from '@docproc/client/usage';
import { test } from '@docproc/sandbox/node-test';
import { complain, send } from './app.ts';

test('gate', async ({ sandbox, team }) => {
  const docproc = recordUsage(
    createClient({ baseUrl: sandbox.baseUrl, apiKey: sandbox.apiKey(), teamId: team.id, projectId: 'p' }),
  );
  assert.ok(await send(docproc, 'March', 'Total: 4.50'));
  team.seed({ id: 'a', project_id: 'p' });
  assert.equal(await complain(docproc, 'a'), true);
});
