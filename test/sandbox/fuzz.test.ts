/** A short run of `npm run fuzz`: the same requests each time. */
import { expect, it } from 'vitest';
import { fuzz } from '../fuzz/fuzz.ts';

it('of many malformed requests none crashes, stops or bends the sandbox', async () => {
  const { faults, total } = await fuzz({ seed: 1, runs: 400 });
  expect(faults.join('\n\n')).toBe('');
  expect(total).toBeGreaterThanOrEqual(400);
});
