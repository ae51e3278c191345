// A short run of `npm run fuzz` on the sandbox, with the same walks each time. `test/sandbox/hostile.test.ts` has what others found.
import { expect, test } from 'vitest';
import { walks } from './walk.ts';
import { walked } from './walk-steps.ts';

test('random walks under random settings do what the tables of the interface say, in every operation', async () => {
  const { fault, statuses } = await walks(1, 100);
  expect(fault).toBeUndefined();
  const seen = Object.keys(statuses);
  const succeeded = seen.filter((each) => / 2\d\d$/.test(each)).map((each) => each.split(' ')[0]);
  expect(new Set(succeeded)).toEqual(new Set(walked));
  expect(seen).toEqual(expect.arrayContaining(['reportTask 207', 'createUpload 413', 'getUpload 404']));
});
