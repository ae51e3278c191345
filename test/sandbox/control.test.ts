import { describe, expect, test } from 'vitest';
import { form, open, report } from './support.ts';
import { setting } from '../support/setting.ts';

const start = () => open({ processingMs: 1_000 });

describe('the control API', () => {
  test('seeds and lists tasks, uploads, events and requests', async () => {
    const { control, call, sandbox } = start();
    const seeded = await control('POST', 'teams/a%20b/tasks', { id: 't', status: 'FILTERED' });
    expect(seeded).toMatchObject({ status: 200, body: { id: 't', status: 'FILTERED' } });
    await call('approveTask', { team_id: 'a b', task_id: 't' });
    expect((await control('GET', 'teams/a%20b/tasks')).body).toMatchObject([{ id: 't', approved: true }]);
    expect((await control('GET', 'teams/a%20b/uploads')).body).toMatchObject([
      { tasks: ['t'], status: 'PARTIAL' },
    ]);
    expect((await control('GET', 'teams/a%20b/events')).body).toMatchObject([
      { name: 'task_approved', task_id: 't' },
    ]);
    expect((await control('GET', 'teams/a%20b/journal')).body).toMatchObject([{ operation: 'approveTask' }]);
    expect((await control('GET', 'teams')).body).toEqual(['a b']);
    expect(await control('DELETE', 'teams/a%20b')).toEqual({ status: 204, body: undefined });
    expect(sandbox.state.teams.size).toBe(0);
  });

  test('deletes nothing where a parameter looks like a filter', async () => {
    const { control, sandbox } = start();
    sandbox.seed();
    for (const path of ['teams?id=a', 'teams/team-1?project=a', 'teams/team-1/faults?operation=getTask']) {
      const { status, body } = await control('DELETE', path);
      expect([status, body.detail]).toEqual([400, expect.stringContaining('has no parameters, and got "')]);
    }
    expect(sandbox.tasks()).toHaveLength(1);
  });

  test('moves the clock of all teams or of one', async () => {
    const { control, call, sandbox } = start();
    await call('createUpload', {}, { form: form(['a.pdf']) });
    await call('createUpload', { team_id: 'b' }, { form: form(['a.pdf']) });
    expect(await control('POST', 'clock', { advanceMs: 1_000, team_id: 'b' })).toMatchObject({
      status: 200,
      body: { now: '2026-01-01T00:00:01.000Z' },
    });
    expect(sandbox.tasks()).toMatchObject([{ status: 'PROCESSING' }]);
    expect(sandbox.team('b').tasks()).toMatchObject([{ status: 'REVIEWING' }]);
    await control('POST', 'clock', { advanceMs: 1_000 });
    expect(sandbox.tasks()).toMatchObject([{ status: 'REVIEWING' }]);
    expect((await control('GET', 'health')).body).toMatchObject({
      status: 'ok',
      now: '2026-01-01T00:00:01.000Z',
    });
  });

  test('sets settings and faults', async () => {
    const { control, call, sandbox } = start();
    const set = await control('PUT', 'settings', setting.set);
    expect(set.body.set).toEqual({ ...sandbox.settings(), ...setting.set });
    const ignore = { 'discard-outside-reviewing': 'ignore' };
    await control('PUT', 'teams/team-1/settings', ignore);
    expect((await control('GET', 'teams/team-1/settings')).body).toEqual(ignore);
    sandbox.seed({ id: 't', status: 'COMPLETED' });
    expect(await call('discardTask', { task_id: 't' })).toMatchObject({ status: 200 });
    expect((await control('GET', 'settings')).body.exercised).toContain('discard-outside-reviewing');
    await control('POST', 'teams/team-1/faults', { fault: 'status', status: 500 });
    expect(await call('createUpload', {}, { form: form(['a.pdf']) })).toMatchObject({ status: 500 });
  });

  test('adds what fixtures have exercised', async () => {
    const { control, sandbox } = start();
    const exercised = { settings: [setting.id], requests: 2 };
    expect(await control('POST', 'exercised', exercised)).toEqual({ status: 204, body: undefined });
    expect(await control('POST', 'exercised', exercised)).toEqual({ status: 204, body: undefined });
    expect(sandbox.exercised()).toEqual([setting.id]);
    expect(sandbox.state.requests).toBe(4);
  });

  const wrong: [string, string, unknown, number, string][] = [
    ['GET', 'nothing', undefined, 404, 'There is no /_sandbox/nothing.'],
    ['GET', 'constructor', undefined, 404, 'There is no /_sandbox/constructor.'],
    ['GET', 'teams/a/b/c', undefined, 404, 'There is no /_sandbox/teams/a/b/c.'],
    ['GET', 'teams/%ZZ/tasks', undefined, 404, 'There is no'],
    ['POST', 'health', {}, 405, '/_sandbox/health accepts GET, HEAD.'],
    ['POST', 'clock', '{', 400, 'The body is not JSON.'],
    ['POST', 'exercised', { settings: ['colour'], requests: 1 }, 400, 'settings is ["colour"], and must be'],
    ['POST', 'exercised', { settings: [], requests: -1 }, 400, 'requests is -1, and must be'],
    ['POST', 'clock', [], 400, 'The body is not a JSON object.'],
    ['POST', 'clock', { advanceMs: 1, untilIdle: true }, 400, 'Send advanceMs or untilIdle: the clock moves'],
    ['POST', 'clock', {}, 400, 'The clock cannot be moved by undefined'],
    ['POST', 'clock', { advanceMs: 1, team_id: 3 }, 400, 'team_id is 3, and must be a non-empty string'],
    [
      'POST',
      'clock',
      { advanceMs: 1, team: 'a' },
      400,
      'There is no member "team". There are: advanceMs, untilIdle, team_id.',
    ],
    ['POST', 'teams/a/journal/expect', { expected: [], filters: {} }, 400, 'There is no member "filters".'],
    ['POST', 'keys', { scopes: 'task.read' }, 400, 'scopes is "task.read", and must be an array'],
    [
      'GET',
      'teams/a/journal?count=1001',
      undefined,
      400,
      'count is 1001, and the journal keeps 1000 requests.',
    ],
    ['POST', 'teams/a/tasks', { status: 'DONE' }, 400, '/status must be one of "PROCESSING", "REVIEWING"'],
    ['POST', 'teams', { id: 'mine' }, 400, 'The sandbox chooses the id.'],
    ['PUT', 'teams/a/projects/p', { allowImport: false }, 400, 'There is no member "allowImport".'],
    ['GET', 'teams/a/tasks?limit=1&limit=2', undefined, 400, 'The filter limit is there twice.'],
    [
      'GET',
      'teams/a/tasks?status=DONE',
      undefined,
      400,
      'status is "DONE", and must be PROCESSING, REVIEWING, ',
    ],
    ['GET', 'teams?team=a', undefined, 400, 'There is no filter "team". There are: limit, offset.'],
    ['PUT', 'settings', { colour: 'red' }, 400, 'There is no setting "colour".'],
    ['POST', 'teams/a/faults', { fault: 'x' }, 400, 'fault is "x"'],
  ];
  test.each(wrong)('%s %s %j is rejected', async (method, path, body, status, detail) => {
    const response = await start().control(method, path, body);
    expect(response.status).toBe(status);
    expect(response.body.detail).toContain(detail);
  });

  test('accepts JSON alone', async () => {
    const { fetch, sandbox } = open();
    const seed = (headers: Record<string, string>, body = '{}') =>
      fetch('http://sandbox.test/_sandbox/teams/team-1/tasks', { method: 'POST', headers, body });
    for (const type of [
      'text/plain',
      'text/plain; a=application/json',
      'application/x-www-form-urlencoded',
      '',
    ]) {
      const response = await seed({ 'content-type': type });
      expect(response.status, type).toBe(415);
      const given = type === '' ? 'no content type' : `the content type ${type}`;
      const detail = `The body has ${given}, and must be JSON: send content-type: application/json.`;
      expect(await response.json()).toMatchObject({ detail });
    }
    expect(sandbox.state.teams.size).toBe(0);
    for (const type of [
      'application/json',
      'Application/JSON; charset=utf-8',
      'application/merge-patch+json',
    ]) {
      expect((await seed({ 'content-type': type })).status, type).toBe(200);
    }
    expect((await seed({}, '')).status).toBe(200);
  });

  test('in memory has the overview and HEAD, too', async () => {
    const { fetch } = open({ examples: true });
    const headers = { authorization: 'Bearer k' };
    const paths = [
      '/',
      '/?a=b',
      '/_sandbox/',
      '/_sandbox/health',
      '/v2/team-1/project/project-1/task/task-1',
    ];
    for (const path of paths) {
      const [head, get] = await Promise.all(
        ['HEAD', 'GET'].map((method) => fetch(`http://sandbox.test${path}`, { method, headers })),
      );
      expect([head?.status, await head?.text()], path).toEqual([200, '']);
      expect(head?.headers.get('content-type')).toBe(get?.headers.get('content-type'));
      expect(await get?.text()).toMatch(/^{/);
    }
  });

  test('sets none of a body in which one is invalid', async () => {
    const { control, sandbox } = start();
    const before = sandbox.settings();
    expect(await control('PUT', 'settings', { ...setting.set, colour: 'red' })).toMatchObject({
      status: 400,
    });
    expect(sandbox.settings()).toEqual(before);
  });
});

describe('the journal', () => {
  test('has every request with its result', async () => {
    const { sandbox, call } = open();
    sandbox.seed({ id: 't' });
    await call('getTask', { task_id: 't' });
    await call('approveTask', { task_id: 't' }, { key: 'sandbox:task.edit' });
    await call('disapproveTask', { task_id: 't' }, { key: 'a-secret-key-1234' });
    await call('unlockTask', { task_id: 't' });
    await call('reportTask', { task_id: 't' }, { json: report });
    await call('reportTask', { task_id: 't' }, { json: { issues: [{ label: 'a' }] } });
    await call('getTask', { task_id: 't' }, { key: null });
    const violation = 'the body/issues/0/value is missing';
    const missing = 'authorization is missing';
    const approved = (from: boolean, to: boolean, event: string, key: string) => ({
      source: 'transition',
      changes: { approved: { from, to } },
      event,
      key,
    });
    const invalid = (rejected: string) => ({
      rejected,
      verdict: { request: 'invalid', response: 'documented', violation: rejected },
    });
    const json = { 'content-type': 'application/json' };
    const expected: [string, string, object][] = [
      ['getTask', '', { method: 'GET', source: 'store' }],
      ['approveTask', '/approve', approved(false, true, 'task_approved', 'sandbox:task.edit')],
      ['disapproveTask', '/disapprove', approved(true, false, 'task_de_approved', '…1234')],
      [
        'unlockTask',
        '/unlock',
        {
          source: 'transition',
          status: 400,
          rejected: 'status is REVIEWING, and must be COMPLETED, DISCARDED or FILTERED',
        },
      ],
      ['reportTask', '/report', { source: 'transition', headers: json, body: JSON.stringify(report) }],
      [
        'reportTask',
        '/report',
        { status: 400, headers: json, body: '{"issues":[{"label":"a"}]}', ...invalid(violation) },
      ],
      ['getTask', '', { method: 'GET', status: 401, ...invalid(missing) }],
    ];
    expect(sandbox.journal()).toEqual(
      expected.map(([operation, action, members], index) => ({
        number: index + 1,
        at: '2026-01-01T00:00:00.000Z',
        method: 'POST',
        path: `/v2/team-1/project/project-1/task/t${action}`,
        operation,
        status: 200,
        headers: {},
        verdict: { request: 'valid', response: 'documented' },
        response: expect.stringContaining('{') as string,
        ...members,
      })),
    );
    expect(sandbox.journal()[3]?.response).toContain('status is REVIEWING, and must be');
    expect(sandbox.journal()[0]?.response).toHaveLength(500);
    expect(JSON.stringify(sandbox.journal())).not.toContain('a-secret-key');
  });
});
