/** Who may use the API and the control API of a sandbox over HTTP. */
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { controlRejection } from '../../src/sandbox/hosts/http/control-access.ts';
import { pageRejection } from '../../src/sandbox/hosts/http/cors.ts';
import { startSandbox } from '../../src/sandbox/hosts/index.ts';
import { request } from './request.ts';

const lines: string[] = [];
async function start(options: Parameters<typeof startSandbox>[0] = {}) {
  const sandbox = await startSandbox({ port: 0, log: (line) => lines.push(line), ...options });
  onTestFinished(() => sandbox.close());
  return { sandbox, url: sandbox.baseUrl, port: Number(new URL(sandbox.baseUrl).port) };
}
afterEach(() => void lines.splice(0));

const page = 'http://page.test';
const evil = { origin: page };
/** What a page of another origin can make a browser send. */
const attacks: [string, string, Record<string, string>, string?][] = [
  ['reads the journal', 'GET /_sandbox/journal', evil],
  [
    'reads through a name that resolves to this machine',
    'GET /_sandbox/journal',
    { host: 'rebound.test:4020' },
  ],
  [
    'loads as a script',
    'GET /_sandbox/settings',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ],
  [
    'loads from another port',
    'GET /_sandbox/health',
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
  ],
  [
    'posts a form',
    'POST /_sandbox/teams/team-1/faults',
    { ...evil, 'content-type': 'text/plain' },
    '{"fault":"cut"}',
  ],
  ['posts from a page without an origin', 'POST /_sandbox/teams/team-1/tasks', { origin: 'null' }],
  ['deletes a team', 'DELETE /_sandbox/teams/team-1', evil],
  [
    'deletes through a rebound name',
    'DELETE /_sandbox/teams',
    { host: 'rebound.test', origin: 'http://rebound.test' },
  ],
  ['uses the sandbox as a proxy', 'DELETE http://page.test/_sandbox/teams', {}],
  [
    'asks whether it may delete',
    'OPTIONS /_sandbox/teams',
    { ...evil, 'access-control-request-method': 'DELETE' },
  ],
];
test.each(attacks)('a page that %s is rejected', async (_, line, headers, body) => {
  const { sandbox, port } = await start();
  sandbox.seed({ id: 'task-1' });
  const response = await request(port, line, headers, body);
  expect(response.status).toBe(403);
  expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  expect(sandbox.tasks()).toHaveLength(1);
  expect(sandbox.state.teams.get('team-1')?.faults).toEqual([]);
});

test('a page of an allowed origin controls the sandbox, with the token where there is one', async () => {
  for (const controlToken of [undefined, 'secret']) {
    const { port } = await start({ allowOrigins: [page], controlToken });
    const preflight = {
      ...evil,
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'a',
    };
    const asked = await request(port, 'OPTIONS /_sandbox/teams', preflight);
    const allowed = { 'access-control-allow-origin': page, 'access-control-allow-methods': 'DELETE' };
    expect(asked).toMatchObject({ status: 204, headers: allowed });
    const key = { authorization: `Bearer ${controlToken}` };
    const response = await request(port, 'GET /_sandbox/health', { ...evil, ...key });
    expect(response).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': page } });
    const other = await request(port, 'GET /_sandbox/health', { origin: 'http://other.test', ...key });
    expect(other.status).toBe(403);
  }
});

test('a link leads to the control API', async () => {
  const { port } = await start();
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(await request(port, 'GET /_sandbox/health', link)).toMatchObject({ status: 200 });
});

test('a page of any origin uses the API, with any header and with credentials', async () => {
  const { url } = await start();
  const path = `${url}/v2/team-1/upload/u`;
  for (const method of ['GET', 'PATCH']) {
    const headers = {
      origin: page,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,x-request-id,traceparent',
      'access-control-request-private-network': 'true',
    };
    const response = await fetch(path, { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'authorization,x-request-id,traceparent',
      'access-control-allow-private-network': 'true',
      vary: 'origin',
    });
  }
  const response = await fetch(path, { headers: evil });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-length, content-type',
    vary: 'origin',
  });
});

describe('the control API', () => {
  const local = { host: 'localhost:4020', headers: {} };
  const [open, closed] = [undefined, 'secret'];
  const status = (token: string | undefined, address: string | undefined, authorization?: string) =>
    controlRejection(token, { ...local, address, headers: { ...(authorization && { authorization }) } })
      ?.status;

  test('is open to this machine alone, or to clients with the token', () => {
    for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) {
      expect(status(open, address), address).toBeUndefined();
      expect(status(closed, address), address).toBe(401);
    }
    for (const address of ['10.0.0.1', '::2', '::ffff:10.0.0.127', '1.127.0.0', undefined]) {
      expect(status(open, address), address).toBe(403);
      for (const key of ['Bearer wrong', 'Bearer secret2', 'Bearer secre', 'secret', 'Basic secret', '']) {
        expect(status(closed, address, key), key).toBe(401);
      }
      expect(status(closed, address, 'Bearer secret'), address).toBeUndefined();
    }
  });

  test('accepts names of this machine alone, unless there is a token', () => {
    const of = (host: string | undefined, token?: string) =>
      controlRejection(token, { host, address: '127.0.0.1', headers: { authorization: 'Bearer secret' } })
        ?.status;
    for (const host of [
      'localhost',
      'LOCALHOST:1',
      'a.localhost:80',
      '127.0.0.1:4020',
      '127.1.2.3',
      '[::1]:4020',
    ]) {
      expect(of(host), host).toBeUndefined();
    }
    const others = [
      'page.test',
      'localhost.page.test',
      '127.0.0.1.page.test:80',
      'mylocalhost',
      '[::2]:80',
      '',
      undefined,
    ];
    for (const host of others) {
      expect(of(host), host).toBe(403);
      expect(of(host, closed), host).toBeUndefined();
    }
  });

  test('names the way out of each rejection', async () => {
    const detail = (response: { body: string } | undefined) =>
      String(JSON.parse(response?.body ?? '{}').detail);
    const remote = { ...local, address: '10.0.0.1' };
    const rebound = { ...local, address: '::1', host: 'sandbox:4020' };
    expect(detail(controlRejection(open, remote))).toMatch(/--control-token TOKEN \(in code: controlToken\)/);
    expect(detail(controlRejection(open, rebound))).toMatch(
      /sandbox:4020: use one of these names, or start .*--control-token/,
    );
    expect(detail(controlRejection(closed, remote))).toMatch(/DOCPROC_SANDBOX_CONTROL_TOKEN/);
    expect(detail(pageRejection([], evil))).toContain(`--allow-origin ${page} (in code: allowOrigins)`);
    const { url } = await start();
    const response = await fetch(`${url}/_sandbox/clock`, { method: 'POST', body: '{"advanceMs":1}' });
    expect(response.status).toBe(415);
    expect(detail({ body: await response.text() })).toContain('send content-type: application/json');
  });

  test('goes by the address that a request comes from', async () => {
    const own = Object.values(networkInterfaces()).flat();
    const others = own.filter((entry) => entry?.family === 'IPv4' && !entry.internal);
    const addresses: [string, number][] = [
      ['127.0.0.1', 200],
      ...others.map((entry) => [entry?.address ?? '', 403] as [string, number]),
    ];
    const { port } = await start({ host: '0.0.0.0' });
    for (const [address, expected] of addresses) {
      expect((await fetch(`http://${address}:${port}/_sandbox/health`)).status, address).toBe(expected);
    }
  });

  test.each(['0.0.0.0', '::', 'localhost', '127.0.0.1'])('is at the URL of a sandbox on %s', async (host) => {
    const { url } = await start({ host });
    expect((await fetch(`${url}/_sandbox/health`)).status).toBe(200);
  });

  test('warns when other machines can reach it', async () => {
    await start();
    expect(lines).toEqual([]);
    await start({ host: '0.0.0.0' });
    await start({ host: '0.0.0.0', controlToken: 'secret' });
    expect(lines).toEqual([
      'Other machines can reach the sandbox on 0.0.0.0. They can use the API, but not control it.',
      'Other machines can reach the sandbox on 0.0.0.0. They can use the API, and control it with the control token.',
    ]);
  });
});
