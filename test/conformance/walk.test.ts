import { expect, test } from 'vitest';
import { contract } from '../../generated/conformance/contract/contract.ts';
import { mutants } from './mutants/judge.ts';
import { walks } from './proof/walk.ts';

test('random walks find nothing wrong with the sandbox, and reach every operation', async () => {
  const { fault, statuses } = await walks(1, 60);
  expect(fault).toBeUndefined();
  const succeeded = Object.keys(statuses).flatMap((each) =>
    / 2\d\d$/.test(each) ? [each.split(' ')[0]] : [],
  );
  expect(new Set(succeeded)).toEqual(new Set(contract.operations.map(({ id }) => id)));
});

/** The fault, what the walk reports of it, and the operations that it needs to show it. */
const planted: [name: string, message: RegExp, way: string[]][] = [
  [
    'completeTask: accepted though invalid',
    /^completeTask returned 200, expected 400 \(the condition task-validates\)/,
    ['upload', 'complete'],
  ],
  [
    'disapproveTask: accepted without effect',
    /the record has approved: true/,
    ['upload', 'approve', 'disapprove'],
  ],
  ['discardTask: 401 with an effect', /^discardTask with 401 changed status/, ['upload', 'discard']],
  [
    'getTask: accepts every scope',
    /^getTask returned 200, expected .*404.* \(a key without the scope\)/,
    ['upload'],
  ],
];

test.each(planted)('a walk finds a fault, and is made short: %s', async (name, message, way) => {
  const mutant = mutants.find((each) => each.name === name);
  const { fault = '' } = await walks(1, 300, mutant?.plant);
  const [found = '', ...lines] = fault.split('\n');
  expect(found).toMatch(message);
  expect(lines[0]).toMatch(/^docproc-sandbox/);
  const sent = lines.filter((line) => line.startsWith('curl -i -X POST'));
  expect(sent.map((line) => /\/(\w+)' /.exec(line)?.[1])).toEqual(way);
});
