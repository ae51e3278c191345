import { expect, test } from 'vitest';
import { endpoints } from '../contract/interface.ts';
import { walks } from './walk.ts';

test('random walks find nothing wrong with the sandbox, and reach every operation', async () => {
  const { fault, statuses } = await walks(1, 100);
  expect(fault).toBeUndefined();
  const succeeded = Object.keys(statuses).flatMap((each) =>
    / 2\d\d$/.test(each) ? [each.split(' ')[0]] : [],
  );
  expect(new Set(succeeded)).toEqual(new Set(Object.keys(endpoints)));
});
