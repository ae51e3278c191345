import assert from 'node:assert/strict';
import { createClient } from '@docproc/client';
import { recordUsage } from '@docproc/client/usage';
import { test } from '@docproc/sandbox/node-test';
import { decide } from './app.ts';

/** The form of a value: its members with the types of what they have. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]))
      : value === null
        ? 'null'
        : typeof value;

test('log', async ({ sandbox, team }) => {
  const docproc = recordUsage(
    createClient({ baseUrl: sandbox.baseUrl, apiKey: sandbox.apiKey(), teamId: team.id, projectId: 'p' }),
  );
  const pages = [
    { id: 'page-1', width: 1, height: 1, annotations: [], checkboxes: [], segments: [], signatures: [] },
  ];
  team.seed({ id: 'a', project_id: 'p', pages });
  const lines: string[] = [];
  await decide(docproc, 'a', (line) => lines.push(line));
  const [approved, disapproved] = lines.map((line) => shapeOf(JSON.parse(line)));
  assert.deepEqual(approved, {
    id: 'string',
    name: 'string',
    created_at: 'string',
    meta: [],
    status: 'string',
    step_type: 'string',
    upload_id: 'string',
    project_id: 'string',
    approved: 'boolean',
    exported_at: 'null',
    export_failed_at: 'null',
    last_opened_at: 'null',
    pages: pages.map(shapeOf),
  });
  assert.deepEqual(disapproved, approved);
});
