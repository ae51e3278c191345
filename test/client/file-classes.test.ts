// What a value is decides where its bytes are, whatever properties it has beside, and in whatever realm it was created.
import { createReadStream, existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createContext, runInContext } from 'node:vm';
import { DocprocError, FileError } from '@docproc/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asBrowser, callUntyped, failure, recorded } from './server.ts';
import { temporary } from '../support/folders.ts';

const folder = temporary(afterAll);
const path = join(folder, 'other.pdf');
beforeAll(() => writeFileSync(path, '0123456789'));

const bytes = (text: string) => new TextEncoder().encode(text);
const foreign = (code: string): unknown => runInContext(code, createContext({}));

/** A blob or file of another realm: its class is none of ours, and its name is. */
function blobOf(realm: 'Blob' | 'File', text: string, more: object = {}): object {
  const blob = new Blob([text], { type: 'image/png' });
  return {
    [Symbol.toStringTag]: realm,
    size: blob.size,
    type: blob.type,
    stream: () => blob.stream(),
    ...more,
  };
}

async function send(file: unknown): Promise<{ name: string; type: string; text: string }> {
  const { docproc, sent } = recorded();
  await callUntyped(docproc.uploads.create, { files: [file] });
  const part = sent[0]?.form.get('file') as File;
  return { name: part.name, type: part.type, text: await part.text() };
}

describe.each([
  ['on a server', () => {}],
  ['in a browser', asBrowser],
])('%s, bytes go before a path', (_name, begin) => {
  test.each<[string, () => unknown, string?]>([
    ['a File of a drop zone', () => Object.assign(new File(['12345'], 'a.pdf'), { path }), 'a.pdf'],
    ['a Blob', () => Object.assign(new Blob(['12345']), { path, name: 'b.pdf' }), 'b.pdf'],
    ['a Buffer', () => Object.assign(Buffer.from('12345'), { path })],
    ['a buffer', () => Object.assign(bytes('12345').buffer, { path: new URL(`file://${path}`) })],
    ['a File of another realm', () => blobOf('File', '12345', { name: 'a.pdf', path }), 'a.pdf'],
    ['a Blob of another realm', () => blobOf('Blob', '12345', { path })],
    ['a named Blob of another realm', () => ({ name: 'n.pdf', data: blobOf('Blob', '12345') }), 'n.pdf'],
    ['an array of another realm', () => foreign('Uint8Array.from([49, 50, 51, 52, 53])')],
    ['a buffer of another realm', () => foreign('Uint8Array.from([49, 50, 51, 52, 53]).buffer')],
    ['a view', () => new DataView(bytes('012345').buffer, 1)],
    ['a view of two bytes each', () => new Uint16Array(bytes('112345').buffer.slice(0, 6)).subarray(0)],
    ['shared memory', () => shared('12345').buffer],
    ['a view of shared memory', () => shared('012345').subarray(1)],
    [
      'an object of a middleware with all in memory',
      () => ({ name: 'm.pdf', data: Buffer.from('12345'), size: 5 }),
      'm.pdf',
    ],
  ])('%s', async (_, make, name = 'file-1') => {
    begin();
    const { name: sent, text } = await send(make());
    expect([sent, text.slice(-4)]).toEqual([name, '2345']);
  });
});

function shared(text: string): Uint8Array {
  const array = new Uint8Array(new SharedArrayBuffer(text.length));
  array.set(bytes(text));
  return array;
}

test('a URL of another realm is a path', async () => {
  const { href, protocol } = new URL(`file://${path}`);
  const url = { [Symbol.toStringTag]: 'URL', href, protocol, toString: () => href };
  for (const file of [url, { path: url }])
    expect(await send(file)).toMatchObject({ name: 'other.pdf', text: '0123456789' });
});

describe('is one error that says what to pass, and reads no file', () => {
  const disk = {
    fieldname: 'file',
    originalname: 'a.pdf',
    mimetype: 'application/pdf',
    filename: 'f1',
    path,
  };
  test.each<[string, () => unknown, RegExp]>([
    [
      'a spread File of a drop zone',
      () => ({ ...Object.assign(new File([''], 'a.pdf'), { path, relativePath: path }) }),
      /file-1 has a path and relativePath: pass \{ path, name, type \}$/,
    ],
    [
      'an object of a class that has its bytes in a getter',
      () =>
        new (class Upload {
          path = path;
          get buffer() {
            return bytes('1');
          }
        })(),
      /file-1 has a path and buffer: pass/,
    ],
    [
      'an object of a class that has its bytes in a method',
      () =>
        new (class extends class {
          async bytes() {
            return bytes('1');
          }
        } {
          path = path;
        })(),
      /file-1 has a path and bytes: pass/,
    ],
    ['multer on disk', () => disk, /file-1 has a path and fieldname: pass/],
    [
      'multer in memory',
      () => ({ ...disk, path: undefined, buffer: Buffer.from('1') }),
      /file-1 must be a path, /,
    ],
    [
      'formidable 1',
      () => ({ path, name: 'a.pdf', size: 10, hash: null }),
      /file-1 has a path and size: pass/,
    ],
    [
      'formidable 3',
      () => ({ filepath: path, originalFilename: 'a.pdf', size: 10 }),
      /file-1 must be a path, /,
    ],
    [
      'a path beside a stream without a size',
      () => ({ path, stream: Readable.from([]) }),
      /file-1 has a path and stream: pass/,
    ],
    [
      'a stream of Node itself',
      () => Readable.from([bytes('1')]),
      /file-1 must be .* \{ name, stream, size \}$/,
    ],
    [
      'a stream of the web itself',
      () => new Blob(['1']).stream(),
      /file-1 must be .* \{ name, stream, size \}$/,
    ],
    ['a Response', () => new Response('1'), /file-1 must be /],
    [
      'a Blob of another realm that nothing reads',
      () => blobOf('Blob', '1', { stream: undefined }),
      /file-1 must be /,
    ],
  ])('%s', async (_, make, message) => {
    const { docproc, sent } = recorded();
    const error = await failure(callUntyped(docproc.uploads.create, { files: [make()] }), TypeError);
    expect(error.message).toMatch(message);
    expect(sent).toEqual([]);
  });

  test.each([
    [
      'that a middleware has on disk',
      { data: Buffer.alloc(0), size: 10, tempFilePath: path },
      'not 10 bytes, but 0',
    ],
    ['that a middleware has cut', { data: bytes('1'), size: 1, truncated: true }, 'not all bytes, but 1'],
  ])('bytes %s', async (_, file, reason) => {
    const { docproc, sent } = recorded();
    const call = callUntyped(docproc.uploads.create, { files: [{ name: 'a.pdf', ...file }] });
    expect((await failure(call, FileError)).message).toContain(`a.pdf cannot be read: Error: ${reason}`);
    expect(sent).toEqual([]);
  });
});

test('a stream of a file is rejected, and its descriptor closed', async () => {
  const open = (): string[] =>
    (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : []).filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
      } catch {
        return false;
      }
    });
  const { docproc, sent } = recorded();
  const streams = Array.from({ length: 20 }, () => createReadStream(path, { start: 2, end: 4 }));
  const missing = createReadStream(join(folder, 'missing.pdf'));
  for (const file of [...streams, missing]) {
    const error = await failure(callUntyped(docproc.uploads.create, { files: [file] }), TypeError);
    expect(error.message).toMatch(/^createUpload: file-1 must be .* \{ name, stream, size \}$/);
  }
  await expect.poll(() => [open(), streams.every(({ closed }) => closed)]).toEqual([[], true]);
  expect(sent).toEqual([]);
  const stream = createReadStream(path, { start: 2, end: 4 });
  expect((await send({ name: 's.pdf', stream, size: 3 })).text).toBe('234');
});

test('chunks of a stream may be bytes of any class, and are texts or objects in an error that says so', async () => {
  const stream = (...chunks: unknown[]) => Readable.from(chunks);
  const good = stream(
    bytes('1').buffer,
    new DataView(bytes('2').buffer),
    foreign('Uint8Array.from([51])'),
    shared('4'),
  );
  expect((await send({ name: 's.pdf', stream: good, size: 4 })).text).toBe('1234');
  for (const [chunk, type] of [
    ['1', 'string'],
    [{ a: 1 }, 'object'],
    [[49], 'object'],
    [7, 'number'],
  ] as const) {
    const call = send({ name: 's.pdf', stream: stream(chunk), size: 1 });
    const { message } = await failure(call, DocprocError);
    expect(message).toContain(
      `s.pdf cannot be read: TypeError: its stream has a chunk of type ${type}, not a Uint8Array`,
    );
  }
});
