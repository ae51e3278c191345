import assert from 'node:assert/strict';
import { createClient } from '@docproc/client';
import { recordUsage } from '@docproc/client/usage';
import { test } from '@docproc/sandbox/node-test';
import { drop, show } from './app.ts';

test('board', async ({ sandbox, team }) => {
  const docproc = recordUsage(
    createClient({ baseUrl: sandbox.baseUrl, apiKey: sandbox.apiKey(), teamId: team.id, projectId: 'p' }),
  );
  team.seed({
    id: 'a',
    project_id: 'p',
    pages: [
      {
        id: 'page-1',
        width: 50,
        height: null,
        annotations: [
          { id: 'x', entity_id: 'e', confidence: 0.3, content: 'Total', top: null, left_of_line: 4 },
        ],
        checkboxes: [
          {
            id: 'y',
            confidence: 1,
            checked: true,
            coordinates: [
              [0, 1],
              [2, 1],
              [2, 3],
              [0, 3],
            ],
          },
        ],
        segments: [],
        signatures: [],
      },
    ],
  });
  const page =
    '<ul style="width:50px"><li class="unsure" style="left:4px">Total</li><li>yes at 0,1</li></ul>';
  assert.equal(await show(docproc, 'a'), `<h1>to review</h1>${page}`);
  assert.equal(await show(docproc, 'none'), '<h1>gone</h1>');
  assert.equal(await drop(docproc, 'a'), `<h1>discarded</h1>${page}`);
});
