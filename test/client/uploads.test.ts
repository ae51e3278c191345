import { createServer, type IncomingMessage, request } from 'node:http';
import { openAsBlob, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createClient, DocprocError, type FileInput, FileLimitError, ResponseError } from '@docproc/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asBrowser, examples, failure, type Got, identity, recorded, reply, serve } from './server.ts';
import { listen } from '../support/listen.ts';
import { temporary } from '../support/folders.ts';

const megabyte = 2 ** 20;
const folder = temporary(afterAll);
beforeAll(() => {
  for (const name of ['a.pdf', 'a\\b.pdf', '100%.pdf', 'invoice #1 é.pdf'])
    writeFileSync(join(folder, name), 'from disk');
  writeFileSync(join(folder, 'large.pdf'), '');
  truncateSync(join(folder, 'large.pdf'), 40 * megabyte + 1);
});

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

const octets = 'application/octet-stream';
const bytes = (text: string) => new TextEncoder().encode(text);
const inFolder = (name: string) => join(folder, name);
const reader = new Blob(['from disk']).stream().getReader();

test.each<[string, () => FileInput | Promise<FileInput>, string, string]>([
  ['a path', () => inFolder('invoice #1 é.pdf'), 'invoice #1 é.pdf', octets],
  ['a file: URL', () => pathToFileURL(inFolder('invoice #1 é.pdf')), 'invoice #1 é.pdf', octets],
  ['a path in an object', () => ({ path: inFolder('a.pdf') }), 'a.pdf', octets],
  [
    'a path with a name and a type',
    () => ({ path: inFolder('a.pdf'), name: 'x.pdf', type: 'text/html' }),
    'x.pdf',
    'text/html',
  ],
  ['a path with a backslash', () => inFolder('a\\b.pdf'), 'a\\b.pdf', octets],
  ['a path with a percent sign', () => inFolder('100%.pdf'), '100%.pdf', octets],
  ['a File', () => new File(['from disk'], 'a "b".tif', { type: 'image/png' }), 'a "b".tif', 'image/png'],
  // As `openAsBlob` and `Bun.file` of Bun.
  ['a File on disk', () => new File(['from disk'], '/home/me/f.pdf'), 'f.pdf', octets],
  ['a File of the root', () => new File(['from disk'], '/f.pdf'), 'f.pdf', octets],
  ['a File of Windows', () => new File(['from disk'], 'C:\\me\\f.pdf'), 'f.pdf', octets],
  ['a File in a folder', () => new File(['from disk'], 'in/f.pdf'), 'in/f.pdf', octets],
  [
    'a File with a type of an odd class',
    () => ({ name: 'n.pdf', data: Object.defineProperty(new File(['from disk'], ''), 'type', { value: 7 }) }),
    'n.pdf',
    '7',
  ],
  ['a Blob', () => new Blob(['from disk'], { type: 'image/png' }), 'file-1', 'image/png'],
  ['a Blob on disk', () => openAsBlob(inFolder('a.pdf')), 'file-1', octets],
  [
    'a Blob with a name and a type',
    () => ({ name: 'b.tif', data: new Blob(['from disk'], { type: 'text/html' }), type: 'image/tiff' }),
    'b.tif',
    'image/tiff',
  ],
  ['a part of a Buffer', () => Buffer.from('not from disk').subarray(4), 'file-1', octets],
  ['an ArrayBuffer', () => bytes('from disk').buffer, 'file-1', octets],
  ['bytes with a name', () => ({ name: 'n.pdf', data: bytes('from disk') }), 'n.pdf', octets],
  [
    'a stream of Node',
    () => ({ name: 'a "b".pdf', stream: Readable.from([bytes('from '), bytes('disk')]), size: 9 }),
    'a "b".pdf',
    octets,
  ],
  [
    'a stream of the web',
    () => ({ name: 's.pdf', stream: new Blob(['from disk']).stream(), size: 9, type: 'application/pdf' }),
    's.pdf',
    'application/pdf',
  ],
  [
    'a stream that is not iterable, as in Safari',
    () => ({ name: 's.pdf', stream: { getReader: () => reader } as ReadableStream<Uint8Array>, size: 9 }),
    's.pdf',
    octets,
  ],
  [
    'a stream in data with a size',
    () => ({ name: 's.pdf', data: Readable.from([bytes('from disk')]), size: 9 }) as object as FileInput,
    's.pdf',
    octets,
  ],
])('%s goes as bytes with a type of our own, whatever the headers are', async (_, make, name, type) => {
  const { docproc, sent } = recorded();
  await docproc.uploads.create({ files: [await make()] });
  const [first] = sent;
  if (!first) throw new Error('no request');
  const { init, form, text } = first;
  const body = init.body as ReadableStream;
  expect(body).toBeInstanceOf(ReadableStream);
  expect(init.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect([...form.keys()]).toEqual(['projectId', 'file']);
  const file = form.get('file') as File;
  expect([file.name, file.type, await file.text()]).toEqual([name, type, 'from disk']);
  expect(init.headers['content-length']).toBe(`${new Blob([text]).size}`);
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
  const baseUrl = await listen(server);
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
  const request = createClient({ baseUrl, ...identity }).uploads.create(upload, { signal });
  expect((await failure(request, DocprocError)).code).toBe(how === 'breaks' ? 'connection' : 'abort');
  await expect.poll(() => closed).toBe(true);
});

test.each<[string, number, number]>([
  ['exceeds a limit', 41 * megabyte, 422],
  ['is rejected before it is read', 8 * megabyte, 401],
])('a server whose request is the stream can respond when the upload %s', async (_, size, status) => {
  const service = createServer((_request, response) => response.writeHead(401).end());
  const docproc = createClient({ baseUrl: await listen(service), ...identity });
  const server = createServer((request, response) => {
    const files = [{ name: 's.pdf', stream: request, size }];
    docproc.uploads.create({ files }).catch((error) => response.writeHead(error.status ?? 422).end());
  });
  const url = await listen(server);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method: 'POST', headers: { 'content-length': size } };
    request(url, options, resolve).on('error', reject).end(new Uint8Array(size));
  });
  expect(response.resume().statusCode).toBe(status);
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
