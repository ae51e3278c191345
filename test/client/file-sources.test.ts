// Files that report progress, sources that break, and what stays open.
import { createReadStream, existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  ConnectionError,
  createClient,
  type FetchInit,
  FileError,
  type FileInput,
  FileLimitError,
  TimeoutError,
} from '@docproc/client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  asBrowser,
  baseUrl,
  callUntyped,
  clientWith,
  closedPort,
  example,
  failure,
  identity,
  never,
  recorded,
} from './server.ts';
import { listen } from '../support/listen.ts';
import { temporary } from '../support/folders.ts';

const folder = temporary(afterAll);
beforeAll(() => {
  for (const name of ['a.pdf', 'b.pdf']) writeFileSync(join(folder, name), 'from disk');
});

const bytes = (text: string) => new TextEncoder().encode(text);
/** The files of the folder that this process has open. */
const open = (): string[] =>
  (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : []).flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`);
      return target.startsWith(folder) ? [target] : [];
    } catch {
      return [];
    }
  });

describe('onProgress', () => {
  const files = () => [
    { name: 'a.pdf', data: new Blob(['aaa']) },
    { name: 'none.pdf', data: new Blob([]) },
    { name: 'b.pdf', stream: Readable.from([bytes('b'), bytes('bb')]), size: 3 },
  ];

  test('reports the bytes of the files, and begins again with each attempt', async () => {
    const seen: unknown[] = [];
    const { docproc } = recorded();
    await docproc.uploads.create({ files: files() }, { onProgress: (each) => seen.push(each) });
    expect(seen).toEqual([
      { file: 'a.pdf', index: 0, count: 3, sent: 3, total: 6 },
      { file: 'b.pdf', index: 2, count: 3, sent: 4, total: 6 },
      { file: 'b.pdf', index: 2, count: 3, sent: 6, total: 6 },
    ]);
    let count = 0;
    const { uploads } = clientWith(async (_, { body }) => {
      await new Response(body as BodyInit).arrayBuffer();
      count += 1;
      return count < 2 ? new Response('', { status: 503 }) : Response.json(example('createUpload'));
    });
    const sent: number[] = [];
    const onProgress = (each: { sent: number }) => sent.push(each.sent);
    await uploads.create({ files: files().slice(0, 1) }, { onProgress, retryWrites: true, retries: 1 });
    expect(sent).toEqual([3, 3]);
  });

  test('that throws ends the request with its error', async () => {
    const thrown = new Error('mine');
    const onProgress = () => {
      throw thrown;
    };
    await expect(recorded().docproc.uploads.create({ files: files() }, { onProgress })).rejects.toBe(thrown);
  });

  test('that rejects ends the request with its error', async () => {
    const thrown = new Error('mine');
    const onProgress = async () => {
      await Promise.resolve();
      throw thrown;
    };
    await expect(recorded().docproc.uploads.create({ files: files() }, { onProgress })).rejects.toBe(thrown);
  });

  test('that is no function is rejected', async () => {
    const call = callUntyped(recorded().docproc.uploads.create, { files: files() }, { onProgress: 1 });
    expect((await failure(call, TypeError)).message).toContain('onProgress must be a function');
  });
});

test('in a browser, a form is a Blob, which every browser can send', async () => {
  asBrowser();
  const { docproc, sent } = recorded();
  await docproc.uploads.create({ files: [new File(['x'], 'f.pdf')] });
  expect(sent[0]?.init.body).toBeInstanceOf(Blob);
  expect(sent.map(({ form }) => (form.get('file') as File).name)).toEqual(['f.pdf']);
});

describe('in an environment that lacks', () => {
  const { Blob } = globalThis;
  /** As that of jsdom, it is no `Blob` of Node, and some versions have neither `arrayBuffer` nor `stream`. */
  class Foreign {
    readonly blob: Blob;
    constructor(parts: (BlobPart | Foreign)[], options?: BlobPropertyBag) {
      this.blob = new Blob(
        parts.map((part) => (part instanceof Foreign ? part.blob : part)),
        options,
      );
    }
    get size() {
      return this.blob.size;
    }
    get type() {
      return this.blob.type;
    }
  }
  class Reader extends EventTarget {
    result: ArrayBuffer | undefined;
    async readAsArrayBuffer({ blob }: Foreign) {
      this.result = await blob.arrayBuffer();
      this.dispatchEvent(new Event('load'));
    }
  }
  const jsdom = { Blob: Foreign, File: Foreign, FileReader: Reader };
  const unknown = () => {
    throw new TypeError('Expected signal to be an instance of AbortSignal');
  };

  class OfVitest extends Request {
    constructor(url: string, { body, ...init }: RequestInit = {}) {
      super(url, { ...init, body: body instanceof Foreign ? body.blob : (body ?? null) });
    }
  }

  test.each<[string, Record<string, unknown>]>([
    ['blobs that fetch knows (jsdom in Vitest)', { ...jsdom, Request: OfVitest }],
    ['blobs and signals that fetch knows (jsdom)', { ...jsdom, Request: unknown }],
    [
      'Response, Request and TextDecoder (Jest)',
      { ...jsdom, Response: undefined, Request: undefined, TextDecoder: undefined },
    ],
    ['a secure context (http)', { crypto: { getRandomValues: crypto.getRandomValues.bind(crypto) } }],
  ])('%s, a client reads and uploads', async (_, stubs) => {
    asBrowser();
    const sent: FetchInit[] = [];
    const fetch = async (_url: string, init: FetchInit) => {
      sent.push(init);
      const body = JSON.stringify(example(init.body ? 'createUpload' : 'getTask'));
      return { status: 200, ok: true, headers: new Headers(), text: async () => body };
    };
    const docproc = createClient({ baseUrl, ...identity, fetch });
    for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value);
    onTestFinished(() => void vi.unstubAllGlobals());
    await docproc.tasks.get('t-1', { headers: { 'x-a': 'b' } });
    const data = new globalThis.Blob([bytes('of a page')]);
    await docproc.uploads.create({ files: [bytes('of a page'), { name: 'b.pdf', data }, data] });
    vi.unstubAllGlobals();
    expect((await new Response(sent[1]?.body as BodyInit).text()).split('of a page')).toHaveLength(4);
    expect('signal' in (sent[0] ?? {})).toBe(!('Request' in stubs) || stubs['Request'] === OfVitest);
  });
});

test('neither name, type nor field can write headers of a part', async () => {
  const { docproc, sent } = recorded();
  const evil = 'a"\r\nx-evil: 1\r\n\r\n';
  await docproc.uploads.create({ files: [{ name: evil, data: bytes('x'), type: `a/b${evil}` }], name: 'n' });
  expect(sent[0]?.text).not.toMatch(/^x-evil/m);
  expect([...(sent[0]?.form.keys() ?? [])]).toEqual(['projectId', 'name', 'file']);
});

test.each<[string, () => unknown]>([
  ['a stream in data, without a size', () => ({ name: 's.pdf', data: Readable.from([bytes('x')]) })],
  ['a stream without a size', () => ({ name: 's.pdf', stream: Readable.from([bytes('x')]) })],
  ['a size that is no number', () => ({ name: 's.pdf', stream: Readable.from([bytes('x')]), size: NaN })],
  ['a name alone', () => ({ name: 's.pdf' })],
])('%s is rejected with what to write', async (_, make) => {
  const { docproc, sent } = recorded();
  const error = await failure(docproc.uploads.create({ files: [make() as FileInput] }), TypeError);
  expect(error.message).toMatch(/^createUpload: s\.pdf must be a path, .* or \{ name, stream, size \}$/);
  expect(sent).toEqual([]);
});

describe('a source that breaks is a FileError, and is not retried', () => {
  const breaking = async function* (): AsyncGenerator<Uint8Array> {
    yield bytes('x');
    throw new Error('disk on fire');
  };
  test.each<[string, () => FileInput, RegExp]>([
    [
      'a generator',
      () => ({ name: 's.pdf', stream: breaking(), size: 9 }),
      /cannot be read: Error: disk on fire/,
    ],
    [
      'a stream of Node that fails early',
      () => ({ name: 's.pdf', stream: createReadStream('/nowhere'), size: 9 }),
      /cannot be read: .*ENOENT/,
    ],
    [
      'a stream of texts',
      () => ({ name: 's.pdf', stream: Readable.from(['x']) as AsyncIterable<never>, size: 1 }),
      /s\.pdf cannot be read: TypeError: its stream has a chunk of type string, not a Uint8Array/,
    ],
    [
      'a stream that is too short',
      () => ({ name: 's.pdf', stream: new Blob(['x']).stream(), size: 2 }),
      /s\.pdf does not have 2 bytes/,
    ],
    [
      'a stream that is too long',
      () => ({ name: 's.pdf', stream: new Blob(['xx']).stream(), size: 1 }),
      /s\.pdf does not have 1 bytes/,
    ],
  ])('%s', async (_, make, message) => {
    let count = 0;
    const server = createServer((request, response) => {
      count += 1;
      request.resume().on('end', () => response.end());
    });
    const baseUrl = await listen(server);
    const docproc = createClient({ baseUrl, ...identity, retryWrites: true, retryDelay: 0 });
    const error = await failure(docproc.uploads.create({ files: [make()] }), FileError);
    expect(error).toMatchObject({ code: 'file', file: 's.pdf', operation: 'createUpload' });
    expect(error.message).toMatch(message);
    expect(count).toBeLessThanOrEqual(1);
  });
});

describe('nothing stays open after', () => {
  /** Streams of Node and of the web, and a generator, and which of them are closed. */
  function sources(size: number) {
    const closed = { node: false, web: false, generator: false };
    const node = new Readable({ read: () => {}, destroy: (_, done) => ((closed.node = true), done(null)) });
    const web = new ReadableStream<Uint8Array>({ cancel: () => void (closed.web = true) });
    const generator = {
      [Symbol.asyncIterator]: () => generator,
      next: () => new Promise<never>(() => {}),
      return: async () => ((closed.generator = true), { done: true as const, value: undefined }),
    };
    const files = [node, web, generator].map((stream, index) => ({ name: `${index}.pdf`, stream, size }));
    return { files, closed, rotate: (by: number) => [...files.slice(by), ...files.slice(0, by)] };
  }
  const all = { node: true, web: true, generator: true };

  test.each([0, 1, 2])('a time-out with stalled sources, read from number %i on', async (by) => {
    const { rotate, closed } = sources(5);
    const fetch = (_: string, { body }: FetchInit) => new Response(body as BodyInit).text().then(never);
    await failure(clientWith(fetch).uploads.create({ files: rotate(by) }, { timeout: 20 }), TimeoutError);
    await expect.poll(() => closed).toEqual(all);
  });

  test('an error of a limit', async () => {
    const { files, closed } = sources(50 * 2 ** 20);
    await failure(recorded().docproc.uploads.create({ files }), FileLimitError);
    await expect.poll(() => closed).toEqual(all);
  });

  test('an option or a file that is not valid', async () => {
    const one = sources(5);
    await failure(recorded().docproc.uploads.create({ files: one.files }, { timeout: NaN }), TypeError);
    const two = sources(5);
    await failure(callUntyped(recorded().docproc.uploads.create, { files: [...two.files, 7] }), TypeError);
    await expect.poll(() => [one.closed, two.closed]).toEqual([all, all]);
  });

  test('a stalled stream in a browser', async () => {
    asBrowser();
    const { rotate, closed } = sources(5);
    await failure(
      recorded().docproc.uploads.create({ files: rotate(1) }, { totalTimeout: 20 }),
      TimeoutError,
    );
    await expect.poll(() => closed).toEqual(all);
  });

  test('100 uploads from disk without a service', async () => {
    const docproc = createClient({ baseUrl: await closedPort(), ...identity, retries: 0 });
    const paths = ['a.pdf', 'b.pdf'].map((name) => join(folder, name));
    const streams = () => paths.map((path) => ({ name: 's.pdf', stream: createReadStream(path), size: 9 }));
    const uploads = Array.from({ length: 50 }, () => [
      failure(docproc.uploads.create({ files: paths }), ConnectionError),
      failure(docproc.uploads.create({ files: streams() }), ConnectionError),
    ]);
    await Promise.all(uploads.flat());
    await expect.poll(() => open()).toEqual([]);
  });

  test('a response that comes before everything is read', async () => {
    // As in Deno: no code cancels the body, which the client has just begun to read from the file.
    const fetch = async (_: string, { body }: FetchInit) => {
      const reader = (body as ReadableStream<Uint8Array>).getReader();
      let text = '';
      while (text !== 'from disk') text = new TextDecoder().decode((await reader.read()).value);
      return new Response('', { status: 413 });
    };
    await clientWith(fetch)
      .uploads.create({ files: [join(folder, 'a.pdf')] })
      .catch(() => {});
    await expect.poll(() => open()).toEqual([]);
  });
});
