/** Short runs of the attacks of `npm run fuzz` on the sandbox: the same requests each time. */
import { expect, test } from 'vitest';
import { endpoints } from '../contract/interface.ts';
import { cuts } from './cuts.ts';
import { fuzz } from './fuzz.ts';
import { walks } from './walk.ts';

test('of many malformed requests none crashes, stops or bends the sandbox', async () => {
  const { faults, total } = await fuzz({ seed: 1, runs: 200 });
  expect(faults.join('\n\n')).toBe('');
  expect(total).toBeGreaterThanOrEqual(200);
});

test('random walks under random settings do what the tables of the interface say, in every operation', async () => {
  const { fault, statuses } = await walks(1, 100);
  expect(fault).toBeUndefined();
  const seen = Object.keys(statuses);
  const succeeded = seen.filter((each) => / 2\d\d$/.test(each)).map((each) => each.split(' ')[0]);
  expect(new Set(succeeded)).toEqual(new Set(Object.keys(endpoints)));
  expect(seen).toEqual(expect.arrayContaining(['reportTask 207', 'createUpload 413', 'getUpload 404']));
});

test('a part of a request has no effect, and a divided one has', async () => {
  expect(await cuts(24)).toBeGreaterThan(150);
});
