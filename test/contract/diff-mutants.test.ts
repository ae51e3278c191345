import { expect, test } from 'vitest';
import { rateMutants } from './rate-mutants.ts';

test('a sample of the mutants requires the version that its class requires', () => {
  // `npm run mutate` rates all.
  const { wrong, unused, count, rated } = rateMutants(6);
  expect(wrong).toEqual([]);
  expect(unused).toEqual([]);
  expect(count).toBeGreaterThan(2000);
  expect(rated).toBeGreaterThan(count / 6);
});
