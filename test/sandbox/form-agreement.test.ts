/** Forms are read alike over HTTP, where they arrive in chunks, and in this process, where they are there at once. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createFetch, createSandbox } from '../../src/sandbox/fetch.ts';
import { serve, type Served } from '../../src/sandbox/http/server.ts';

const overHttp = createSandbox({ log: () => {} });
const inProcess = createSandbox();
let server: Served;
beforeAll(async () => {
  server = await serve(overHttp, { port: 0 });
});
afterAll(() => server.close());
afterEach(() => {
  overHttp.reset();
  inProcess.reset();
});

const project = '--b\r\ncontent-disposition: form-data; name="projectId"\r\n\r\nproject-1\r\n';
const file = (disposition: string, content = 'abc', type = '') =>
  `--b\r\ncontent-disposition: form-data; ${disposition}\r\n${type}\r\n${content}\r\n`;
const named = 'name="file"; filename="a.pdf"';

const bodies: [string, string, number, string?][] = [
  ['a file', `${file(named)}${project}--b--\r\n`, 200],
  ['text around it', `before\r\n${file(named)}${project}--b--\r\nafter`, 200],
  ['no line at its end', `${file(named)}${project}--b--`, 200],
  [
    'headers in capitals',
    `${file(named).replace('content-disposition', 'Content-DISPOSITION')}${project}--b--`,
    200,
  ],
  ['a type', `${file(named, 'abc', 'Content-Type: Application/PDF; charset=x\r\n')}${project}--b--`, 200],
  ['lines within the file', `${file(named, '\r\n\r\n\r\n')}${project}--b--`, 200],
  ['an empty file', `${file(named, '')}${project}--b--`, 200],
  ['no file', `${project}--b--`, 400],
  ['a name without quotes', `${file('name=file; filename=a.pdf')}${project}--b--`, 200],
  ['quotes in the name', `${file('name="file"; filename="a\\"b.pdf"')}${project}--b--`, 200],
  ['escapes in the name', `${file('name="file"; filename="a%22b%0D%0A.pdf"')}${project}--b--`, 200],
  [
    'letters outside of ASCII',
    `${file('name="file"; filename="Rechnung für März €.pdf"')}${project}--b--`,
    200,
  ],
  ['a path', `${file('name="file"; filename="C:\\\\scans\\\\a.pdf"')}${project}--b--`, 200],
  ['an empty name', `${file('name="file"; filename=""')}${project}--b--`, 200],
  ['an input without a file', `${file('name="file"; filename=""', '')}${file(named)}${project}--b--`, 200],
  ['a file as a field', `${file('name="file"')}${project}--b--`, 400],
  ['the file name before the name', `${file('filename="a.pdf"; name="file"')}${project}--b--`, 200],
  ['another field with a file', `${file('name="other"; filename="o"')}${file(named)}${project}--b--`, 200],
  ['a part that is no field', `--b\r\nx: y\r\n\r\nabc\r\n${file(named)}${project}--b--`, 200],
  ['an attachment', `${file(named).replace('form-data', 'attachment')}${file(named)}${project}--b--`, 200],
  ['two projects', `${file(named)}${project}${project}--b--`, 400],
  ['no end', `${file(named)}${project}`, 400],
  ['no boundary', file(named), 400, 'multipart/form-data'],
  ['an empty form', '', 400],
  ['an end alone', '--b--', 400],
  ['a boundary in quotes', `${file(named)}${project}--b--`, 200, 'multipart/form-data; boundary="b"'],
  [
    'a boundary among others',
    `${file(named)}${project}--b--`,
    200,
    'multipart/form-data; charset=utf-8; boundary=b; a=b',
  ],
  ['another boundary', `${file(named)}${project}--b--`, 400, 'multipart/form-data; boundary=c'],
];

test.each(bodies)('%s', async (_, body, status, type = 'multipart/form-data; boundary=b') => {
  const headers = { authorization: 'Bearer k', 'content-type': type };
  const send = async (sandbox: typeof overHttp, fetch: typeof globalThis.fetch, base: string) => {
    const response = await fetch(`${base}/v2/team-1/upload`, { method: 'POST', headers, body });
    const [entry] = sandbox.journal();
    // Of a form that is rejected, as much is read as had arrived.
    const form = response.ok ? entry?.form : undefined;
    return [response.status, await response.text(), form];
  };
  const direct = await send(inProcess, createFetch(inProcess), 'http://sandbox.test');
  expect(direct).toEqual(await send(overHttp, fetch, server.baseUrl));
  expect(direct[0]).toBe(status);
});

test('a name of backslashes without an end is read at once', async () => {
  const response = await createFetch(inProcess)('http://sandbox.test/v2/team-1/upload', {
    method: 'POST',
    headers: { authorization: 'Bearer k', 'content-type': 'multipart/form-data; boundary=b' },
    body: `${file(`name="file"; filename="${'\\'.repeat(60)}`)}${file(named)}${project}--b--`,
  });
  expect(response.status).toBe(200);
});

test('an environment with classes of its own for files and forms changes nothing', async () => {
  // As in jsdom: the platform parses no form into these, and sends no Blob of theirs.
  vi.stubGlobal('File', vi.fn());
  vi.stubGlobal('Blob', vi.fn());
  vi.stubGlobal('FormData', vi.fn());
  const response = await createFetch(inProcess)('http://sandbox.test/v2/team-1/upload', {
    method: 'POST',
    headers: { authorization: 'Bearer k', 'content-type': 'multipart/form-data; boundary=b' },
    body: `${file(named)}${project}--b--`,
  });
  vi.unstubAllGlobals();
  expect(response.status).toBe(200);
});
