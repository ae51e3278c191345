/** A sandbox that begins with what recorded traffic shows. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSandbox } from '../../src/sandbox/hosts/fetch.ts';
import { replay } from '../../src/sandbox/hosts/command/replay.ts';

const own = 'https://service.example/api/v2/acme/project/invoices';

test('puts tasks and uploads into their team, as they were first, and says what is missing', async () => {
  const other = createSandbox({ log: () => {} });
  const task = other.seed({ id: 'task-7', status: 'FILTERED', project_id: 'invoices', name: 'invoice.pdf' });
  const lost = other.seed({ id: 'task-8', project_id: 'invoices' });
  const upload = { ...other.uploads()[0], name: 'March', folder_id: 'inbox' };
  const read = (path: string, payload: object, second = 5) => ({
    startedDateTime: `2026-05-01T10:00:0${second}Z`,
    request: { method: 'GET', url: own + path },
    response: { status: 200, content: { text: JSON.stringify({ payload }) } },
  });
  const entries = [
    // Some recorders write what ended first.
    read('/task/task-7', { ...task, status: 'REVIEWING' }),
    read('/task/task-7', { ...task, field_of_a_later_version: 1 }, 4),
    read(`/upload/${upload.id}`, upload),
    read('/task/task-8', lost),
    read(`/upload/${lost.upload_id}`, { ...upload, id: lost.upload_id, name: null }),
    { request: { method: 'GET', url: 'https://cdn.example/app.js' }, response: { status: 200 } },
  ];
  const file = join(mkdtempSync(join(tmpdir(), 'replay-')), 'a.har');
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  const sandbox = createSandbox({ log: () => {} });
  expect(await replay(file, sandbox)).toEqual([
    `The sandbox begins with 2 tasks and 1 uploads of ${file}.`,
    `Upload ${lost.upload_id} is left out: The upload cannot be changed: /name must be a string, and is null.`,
  ]);
  expect(sandbox.team('acme').tasks()).toEqual([task, lost]);
  expect(sandbox.team('acme').uploads()[0]).toMatchObject({ name: 'March', folder_id: 'inbox' });
});
