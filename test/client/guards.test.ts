import { allowed, can, type Task, type TaskAction, type TaskStatus } from '@docproc/client';
import { describe, expect, test } from 'vitest';
import { cells } from '../contract/behaviour.ts';
import { allowedIn, closedSets, transitions } from '../contract/interface.ts';
import { callUntyped, example, failure } from './server.ts';

const task = (example('getTask') as { payload: Task }).payload;
const statuses = closedSets['TaskStatus'] as TaskStatus[];
const at = (status: TaskStatus, more: Partial<Task> = {}): Task => ({
  ...task,
  status,
  approved: false,
  exported_at: null,
  ...more,
});

const exported = { exported_at: '2026-01-01T00:00:00Z' };
/** Fields with which the states of `interface.ts` allow an action, and those with which none does. */
const table: [TaskAction, Partial<Task>, never?: boolean][] = [
  ['complete', {}],
  ['discard', {}],
  ['unlock', {}],
  ['unlock', exported, true],
  ['report', {}],
  ['approve', {}],
  ['approve', { approved: true }, true],
  ['disapprove', {}, true],
  ['disapprove', { approved: true }],
];

describe('can', () => {
  test.each(table)('%s %j', (action, more, never = false) => {
    const id = `${action}Task`;
    const states = cells(allowedIn).flatMap(([row, state, yes]) =>
      row === id && yes && !never ? [state] : [],
    );
    // A condition that no field shows leaves it open.
    const yes = transitions[id]?.conditions.length === 0 ? true : 'unknown';
    expect(statuses.map((status) => [status, can(action, at(status, more))])).toEqual(
      statuses.map((status) => [status, states.includes(status) ? yes : false]),
    );
  });

  test('what is unknown counts as true in an if', () => {
    expect(can('complete', at('REVIEWING')) ? 'try' : 'leave').toBe('try');
    expect(can('complete', at('COMPLETED')) ? 'try' : 'leave').toBe('leave');
  });

  test('a few fields are enough, and a missing one makes the result unknown', () => {
    expect(can('discard', { status: 'REVIEWING', approved: false, exported_at: null })).toBe(true);
    expect(can('approve', { status: 'REVIEWING' } as Task)).toBe('unknown');
    expect(allowed({ status: 'REVIEWING' } as Task).approve.reason).toBe('Not checked: approved is missing.');
  });

  test('a status that the contract does not list decides nothing', () => {
    const task = at('NEW\r\n\u001b[31mNEW' as TaskStatus);
    const shown = 'NEW%0D%0A%1B[31mNEW';
    for (const action of ['complete', 'discard', 'unlock', 'approve'] as const) {
      expect(can(action, task)).toBe('unknown');
      expect(allowed(task)[action].reason).toContain(
        `Not checked: the contract does not list the status ${shown}.`,
      );
    }
    // The other fields decide.
    expect(can('disapprove', task)).toBe(false);
    expect(can('report', task)).toBe(true);
  });

  const operations = 'complete, discard, report';
  test.each<[string, unknown[], string]>([
    ['a misspelt operation', ['finish', task], `can: "finish" is none of ${operations}`],
    ['a member of every object', ['toString', task], 'can: "toString" is none of complete, discard'],
    ['a member of a prototype', ['__proto__', task], 'can: "__proto__" is none of complete, discard'],
    ['no operation', [], 'can: the resource must be a Task'],
    ['the operationId', ['completeTask', task], 'can: "completeTask" is none of complete, discard'],
    ['an operation that is none', [Symbol('x'), task], 'can: Symbol(x) is none of complete, discard'],
    ['no resource', ['complete'], 'can: the resource must be a Task, with status'],
    ['null', ['complete', null], 'can: the resource must be a Task'],
    ['an envelope', ['complete', { payload: task }], 'can: the resource must be a Task'],
    ['the result of an operation', ['complete', { task, message: '' }], 'can: the resource must be a Task'],
    ['an array', ['complete', [task]], 'can: the resource must be a Task'],
    ['an empty array', ['complete', []], 'can: the resource must be a Task'],
    ['an empty object', ['complete', {}], 'can: the resource must be a Task'],
    ['a text', ['complete', 'REVIEWING'], 'can: the resource must be a Task'],
    ['a promise', ['complete', Promise.resolve(task)], 'can: the resource must be a Task'],
    ['another name', ['complete', task, 'Tusk'], 'can: "Tusk" is none of Task'],
    ['a name of every object', ['complete', task, 'toString'], 'can: "toString" is none of Task'],
  ])('%s is a TypeError', async (_, given, message) => {
    const error = await failure(new Promise((done) => done(callUntyped(can, ...given))), TypeError);
    expect(error.message).toContain(message);
    // It throws for `allowed`, too, where it is not the operation that is wrong.
    if (message.includes('none of complete')) return;
    expect(() => callUntyped(allowed, ...given.slice(1))).toThrow(message.replace('can:', 'allowed:'));
  });
});

test('allowed has a verdict for every action, with the reason', () => {
  expect(allowed(at('REVIEWING', { approved: true }))).toMatchObject({
    complete: {
      allowed: 'unknown',
      reason: expect.stringMatching(/^Not checked: The task passes .*validation/),
    },
    discard: { allowed: true, reason: '' },
    report: { allowed: true, reason: '' },
    unlock: {
      allowed: false,
      reason: 'status is REVIEWING, and must be COMPLETED, DISCARDED or FILTERED.',
    },
    approve: { allowed: false, reason: 'approved is true, and must be false.' },
    disapprove: { allowed: true, reason: '' },
  });
  expect(allowed(at('PROCESSING')).approve.reason).toBe('status is PROCESSING, and must not be PROCESSING.');
  expect(allowed(at('FILTERED')).unlock).toEqual({
    allowed: 'unknown',
    reason: expect.stringMatching(/^Not checked: .*fully processed/),
  });
  expect(allowed(at('COMPLETED', exported)).unlock.reason).toBe(
    'exported_at is 2026-01-01T00:00:00Z, and must be null.',
  );
});
