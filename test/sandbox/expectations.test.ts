/** The matchers of Vitest, the same as functions for node:test, and the journal that a failing test prints. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFetch } from '../../src/sandbox/hosts/fetch.ts';
import { startSandbox } from '../../src/sandbox/hosts/index.ts';
import { journalTable } from '../../src/sandbox/testing/expectations.ts';
// oxlint-disable-next-line no-unassigned-import -- it adds the matchers
import '../../src/sandbox/hosts/vitest.ts';
import { open, report } from './support.ts';

/** A team that has received three requests, of which one is invalid and one is rejected. */
async function used() {
  const { sandbox, fetch, start } = open();
  const { team, call } = start();
  team.seed({ id: 'task-1' });
  await call('reportTask', { task_id: 'task-1' }, { json: report });
  await call('reportTask', { task_id: 'task-1' }, { json: { issues: [] } });
  await call('unlockTask', { task_id: 'task-1' });
  return { sandbox, fetch, team, call };
}

describe('toHaveReceived', () => {
  test('finds a request by its operation or by members of its entry', async () => {
    const { team } = await used();
    expect(team).toHaveReceived('unlockTask');
    expect(team).toHaveReceived({ operation: 'reportTask', body: { issues: [{ value: 'poor_quality' }] } });
    class Report {
      issues = [{ value: 'poor_quality' }];
    }
    expect(team).toHaveReceived({ operation: 'reportTask', body: Object(new Report()) });
    expect(team).toHaveReceived({ headers: { 'Content-Type': 'application/json' } });
    expect(team).not.toHaveReceived('completeTask');
    expect(team).not.toHaveReceived({ operation: 'unlockTask', status: 200 });
  });

  test('lists what each request differs in, or the requests that there should not be', async () => {
    const { team } = await used();
    expect(() => expect(team).toHaveReceived({ operation: 'unlockTask', status: 200 })).toThrow(
      'Expected a request {"operation":"unlockTask","status":200}, and received 3:\n' +
        '  1. reportTask 200: operation is "reportTask", and must be "unlockTask"\n' +
        '  2. reportTask 400: operation is "reportTask", and must be "unlockTask"\n' +
        '  3. unlockTask 400: status is 400, and must be 200',
    );
    expect(() => expect(team).not.toHaveReceived('reportTask')).toThrow(
      'Expected no request "reportTask", and received 2:\n  1. reportTask 200\n  2. reportTask 400',
    );
  });

  test('fails for an operation that does not exist, and where the journal is not complete', async () => {
    const { team } = await used();
    expect(() => expect(team).not.toHaveReceived('complteTask')).toThrow('operation is "complteTask"');
    // @ts-expect-error A number is no request.
    expect(() => expect(team).not.toHaveReceived(1)).toThrow('1 is not a request.');
    // @ts-expect-error It is the name of the contract, and not that of the journal.
    expect(() => expect(team).not.toHaveReceived({ operationId: 'a' })).toThrow('no member "operationId"');
    const short = open({ limits: { journal: 1 } });
    await short.call('unlockTask');
    await short.call('getTask');
    expect(() => expect(short.sandbox).not.toHaveReceived('unlockTask')).toThrow('no longer has the first 1');
    expect(() => expect(short.sandbox).toHaveNoContractViolations()).toThrow('no longer has the first 1');
    expect(short.sandbox).toHaveReceived('getTask');
  });
});

test('toHaveNoContractViolations lists the violations, of a sandbox also those without a team', async () => {
  const { sandbox, fetch, team, call } = await used();
  expect(() => expect(team).toHaveNoContractViolations()).toThrow(
    '1 of 3 requests violate the contract:\n  2. reportTask 400: the body/issues must have a length of at least 1',
  );
  await call('getTask', { team_id: 'team-1' });
  expect(sandbox).toHaveNoContractViolations();
  await fetch('http://sandbox.test/v3/other');
  expect(() => expect(sandbox).toHaveNoContractViolations()).toThrow(
    '1 of 2 requests violate the contract:\n  1. GET /v3/other 404: The contract has no such path.',
  );
});

test('a matcher says what it needs', async () => {
  const { team, sandbox } = await used();
  expect(() => expect(sandbox.id).toHaveReceived('getTask')).toThrow(
    '"team-1" has no journal. Pass a team or',
  );
  expect(() => expect(undefined).toHaveNoContractViolations()).toThrow('undefined has no journal.');
  expect(() => expect(team.events()).toHaveCovered()).toThrow('[] has no coverage. Pass a sandbox.');
  // @ts-expect-error The names are parameters of their own.
  expect(() => expect(sandbox).toHaveCovered(['getTask'])).toThrow('There is no case ["getTask"].');
});

test('toHaveCovered lists the cases that are missing', async () => {
  const { sandbox } = await used();
  expect(sandbox).toHaveCovered('reportTask returns 400', 'unlockTask transition rejected');
  expect(sandbox).not.toHaveCovered('reportTask');
  expect(sandbox).not.toHaveCovered();
  expect(() => expect(sandbox).toHaveCovered('unlockTask', 'reportTask returns 200')).toThrow(
    '4 of 7 cases are not covered:\n  unlockTask returns 200\n  unlockTask returns 401',
  );
  expect(() => expect(sandbox).toHaveCovered('unlockTask returns 418')).toThrow(
    'There is no case "unlockTask returns 418". There are: unlockTask returns 200, unlockTask returns 400,',
  );
  expect(() => expect(sandbox).not.toHaveCovered('x')).toThrow('There is no case "x". There are: ');
  // No state has a creation rejected: nobody could cover it.
  expect(() => expect(sandbox).toHaveCovered('createUpload transition rejected')).toThrow('There is no case');
});

test('the journal of a failing test has its last requests, those that fail first, with their bodies', async () => {
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(() => sandbox.close());
  const team = sandbox.team('a b');
  expect(journalTable(team)).toBe('Journal of a b: 0 of 0 requests.');
  const { id } = team.seed();
  const path = `/v2/a%20b/project/project-1/task/${id}`;
  team.fault({ fault: 'cut', when: 'before', call: 24 });
  const send = (method: string, action: string) =>
    createFetch(sandbox)(`http://x${path}${action}`, { method, headers: { authorization: 'Bearer k' } });
  for (let i = 0; i < 22; i++) await send('GET', '');
  await send('POST', '/unlock');
  await expect(send('GET', '')).rejects.toThrow('The connection ended');
  await send('POST', '/discard');
  const lines = journalTable(team).split('\n');
  expect(lines[0]).toBe('Journal of a b: 20 of 25 requests:');
  const numbered = lines.slice(2).filter((line) => /^ {2}\d/.test(line));
  expect(numbered.map((line) => Number(line.trim().split(' ')[0]))).toEqual([
    23,
    24,
    ...Array.from({ length: 17 }, (_, index) => 6 + index),
    25,
  ]);
  expect(lines[2]).toMatch(/^ {2}23 {2}unlockTask +\/v2\/.*\/unlock +400 +status is REVIEWING, and must/);
  expect(lines[3]).toMatch(/^ {6}received \{.*status is REVIEWING, and must/);
  expect(lines[4]).toMatch(/^ {2}24 {2}getTask .* 0 +fault: cut$/);
  expect(lines.at(-1)).toMatch(/discardTask .* 200 +status: REVIEWING → DISCARDED$/);
});
