import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, openAsBlob, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createClient, DocprocError, type FileInput, FileLimitError, ResponseError } from '@docproc/client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { asBrowser, examples, failure, type Got, identity, reply, serve } from './server.ts';

const megabyte = 2 ** 20;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docproc-'));
  writeFileSync(join(folder, 'invoice #1 é.pdf'), 'from disk');
  writeFileSync(join(folder, 'large.pdf'), '');
  truncateSync(join(folder, 'large.pdf'), 40 * megabyte + 1);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The form as the server reads it: fields in order, files as name, type and text. */
async function form({ headers, body }: Got): Promise<unknown[]> {
  const type = headers['content-type'] ?? '';
  const data = await new Response(body as BodyInit, { headers: { 'content-type': type } }).formData();
  return Promise.all(
    [...data].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
    ),
  );
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const octets = 'application/octet-stream';

describe('a file may be', () => {
  const kinds: [string, () => FileInput | Promise<FileInput>, unknown[]][] = [
    ['a path', () => join(folder, 'invoice #1 é.pdf'), ['invoice #1 é.pdf', octets, 'from disk']],
    [
      'a file: URL',
      () => pathToFileURL(join(folder, 'invoice #1 é.pdf')),
      ['invoice #1 é.pdf', octets, 'from disk'],
    ],
    ['a Blob', () => new Blob(['blob'], { type: 'image/png' }), ['file-1', 'image/png', 'blob']],
    ['a Blob on disk', () => openAsBlob(join(folder, 'invoice #1 é.pdf')), ['file-1', octets, 'from disk']],
    [
      'a File',
      () => new File(['file'], 'a "b".tif', { type: 'image/tiff' }),
      ['a "b".tif', 'image/tiff', 'file'],
    ],
    ['a Buffer', () => Buffer.from('buffer'), ['file-1', octets, 'buffer']],
    ['a part of a Buffer', () => Buffer.from('a buffer').subarray(2), ['file-1', octets, 'buffer']],
    ['an ArrayBuffer', () => bytes('array').buffer, ['file-1', octets, 'array']],
    ['bytes with a name', () => ({ name: 'b.tif', data: bytes('named') }), ['b.tif', octets, 'named']],
    [
      'a Blob with a name and a type',
      () => ({ name: 'b.tif', data: new Blob(['named'], { type: 'text/html' }), type: 'image/tiff' }),
      ['b.tif', 'image/tiff', 'named'],
    ],
    [
      'a stream of Node',
      () => ({ name: 'a "b".pdf', stream: Readable.from([bytes('in '), bytes('two')]), size: 6 }),
      ['a "b".pdf', octets, 'in two'],
    ],
    [
      'a stream of the web',
      () => ({ name: 's.pdf', stream: new Blob(['stream']).stream(), size: 6, type: 'application/pdf' }),
      ['s.pdf', 'application/pdf', 'stream'],
    ],
  ];
  test.each(kinds)('%s', async (_, make, expected) => {
    const { docproc, got } = await serve(examples);
    await docproc.uploads.create({ files: [await make()] });
    expect(await form(got[0] as Got)).toEqual([
      ['projectId', 'project'],
      ['file', ...expected],
    ]);
    expect(got[0]?.headers['content-length']).toBe(String(got[0]?.body.length));
  });
});

test('name and meta are fields before the files, meta as JSON', async () => {
  const { docproc, got } = await serve(examples);
  const meta = [{ name: 'po', value: '42 "é"' }];
  const files = [new File(['a'], 'a.pdf'), { name: 'b.pdf', stream: new Blob(['b']).stream(), size: 1 }];
  for (const some of [files.slice(0, 1), files]) {
    await docproc.uploads.create({ files: some, name: 'March', meta }, { projectId: 'other' });
  }
  const fields = [
    ['projectId', 'other'],
    ['name', 'March'],
    ['meta', '[{"name":"po","value":"42 \\"é\\""}]'],
  ];
  expect(await form(got[0] as Got)).toEqual([...fields, ['file', 'a.pdf', octets, 'a']]);
  expect(await form(got[1] as Got)).toEqual([
    ...fields,
    ['file', 'a.pdf', octets, 'a'],
    ['file', 'b.pdf', octets, 'b'],
  ]);
  expect(got[0]?.path).toBe('/v2/team/project/other/upload');
});

describe('limits are checked before a byte is sent', () => {
  const many = Array.from({ length: 101 }, () => new Blob(['x']));

  test('101 files', async () => {
    const { docproc, got } = await serve(examples);
    const error = await failure(docproc.uploads.create({ files: many }), FileLimitError);
    expect(error).toMatchObject({ operation: 'createUpload', limit: 'fileCount', max: 100, actual: 101 });
    expect(got).toHaveLength(0);
    await docproc.uploads.create({ files: many.slice(1) });
    await docproc.uploads.create({ files: many }, { checkLimits: false });
    expect(got).toHaveLength(2);
  });

  test('a file of more than 40 MB, which the error names', async () => {
    const { docproc, got } = await serve(examples);
    const path = join(folder, 'large.pdf');
    const stream = { name: 'stream.pdf', stream: new Blob([]).stream(), size: 40 * megabyte + 1 };
    for (const [file, name] of [[path, 'large.pdf'] as const, [stream, 'stream.pdf'] as const]) {
      const error = await failure(docproc.uploads.create({ files: [new Blob(['x']), file] }), FileLimitError);
      expect(error).toMatchObject({ limit: 'fileSize', max: 41_943_040, actual: 41_943_041, file: name });
      expect(error.message).toContain(`${name} has 41943041 bytes, and the limit is 41943040`);
    }
    expect(got).toHaveLength(0);
    await docproc.uploads.create({ files: [path] }, { checkLimits: false });
    await docproc.uploads.create({ files: [new Blob([new Uint8Array(40 * megabyte)])] });
    expect(got).toHaveLength(2);
  });
});

test.each([
  ['no files at all', [], TypeError, /files is empty/],
  [
    'a file that is not there',
    ['/nowhere/a.pdf'],
    DocprocError,
    /file \/nowhere\/a\.pdf cannot be read: .*ENOENT/,
  ],
  ['a folder', [tmpdir()], DocprocError, /file .* cannot be read: Error: not a file/],
])('%s is rejected', async (_, files, type, message) => {
  const { docproc, got } = await serve(examples);
  const error = await failure(docproc.uploads.create({ files }), type);
  expect(error.message).toMatch(message);
  expect(got).toHaveLength(0);
});

test.each(['breaks', 'is aborted'] as const)('a stream is closed when the upload %s', async (how) => {
  const controller = new AbortController();
  const end = {
    breaks: (request: IncomingMessage) => request.destroy(),
    'is aborted': () => controller.abort(),
  };
  const server = createServer((request) => {
    let length = 0;
    // A generator that has not begun runs nothing when it is closed.
    request.on('data', (chunk: Buffer) => (length += chunk.length) > 65_536 && end[how](request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let closed = false;
  const stream = (async function* () {
    try {
      for (;;) yield new Uint8Array(65_536);
    } finally {
      closed = true;
    }
  })();
  const upload = { files: [{ name: 's.pdf', stream, size: 40 * megabyte }] };
  const { signal } = controller;
  await failure(createClient({ baseUrl, ...identity }).uploads.create(upload, { signal }), DocprocError);
  await vi.waitFor(() => expect(closed).toBe(true));
});

test('a stream that is not iterable, as in Safari, is read all the same', async () => {
  const reader = new Blob(['stream']).stream().getReader();
  const stream = { getReader: () => reader } as ReadableStream<Uint8Array>;
  const { docproc, got } = await serve(examples);
  await docproc.uploads.create({ files: [{ name: 's.pdf', stream, size: 6 }] });
  expect(await form(got[0] as Got)).toContainEqual(['file', 's.pdf', octets, 'stream']);
});

describe('in a browser, which cannot send streams, a stream is read into memory first', () => {
  const stream = () => new Blob(['stream']).stream();
  const headers = { 'retry-after': '0' };

  test('and can be sent again', async () => {
    asBrowser();
    const { docproc, got } = await serve((one, response, count) =>
      count === 1 ? reply(response, 503, '', headers) : examples(one, response, count),
    );
    const file = { name: 's.pdf', stream: stream(), size: 6, type: 'application/pdf' };
    await docproc.uploads.create({ files: [file, new Blob(['x'])] }, { retryWrites: true });
    for (const one of got) {
      expect(await form(one)).toEqual([
        ['projectId', 'project'],
        ['file', 's.pdf', 'application/pdf', 'stream'],
        ['file', 'file-2', octets, 'x'],
      ]);
    }
    expect(got).toHaveLength(2);
  });

  test('unless its size is not what was said', async () => {
    asBrowser();
    const { docproc, got } = await serve(examples);
    const file = { name: 's.pdf', stream: stream(), size: 7 };
    const error = await failure(docproc.uploads.create({ files: [file] }), DocprocError);
    expect(error.message).toBe('createUpload: the file s.pdf does not have 7 bytes');
    expect(got).toHaveLength(0);
  });

  test('after the limits were checked', async () => {
    asBrowser();
    const { docproc } = await serve(examples);
    const file = { name: 's.pdf', stream: stream(), size: 41 * megabyte };
    await failure(docproc.uploads.create({ files: [file] }), FileLimitError);
    expect(file.stream.locked).toBe(false);
  });
});

test('a request that sends a stream is never retried, whatever the options are', async () => {
  const { docproc, got } = await serve((_, response) => reply(response, 503), { retryWrites: true });
  const stream = new Blob(['stream']).stream();
  const call = docproc.uploads.create({ files: [{ name: 's.pdf', stream, size: 6 }] });
  await expect(call).rejects.toMatchObject({ status: 503 });
  expect(got).toHaveLength(1);
});

test('a file on disk goes as a stream of our own, for FormData would hold it in memory', async () => {
  const bodies: unknown[] = [];
  const { docproc } = await serve(examples, {
    fetch: (url, init) => {
      bodies.push(init.body);
      return fetch(url, init);
    },
  });
  await docproc.uploads.create({ files: [join(folder, 'invoice #1 é.pdf')] });
  expect(bodies).toEqual([expect.any(ReadableStream)]);
});

test('files on disk are sent again in full on another try', async () => {
  const headers = { 'retry-after': '0' };
  const { docproc, got } = await serve(
    (one, response, count) =>
      count === 1 ? reply(response, 503, '', headers) : examples(one, response, count),
    { retryWrites: true },
  );
  await docproc.uploads.create({ files: [join(folder, 'invoice #1 é.pdf')] });
  expect(await form(got[1] as Got)).toEqual(await form(got[0] as Got));
});

test('an upload that is redirected is an error with the status', async () => {
  const { docproc, got } = await serve((_, response) => reply(response, 307, '', { location: '/elsewhere' }));
  const error = await failure(docproc.uploads.create({ files: [new Blob(['x'])] }), ResponseError);
  expect(error).toMatchObject({ status: 307, documented: false });
  expect(got).toHaveLength(1);
});

test('Node keeps no copy of what it sends, to repeat it after a redirect', async () => {
  const bodies: ReadableStream[] = [];
  const { docproc } = await serve(examples, {
    fetch: (url, init) => {
      bodies.push(init.body as ReadableStream);
      return fetch(url, init);
    },
  });
  await docproc.uploads.create({ files: [new Blob(['x'])] });
  const [body] = bodies;
  expect(body?.tee()).toEqual([body, body]);
});

test('where there is no file system, a path is rejected and a Blob is not', async () => {
  const { docproc, got } = await serve(examples);
  const { getBuiltinModule } = process;
  // A runtime without `process.getBuiltinModule` is what a browser or a worker looks like.
  Object.assign(process, { getBuiltinModule: undefined });
  try {
    const error = await failure(docproc.uploads.create({ files: ['./a.pdf'] }), TypeError);
    expect(error.message).toMatch(/\.\/a\.pdf is a path, and there is no file system/);
    await docproc.uploads.create({ files: [new Blob(['x'])] });
  } finally {
    Object.assign(process, { getBuiltinModule });
  }
  expect(got).toHaveLength(1);
});
