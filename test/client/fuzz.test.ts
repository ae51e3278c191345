/** A short run of the attacks of `npm run fuzz` on the client. */
import { expect, it } from 'vitest';
import { attackClient, cutResponses } from '../fuzz/client.ts';

it('every failure is an error of the client without the key, and no write is sent twice', async () => {
  const { fault, results } = await attackClient(1, 600);
  expect(fault).toBeUndefined();
  for (const name of ['success', 'TypeError', 'ConnectionError', 'UnexpectedResponseError', 'ServerError']) {
    expect(results[name]).toBeGreaterThan(0);
  }
});

it('a response that is cut is no success', async () => {
  expect(await cutResponses(24)).toBeGreaterThan(200);
});
