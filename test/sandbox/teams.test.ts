/** Teams that share a sandbox: what their keys and tokens lead to, and what those of others do not. */
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../../src/sandbox/hosts/command/command.ts';
import { startSandbox, type SandboxOptions } from '../../src/sandbox/hosts/index.ts';
import { routes } from '../../src/sandbox/control/routes.ts';
import { setting } from '../support/setting.ts';
import { request as requestTo } from './request.ts';
import { caller, open, report } from './support.ts';

const operator = 'an operator token that others cannot guess';
interface Team {
  id: string;
  key: string;
  control_token: string;
  expires_at: string;
}

/** A shared sandbox in this process. */
function share(options: SandboxOptions = {}) {
  const { sandbox, fetch } = open({ operatorToken: operator, ...options });
  const send = async (token: string | undefined, method: string, path: string, body?: unknown) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`http://sandbox.test${path}`, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    // oxlint-disable-next-line no-explicit-any -- tests look into responses of every shape
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as any };
  };
  const create = async (body?: object): Promise<Team> =>
    (await send(operator, 'POST', '/_sandbox/teams', body)).body as Team;
  return { sandbox, fetch, send, create };
}

afterEach(() => vi.useRealTimers());

describe('a team', () => {
  test('uses its sandbox with its key, and controls it with its token', async () => {
    const { fetch, send, create } = share();
    const team = await create({ processingMs: 1_000, set: setting.set });
    const seeded = await send(team.control_token, 'POST', `/_sandbox/teams/${team.id}/tasks`, { id: 't' });
    expect(seeded.status).toBe(200);
    const call = caller(fetch, undefined, team.id);
    const params = { task_id: 't' };
    expect(await call('getTask', params, { key: team.key })).toMatchObject({ status: 200 });
    const settings = await send(team.control_token, 'GET', '/_sandbox/settings');
    expect(settings.body.set).toMatchObject(setting.set);
    await send(team.control_token, 'POST', '/_sandbox/clock', { advanceMs: 5 });
    const { body } = await send(team.control_token, 'GET', '/_sandbox/health');
    expect(body).toMatchObject({ now: '2026-01-01T00:00:00.005Z', teams: 1, tasks: 1 });
    // A snapshot of another sandbox becomes that of this team.
    const other = await create();
    const { body: snapshot } = await send(team.control_token, 'GET', '/_sandbox/snapshot');
    expect((await send(other.control_token, 'PUT', '/_sandbox/snapshot', snapshot)).status).toBe(204);
    const tasks = await send(other.control_token, 'GET', `/_sandbox/teams/${other.id}/tasks`);
    expect(tasks.body).toMatchObject([{ id: 't' }]);
    const [row] = snapshot.rows.filter(({ table }: { table: string }) => table === 'teams');
    const two = { ...snapshot, rows: [...snapshot.rows, { ...row, team: 'b' }] };
    const rejected = await send(other.control_token, 'PUT', '/_sandbox/snapshot', two);
    expect(rejected.body.detail).toContain(`it has 2 teams, and this sandbox is for ${other.id} alone`);
  });

  test('has keys with fewer scopes, which it can revoke and not widen', async () => {
    const { fetch, send, create } = share();
    const team = await create({ examples: true });
    await send(team.control_token, 'POST', `/_sandbox/teams/${team.id}/tasks`, { id: 't' });
    const call = caller(fetch, undefined, team.id);
    const params = { task_id: 't' };
    const { key } = (await send(team.control_token, 'POST', '/_sandbox/keys', { scopes: ['task.read'] }))
      .body;
    expect((await call('getTask', params, { key })).status).toBe(200);
    expect((await call('approveTask', params, { key })).status).toBe(200);
    expect((await call('completeTask', params, { key })).status).not.toBe(200);
    expect((await call('getTask', params, { key: key.replace('task.read', 'task.write') })).status).toBe(401);
    const ofOther = await send(team.control_token, 'POST', '/_sandbox/keys', { team_id: 'team-2' });
    expect(ofOther).toMatchObject({ status: 400, body: { detail: expect.stringContaining(team.id) } });
    await send(team.control_token, 'DELETE', `/_sandbox/keys/${encodeURIComponent(key)}`);
    expect((await call('getTask', params, { key })).status).toBe(401);
  });

  test('expires after 7 days, unless it is claimed', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
    const { send, create } = share();
    const [team, other] = [await create(), await create({ expires_at: '2026-03-01T00:00:00Z' })];
    expect(team.expires_at).toBe('2026-01-08T00:00:00.000Z');
    const health = (one: Team) => send(one.control_token, 'GET', '/_sandbox/health');
    vi.setSystemTime(Date.UTC(2026, 0, 7));
    const claim = `/_sandbox/teams/${team.id}/claim`;
    expect(await send(team.control_token, 'POST', claim)).toMatchObject({
      status: 200,
      body: { expires_at: '2026-01-14T00:00:00.000Z' },
    });
    vi.setSystemTime(Date.UTC(2026, 0, 14) - 1);
    expect((await health(team)).status).toBe(200);
    vi.setSystemTime(Date.UTC(2026, 0, 14));
    expect(await health(team)).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining('expired') },
    });
    expect((await send(team.control_token, 'POST', claim)).status).toBe(404);
    expect((await send(team.key, 'GET', `/v2/${team.id}/upload/u`)).status).toBe(401);
    expect((await send(operator, 'GET', '/_sandbox/teams')).body).toEqual([other.id]);
    vi.setSystemTime(Date.UTC(2026, 2, 1));
    expect((await send(operator, 'GET', '/_sandbox/teams')).body).toEqual([]);
    expect((await send(operator, 'GET', '/_sandbox/health')).body).toMatchObject({ teams: 0 });
  });

  test.each([
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'in the future, and within a year'],
    [{ expires_at: '9999-01-01T00:00:00Z' }, 'in the future, and within a year'],
    [{ expires_at: 7 }, 'must be a time in ISO 8601'],
    [{ limits: {} }, 'There is no member "limits"'],
    [{ operatorToken: 'x' }, 'There is no member "operatorToken"'],
    [{ id: 'team-1' }, 'There is no member "id"'],
    [{ processingMs: -1 }, 'processingMs is -1'],
  ])('is not created from %j', async (body, message) => {
    const { send } = share();
    const { status, body: problem } = await send(operator, 'POST', '/_sandbox/teams', body);
    expect(status).toBe(400);
    expect(problem.detail).toContain(message);
    expect((await send(operator, 'GET', '/_sandbox/teams')).body).toEqual([]);
  });

  test('has a tenth of what all may keep, and all together have no more than that', async () => {
    const { send, create } = share({ limits: { teams: 12, tasks: 20 } });
    const teams = await Promise.all(Array.from({ length: 12 }, () => create()));
    const seed = (team: Team) => send(team.control_token, 'POST', `/_sandbox/teams/${team.id}/tasks`);
    const statuses: number[] = [];
    for (const team of [...teams, ...teams]) statuses.push((await seed(team)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(507)]);
    const health = await send(operator, 'GET', '/_sandbox/health');
    expect(health.body).toMatchObject({ teams: 12, tasks: 20 });
    const [first, , , last] = [teams[0], 0, 0, teams[11]];
    if (!first || !last) throw new Error('There are too few teams.');
    expect((await seed(first)).body.detail).toContain('limit of the sandbox of 2 tasks');
    expect((await seed(last)).body.detail).toContain('limit of the sandbox of 20 tasks (20 in use)');
    const { body: problem } = await send(operator, 'POST', '/_sandbox/teams');
    expect(problem).toMatchObject({ status: 507, detail: expect.stringContaining('12 teams (12 in use)') });
    const { body: snapshot } = await send(first.control_token, 'GET', '/_sandbox/snapshot');
    expect((await send(last.control_token, 'PUT', '/_sandbox/snapshot', snapshot)).status).toBe(507);
    expect((await send(operator, 'DELETE', `/_sandbox/teams/${first.id}`)).status).toBe(204);
    expect((await seed(last)).status).toBe(200);
  });
});

describe('without the token of a team', () => {
  /** Two teams with the same task, and what the first one has. */
  async function attacked() {
    const shared = share();
    const [victim, attacker] = [
      await shared.create({ examples: true }),
      await shared.create({ examples: true }),
    ];
    const state = async () => {
      const { body } = await shared.send(victim.control_token, 'GET', '/_sandbox/snapshot');
      return body as object;
    };
    return { ...shared, victim, attacker, state, before: await state() };
  }

  test('no route of the control API reads or changes it', async () => {
    const { send, victim, attacker, state, before } = await attacked();
    const tokens = [
      attacker.control_token,
      attacker.key,
      victim.key,
      undefined,
      '',
      'any',
      operator.toUpperCase(),
      operator.slice(0, -1),
      `${operator}x`,
      victim.id,
      `control:${victim.id}`,
      `control:${victim.id};signature=${'0'.repeat(64)}`,
      // The signature of one text is none of another.
      attacker.control_token.replace(attacker.id, victim.id),
      victim.key.replace('sandbox:;team_id=', 'control:'),
      victim.control_token.toUpperCase(),
      victim.control_token.slice(0, -2),
      `${victim.control_token}00`,
    ];
    const ids = [victim.id, encodeURIComponent(victim.id).replace('-', '%2D'), victim.id.replace('m', '%6d')];
    for (const [path, methods] of Object.entries(routes)) {
      if (!path.includes('{team_id}')) continue;
      for (const method of Object.keys(methods)) {
        for (const [index, token] of tokens.entries()) {
          const id = ids[index % ids.length] ?? '';
          const filled = path
            .replace('{team_id}', id)
            .replace(/{task_id}/, 'task-1')
            .replace(/{\w+}/, '1');
          const { status, body } = await send(token, method, `/_sandbox/${filled}`);
          expect([401, 403], `${method} ${path} ${token}`).toContain(status);
          expect(JSON.stringify(body)).not.toContain('task-1');
        }
      }
    }
    for (const token of tokens) {
      const created = await send(token, 'POST', '/_sandbox/teams');
      expect([401, 403]).toContain(created.status);
      expect([401, 403]).toContain((await send(token, 'POST', `/_sandbox/teams/${victim.id}/claim`)).status);
    }
    expect(await state()).toEqual(before);
  });

  test('no body of a route without a team in its path reaches it', async () => {
    const { send, victim, attacker, state, before } = await attacked();
    const clock = { advanceMs: 1_000, team_id: victim.id };
    expect((await send(attacker.control_token, 'POST', '/_sandbox/clock', clock)).status).toBe(404);
    expect((await send(attacker.control_token, 'DELETE', '/_sandbox/teams')).status).toBe(204);
    const { body } = await send(attacker.control_token, 'GET', '/_sandbox/teams');
    expect(body).not.toContain(victim.id);
    expect(await state()).toEqual(before);
  });

  test('no key of another team, and none without a signature, uses the API, or leaves a trace', async () => {
    const { fetch, send, victim, attacker, state, before } = await attacked();
    const call = caller(fetch, undefined, victim.id);
    const task = { task_id: 'task-1' };
    const restricted = `sandbox:;team_id=${victim.id}`;
    const keys = [null, 'any', '', 'sandbox-all-scopes', restricted, `${restricted};signature=`, operator];
    const signed = [victim.control_token, attacker.control_token, `${attacker.key};team_id=${victim.id}`];
    const mixed = [attacker.key.replace(attacker.id, victim.id), victim.key.replace(';', '%3B')];
    for (const key of [...keys, ...signed, ...mixed]) {
      for (const id of ['getTask', 'approveTask', 'reportTask']) {
        expect((await call(id, task, { key, json: id === 'reportTask' ? report : undefined })).status).toBe(
          401,
        );
      }
    }
    expect((await call('approveTask', task, { key: attacker.key })).status).toBe(404);
    expect(await state()).toEqual(before);
    // What a team does beside its own paths fills no other journal, and does not fill its own either.
    const journal = await send(attacker.control_token, 'GET', `/_sandbox/teams/${attacker.id}/journal`);
    expect(journal.body).toEqual([]);
  });
});

describe('over HTTP', () => {
  async function serve() {
    const sandbox = await startSandbox({ port: 0, operatorToken: operator, log: () => {} });
    onTestFinished(() => sandbox.close());
    const port = Number(new URL(sandbox.baseUrl).port);
    const request = requestTo.bind(undefined, port);
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const create = async () =>
      JSON.parse((await request('POST /_sandbox/teams', bearer(operator))).body) as Team;
    return { sandbox, request, bearer, create };
  }

  test('teams are apart, and pages, hosts and addresses open nothing', async () => {
    const { request, bearer, create } = await serve();
    const [one, two] = [await create(), await create()];
    const tasks = (team: Team) => `/_sandbox/teams/${team.id}/tasks`;
    const json = { 'content-type': 'application/json' };
    const seeded = await request(
      `POST ${tasks(one)}`,
      { ...bearer(one.control_token), ...json },
      '{"id":"t"}',
    );
    expect(seeded.status).toBe(200);
    const attacks: [string, Record<string, string>, number][] = [
      [`GET ${tasks(one)}`, {}, 401],
      [`GET ${tasks(one)}`, bearer(two.control_token), 403],
      [`GET ${tasks(one)}`, { ...bearer(two.control_token), host: 'localhost' }, 403],
      [`GET http://localhost${tasks(one)}`, bearer(two.control_token), 403],
      [`GET ${tasks(one)}`, { ...bearer(one.control_token), origin: 'http://page.test' }, 403],
      [`GET ${tasks(one)}`, { ...bearer(one.control_token), 'sec-fetch-site': 'cross-site' }, 403],
      [`OPTIONS ${tasks(one)}`, { origin: 'http://page.test', 'access-control-request-method': 'GET' }, 403],
      [`GET ${tasks(one)}?team_id=${two.id}`, bearer(two.control_token), 403],
      [`GET /_sandbox/teams/${two.id}%2F..%2F${one.id}/tasks`, bearer(two.control_token), 403],
      [`GET /_sandbox/teams/${one.id}%00/tasks`, bearer(two.control_token), 403],
      ...[
        `/_sandbox/teams/${two.id}/../${one.id}/tasks`,
        `/_sandbox/teams/${two.id}/%2e%2e/${one.id}/tasks`,
        `/_sandbox//teams/${one.id}/tasks`,
        `//_sandbox/teams/${one.id}/tasks`,
        `/_SANDBOX/teams/${one.id}/tasks`,
        `/%5Fsandbox/teams/${one.id}/tasks`,
        `/v2/../_sandbox/teams/${one.id}/tasks`,
        `${tasks(one)}/`,
      ].map((path): [string, Record<string, string>, number] => [
        `GET ${path}`,
        bearer(two.control_token),
        404,
      ]),
      [`GET /v2/${one.id}/project/project-1/task/t`, bearer('any'), 401],
      [`GET /v2/${one.id}/project/project-1/task/t`, bearer(two.key), 404],
      [`GET /v2/${one.id}/project/project-1/task/t`, bearer(one.key), 200],
      [`GET ${tasks(one)}`, { ...bearer(one.control_token), host: 'other.test' }, 200],
    ];
    for (const [line, headers, expected] of attacks) {
      const { status, body } = await request(line, headers);
      expect(status, `${line} ${JSON.stringify(headers)}`).toBe(expected);
      expect(body.includes('"t"'), line).toBe(expected === 200);
    }
    const upload = 'x'.repeat(2 ** 21);
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    const rejected = await request(`POST /v2/${one.id}/upload`, { ...bearer('any'), ...type }, upload);
    expect(rejected.status).toBe(401);
  });

  test('a wait ends with its team', async () => {
    const { request, bearer, create } = await serve();
    const team = await create();
    const path = `/_sandbox/teams/${team.id}/journal?count=1&timeoutMs=600000`;
    const waiting = request(`GET ${path}`, bearer(team.control_token));
    // The wait has begun when a request after it has its response.
    await request('GET /_sandbox/health', bearer(team.control_token));
    await request(`DELETE /_sandbox/teams/${team.id}`, bearer(operator));
    expect(await waiting).toMatchObject({
      status: 409,
      body: expect.stringContaining('the team was deleted'),
    });
  });

  test('the operator token is long, and takes the place of the control token', async () => {
    await expect(startSandbox({ port: 0, operatorToken: 'short' })).rejects.toThrow(
      /at least 32 characters .*openssl rand -hex 32/,
    );
    await expect(startSandbox({ port: 0, operatorToken: operator, controlToken: 'c' })).rejects.toThrow(
      'leave controlToken out',
    );
    await expect(main(['--operator-token', operator, '--', 'npm', 'test'])).rejects.toThrow(
      'leave --operator-token out',
    );
  });
});
