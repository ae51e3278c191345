/** What a sandbox responds on a port and in memory: the same, to the byte. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFetch, createSandbox, type Fault } from '../../src/sandbox/hosts/fetch.ts';
import { startSandbox, type RunningSandbox } from '../../src/sandbox/hosts/index.ts';
import { openSandbox } from '../../src/sandbox/testing/sandbox.ts';
import { exchange, withLength } from '../fuzz/exchange.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, log: () => {}, controlToken: 'k' });
});
afterAll(() => sandbox.close());

const headers = { authorization: 'Bearer k' };

/** What a client sees of a response. */
async function seen(response: Response): Promise<object> {
  const { status } = response;
  const names = ['content-type', 'x-name'];
  const bytes = Buffer.from(await response.arrayBuffer()).toString('hex');
  return { status, bytes, ...Object.fromEntries(names.map((name) => [name, response.headers.get(name)])) };
}

const faults: [string, Partial<Fault>, object][] = [
  ['a header in Latin-1', { headers: { 'x-name': 'é' }, body: 'a' }, { 'x-name': 'é' }],
  ['the same header beside a text that is not', { headers: { 'x-name': 'é' }, body: '€' }, { 'x-name': 'é' }],
  ['an empty content type', { headers: { 'content-type': '' }, body: 'a' }, { 'content-type': null }],
  ['one beside JSON', { headers: { 'content-type': '' }, body: { a: 1 } }, { 'content-type': null }],
  ['a byte order mark', { body: '\uFEFFx' }, { bytes: 'efbbbf78', 'content-type': 'text/plain' }],
  ['half a character', { body: 'a\uD800' }, { bytes: '61efbfbd' }],
  [
    'another charset',
    { headers: { 'content-type': 'text/plain; charset=iso-8859-1' }, body: 'ü' },
    { bytes: 'c3bc' },
  ],
];

test.each(faults)('a fault with %s', async (_, fault, expected) => {
  const url = `${sandbox.baseUrl}/v2/team-1/upload/none`;
  for (const call of [fetch, createFetch(sandbox)]) {
    sandbox.fault({ fault: 'status', status: 500, ...fault });
    expect(await seen(await call(url, { headers }))).toMatchObject({ status: 500, ...expected });
  }
});

test('an environment whose headers keep their case changes nothing', async () => {
  // As in happy-dom.
  const upper = function* (this: Headers): HeadersIterator<[string, string]> {
    for (const [name, value] of this.entries()) yield [name.toUpperCase(), value];
  };
  const iterator = vi.spyOn(Headers.prototype, Symbol.iterator).mockImplementation(upper);
  onTestFinished(() => iterator.mockRestore());
  const own = createSandbox();
  const { status } = await createFetch(own)('http://sandbox.test/v2/team-1/upload/none', { headers });
  expect(status).toBe(404);
  expect(own.journal()).toMatchObject([{ rejected: 'there is no such upload' }]);
});

test('an environment whose requests take its own files for texts changes nothing', async () => {
  // As in jsdom.
  class OtherRequest extends Request {
    constructor(input: RequestInfo, { body, ...init }: RequestInit = {}) {
      super(input, { ...init, body: body instanceof Blob ? String(body) : (body ?? null) });
    }
  }
  class Reader extends EventTarget {
    result: ArrayBuffer | undefined;
    async readAsArrayBuffer(blob: Blob): Promise<void> {
      this.result = await blob.arrayBuffer();
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('Request', OtherRequest);
  vi.stubGlobal('FileReader', Reader);
  onTestFinished(() => void vi.unstubAllGlobals());
  const form = new FormData();
  form.append('file', new Blob(['abc']), 'a.pdf');
  form.append('projectId', 'p');
  const encoded = await new Response(form).blob();
  const own = createSandbox();
  for (const body of [form, encoded]) {
    const init = { method: 'POST', headers, body };
    const { status } = await createFetch(own)('http://sandbox.test/v2/team-1/project/p/upload', init);
    expect(status).toBe(200);
  }
  expect(own.journal().map((entry) => entry.form?.files[0]?.size)).toEqual([3, 3]);
});

test('a worker has no header that is not ASCII, and says so', () => {
  const worker = openSandbox({}, { id: 'team-1', sign: async (key) => key, cuts: false });
  const fault: Fault = { fault: 'status', status: 500, headers: { 'x-name': 'é' } };
  expect(() => worker.fault(fault)).toThrow('cannot send a header with other characters than ASCII');
  expect(worker.fault({ ...fault, headers: { 'x-name': '~ -\t' } })).toHaveLength(1);
});

describe('an empty content type is none', () => {
  test.each(['POST /v2/team-1/project/p/upload', 'POST /v2/team-1/project/p/task/none/report'])(
    '%s',
    async (line) => {
      const [method = '', path = ''] = line.split(' ');
      const url = `${sandbox.baseUrl}${path}`;
      const body = new TextEncoder().encode('{}');
      const responses = [];
      for (const type of [{}, { 'content-type': '' }])
        for (const call of [fetch, createFetch(sandbox)]) {
          const response = await call(url, { method, headers: { ...headers, ...type }, body });
          responses.push(await response.text());
        }
      expect(new Set(responses).size).toBe(1);
      expect(responses[0]).not.toMatch(/undefined|is ,/);
    },
  );
});

describe('a connection lives on after a request that is rejected before its body is read', () => {
  const body = 'x'.repeat(2 ** 22);
  test.each([
    [403, withLength('POST /_sandbox/clock', 'application/json', body, 'origin: http://other.test')],
    [401, withLength('POST /_sandbox/clock', 'application/json', body).replace('Bearer k', 'Bearer x')],
    [401, withLength('POST /v2/team-1/project/p/upload', 'text/plain', body).replace('Bearer k', 'Basic k')],
    [404, withLength('POST /v2/none', 'text/plain', body)],
    [405, withLength('POST /', 'text/plain', body)],
    [204, withLength('OPTIONS /', 'text/plain', body, 'access-control-request-method: POST')],
  ])('%i', async (status, request) => {
    const health = withLength('GET /_sandbox/health', 'text/plain', '');
    const port = Number(new URL(sandbox.baseUrl).port);
    const options = { responses: 2, end: 'keep', patience: 60_000 } as const;
    const found = await exchange(port, [Buffer.from(request + health)], options);
    expect(found?.responses.map((response) => response.status)).toEqual([status, 200]);
  });
});
