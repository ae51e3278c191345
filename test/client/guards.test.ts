import { allowed, can, type Task, type TaskAction, type TaskStatus } from '@docproc/client';
import { describe, expect, test } from 'vitest';
import { example } from './server.ts';

const task = (example('getTask') as { payload: Task }).payload;
const statuses: TaskStatus[] = ['PROCESSING', 'REVIEWING', 'COMPLETED', 'FAILED', 'DISCARDED', 'FILTERED'];
const at = (status: TaskStatus, more: Partial<Task> = {}): Task => ({
  ...task,
  status,
  approved: false,
  exported_at: null,
  ...more,
});

/** In which statuses an action is allowed, written from the source and not from the contract. */
const table: [TaskAction, Partial<Task>, Record<string, boolean | 'unknown'>][] = [
  ['complete', {}, { REVIEWING: 'unknown' }],
  ['discard', {}, { REVIEWING: true }],
  ['unlock', {}, { COMPLETED: 'unknown', DISCARDED: 'unknown', FILTERED: 'unknown' }],
  ['unlock', { exported_at: '2026-01-01T00:00:00Z' }, {}],
  ['report', {}, Object.fromEntries(statuses.map((status) => [status, true]))],
  ['approve', {}, { REVIEWING: true, COMPLETED: true, FAILED: true, DISCARDED: true, FILTERED: true }],
  ['approve', { approved: true }, {}],
  ['disapprove', {}, {}],
  [
    'disapprove',
    { approved: true },
    { REVIEWING: true, COMPLETED: true, FAILED: true, DISCARDED: true, FILTERED: true },
  ],
];

describe('can', () => {
  test.each(table)('%s %j', (action, more, expected) => {
    const responses = statuses.map((status) => [status, can(action, at(status, more))]);
    expect(responses).toEqual(statuses.map((status) => [status, expected[status] ?? false]));
  });

  test('what is unknown counts as true in an if', () => {
    expect(can('complete', at('REVIEWING')) ? 'try' : 'leave').toBe('try');
    expect(can('complete', at('COMPLETED')) ? 'try' : 'leave').toBe('leave');
  });

  test('a few fields are enough, and a missing one makes the result unknown', () => {
    expect(can('discard', { status: 'REVIEWING', approved: false, exported_at: null })).toBe(true);
    expect(can('approve', { status: 'REVIEWING' } as Task)).toBe('unknown');
  });
});

test('allowed has a verdict for every action, with the reason', () => {
  expect(allowed(at('REVIEWING', { approved: true }))).toEqual({
    complete: { allowed: 'unknown', reason: expect.stringMatching(/validation/) },
    discard: { allowed: true, reason: '' },
    report: { allowed: true, reason: '' },
    unlock: {
      allowed: false,
      reason: 'status is REVIEWING, and must be COMPLETED or DISCARDED or FILTERED.',
    },
    approve: { allowed: false, reason: 'approved is true, and must be false.' },
    disapprove: { allowed: true, reason: '' },
  });
  expect(allowed(at('PROCESSING')).approve.reason).toBe('status is PROCESSING, and must not be PROCESSING.');
  expect(allowed(at('FILTERED')).unlock).toEqual({
    allowed: 'unknown',
    reason: expect.stringMatching(/fully processed/),
  });
  const exported = at('COMPLETED', { exported_at: '2026-01-01T00:00:00Z' });
  expect(allowed(exported).unlock.reason).toBe('exported_at is 2026-01-01T00:00:00Z, and must be null.');
});
