import { expect, it } from 'vitest';
import { cuts } from '../fuzz/cuts.ts';
import { walks } from '../fuzz/walk.ts';

it('random walks under random settings do what the tables of the interface say', async () => {
  const { fault, steps, statuses } = await walks(1, 100);
  expect(fault).toBeUndefined();
  expect(steps).toBeGreaterThan(1_500);
  for (const seen of [
    'completeTask 200',
    'unlockTask 200',
    'reportTask 207',
    'createUpload 413',
    'getUpload 404',
  ]) {
    expect(Object.keys(statuses)).toContain(seen);
  }
});

it('a part of a request has no effect, and a divided one has', async () => {
  expect(await cuts(24)).toBeGreaterThan(150);
});
