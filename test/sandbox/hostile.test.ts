/** Requests that `npm run fuzz` has found to do harm, each as small as it can be. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handle } from '../../src/sandbox/request/handle.ts';
import { unkeepable } from '../../src/sandbox/request/validate.ts';
import { FormReader } from '../../src/sandbox/request/form-reader.ts';
import { startSandbox, type RunningSandbox } from '../../src/sandbox/hosts/index.ts';
import type { SandboxRequest as Request } from '../../src/sandbox/contract/messages.ts';
import { exchange, withLength as request } from '../fuzz/exchange.ts';
import { open, report } from './support.ts';
import { setting } from '../support/setting.ts';

let sandbox: RunningSandbox;
let port: number;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, log: () => {} });
  port = Number(new URL(sandbox.baseUrl).port);
  sandbox.seed({ id: 'task-1' });
});
afterAll(() => sandbox.close());

const task = '/v2/team-1/project/project-1/task/task-1';
const health = 'GET /_sandbox/health HTTP/1.1\r\nhost: localhost\r\n\r\n';
/** Sends bytes on one connection, and returns the responses that come in ten seconds. */
const send = (text: string, responses = 1, end: 'keep' | 'half-close' = 'keep') =>
  exchange(port, [Buffer.from(text)], { responses, end, patience: 60_000 });

test('a client that is still sending gets the response to headers that are too large', async () => {
  const socket = connect(port, '127.0.0.1').pause();
  let response = '';
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.on('data', (chunk) => (response += String(chunk))).on('error', () => {});
  socket.pause();
  socket.write(`GET /${'x'.repeat(17_000)}`);
  // What is sent to a connection that is closed resets it, and what is sent then is an error.
  for (const _ of [1, 2, 3]) {
    await sleep(20);
    socket.write('x');
  }
  socket.resume();
  await closed;
  expect(response).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(response).toMatch(/The headers have more than 16384 bytes\. If they are cookies of other servers/);
});

describe('a body that is rejected before its end', () => {
  const long = `{"message":"${'a'.repeat(2 ** 21)}"}`;
  test.each([`POST ${task}/report`, 'POST /_sandbox/clock'])('%s: the connection lives on', async (line) => {
    const result = await send(request(line, 'application/json', long) + health, 2);
    expect(result?.responses.map(({ status }) => status)).toEqual([400, 200]);
  });

  test('ends with a connection that the client has ended', async () => {
    const result = await send(request(`POST ${task}/report`, 'application/json', long), 0, 'half-close');
    expect(result).toMatchObject({ closed: true, responses: [{ status: 400 }] });
  });

  test('gets a response also if the client reads late and asked to close the connection', async () => {
    const socket = connect(port, '127.0.0.1').pause();
    let response = '';
    socket
      .on('data', (chunk) => (response += String(chunk)))
      .on('error', (error) => (response += error.message));
    socket.pause();
    const body = 'x'.repeat(1_000);
    const head = request(`POST ${task}/report`, 'application/json', body, 'connection: close');
    socket.write(head.replace('Bearer', 'Basic').slice(0, -body.length));
    for (const part of [body.slice(500), body.slice(500)]) {
      await sleep(50);
      socket.write(part);
    }
    await sleep(50);
    socket.resume();
    await expect.poll(() => response).toMatch(/^HTTP\/1\.1 401 /);
  });

  test.each([
    ['without a key', '/v2/team-1/project/project-1/upload', { status: 401 }],
    ['with a file that is too large', '/v2/team-1/upload', { status: 413 }],
  ])('%s and has no end: the connection is ended', async (_, path, { status }) => {
    const socket = connect(port, '127.0.0.1');
    const key = status === 401 ? '' : 'authorization: Bearer k\r\n';
    const type = 'content-type: multipart/form-data; boundary=b';
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${key}${type}\r\ncontent-length: ${4 * 2 ** 30}\r\n\r\n` +
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
    );
    let response = '';
    let sent = 0;
    socket.on('data', (chunk) => (response += String(chunk))).on('error', () => {});
    const chunk = Buffer.alloc(2 ** 20);
    while (!socket.destroyed && sent < 1_000) {
      sent++;
      await new Promise((done) => socket.write(chunk, done));
    }
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(sent).toBeLessThan(300);
    socket.destroy();
  });
});

test.each([
  ['POST /_sandbox/clock', '{"advanceMs":1,"team_id":D}'],
  ['POST /_sandbox/clock', '{"advanceMs":D}'],
  ['POST /_sandbox/teams/team-1/faults', '{"fault":D}'],
  ['POST /_sandbox/teams/team-1/tasks', '{"name":D}'],
  ['PUT /_sandbox/settings', `{"${setting.id}":D}`],
])('%s %s, where D is nested deeply, is rejected', async (line, body) => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const result = await send(request(line, 'application/json', body.replace('D', deep)));
  expect(result?.responses).toMatchObject([
    { status: 400, body: expect.stringContaining('nested too deeply') },
  ]);
});

test.each(['a', '1', '\\n', '\\"', '\\\\', '[', '\\u0022'])('a string of millions of %s is kept', (part) => {
  const text = `{"match":"${part.repeat(3_000_000)}","pages":[`;
  expect(unkeepable(`${text}]}`)).toBeUndefined();
  expect(unkeepable(`${text}1e999]}`)).toMatch(/^has a number beyond/);
});

test.each([
  ['GET', 'before'],
  ['HEAD', 'before'],
  ['HEAD', 'after'],
] as const)('%s in one packet with another request: its connection is cut %s', async (method, when) => {
  sandbox.fault({ fault: 'cut', when, call: 2 });
  const line = `${task} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer k\r\n\r\n`;
  const result = await send(`GET ${line}${method} ${line}`, 2);
  expect(result).toMatchObject({ closed: true, responses: [{ status: 200 }] });
  expect(sandbox.faults()).toEqual([]);
});

test.each([
  [new Uint8Array([0x22, 0xff, 0x22]), 'the body is not UTF-8'],
  [' '.repeat(2 ** 20 + 1), 'the body has more than 1048576 bytes'],
])('in this process too, a body that cannot be read is rejected', async (body, problem) => {
  const own = open();
  own.sandbox.seed({ id: 'task-1' });
  const headers = { authorization: 'Bearer k', 'content-type': 'application/json' };
  for (const path of [`${task}/report`, '/_sandbox/clock']) {
    const response = await own.fetch(`http://x${path}`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(problem);
  }
  expect(own.sandbox.journal()).toMatchObject([{ verdict: { violation: problem } }]);
});

test('waits in one packet end with their connection', async () => {
  const { watchers } = sandbox.surroundings;
  const wait = 'GET /_sandbox/teams/a/journal?count=9&timeoutMs=600000 HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const socket = connect(port, '127.0.0.1');
  socket.write(wait + wait + wait);
  await expect.poll(() => watchers.size).toBe(3);
  socket.destroy();
  await expect.poll(() => watchers.size).toBe(0);
});

test.each([204, 304])('a response of %i announces no body', async (code) => {
  const prefer = `prefer: code=${code}`;
  const result = await send(request(`POST ${task}/unlock`, 'x', '', prefer) + health, 2);
  expect(result?.responses.map(({ status }) => status)).toEqual([code, 200]);
  expect(result?.responses[0]?.headers).not.toHaveProperty('content-length');
});

describe('memory that a client takes with', () => {
  const long = (i: number) => Buffer.alloc(30_000, 65 + (i % 26)).toString('latin1');
  const get = (path: string, headers: Request['headers'] = {}) => ({
    method: 'GET',
    path,
    headers: { authorization: 'Bearer k', ...headers },
  });
  const post = (path: string, headers: Request['headers'] = {}, body?: string) => ({
    ...get(path, headers),
    method: 'POST',
    body,
  });
  const json = { 'content-type': 'application/json' };
  const requests: Record<string, (i: number, upload: string) => Request> = {
    'the header Prefer': (i) => get(task, { prefer: `code=404, ${long(i)}` }),
    'a content type': (i) => post(`${task}/report`, { 'content-type': long(i) }, 'x'),
    'a key': (i) =>
      post(`${task}/${i % 2 ? 'dis' : ''}approve`, { authorization: `Bearer sandbox:${long(i)}` }),
    'the rest of a body': (i) =>
      post(`${task}/report`, json, JSON.stringify({ ...report, message: long(i) })),
    'a code of an issue': (i) => {
      const issues = [{ label: 'a', value: `${i} ${long(i)}` }];
      return post(`${task}/report`, json, JSON.stringify({ issues }));
    },
    'a path of nothing': (i) => get(`/${long(i)}`),
    'the name of a team': (i) => get(`/v2/a-team-with-a-name-${i}/upload/u?${long(i)}`),
    'the name of a folder': (i, upload) =>
      post(`/v2/team-1/project/project-1/upload/${upload}${i}/move/a-folder-with-a-name-${i}?${long(i)}`),
  };
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  const used = () => {
    gc();
    return process.memoryUsage().heapUsed;
  };

  test.each(Object.entries(requests))('%s is counted, or not kept', (name, of) => {
    const ofJournal = !name.startsWith('the name');
    const { state, seed } = open({ limits: { journal: ofJournal ? 1_000 : 1 } }).sandbox;
    seed({ id: 'task-1' });
    for (let i = 0; i < 1_000; i++) seed({ upload_id: `upload-${i}` });
    const before = used() - state.bytes;
    for (let i = 0; i < 1_000; i++) handle(state, of(i, 'upload-'));
    // The journal lets go of the paths.
    const ids = ofJournal ? [] : [...state.teams.keys()];
    for (const id of ids) handle(state, get(`/v2/${id}/upload/u`));
    expect(used() - before - state.bytes).toBeLessThan(2 ** 23);
  });

  test('the path before a file name is not kept', () => {
    const before = used();
    const forms = Array.from({ length: 1_000 }, (_, i) => {
      const wanted = { limits: { fileBytes: Infinity, files: 1 }, known: [], files: 'file' };
      const type = 'multipart/form-data; boundary=b';
      const reader = new FormReader(wanted, type, () => ({ update() {}, digest: () => undefined }));
      const name = `C:/${long(i)}/a-file-with-a-name.pdf`;
      const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
      reader.write(new TextEncoder().encode(head));
      return reader.files;
    });
    expect(used() - before).toBeLessThan(2 ** 23);
    expect(forms.at(-1)).toMatchObject([{ name: 'a-file-with-a-name.pdf' }]);
  });
});
