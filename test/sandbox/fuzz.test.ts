/** A short run of `npm run fuzz`: the same requests each time. And a proof that it finds what there is. */
import { expect, it } from 'vitest';
import { fuzz } from '../fuzz/fuzz.ts';

it('of many malformed requests none crashes, stops or bends the sandbox', async () => {
  const { faults, total } = await fuzz({ seed: 1, runs: 400 });
  expect(faults.join('\n\n')).toBe('');
  expect(total).toBeGreaterThanOrEqual(400);
});

it.each([
  ['crash', /^The process ended\.\n[^]*Error: planted/m],
  ['hang', /^Nothing came for 500 ms\./m],
  ['error', /^500 that was not requested: /m],
  ['lie', /^(The response does not fit the contract|No operation .* returned 200): /m],
  ['drop', /^The connection ended without a response\./m],
  ['chatter', /^The process said:\nplanted/m],
  ['pollution', /^A request has put polluted into a prototype\./m],
  ['leak', /^The process grew: heap went from \d+ to \d+\./m],
])('a planted %s is found', async (fault, message) => {
  // Whoever waits for a machine that is busy should not call it a hang.
  const patience = fault === 'hang' ? 500 : 10_000;
  const { faults } = await fuzz({ seed: 1, runs: 300, most: 1, patience, fault });
  expect(faults.join('\n')).toMatch(message);
});
