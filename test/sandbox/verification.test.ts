/** What tests find out of the requests that a sandbox received. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFetch } from '../../src/sandbox/hosts/fetch.ts';
import { startSandbox } from '../../src/sandbox/hosts/index.ts';
import { serve, type RunningServer } from '../../src/sandbox/hosts/http/server.ts';
import { form, open, report } from './support.ts';

const { sandbox, fetch: inProcess, control, start } = open();
let server: RunningServer;
beforeAll(async () => {
  server = await serve(sandbox, { port: 0 });
});
afterAll(() => server.close());

describe('the journal', () => {
  const bytes = Buffer.from('a document of some bytes');
  const sha256 = createHash('sha256').update(bytes).digest('hex');

  const tokens = [
    'x-auth-token',
    'x-access-token',
    'x-csrf-token',
    'x-amz-security-token',
    'private-token',
    'x-client-secret',
    'ocp-apim-subscription-apikey',
    'set-cookie',
  ];

  test('has JSON bodies without keys, by the names of members and by the value of the key', async () => {
    const { team, call } = start();
    team.seed({ id: 'task-1' });
    const json = {
      ...report,
      signatures: [1],
      nested: [{ credentials: { user: 'a', secret: 'hidden-5678' } }],
      api_key: 'hidden-5678',
      pair: { name: 'x-api_key', value: 'hidden-5678' },
      pairs: [
        { value: ['hidden-5678'], key: 'token' },
        { key: 'page', value: 'a token' },
      ],
      headers: [
        ['accept', 'a'],
        ['Authorization', 'hidden-5678'],
      ],
      raw: ['accept', 'a', 'Cookie', 'hidden-5678'],
      other: 'has a-secret-key-1234 in it',
    };
    const init = { json, key: 'a-secret-key-1234' };
    expect((await call('reportTask', { task_id: 'task-1' }, init)).status).toBe(200);
    const shown = {
      ...json,
      nested: [{ credentials: '…' }],
      api_key: '…',
      pair: { name: 'x-api_key', value: '…' },
      pairs: [{ value: '…', key: 'token' }, json.pairs[1]],
      headers: [json.headers[0], ['Authorization', '…']],
      raw: ['accept', 'a', 'Cookie', '…'],
      other: '…',
    };
    team.expectRequests([{ operation: 'reportTask', body: shown }]);
    const headers = { authorization: 'Bearer k', 'content-type': 'application/json' };
    const path = `http://x/v2/${team.id}/project/project-1/task/task-1/report`;
    await inProcess(path, { method: 'POST', headers, body: '{"api_key":"hidden-5678"' });
    expect(team.journal().map(({ body }) => body)).toEqual([JSON.stringify(shown), '…']);
    expect(JSON.stringify(sandbox.export())).not.toMatch(/a-secret-key|hidden-/);
  });

  test.each(['in this process', 'over HTTP'])('has forms and headers without the key, %s', async (where) => {
    const { team } = start();
    const body = new FormData();
    body.append('file', new Blob([bytes], { type: 'application/pdf' }), 'a.pdf');
    body.append('file', new Blob([]), 'empty.pdf');
    body.append('projectId', 'project-1');
    body.append('name', 'March');
    body.append('session_token', 'hidden-5678');
    body.append(
      'meta',
      '[{"name":"a","value":"b","api_key":"hidden-5678"},{"name":"api_key","value":"hidden"}]',
    );
    const send = where === 'over HTTP' ? fetch : inProcess;
    const base = where === 'over HTTP' ? server.baseUrl : 'http://x';
    const headers = {
      authorization: 'Bearer a-secret-key-1234',
      cookie: 'session=a',
      'x-request-id': 'r-1',
      'x-other': 'has a-secret-key-1234 in it',
      'x-list': 'page=1; api_key=hidden-5678',
      ...Object.fromEntries(tokens.map((name) => [name, 'hidden-5678'])),
    };
    const init = { method: 'POST', headers, body };
    const query =
      'api_key=hidden-5678&b=a-secret-key-1234&c=%7B"name":"token","value":"hidden-5678"%7D&d[0].value=hidden-5678&e=sid,token:hidden-5678';
    expect(
      (await send(`${base}/v2/${team.id}/project/project-1/upload?${query}&page=1&sort=token`, init)).status,
    ).toBe(200);
    const [entry] = team.journal();
    expect(entry?.form).toEqual({
      fields: {
        projectId: ['project-1'],
        name: ['March'],
        meta: ['[{"name":"a","value":"b","api_key":"…"},{"name":"api_key","value":"…"}]'],
      },
      files: [
        { name: 'a.pdf', type: 'application/pdf', size: bytes.length, sha256 },
        {
          name: 'empty.pdf',
          type: 'application/octet-stream',
          size: 0,
          sha256: createHash('sha256').digest('hex'),
        },
      ],
    });
    expect(entry?.headers).toMatchObject({ 'x-request-id': 'r-1' });
    expect(Object.keys(entry?.headers ?? {})).not.toContain('x-other');
    expect(entry?.path).toMatch(/\/upload\?api_key=…&b=…&c=…&d\[0\].value=…&e=…&page=1&sort=token$/);
    sandbox.revokeKey('revoked-key-9012');
    expect(JSON.stringify([entry, sandbox.export()])).not.toMatch(
      /a-secret-key|session=a|hidden-|revoked-key/,
    );
  });

  test('has headers that only look as if they had a short key', async () => {
    const { team, call } = start();
    const headers = { 'x-word': 'keys', 'x-key': 'a key', 'x-keys': 'mykey,key' };
    await call('getTask', { task_id: 't' }, { key: 'key', headers });
    const [entry] = team.journal();
    expect(entry?.headers).toMatchObject({ 'x-word': 'keys' });
    expect(Object.keys(entry?.headers ?? {})).not.toContain('x-key');
    expect(Object.keys(entry?.headers ?? {})).not.toContain('x-keys');
  });

  test('does not change with what a test has read of it', async () => {
    const { team, call } = start();
    const { id } = team.seed();
    await call('approveTask', { task_id: id });
    await call('createUpload', {}, { form: form(['a.pdf']) });
    const before = JSON.stringify([team.journal(), team.events()]);
    const [first, second] = team.journal();
    Object.assign(first?.changes ?? {}, { approved: 'changed' });
    Object.assign(second?.form?.files[0] ?? {}, { name: 'changed' });
    Object.assign(team.events()[0] ?? {}, { name: 'changed' });
    expect(JSON.stringify([team.journal(), team.events()])).toBe(before);
    expect(before).not.toContain('changed');
  });

  test('shows no short key as a whole', async () => {
    const { team, call } = start();
    team.seed({ id: 't' });
    await call('approveTask', { task_id: 't' }, { key: 'k3y!' });
    expect(team.journal()).toMatchObject([{ key: '…' }]);
  });

  test('is filtered', async () => {
    const { team, call, path } = start();
    for (const id of ['t', 'a/b', 'c:d']) team.seed({ id });
    await call('getTask', { task_id: 't' });
    await call('getTask', { task_id: 'a/b' });
    await call('getTask', { task_id: 'none' });
    await call('approveTask', { task_id: 't' });
    await call('reportTask', { task_id: 't' }, { json: {} });
    const headers = { authorization: 'Bearer k' };
    // A client need not encode a colon.
    await inProcess(`http://x/v2/${team.id}/project/project-1/task/c:d?a=b`, { headers });
    const cases: [string, object, number[]][] = [
      ['operation=getTask', { operation: 'getTask' }, [1, 2, 3, 6]],
      ['method=post', { method: 'post' }, [4, 5]],
      ['status=404', { status: 404 }, [3]],
      ['target=t', { target: 't' }, [1, 4, 5]],
      ['target=a%2Fb', { target: 'a/b' }, [2]],
      ['target=c:d', { target: 'c:d' }, [6]],
      ['target=project-1', { target: 'project-1' }, []],
      ['request=invalid', { request: 'invalid' }, [5]],
      ['after=3', { after: 3 }, [4, 5, 6]],
      ['operation=getTask&limit=1&offset=1', { operation: 'getTask', limit: 1, offset: 1 }, [2]],
    ];
    for (const [query, filter, numbers] of cases) {
      expect(
        team.journal(filter).map(({ number }) => number),
        query,
      ).toEqual(numbers);
      const { body } = await control('GET', `${path}/journal?${query}`);
      expect(
        body.map(({ number }: { number: number }) => number),
        query,
      ).toEqual(numbers);
    }
    expect(() => team.journal({ operations: 'getTask' } as object)).toThrow(
      'There is no filter "operations".',
    );
    expect(await control('GET', `${path}/journal?colour=red`)).toMatchObject({ status: 400 });
  });

  test('of requests without a team has pages', async () => {
    const { sandbox: own, fetch } = open();
    for (const name of ['a', 'b', 'c']) await fetch(`http://x/${name}`);
    expect(own.state.unmatched.count).toBe(3);
    const response = await fetch('http://x/_sandbox/journal?limit=1&offset=1');
    expect(await response.json()).toMatchObject([{ path: '/b', operation: null }]);
  });
});

describe('requests are awaited', () => {
  test('that are already there', async () => {
    const { team, call, path } = start();
    await call('getTask');
    expect(await team.waitForRequests()).toHaveLength(1);
    expect(await control('GET', `${path}/journal?count=1`)).toMatchObject({
      status: 200,
      body: [{ number: 1 }],
    });
  });

  test('that come later, also of a team that is new or was reset', async () => {
    const { team, call, path } = start();
    const both = [
      team.waitForRequests({ operation: 'getTask', count: 2 }),
      control('GET', `${path}/journal?operation=getTask&count=2`),
    ];
    await call('getTask');
    await call('getUpload');
    team.reset();
    await call('getTask');
    await call('getTask');
    const [entries, response] = await Promise.all(both);
    expect(entries).toMatchObject([{ operation: 'getTask' }, { operation: 'getTask' }]);
    expect(response).toMatchObject({ status: 200, body: entries });
    expect(sandbox.surroundings.watchers.size).toBe(0);
  });

  test('only for a time', async () => {
    const { team, path } = start();
    const message = 'After 1 ms there are 0 of 1 requests with {"status":201}.';
    await expect(team.waitForRequests({ status: 201, timeoutMs: 1 })).rejects.toThrow(message);
    expect(await control('GET', `${path}/journal?status=201&count=1&timeoutMs=1`)).toEqual({
      status: 409,
      body: { status: 409, detail: message },
    });
    await expect(team.waitForRequests({ timeoutMs: -1 })).rejects.toThrow('timeoutMs is -1');
    await expect(team.waitForRequests({ timeoutMs: 1e6 })).rejects.toThrow(
      'must be an integer from 0 to 600000',
    );
    expect(sandbox.surroundings.watchers.size).toBe(0);
  });
});

test('a wait is not longer with the timers of a test', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await expect(start().team.waitForRequests({ timeoutMs: 1 })).rejects.toThrow('After 1 ms');
});

test.each([5, null, {}])('a wait has no signal %j', async (signal) => {
  const wait = start().team.waitForRequests(Object({ signal, timeoutMs: 1 }));
  await expect(wait).rejects.toThrow(`signal is ${JSON.stringify(signal)}, and must be an AbortSignal.`);
});

test('a wait ends with its client, and with its sandbox', async () => {
  const served = await startSandbox({ port: 0, log: () => {} });
  const { watchers } = served.surroundings;
  const wait = '_sandbox/teams/a/journal?count=1&timeoutMs=600000';
  const controller = new AbortController();
  const own = served.team('a').waitForRequests({ timeoutMs: 600_000, signal: controller.signal });
  const inMemory = createFetch(served)(`http://x/${wait}`, { signal: controller.signal });
  const left = fetch(`${served.baseUrl}/${wait}`, { signal: controller.signal });
  const ended = fetch(`${served.baseUrl}/${wait}`);
  const closed = served.waitForRequests({ timeoutMs: 600_000 });
  await expect.poll(() => watchers.size).toBe(5);
  const all = Promise.allSettled([own, inMemory, left]);
  controller.abort();
  const reasons = (await all).map((each) => each.status === 'rejected' && (each.reason as Error).name);
  expect(reasons).toEqual(['ExpectationError', 'AbortError', 'AbortError']);
  await expect(served.team('a').waitForRequests({ signal: controller.signal })).rejects.toThrow('was ended');
  await expect.poll(() => watchers.size).toBe(2);
  const message = 'When the sandbox was closed, there are 0 of 1 requests';
  await Promise.all([
    expect(ended).rejects.toThrow('fetch failed'),
    expect(closed).rejects.toThrow(message),
    served.close(),
  ]);
  expect(watchers.size).toBe(0);
});

describe('requests are expected', () => {
  async function requests() {
    const started = start();
    const { team, call } = started;
    team.seed({ id: 't' });
    await call('getTask', { task_id: 't' });
    await call('reportTask', { task_id: 't' }, { json: report });
    await call('createUpload', {}, { form: form(['a.pdf']) });
    return started;
  }

  test('by their operations, or by parts of their entries', async () => {
    const { team, path } = await requests();
    team.expectRequests(['getTask', 'reportTask', 'createUpload']);
    const expected = [
      { operation: 'reportTask', status: 200, verdict: { request: 'valid' }, body: JSON.stringify(report) },
      { form: { fields: { projectId: ['project-1'] }, files: [{ name: 'a.pdf' }] } },
    ] as const;
    team.expectRequests(expected, { method: 'POST' });
    expect(await control('POST', `${path}/journal/expect`, { expected, filter: { method: 'POST' } })).toEqual(
      {
        status: 204,
        body: undefined,
      },
    );
  });

  test('by parts of their JSON bodies', async () => {
    const { team, path } = await requests();
    const value = report.issues[0]?.value;
    const one = { operation: 'reportTask' };
    team.expectRequests([{ ...one, body: report }], one);
    team.expectRequests([{ ...one, body: { issues: [{ value }] } }], one);
    const expected = [{ body: { issues: [{ value: 'other' }] } }];
    const message = `reportTask 200: body.issues.0.value is "${value}", and must be "other"`;
    expect(() => team.expectRequests(expected, one)).toThrow(message);
    expect(await control('POST', `${path}/journal/expect`, { expected, filter: one })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining(message) },
    });
    expect(() => team.expectRequests([{ body: {} }], { operation: 'getTask' })).toThrow(
      'getTask 200: body is undefined, and must be {}',
    );
  });

  test('and the message lists what differs', async () => {
    const { team, path } = await requests();
    const message = `Expected 2 requests, and received 3:
  1. getTask 200, as expected
  2. reportTask 200: status is 200, and must be 400
  3. createUpload 200, and no other request was expected`;
    expect(() => team.expectRequests(['getTask', { operation: 'reportTask', status: 400 }])).toThrow(message);
    expect(() => team.expectRequests(['getTask', 'reportTask', { form: { files: [] } }])).toThrow(
      '3. createUpload 200: form.files has 1 items, and must have 0',
    );
    const more = ['getTask', 'reportTask', 'createUpload', 'getUpload'];
    expect(await control('POST', `${path}/journal/expect`, { expected: more })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('4. none, and {"operation":"getUpload"} was expected') },
    });
  });

  test.each([[[]], [undefined], [null], [1]])('and %j is no expected request', (each) => {
    const { team } = start();
    expect(() => team.expectRequests([each as object])).toThrow(TypeError);
  });

  test('never of a journal that dropped some', async () => {
    const { sandbox: own, call } = open({ limits: { journal: 2 } });
    for (let i = 0; i < 3; i++) await call('getTask');
    expect(() => own.expectRequests(['getTask', 'getTask'])).toThrow('no longer has the first 1 requests');
    own.expectRequests(['getTask', 'getTask'], { after: 1 });
  });
});
