/** Servers in an interpretation of an open question each, of which a run accuses none. */
import timers from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { alarmsOf } from './corpus/alarms.ts';
import { combined, legal, pairs } from './corpus/legal.ts';

beforeEach(() => void vi.spyOn(timers, 'setTimeout').mockImplementation(() => timers.setImmediate()));

/** Those that a check of another question met, and accused. */
const telling = [
  'get-bad-request: ids with a form of their own',
  'error-body-shape: an empty body',
  'move-conditions: not while a task is processed',
  'create-repeat: the same form is the same upload',
  'unlock-rejection: 409',
  'discard-outside-reviewing: ignored, with no content',
  'approved-initially: a new task can be disapproved',
  'export-trigger: by approving',
  'response-media-type: another type of JSON',
  'task-server-errors: some 500',
  'event-delivery: reads come after changes',
  'path-project-mismatch: the path is not compared',
  'path-project-mismatch: it is 403',
  'disapprove-after-export: it is rejected',
  'creation-result-values: another project',
  'upload-task-ids: tasks that appear one after another',
];

test.each(telling)('raises no false alarm: %s', async (name) => {
  expect(legal).toHaveProperty([name]);
  expect(await alarmsOf(legal[name] ?? {})).toEqual([]);
});

test('each pair of interpretations is in one of the combined servers', () => {
  const rows = pairs();
  expect(rows.length).toBeGreaterThan(30);
  expect(Object.keys(combined(rows[0] ?? [])).length).toBeGreaterThan(10);
});
