/** Servers in an interpretation of an open question each, of which a run accuses none. */
import timers from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { alarmsOf, reportOn } from './corpus/alarms.ts';
import { combined, legal, pairs } from './corpus/legal.ts';

beforeEach(() => void vi.spyOn(timers, 'setTimeout').mockImplementation(() => timers.setImmediate()));

/** Those that a check of another question met, and accused: in servers that have several of them. */
const telling = [
  [
    'get-bad-request: ids with a form of their own',
    'error-body-shape: an empty body',
    'unlock-rejection: 409',
    'path-project-mismatch: the path is not compared',
  ],
  [
    'move-conditions: not while a task is processed',
    'create-repeat: the same form is the same upload',
    'discard-outside-reviewing: ignored, with no content',
    'response-media-type: another type of JSON',
    'disapprove-after-export: it is rejected',
  ],
  [
    'approved-initially: a new task can be disapproved',
    'export-trigger: by approving',
    'path-project-mismatch: it is 403',
    'creation-result-values: another project',
    'upload-task-ids: tasks that appear one after another',
  ],
  ['missing-scope-status: 403', 'approve-scope: that to edit'],
  ['missing-scope-status: 404'],
  ['task-server-errors: some 500', 'event-delivery: reads come after changes'],
];

test.each(telling.map((names) => [names]))('raises no false alarm: %j', async (names) => {
  for (const name of names) expect(legal).toHaveProperty([name]);
  expect(await alarmsOf(combined(names.map((name) => legal[name] ?? {})))).toEqual([]);
});

test('each pair of interpretations is in one of the combined servers', () => {
  const rows = pairs();
  expect(rows.length).toBeGreaterThan(30);
  expect(Object.keys(combined(rows[0] ?? [])).length).toBeGreaterThan(10);
});

test.each<[answer: string, dedupes: boolean]>([
  ['another upload', false],
  ['no other upload', true],
])('says that a repeated request created %s', async (created, dedupes) => {
  const { answers } = await reportOn({ dedupes });
  const found = answers.find(({ question }) => question === 'create-repeat');
  expect(found?.answer).toBe(`A repeated request created ${created}.`);
});
