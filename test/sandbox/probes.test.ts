/** What tools send that wait for a server, look what it is, or lead connections through it. */
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../src/sandbox/hosts/index.ts';
import { exchange, type End } from '../fuzz/exchange.ts';

let sandbox: RunningSandbox;
let port: number;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, examples: true, log: () => {} });
  port = Number(new URL(sandbox.baseUrl).port);
});
afterAll(() => sandbox.close());

const task = '/v2/team-1/project/project-1/task/task-1';
const get = `GET ${task} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer k\r\n`;

const report = `POST ${task}/report HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer k\r\ncontent-type: application/json\r\n`;

/** Returns the responses to bytes on one connection, and whether the sandbox ended it. */
async function send(text: string, responses = 1, end: End = 'keep', bodiless = false) {
  const sent = await exchange(port, [Buffer.from(text)], { responses, end, bodiless, patience: 60_000 });
  return { ...sent, statuses: sent?.responses.map(({ status }) => status) };
}

const of = (method: string, path: string, key = true) =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${key ? 'authorization: Bearer k\r\n' : ''}\r\n`;

describe.each<[path: string, allow: string | undefined, head: number, options: number]>([
  ['/', 'GET, HEAD', 200, 405],
  ['/_sandbox/', 'GET, HEAD', 200, 405],
  ['/_sandbox/health', 'GET, HEAD', 200, 405],
  ['/_sandbox/teams', 'GET, HEAD, POST, DELETE', 200, 405],
  ['/_sandbox/clock', 'POST', 405, 405],
  ['/_sandbox/nothing', undefined, 404, 404],
  [task, 'GET, HEAD', 200, 405],
  [`${task}/complete`, 'POST', 405, 405],
  [`${task}-2`, 'GET, HEAD', 404, 405],
  ['/v2', undefined, 404, 404],
])('%s', (path, allow, head, options) => {
  test('has what HEAD and OPTIONS say, and changes nothing', async () => {
    const before = JSON.stringify(sandbox.tasks());
    // Each is followed by another request: a body after a response to HEAD would be read as its response.
    const heads = await send(of('HEAD', path) + of('HEAD', '/_sandbox/health'), 2, 'keep', true);
    expect(heads.statuses).toEqual([head, 200]);
    const both = await send(of('OPTIONS', path) + get + '\r\n', 2);
    expect(both.statuses).toEqual([options, 200]);
    expect(both.responses?.[0]?.headers['allow']).toBe(allow);
    expect(heads.responses?.[0]?.headers['allow']).toBe(head === 405 ? allow : undefined);
    expect(JSON.stringify(sandbox.tasks())).toBe(before);
  });
});

test('HEAD without a key, with a key of no access and with a body fails as GET does', async () => {
  const noAccess = of('HEAD', task).replace('Bearer k', 'Bearer sandbox:none');
  const body = of('HEAD', task).replace('\r\n\r\n', '\r\ncontent-length: 2\r\n\r\n{}');
  const all = [of('HEAD', task, false), noAccess, body];
  const { statuses } = await send(all.join(''), 3, 'keep', true);
  expect(statuses).toEqual([401, 401, 400]);
});

describe('a connection', () => {
  test.each<[string, string, End, number[]]>([
    ['without a byte, as of wait-on with tcp:', '', 'half-close', []],
    ['that is reset', '', 'reset', []],
    ['that is reset in a request', get, 'reset', []],
    ['that ends in a request', get, 'half-close', [400]],
    ['that ends in a body', `${report}content-length: 9\r\n\r\n{`, 'half-close', [400]],
    [
      'that ends in a body after its response',
      `${report.replace('Bearer', 'Basic')}content-length: 9\r\n\r\n{`,
      'half-close',
      [401],
    ],
    [
      'with a bad chunk after its response',
      `${report.replace('Bearer', 'Basic')}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\nx\r\n`,
      'keep',
      [401],
    ],
    ['that only receives after its request', `${get}\r\n`, 'half-close', [200]],
    ['that only receives while it waits', `${get}prefer: wait=1\r\n\r\n`, 'half-close', [200]],
    ['that only receives, with three requests', `${get}\r\n`.repeat(3), 'half-close', [200, 200, 200]],
  ])('%s is ended, and the sandbox lives on', async (_, text, end, statuses) => {
    expect(await send(text, 0, end)).toMatchObject({ closed: true, statuses });
    expect((await send(of('GET', '/_sandbox/health'))).statuses).toEqual([200]);
  });

  test('without a byte, or in the middle of a request, does not keep a sandbox from closing', async () => {
    const other = await startSandbox({ port: 0, log: () => {} });
    const open = async (text: string): Promise<Socket> => {
      const socket = connect(Number(new URL(other.baseUrl).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(text);
      return socket;
    };
    const sockets = await Promise.all(
      ['', get, `${get}content-length: 9\r\n\r\n`, 'CONNECT a.test:80 HTTP/1.1\r\nhost: a\r\n\r\n'].map(open),
    );
    const closed = sockets.map(
      (socket) => new Promise((resolve) => socket.on('error', resolve).on('close', resolve)),
    );
    await other.close();
    await Promise.all(closed);
  });
});

describe('HTTP that a sandbox does not have', () => {
  test('a tunnel for HTTP leads to the sandbox, one for HTTPS says that it is none', async () => {
    const tunnel = (target: string) => `CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n`;
    const http = await send(`${tunnel('service.test:80')}${get}\r\n`, 2);
    expect(http.statuses).toEqual([200, 200]);
    expect(http.responses?.[1]?.body).toContain('"task-1"');
    const control = of('GET', '/_sandbox/health').replace('localhost', 'service.test');
    expect((await send(tunnel('service.test:80') + control, 2)).statuses).toEqual([200, 403]);
    const { statuses, closed, responses } = await send(tunnel('service.test:443'), 0);
    expect({ statuses, closed }).toEqual({ statuses: [501], closed: true });
    expect(responses?.[0]?.body).toContain('http:');
  });

  test.each(['websocket', 'h2c'])('an upgrade to %s is left out', async (protocol) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    const upgrade = `connection: upgrade\r\nupgrade: ${protocol}\r\n`;
    // Java's client asks for it with its first request on each connection.
    for (const [text, status] of [
      [`${get}${upgrade}\r\n`, 200],
      [`${report}${upgrade}content-length: 2\r\n\r\n{}`, 400],
      [`${get}\r\n`, 200],
    ] as const) {
      socket.write(text);
      const [response] = (await once(socket, 'data')) as [string];
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
    expect(sandbox.journal().at(-2)?.verdict.violation).toContain('the body/issues is missing');
    socket.destroy();
  });

  test('a control request for two hosts is rejected, whichever comes first', async () => {
    for (const hosts of [
      ['localhost', 'evil.test'],
      ['evil.test', 'localhost'],
      ['localhost', 'localhost'],
    ]) {
      const lines = hosts.map((host) => `host: ${host}\r\n`).join('');
      expect((await send(`GET /_sandbox/health HTTP/1.1\r\n${lines}\r\n`)).statuses, lines).toEqual([400]);
    }
  });
});
