/** A sandbox below a base path: on a port, in memory, and by the command. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFetch, createSandbox } from '../../src/sandbox/hosts/fetch.ts';
import { startSandbox, type RunningSandbox } from '../../src/sandbox/hosts/index.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, baseUrl: '/api', log: () => {} });
  sandbox.seed({ id: 'task-1' });
});
afterAll(() => sandbox.close());

const headers = { authorization: 'Bearer k' };
const task = '/v2/team-1/project/project-1/task/task-1';

test('the base URL of a server has the path', () => {
  expect(sandbox.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);
});

test.each([
  [`/api${task}`, 200],
  [`/api${task}?a=/v2`, 200],
  [task, 404],
  [`/apix${task}`, 404],
  [`/API${task}`, 404],
  [`/api/api${task}`, 404],
  ['/api', 200],
  ['/api/', 200],
  ['/api?a=b', 200],
  ['/', 200],
  ['/api/_sandbox/health', 200],
  ['/_sandbox/health', 200],
])('%s: %i, on a port and in memory', async (path, status) => {
  for (const call of [fetch, createFetch(sandbox, { baseUrl: '/api' })]) {
    const response = await call(new URL(path, sandbox.baseUrl), { headers });
    expect(response.status).toBe(status);
    await response.text();
  }
});

test('a request outside of it says so, and does not control the sandbox from a page', async () => {
  const response = await fetch(new URL(task, sandbox.baseUrl), { headers });
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining('has the path /api') });
  const page = { origin: 'http://other.test' };
  for (const path of ['/api/_sandbox/clock', '/_sandbox/clock'])
    expect((await fetch(new URL(path, sandbox.baseUrl), { method: 'POST', headers: page })).status).toBe(403);
});

test.each(['/api', '/api/', 'api', 'https://gateway.test/api', 'https://gateway.test/api/v2/', '/api/v2'])(
  'the base URL %s',
  async (baseUrl) => {
    const call = createFetch(sandbox, { baseUrl });
    expect((await call(`http://x/api${task}`, { headers })).status).toBe(200);
  },
);

test.each([undefined, '', '/', 'http://x', '/v2'])('without a path: %s', async (baseUrl) => {
  const call = createFetch(sandbox, { baseUrl });
  expect((await call(`http://x${task}`, { headers })).status).toBe(200);
});

test.each(['ftp://x/api', 'localhost:3000/api', 'http://'])('%s is no base URL', async (baseUrl) => {
  expect(() => createFetch(createSandbox(), { baseUrl })).toThrow('must be an http URL');
  await expect(startSandbox({ port: 0, baseUrl })).rejects.toThrow('must be an http URL');
});
