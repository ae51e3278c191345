// The stream of a form is one of the platform: what copies it gets all of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createServer } from 'node:http';
import { ConnectionError, createClient, type FetchInit } from '@docproc/client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MockAgent, fetch as fetchOfUndici } from 'undici';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { clientWith, example, examples, failure, identity, serve } from './server.ts';
import { listen } from '../support/listen.ts';
import { temporary } from '../support/folders.ts';

const folder = temporary(afterAll);
const path = join(folder, 'a.pdf');
const content = 'from disk '.repeat(20_000);
beforeAll(() => writeFileSync(path, content));

const files = {
  'a path': () => path,
  'a Blob': () => new Blob([content]),
  'a stream': () => ({ name: 's.pdf', stream: Readable.from([Buffer.from(content)]), size: content.length }),
};
const created = () => Response.json(example('createUpload'));
const bodyOf = (init: FetchInit) => init.body as ReadableStream;

test.each(Object.entries(files))(
  'a fetch that logs a clone of a request sends all of it, of %s',
  async (_, make) => {
    const { docproc, got } = await serve(examples);
    const logged: string[] = [];
    const logging = docproc.withOptions({
      async fetch(url, init) {
        const request = new Request(url, init as RequestInit);
        logged.push(await request.clone().text());
        return fetch(request);
      },
    });
    await logging.uploads.create({ files: [make()] });
    expect(logged[0]).toContain(content);
    expect(got[0]?.body.toString()).toBe(logged[0]);
  },
);

test.each(Object.entries(files))('a listener of MSW reads a request with %s', async (_, make) => {
  const url = 'http://docproc.example';
  const seen: string[] = [];
  const server = setupServer(
    http.post(`${url}/*`, async ({ request }) => {
      seen.push(await request.text());
      return HttpResponse.json(example('createUpload') as object);
    }),
  );
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  const read: Promise<string>[] = [];
  server.events.on('request:start', ({ request }) => void read.push(request.clone().text()));
  await createClient({ baseUrl: url, ...identity }).uploads.create({ files: [make()] });
  expect(seen[0]).toContain(content);
  expect(await Promise.all(read)).toEqual(seen);
});

test('a copy that is read after the response is whole', async () => {
  let copy: ReadableStream | undefined;
  const docproc = clientWith(async (_, init) => {
    const [first, second] = bodyOf(init).tee();
    copy = second;
    await new Response(first).text();
    return created();
  });
  await docproc.uploads.create({ files: [path] });
  expect(await new Response(copy).text()).toContain(content);
});

test('a stream is locked by its copies, and of one that is begun they have the rest', async () => {
  const lengths: number[] = [];
  const docproc = clientWith(async (_, init) => {
    const body = bodyOf(init);
    const reader = body.getReader();
    lengths.push((await reader.read()).value.byteLength);
    reader.releaseLock();
    const copies = body.tee();
    expect(body.locked).toBe(true);
    expect(() => body.tee()).toThrow(TypeError);
    for (const text of await Promise.all(copies.map((each) => new Response(each).text())))
      lengths.push(text.length);
    return created();
  });
  await docproc.uploads.create({ files: [path] });
  const [begun = 0, ...rest] = lengths;
  expect(new Set(rest).size).toBe(1);
  expect(begun + (rest[0] ?? 0)).toBeGreaterThan(content.length);
});

test('the agent of undici for tests, which reads no body, is a fetch like another', async () => {
  const dispatcher = new MockAgent();
  dispatcher.disableNetConnect();
  dispatcher
    .get('http://docproc.example')
    .intercept({ path: () => true, method: 'POST' })
    .reply(200, JSON.stringify(example('createUpload')));
  const docproc = clientWith((url, init) => fetchOfUndici(url, { ...init, dispatcher }));
  expect((await docproc.uploads.create({ files: [path] })).id).toBeTruthy();
});

test('a fetch that sends a stream as a text is rejected, and one that logs it as a text is not', async () => {
  // As node-fetch.
  const { Response: _ } = globalThis;
  const asText = clientWith(async (_url, { body }) => (void String(body), created()));
  const error = await failure(asText.uploads.create({ files: [path] }), TypeError);
  expect(error.message).toBe('createUpload: fetch must send a stream');
  const logs = clientWith(async (_url, init) => {
    String(init.body);
    await new Response(bodyOf(init)).text();
    return created();
  });
  await logs.uploads.create({ files: [path] });
});

test('where there is a stream of a fixed length, as in Workers, it is sent', async () => {
  const sizes: number[] = [];
  class FixedLengthStream extends TransformStream {
    constructor(size: number) {
      super();
      sizes.push(size);
    }
  }
  vi.stubGlobal('FixedLengthStream', FixedLengthStream);
  onTestFinished(() => void vi.unstubAllGlobals());
  const texts: string[] = [];
  const docproc = clientWith(
    async (_, init) => (texts.push(await new Response(bodyOf(init)).text()), created()),
  );
  await docproc.uploads.create({ files: [path] });
  expect(sizes).toEqual([texts[0]?.length]);
});

test('a redirect of a stream that can be read once is a ConnectionError: Node would keep a copy of it', async () => {
  const server = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(307, { location: '/elsewhere' }).end()),
  );
  const docproc = createClient({ baseUrl: await listen(server), ...identity });
  const error = await failure(docproc.uploads.create({ files: [files['a stream']()] }), ConnectionError);
  expect(error.message).toContain('unexpected redirect');
  await expect(docproc.uploads.create({ files: [path] })).rejects.toMatchObject({ status: 307 });
});
