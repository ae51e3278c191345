import { expect, test } from 'vitest';
import { rateMutants } from './rate-mutants.ts';

test('the first mutants of each class require the version of the class', () => {
  // `npm run mutate` rates all.
  const { wrong, unused } = rateMutants(40);
  expect(wrong).toEqual([]);
  expect(unused).toEqual([]);
});
