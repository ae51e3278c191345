// Whether `fetch` may use a cache.
import { createClient, type FetchInit } from '@docproc/client';
import { Agent, interceptors, MockAgent } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { baseUrl, clientWith, example, identity } from './server.ts';

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

test('of the fetch of Node, Next.js gets its own option; an interceptor gets no-store', async () => {
  const { fetch } = globalThis;
  const name = Symbol.for('undici.globalDispatcher.1');
  const dispatcher: unknown = Reflect.get(globalThis, name);
  onTestFinished(() => void Object.assign(globalThis, { fetch, [name]: dispatcher }));
  const seen: FetchInit[] = [];
  const replaced = async (_: string, init: FetchInit) => (seen.push(init), Response.json(example('getTask')));
  // Such a one Node creates with the first request.
  Object.assign(globalThis, { fetch: replaced, [name]: new Agent() });
  const { tasks } = createClient({ baseUrl, ...identity });
  await tasks.get('t-1');
  expect(seen[0]).toMatchObject({ next: { revalidate: 0 } });
  expect(seen[0]).not.toHaveProperty('cache');
  const composed = new Agent().compose(interceptors.cache());
  for (const other of [composed, new MockAgent(), undefined]) {
    Object.assign(globalThis, { [name]: other });
    await tasks.get('t-1');
    expect(seen.at(-1)).toMatchObject({ cache: 'no-store' });
    expect(seen.at(-1)).not.toHaveProperty('next');
  }
});

test('the error by which Next.js leaves a page to the time of a request is not replaced', async () => {
  const bailout = Object.assign(new Error('Dynamic server usage'), { digest: 'DYNAMIC_SERVER_USAGE' });
  const fetch = () => Promise.reject(bailout);
  await expect(clientWith(fetch, { retries: 2 }).tasks.get('t-1')).rejects.toBe(bailout);
});
