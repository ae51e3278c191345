/** The handlers for Mock Service Worker, in Node. `test/browser/vitest-mode.test.ts` uses them in a browser. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHandlers, type HandlerOptions } from '../../src/sandbox/hosts/msw.ts';
import { createSandbox } from '../../src/sandbox/control/teams.ts';
import { caller, form } from './support.ts';

function start(options?: HandlerOptions) {
  const sandbox = createSandbox();
  const other = http.all('*', () => new HttpResponse('', { status: 418 }));
  const server = setupServer(...createHandlers(sandbox, options), other);
  server.listen();
  onTestFinished(() => server.close());
  return sandbox;
}

test('requests of the contract lead to the sandbox, on any host', async () => {
  const sandbox = start();
  for (const host of ['http://api.test', 'https://docproc.example:8443']) {
    const call = caller(fetch, host);
    const { body } = await call('createUpload', {}, { form: form(['a.pdf', 'report-fails.pdf']) });
    const [first = '', second = ''] = sandbox.uploads().find(({ id }) => id === body.id)?.tasks ?? [];
    expect(await call('approveTask', { task_id: first })).toMatchObject({ status: 200 });
    const report = { issues: [{ label: 'Poor Document Quality', value: 'poor_quality' }] };
    expect(await call('reportTask', { task_id: second }, { json: report })).toMatchObject({ status: 207 });
    expect(await call('getTask', { task_id: 'none' })).toMatchObject({ status: 404 });
    expect(await call('getTask', { task_id: first }, { key: null })).toMatchObject({ status: 401 });
  }
  const statuses = sandbox.journal().map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 207, 404, 401, 200, 200, 207, 404, 401]);
  expect(sandbox.events()).toHaveLength(2);
});

test('other requests are left to other handlers', async () => {
  const sandbox = start();
  for (const path of ['', '/v2/', '/v2/team-1/nothing', '/api/v2/team-1/upload/u', '/_sandbox/health']) {
    expect((await fetch(`http://api.test${path}`)).status, path).toBe(418);
  }
  expect(sandbox.state.unmatched.values()).toEqual([]);
});

test.each(['https://app.test/api', 'https://app.test/api/'])('with the base URL %s', async (baseUrl) => {
  const sandbox = start({ baseUrl });
  sandbox.seed({ id: 't' });
  const call = caller(fetch, 'https://app.test/api');
  expect(await call('completeTask', { task_id: 't' })).toMatchObject({ status: 200 });
  for (const base of ['https://app.test', 'https://app.test/apis', 'https://other.test/api']) {
    expect((await fetch(`${base}/v2/team-1/upload/u`)).status, base).toBe(418);
  }
  expect(sandbox.state.requests).toBe(1);
});

test.each([
  ['HTTPS://App.Test:443/api', 'https://app.test/api'],
  ['https://app.test/api/v2/?a=b#c', 'https://app.test/api'],
  ['https://app.test/v2', 'https://app.test'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['https://app.test/a(1)+b*/c d', 'https://app.test/a(1)+b*/c%20d'],
  ['http://localhost:3000/:api', 'http://localhost:3000/:api'],
])('with the base URL %s, requests to %s lead to the sandbox', async (baseUrl, sent) => {
  const sandbox = start({ baseUrl });
  sandbox.seed({ id: 't' });
  expect(await caller(fetch, sent)('getTask', { task_id: 't' })).toMatchObject({ status: 200 });
});

test('in a page, the base URL can be relative', async () => {
  vi.stubGlobal('location', { href: 'https://app.test/page?a#b' });
  const sandbox = start({ baseUrl: '/api' });
  vi.unstubAllGlobals();
  sandbox.seed({ id: 't' });
  const call = caller(fetch, 'https://app.test/api');
  expect(await call('getTask', { task_id: 't' })).toMatchObject({ status: 200 });
});

test.each(['/api', 'app.example', 'localhost:3000', 'ftp://app.example', 5, null])(
  'the base URL %j is rejected',
  (baseUrl) => {
    expect(() => createHandlers(createSandbox(), Object({ baseUrl }))).toThrow(
      /^baseUrl is .*, and must be an http URL\.$/,
    );
  },
);

test.each([
  ['https://app.example', 'The options are "https://app.example", and must be an object.'],
  [{ baseURL: 'https://app.example' }, 'There is no option "baseURL". There are: baseUrl.'],
])('the options %j are rejected', (options, message) => {
  const untyped: (...args: never[]) => unknown = createHandlers;
  expect(() => Reflect.apply(untyped, undefined, [createSandbox(), options])).toThrow(message);
});

test('faults apply: a status, a response that is cut, one that is slow', async () => {
  const sandbox = start();
  sandbox.seed({ id: 't', status: 'REVIEWING' });
  const read = () =>
    fetch('http://api.test/v2/team-1/project/project-1/task/t', { headers: { authorization: 'Bearer k' } });
  sandbox.fault({ fault: 'status', status: 503 });
  expect((await read()).status).toBe(503);
  sandbox.fault({ fault: 'cut' });
  await expect(read().then((response) => response.text())).rejects.toThrow('fetch failed');
  sandbox.fault({ fault: 'cut', when: 'before' });
  await expect(read()).rejects.toThrow('fetch failed');
  sandbox.fault({ fault: 'slow', delayMs: 20 });
  expect((await read()).status).toBe(200);
  expect(sandbox.journal().map(({ status }) => status)).toEqual([503, 200, 0, 200]);
});
