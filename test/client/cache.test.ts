// Whether `fetch` may use a cache.
import type { FetchInit } from '@docproc/client';
import { expect, onTestFinished, test } from 'vitest';
import { clientWith, example } from './server.ts';

/** Returns the mode that `fetch` got. */
async function modeOf(options: Parameters<typeof clientWith>[1]): Promise<unknown> {
  const seen: FetchInit[] = [];
  const fetch = async (_: string, init: FetchInit) => (seen.push(init), Response.json(example('getTask')));
  await clientWith(fetch, options).tasks.get('t-1');
  return seen[0] && 'cache' in seen[0] ? seen[0].cache : 'none';
}

test('no cache is used, unless an option states one', async () => {
  expect(await modeOf({})).toBe('no-store');
  expect(await modeOf({ cache: 'force-cache' })).toBe('force-cache');
});

test('a platform without the option gets none', async () => {
  const { Request } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { Request }));
  for (const other of [Object, undefined]) {
    Object.assign(globalThis, { Request: other });
    expect(await modeOf({})).toBe('none');
  }
});

test('the error by which Next.js leaves a page to the time of a request is not replaced', async () => {
  const bailout = Object.assign(new Error('Dynamic server usage'), { digest: 'DYNAMIC_SERVER_USAGE' });
  const fetch = () => Promise.reject(bailout);
  await expect(clientWith(fetch, { retries: 2 }).tasks.get('t-1')).rejects.toBe(bailout);
});
