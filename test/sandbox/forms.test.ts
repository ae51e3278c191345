/** What a form is, and what of it the sandbox keeps. The test of `form-bytes` sends forms in chunks. */
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFetch, createSandbox } from '../../src/sandbox/hosts/fetch.ts';
import { serve } from '../../src/sandbox/hosts/http/server.ts';
import { FormReader } from '../../src/sandbox/request/form-reader.ts';
import { form as anyForm } from '../fuzz/bodies.ts';

const sandbox = createSandbox();
beforeEach(() => sandbox.reset());
const send = (body: string | FormData, type = 'multipart/form-data; boundary=b') =>
  createFetch(sandbox)('http://sandbox.test/v2/team-1/upload', {
    method: 'POST',
    headers: { authorization: 'Bearer k', ...(typeof body === 'string' && { 'content-type': type }) },
    body,
  });

const project = '--b\r\ncontent-disposition: form-data; name="projectId"\r\n\r\nproject-1\r\n';
const file = (disposition: string, content = 'abc', type = '') =>
  `--b\r\ncontent-disposition: form-data; ${disposition}\r\n${type}\r\n${content}\r\n`;
const named = 'name="file"; filename="a.pdf"';

const one = 'a.pdf text/plain 3';
const ended = `${project}--b--`;

const forms = [
  ['a file', `${file(named)}${ended}\r\n`, one],
  ['text around it', `before\r\n${file(named)}${ended}\r\nafter`, one],
  ['no line at its end', `${file(named)}${ended}`, one],
  ['spaces after a boundary', `${file(named).replace('--b', '--b \t')}${ended}`, one],
  ['headers in capitals', `${file(named).replace('content-d', 'Content-D')}${ended}`, one],
  [
    'a type',
    `${file(named, 'abc', 'Content-Type: Application/PDF; charset=x\r\n')}${ended}`,
    'a.pdf application/pdf 3',
  ],
  ['lines within the file', `${file(named, '\r\n\r\n\r\n')}${ended}`, 'a.pdf text/plain 6'],
  ['an empty file', `${file(named, '')}${ended}`, 'a.pdf text/plain 0'],
  ['no file', ended, 400],
  ['a name without quotes', `${file('name=file; filename=a.pdf')}${ended}`, one],
  ['quotes in the name', `${file('name="file"; filename="a\\"b.pdf"')}${ended}`, 'a"b.pdf text/plain 3'],
  ['escapes in the name', `${file('name="file"; filename="a%22b.pdf"')}${ended}`, 'a"b.pdf text/plain 3'],
  [
    'letters outside of ASCII',
    `${file('name="file"; filename="März €.pdf"')}${ended}`,
    'März €.pdf text/plain 3',
  ],
  [
    'letters as RFC 5987 has them',
    `${file("name=file; filename*=utf-8''M%C3%A4rz.pdf")}${ended}`,
    'März.pdf text/plain 3',
  ],
  ['a path', `${file('name="file"; filename="C:\\\\scans\\\\a.pdf"')}${ended}`, one],
  ['a path of Unix', `${file('name="file"; filename="/tmp/a.pdf"')}${ended}`, one],
  ['an empty name', `${file('name="file"; filename=""')}${ended}`, ' text/plain 3'],
  ['an input without a file', `${file('name="file"; filename=""', '')}${file(named)}${ended}`, one],
  ['a file as a field', `${file('name="file"')}${ended}`, 400],
  ['the file name before the name', `${file('filename="a.pdf"; name="file"')}${ended}`, one],
  ['another field with a file', `${file('name="other"; filename="o"')}${file(named)}${ended}`, one],
  ['a part that is no field', `--b\r\nx: y\r\n\r\nabc\r\n${file(named)}${ended}`, one],
  ['a part without headers', `--b\r\n\r\nabc\r\n${file(named)}${ended}`, one],
  ['an attachment', `${file(named).replace('form-data', 'attachment')}${file(named)}${ended}`, 400],
  [
    'an attachment of nothing',
    `${file('x=y').replace('form-data', 'attachment')}${file(named)}${ended}`,
    one,
  ],
  [
    'a name of backslashes without an end',
    `${file(`name="file"; filename="${'\\'.repeat(60_000)}`)}${ended}`,
    400,
  ],
  [
    'a parameter within a name',
    `${file('filename="x; name=evil.pdf"; name="file"')}${ended}`,
    'x; name=evil.pdf text/plain 3',
  ],
  [
    'a name within a parameter',
    `${file('x="; name=\\"meta\\""; name="file"; filename="a.pdf"')}${ended}`,
    one,
  ],
  [
    'a line separator in a name',
    `${file('name="file"; filename="a\u2028b.pdf"')}${ended}`,
    'a\u2028b.pdf text/plain 3',
  ],
  ['spaces around a parameter', `${file('name = "file" ;filename = a.pdf ;')}${ended}`, one],
  ['no space before a parameter', `${file(named.replace(' ', ''))}${ended}`, one],
  [
    'a name without quotes and with a space',
    `${file('name=file; filename=a b.pdf')}${ended}`,
    'a b.pdf text/plain 3',
  ],
  ['parameters in capitals', `${file('NAME="file"; FileName="a.pdf"')}${ended}`, one],
  ['two file names', `${file(`${named}; filename="b.pdf"`)}${ended}`, one],
  [
    'a line break in a name as browsers write it',
    `${file('name="file"; filename="a%0D%0Ab.pdf"')}${ended}`,
    'a\r\nb.pdf text/plain 3',
  ],
  [
    'a percent sign in a name',
    `${file('name="file"; filename="100%25 %zz.pdf"')}${ended}`,
    '100%25 %zz.pdf text/plain 3',
  ],
  [
    'letters in another charset',
    `${file("name=file; filename*=ISO-8859-1'en'M%E4rz.pdf")}${ended}`,
    'März.pdf text/plain 3',
  ],
  [
    'letters in a charset that nobody knows',
    `${file("name=file; filename=a.pdf; filename*=x-none''b.pdf")}${ended}`,
    one,
  ],
  ['a quote that nobody closed', `${file('name="file"; filename="a.pdf')}${ended}`, 400],
  ['bytes in Base64', `${file(named, 'YWJj', 'Content-Transfer-Encoding: base64\r\n')}${ended}`, 400],
  ['bytes as they are', `${file(named, 'abc', 'Content-Transfer-Encoding: BINARY\r\n')}${ended}`, one],
  ['a type without a value', `${file(named, 'abc', 'Content-Type:\r\n')}${ended}`, one],
  [
    'a part without a file name that has a type',
    `${file('name="file"', 'abc', 'content-type: a/b\r\n')}${ended}`,
    400,
  ],
  [
    'a field that is JSON',
    `${file(named)}${file('name="meta"', '[]', 'content-type: application/json\r\n')}${ended}`,
    one,
  ],
  ['a field without end', `${file(named)}${file('name="more"', ' '.repeat(2 ** 20 + 1))}${ended}`, 400],
  [
    'a field with no name',
    `${file('name=""')}${file('filename="a.pdf"')}${file('x=y')}${file(named)}${ended}`,
    one,
  ],
  ...['toString', '__proto__', 'constructor'].map((name): [string, string, string] => [
    `a field ${name}`,
    `${file(`name="${name}"`)}${file(`name="${name}"; filename="b"`)}${file(`name="file"; filename="${name}"`)}${ended}`,
    `${name} text/plain 3`,
  ]),
  ['two projects', `${file(named)}${project}${ended}`, 400],
  ['headers without an end', `${file(named).replace('\r\n\r\n', '\r\nx'.repeat(30_000))}${ended}`, 400],
  ['text next to a boundary', `${file(named).replace('--b', '--bc')}${ended}`, 400],
  ['no end', `${file(named)}${project}`, 400],
  ['no boundary', file(named), 400, 'multipart/form-data'],
  ['an empty form', '', 400],
  ['an end alone', '--b--', 400],
  ['a boundary in quotes', `${file(named)}${ended}`, one, 'multipart/form-data; boundary="b"'],
  [
    'a boundary among others',
    `${file(named)}${ended}`,
    one,
    'multipart/form-data; charset=utf-8; boundary=b; a=b',
  ],
  ['another boundary', `${file(named)}${ended}`, 400, 'multipart/form-data; boundary=c'],
  ['a folded header', `${file(named.replace(' ', '\r\n '))}${ended}`, one],
  ['line breaks in a name', `${file('name="file"; filename="a\r\nb.pdf"')}${ended}`, 400],
  ['line breaks in a value', `${file(named)}${file('name="name"', 'a\r\nb\n')}${ended}`, one],
  [
    'a boundary with spaces around',
    `${file(named)}${ended}`,
    one,
    'multipart/form-data ;  boundary=b ; x="y;z"',
  ],
  [
    'a boundary that another parameter ends with',
    `${file(named)}${ended}`,
    one,
    'multipart/form-data; x-boundary=c; boundary=b',
  ],
  [
    'a boundary in the value of a parameter',
    `${file(named)}${ended}`,
    one,
    'multipart/form-data; x="; boundary=c"; boundary=b',
  ],
  ['a boundary in capitals', `${file(named)}${ended}`, one, 'Multipart/Form-Data; Boundary=b'],
  ['an empty boundary', `${file(named)}${ended}`, 400, 'multipart/form-data; boundary='],
  ['two boundaries', `${file(named)}${ended}`, one, 'multipart/form-data; boundary=b; boundary=c'],
] as [string, string, string | number, string?][];
test.each(forms)('%s', async (_, body, expected, type) => {
  const { ok, status } = await send(body, type);
  const files = sandbox.journal()[0]?.form?.files ?? [];
  const shown = files.map(({ name, type: of, size }) => `${name} ${of} ${size}`);
  expect(ok ? shown.join('; ') : status).toBe(expected);
});

test.each([
  ['as a file', '; filename="blob"', 'content-type: application/json\r\n'],
  ['in another charset', '', 'content-type: text/plain; charset=iso-8859-1\r\n'],
])('a field that is written %s is read', async (_, more, type) => {
  const letter = more === '' ? '\u{e4}' : 'ä';
  const meta = JSON.stringify([{ name: 'month', value: `M${letter}rz` }]);
  const text = `${file(named)}${file(`name="meta"${more}`, meta, type)}${ended}`;
  const body =
    more === '' ? Uint8Array.from(text, (each) => each.charCodeAt(0)) : new TextEncoder().encode(text);
  const response = await createFetch(sandbox)('http://sandbox.test/v2/team-1/upload', {
    method: 'POST',
    headers: { authorization: 'Bearer k', 'content-type': 'multipart/form-data; boundary=b' },
    body,
  });
  expect(response.ok).toBe(true);
  expect(sandbox.tasks()[0]?.meta).toEqual([{ name: 'month', value: 'März' }]);
});

/** Returns the status of a form, and what the journal has of it. */
async function resultOf(response: Response) {
  const { form, verdict } = sandbox.journal().at(-1) ?? {};
  return { status: response.status, form, verdict };
}

describe('over a port and in memory', async () => {
  const server = await serve(sandbox, { port: 0 });
  afterAll(() => server.close());
  const url = `${server.baseUrl}/v2/team-1/upload`;

  test('every form has the same result', async () => {
    for (const [name, body, , type = 'multipart/form-data; boundary=b'] of forms) {
      const headers = { authorization: 'Bearer k', 'content-type': type };
      const inMemory = await resultOf(await send(body, type));
      expect(await resultOf(await fetch(url, { method: 'POST', headers, body })), name).toEqual(inMemory);
    }
  });
});

test('a body with a content encoding is rejected for it', async () => {
  const headers = {
    authorization: 'Bearer k',
    'content-encoding': 'gzip',
    'content-type': 'multipart/form-data; boundary=b',
  };
  const init = { method: 'POST', headers, body: `${file(named)}${ended}` };
  const response = await createFetch(sandbox)('http://sandbox.test/v2/team-1/upload', init);
  expect(response.status).toBe(400);
  const reason = 'the body has the content encoding gzip, and the sandbox decodes none';
  expect(sandbox.journal()).toMatchObject([{ rejected: reason, verdict: { request: 'valid' } }]);
});

test('a FormData has the same result as its bytes', async () => {
  const data = new FormData();
  data.append('file', new Blob(['abc'], { type: 'text/plain' }), 'a.pdf');
  data.append('projectId', 'project-1');
  await send(data);
  await send(`${file(named)}${ended}`);
  const [first, second] = sandbox.journal().map(({ form }) => form);
  expect(first).toEqual(second);
  expect(first?.files[0]?.sha256).toMatch(/^ba7816bf8f01cfea/);
});

test('an environment with classes of its own for files and forms changes nothing', async () => {
  // As in jsdom: the platform parses no form into these, and sends no Blob of theirs.
  for (const name of ['File', 'Blob', 'FormData']) vi.stubGlobal(name, vi.fn());
  const response = await send(`${file(named)}${ended}`);
  vi.unstubAllGlobals();
  expect(response.status).toBe(200);
});

test('a form has the same result in chunks of any size', async () => {
  const wanted = { limits: { fileBytes: 2 ** 20, files: 100 }, known: ['projectId', 'name'], files: 'file' };
  async function read(type: string, bytes: Uint8Array, sizes: number[]) {
    const reader = new FormReader(wanted, type, () => ({ update() {}, digest: () => undefined }));
    for (let at = 0, turn = 0; at < bytes.length; turn++) {
      const size = sizes[turn % sizes.length] ?? 1;
      const chunk = bytes.slice(at, at + size);
      reader.write(chunk);
      chunk.fill(0xee);
      at += size;
    }
    await reader.end();
    const { files, fields, problem } = reader;
    return { files, fields, problem };
  }
  const sizes = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 5 });
  const property = fc.asyncProperty(anyForm, sizes, async ({ type, text }, some) => {
    const bytes = new TextEncoder().encode(text.slice(0, 100_000));
    expect(await read(type, bytes, some)).toEqual(await read(type, bytes, [bytes.length]));
  });
  await fc.assert(property, { seed: 7, numRuns: 80 });
});
