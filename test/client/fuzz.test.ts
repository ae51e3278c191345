/** A short run of the attacks of `npm run fuzz` on the client. */
import { createClient, DocprocError } from '../../src/client/index.ts';
import { expect, it } from 'vitest';
import { attackClient, cutResponses } from '../fuzz/client.ts';

type Create = typeof createClient;

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

/** A client whose `tasks.get` does something else. */
const withGet =
  (get: (apiKey: string) => Promise<never>): Create =>
  (options) => {
    const docproc = createClient(options);
    const tasks = Object.assign(Object.create(docproc.tasks) as typeof docproc.tasks, {
      get: () => get(String(options.apiKey)),
    });
    return { ...docproc, tasks };
  };

const planted: [string, RegExp, Create][] = [
  [
    'a write that is sent twice',
    /^A write was sent 2 times/,
    (options) => {
      const send: NonNullable<typeof options.fetch> = options.fetch ?? fetch;
      const twice: typeof send = async (url, init) => {
        await send(url, init).catch(() => undefined);
        return send(url, init);
      };
      return createClient({ ...options, fetch: twice });
    },
  ],
  ['a raw error', /^A raw error: Error: raw/, withGet(() => Promise.reject(new Error('raw')))],
  [
    'an error with the key',
    /^The error includes the key: /,
    withGet((apiKey) => Promise.reject(new DocprocError('getTask', `no access for ${apiKey}`))),
  ],
  ['a false success', /is a success: |^The result is /, withGet(() => Promise.resolve() as Promise<never>)],
  ['a request that never ends', /^There is no result after /, withGet(() => new Promise(() => {}))],
];
it.each(planted)('the attacks find %s', async (_name, message, create) => {
  const { fault } = await attackClient(1, 200, create, 50);
  expect(fault).toMatch(message);
});
