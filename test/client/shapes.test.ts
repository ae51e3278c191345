// Shapes of files and of responses that no type allows, and that programs in JavaScript pass all the same.
import { createReadStream, openAsBlob, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { ConnectionError, DocprocError, FileError, type FileInput } from '@docproc/client';
import { fetch as fetchOfUndici } from 'undici';
import { describe, expect, test } from 'vitest';
import { asBrowser, callUntyped, clientWith, example, failure, recorded, reply, serve } from './server.ts';
import { temporary } from '../support/folders.ts';

test.each<[string, (path: string) => FileInput | Promise<FileInput>]>([
  ['a path', (path) => path],
  ['a Blob on disk', (path) => openAsBlob(path)],
  ['a Blob in memory', (path) => new Blob([readFileSync(path)])],
])('%s of many chunks is sent in their order', async (_, make) => {
  const folder = temporary();
  const path = join(folder, 'many.pdf');
  const octets = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  writeFileSync(path, octets);
  const { docproc, sent } = recorded();
  await docproc.uploads.create({ files: [await make(path)] });
  const file = sent[0]?.form.get('file') as File;
  expect(Buffer.from(await file.arrayBuffer()).equals(octets)).toBe(true);
});

/** Values of every type, none of which is a file or a response. */
const values = [
  undefined,
  null,
  0,
  7,
  NaN,
  1n,
  '',
  Symbol('x'),
  true,
  [],
  {},
  Object.create(null),
  new Map(),
];

/** Detaches a buffer from its memory. Browsers would make an empty file of it. */
function detach<T extends ArrayBuffer | ArrayBufferView<ArrayBuffer>>(data: T): T {
  const buffer = data instanceof ArrayBuffer ? data : data.buffer;
  structuredClone(buffer, { transfer: [buffer] });
  return data;
}

describe.each([
  ['on a server', () => {}],
  ['in a browser', asBrowser],
])('%s', (_name, begin) => {
  test.each<[string, () => FileInput]>([
    ['a buffer', () => detach(new ArrayBuffer(4))],
    ['an array', () => detach(new Uint16Array(4))],
    ['a view', () => detach(new DataView(new ArrayBuffer(4)))],
    ['a named buffer', () => ({ name: 'file-1', data: detach(new ArrayBuffer(4)) })],
  ])('%s that is detached is a FileError', async (_, make) => {
    begin();
    const { docproc, sent } = recorded();
    const error = await failure(docproc.uploads.create({ files: [make()] }), FileError);
    expect(error.file).toBe('file-1');
    expect(error.message).toMatch(/^createUpload: the file file-1 cannot be read: TypeError: .*detached/);
    expect(sent).toEqual([]);
  });

  // An abort of the request runs what cancels a reader.
  test.each<[string, object]>([
    ['has no cancel', {}],
    ['cancels without a promise', { cancel: () => 7 }],
    ['throws when it is cancelled', { cancel: () => JSON.parse('{') as unknown }],
  ])('a reader that %s ends the request, and not the process', async (_, own) => {
    begin();
    const stream = { getReader: () => ({ read: async () => ({ value: Buffer.from('xx') }), ...own }) };
    const file = { name: 'a.pdf', stream, size: 1 };
    await failure(callUntyped(recorded().docproc.uploads.create, { files: [file] }), FileError);
  });

  test('a file of any shape is sent, or one clear error', async () => {
    begin();
    const odd = fc.constantFrom<unknown>(
      ...values,
      '/nowhere',
      '\ud800',
      () => 1,
      new Blob(['x']),
      Buffer.from('x'),
      new ArrayBuffer(1),
      detach(new Uint8Array(1)),
      new URL('file:///nowhere'),
      new URL('http://a'),
      Object.create(Blob.prototype),
      { [Symbol.asyncIterator]: 7 },
      { [Symbol.asyncIterator]: () => 7 },
      { getReader: 7 },
      ['/nowhere'],
      { getReader: () => ({}) },
      { on: 7, getReader: () => ({}) },
      new WritableStream(),
      new Date(),
      /x/,
      Object.defineProperty(new File(['x'], 'a'), 'type', { get: () => 7 }),
      Object.defineProperty({}, 'destroy', { get: () => JSON.parse('{') as unknown }),
    );
    const shape = fc.record(
      { name: odd, type: odd, data: odd, stream: odd, size: odd, path: odd },
      { requiredKeys: [] },
    );
    const property = fc.asyncProperty(fc.oneof(odd, shape), async (file) => {
      const { docproc, sent } = recorded();
      const error = await Promise.resolve(callUntyped(docproc.uploads.create, { files: [file] })).then(
        () => undefined,
        (reason: Error) => reason,
      );
      if (error === undefined || error instanceof DocprocError) return;
      expect(error).toBeInstanceOf(TypeError);
      expect(error.message).toMatch(
        /^createUpload: (name and type of )?file-1|^createUpload: .* must be a path/s,
      );
      expect(sent).toEqual([]);
    });
    await fc.assert(property, { numRuns: 400, seed: 1 });
  });
});

test('files of every kind go through the fetch of undici', async () => {
  const { docproc, got } = await serve((_, response) => reply(response, 200, example('createUpload')), {
    fetch: fetchOfUndici,
  });
  const folder = temporary();
  const path = join(folder, 'a.pdf');
  writeFileSync(path, 'from disk');
  const stream = { name: 's.pdf', stream: createReadStream(path), size: 9 };
  await docproc.uploads.create({ files: [path, await openAsBlob(path), Buffer.from('from disk'), stream] });
  const [{ body, headers } = { body: '', headers: {} }] = got;
  const type = { 'content-type': headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(Buffer.from(body)), { headers: type }).formData();
  const texts = form.getAll('file').map((file) => (file as File).text());
  expect(await Promise.all(texts)).toEqual(Array(4).fill('from disk'));
});

describe('a fetch', () => {
  const shape = { status: 200, ok: true, headers: new Headers(), text: async () => '{"payload":{"id":"x"}}' };

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'text'],
    ['the response of another library', { status: 200, headers: {}, data: { payload: {} } }],
    ['no headers', { ...shape, headers: undefined }],
    ['headers in an object', { ...shape, headers: { 'retry-after': '1' } }],
    ['no text', { ...shape, text: undefined }],
    ['no status', { ...shape, status: undefined }],
    ['a status that is a text', { ...shape, status: '200' }],
    ['a success that is none', { ...shape, status: 500 }],
    ['a failure that is none', { ...shape, ok: false }],
  ])('that returns %s is an error that says what it must return', async (_, response) => {
    const fetch = async () => response as Response;
    for (const hooks of [{}, { onResponse: () => {}, onError: () => {}, log: () => {} }]) {
      const { tasks, raw } = clientWith(fetch, hooks);
      const path = { team_id: 't', project_id: 'p', task_id: 'x' };
      const requests = [
        tasks.get('x'),
        tasks.get('x').withResponse(),
        tasks.complete('x'),
        raw.GET('/v2/{team_id}/project/{project_id}/task/{task_id}', { params: { path } }),
      ];
      for (const request of requests) {
        const error = await failure(request, ConnectionError);
        expect(error.message).toMatch(
          /^\w+: no response from http:\/\/docproc\.example: fetch must return a Response$/,
        );
      }
    }
  });

  test('that returns any shape is a success with a status of one, or an error of the client', async () => {
    const odd = fc.constantFrom<unknown>(
      ...values,
      '200',
      false,
      () => 7,
      () => null,
      () => Symbol('x'),
      async () => ({}),
      async () => '{',
      async () => 'null',
      200,
      204,
      207,
      304,
      401,
      404,
      429,
      500,
      503,
      600,
      { get: () => 7 },
      { get: () => ({}) },
      { get: 7 },
      { get: () => ['x'] },
      shape.text,
      shape.headers,
    );
    const some = <T>(value: T) => fc.oneof({ arbitrary: fc.constant<unknown>(value), weight: 3 }, odd);
    const { status, ok, headers, text } = shape;
    const responses = fc.record(
      { status: some(status), ok: fc.oneof(some(ok), some(false)), headers: some(headers), text: some(text) },
      { requiredKeys: [] },
    );
    const property = fc.asyncProperty(fc.oneof(responses, odd), async (response) => {
      const fetch = async () => response as Response;
      const { tasks } = clientWith(fetch, { onResponse: () => {}, log: () => {} });
      for (const call of [tasks.get, tasks.unlock]) {
        const result = await call('x')
          .withResponse()
          .catch((error: unknown) => error);
        if (result instanceof DocprocError) continue;
        expect(result).toMatchObject({
          response: { ok: true, status: expect.toSatisfy((each) => each >= 200 && each < 300) },
        });
      }
    });
    await fc.assert(property, { numRuns: 600, seed: 1 });
  });
});
