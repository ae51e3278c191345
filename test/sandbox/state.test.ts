import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/sandbox/testing/sandbox.ts';
import type { SandboxOptions } from '../../src/sandbox/state/state.ts';
import { form, open } from './support.ts';
import { setting } from '../support/setting.ts';

describe('a team sees nothing of another', () => {
  test('neither tasks, nor events, nor requests', async () => {
    const { sandbox, call } = open();
    sandbox.team('a').seed({ id: 't' });
    await call('approveTask', { team_id: 'a', task_id: 't' });
    expect(await call('getTask', { team_id: 'b', task_id: 't' })).toMatchObject({ status: 404 });
    expect(sandbox.team('a').events()).toHaveLength(1);
    expect(sandbox.team('a').journal()).toHaveLength(1);
    expect(sandbox.team('b').tasks()).toEqual([]);
    expect(sandbox.team('b').events()).toEqual([]);
    expect(sandbox.team('b').journal()).toHaveLength(1);
    sandbox.team('a').reset();
    expect(sandbox.team('a').tasks()).toEqual([]);
    expect(sandbox.team('b').journal()).toHaveLength(1);
  });

  test('and every new team is unused', () => {
    const { sandbox } = open();
    sandbox.team('team-3').seed();
    const ids = [sandbox.team().id, sandbox.team().id, sandbox.team().id];
    expect(ids).toEqual(['team-2', 'team-4', 'team-5']);
  });

  test('the short paths lead to the same records', async () => {
    const { sandbox, call } = open();
    const { body } = await call('createUploadShorthand', {}, { form: form(['a.pdf'], { projectId: 'p9' }) });
    expect(await call('getUpload', { project_id: 'p9', upload_id: body.id })).toMatchObject({ status: 200 });
    expect(await call('getUploadShorthand', { uploadId: body.id })).toMatchObject({ status: 200 });
    expect(sandbox.tasks()).toMatchObject([{ project_id: 'p9' }]);
  });
});

describe('the same seed and the same requests', () => {
  async function run(seed: number) {
    const { sandbox, call } = open({ seed, now: '2030-05-05T05:05:05.005Z' });
    await call('createUpload', {}, { form: form(['a.pdf', 'b.pdf']) });
    await call('createUpload', { team_id: 'b' }, { form: form(['a.pdf', 'b.pdf']) });
    return [...sandbox.tasks(), ...sandbox.team('b').tasks(), ...sandbox.uploads()];
  }

  test('give the same ids and times, and another seed gives others', async () => {
    const [first, again, other] = [await run(1), await run(1), await run(2)];
    expect(again).toEqual(first);
    const ids = [...first, ...other].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(first[0]?.created_at).toBe('2030-05-05T05:05:05.005Z');
  });

  test('give no id twice', () => {
    const { sandbox } = open();
    const ids = Array.from({ length: 5_000 }, () => sandbox.seed().id);
    expect(new Set(ids).size).toBe(5_000);
  });
});

test('generated ids never replace records that were seeded with the same ids', async () => {
  const [first, second] = [open(), open()];
  const ids = Array.from({ length: 6 }, () => first.sandbox.seed()).map(({ id, upload_id }) => ({
    id,
    upload_id,
  }));
  for (const each of ids) second.sandbox.seed(each);
  for (let i = 0; i < 3; i++) await second.call('createUpload', {}, { form: form(['a.pdf', 'b.pdf']) });
  const tasks = second.sandbox.tasks().map(({ id }) => id);
  expect(new Set(tasks).size).toBe(12);
  expect(tasks).toEqual(expect.arrayContaining(ids.map(({ id }) => id)));
  expect(second.sandbox.uploads()).toHaveLength(9);
});

describe('a limit', () => {
  /** A sandbox with limits, and requests to it whose responses may be outside of the contract. */
  function limited(limits: SandboxOptions['limits'], key = 'k') {
    const lines: string[] = [];
    const { sandbox, fetch, control } = open({ limits: { ...limits }, log: (line) => lines.push(line) });
    const send = async (method: string, path: string, init: RequestInit = {}) => {
      const headers = { ...(key !== '' && { authorization: `Bearer ${key}` }) };
      const response = await fetch(`http://x${path}`, { method, headers, ...init });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    };
    return {
      sandbox,
      lines,
      send,
      get: (team: string) => send('GET', `/v2/${team}/project/project-1/task/t`),
      upload: (team: string, files: string[], meta: object[] = []) => {
        const body = form(files, { projectId: 'project-1', meta: JSON.stringify(meta) });
        return send('POST', `/v2/${team}/project/project-1/upload`, { body });
      },
      control,
    };
  }
  const all = (sandbox: Sandbox) =>
    [...sandbox.state.teams.keys()].sort().map((id) => {
      const team = sandbox.team(id);
      return [id, team.tasks(), team.uploads(), team.events(), sandbox.state.teams.get(id)?.settings];
    });

  test('of teams rejects a new team, and nothing else is lost', async () => {
    const { sandbox, get, control } = limited({ teams: 2 });
    sandbox.team('a').seed({ id: 't' });
    sandbox.team('b').set(setting.id, setting.other);
    const before = all(sandbox);
    const rejected = await get('c');
    expect(rejected).toMatchObject({ status: 500, body: { detail: expect.stringContaining('of 2 teams') } });
    expect(await control('POST', 'teams/c/tasks', {})).toMatchObject({ status: 507 });
    expect(await control('POST', 'teams')).toMatchObject({ status: 507 });
    expect(() => sandbox.team('c').seed()).toThrow('limits.teams (--max-teams)');
    expect(all(sandbox)).toEqual(before);
    // There is no team whose journal could have it.
    const { body } = await control('GET', 'journal');
    expect(body).toMatchObject([{ limit: 'teams', status: 500, rejected: rejected.body.detail }]);
    expect(await get('a')).toMatchObject({ status: 200 });
    sandbox.team('b').reset();
    expect(await get('c')).toMatchObject({ status: 404 });
  });

  test('of tasks rejects the whole upload, and nothing else is lost', async () => {
    const { sandbox, upload, control } = limited({ tasks: 3 });
    sandbox.team('a').seed();
    expect(await upload('b', ['1.pdf'])).toMatchObject({ body: { id: expect.any(String) } });
    const before = all(sandbox);
    const rejected = await upload('b', ['2.pdf', '3.pdf']);
    expect(rejected).toMatchObject({ status: 500, body: { detail: expect.stringContaining('of 3 tasks') } });
    expect(sandbox.team('b').journal().at(-1)).toMatchObject({
      limit: 'tasks',
      rejected: rejected.body.detail,
    });
    expect(all(sandbox)).toEqual(before);
    expect(await upload('b', ['2.pdf'])).toMatchObject({ body: { id: expect.any(String) } });
    expect(await control('POST', 'teams/b/tasks', {})).toMatchObject({
      status: 507,
      body: { detail: expect.stringContaining('of 3 tasks') },
    });
    expect(sandbox.state.tasks).toBe(3);
    // A form that is rejected anyway would not have exceeded the limit.
    expect(await upload('b', ['server-error.pdf', '2.pdf'])).not.toHaveProperty('body.detail');
  });

  test('of bytes counts values, journals and faults', async () => {
    const { sandbox, get, upload, control } = limited({ bytes: 60_000 });
    sandbox.team('a').seed({ id: 't' });
    expect(await upload('b', ['a.pdf'], [{ name: 'long', value: 'x'.repeat(20_000) }])).toMatchObject({
      status: 200,
    });
    const before = all(sandbox);
    const long = [{ name: 'long', value: 'x'.repeat(20_000) }];
    expect(await upload('b', ['b.pdf'], long)).toMatchObject({ status: 500 });
    expect(await control('PATCH', 'teams/a/tasks/t', { meta: long })).toMatchObject({ status: 507 });
    const faults = Array.from({ length: 200 }, () => ({ fault: 'cut' as const }));
    expect(() => sandbox.team('a').fault(...faults)).toThrow('of 60000 bytes');
    let response = await get('a');
    for (let i = 0; i < 100 && response.status !== 500; i++) response = await get('a');
    expect(response).toMatchObject({ status: 500, body: { detail: expect.stringContaining('60000 bytes') } });
    expect(all(sandbox)).toEqual(before);
    // They are one entry, since entries without end would exceed the limit all the same.
    for (let i = 0; i < 50; i++) await get('a');
    expect(sandbox.team('a').journal().at(-1)).toMatchObject({ limit: 'bytes', repeated: 51 });
    expect(sandbox.state.bytes).toBeLessThan(62_000);
    await control('DELETE', 'teams/b');
    expect(await get('a')).toMatchObject({ status: 200 });
  });

  test('of a journal drops its oldest entries, also at the limit of bytes', async () => {
    const { sandbox, get } = limited({ journal: 5, bytes: 14_000 });
    sandbox.team('a').seed({ id: 't' });
    for (let i = 0; i < 20; i++) expect(await get('a')).toMatchObject({ status: 200 });
    expect(sandbox.team('a').journal()).toMatchObject([16, 17, 18, 19, 20].map((number) => ({ number })));
  });

  test('is not reached by requests without a key, or by looking', async () => {
    const { sandbox, get, upload, control } = limited({ teams: 1 }, '');
    for (const team of ['a', 'b', 'c']) {
      expect(await get(team)).toMatchObject({ status: 401 });
      expect(await upload(team, ['a.pdf'])).toMatchObject({ status: 401 });
      for (const list of ['tasks', 'uploads', 'events', 'journal', 'faults', 'settings'])
        expect((await control('GET', `teams/${team}/${list}`)).status).toBe(200);
      expect((await control('DELETE', `teams/${team}/faults`)).status).toBe(204);
      sandbox.team(team).expectRequests([]);
    }
    expect(await control('PATCH', 'teams/a/tasks/t', {})).toMatchObject({ status: 404 });
    expect(sandbox.state).toMatchObject({ teams: new Map(), tasks: 0 });
    expect((await control('GET', 'journal')).body).toHaveLength(6);
  });

  test('is not reached by a path that cannot be decoded', async () => {
    const { sandbox, send } = limited({ teams: 1 });
    expect(await send('GET', '/v2/%ZZ/project/p/task/t')).toMatchObject({ status: 400 });
    expect(sandbox.state.teams.size).toBe(0);
  });
});

describe('memory is bounded', () => {
  test('what is deleted gives its bytes back', async () => {
    const { sandbox, call } = open({ limits: { journal: 5 } });
    for (let i = 0; i < 20; i++) {
      const { body } = await call(
        'createUpload',
        { team_id: `t${i % 3}` },
        { form: form(['a.pdf', 'b.pdf']) },
      );
      const team = sandbox.team(`t${i % 3}`);
      const [task] = team.tasks();
      await call('approveTask', { team_id: team.id, task_id: task?.id ?? '' });
      team.fault({ fault: 'status', status: 500, operation: 'getTask' });
      team.allowImport('other', i % 2 === 0);
      if (i % 2 === 0) team.deleteUpload(body.id);
    }
    const numbers = sandbox
      .team('t0')
      .journal()
      .map(({ number }) => number);
    expect(numbers).toEqual([10, 11, 12, 13, 14]);
    for (const id of ['t0', 't1', 't2']) sandbox.team(id).reset();
    expect(sandbox.state).toMatchObject({ bytes: 0, tasks: 0 });
  });

  test('closed projects and revoked keys count', () => {
    const { sandbox } = open({ limits: { bytes: 10_000 } });
    const close = (i: number) => sandbox.allowImport(`project-${i}`, false);
    const revoke = (i: number) => sandbox.revokeKey(`key-${i}`);
    for (const add of [close, revoke]) {
      sandbox.reset();
      expect(() => {
        for (let i = 0; i < 200; i++) add(i);
      }).toThrow('the limit of the sandbox of 10000 bytes');
      expect(sandbox.state.bytes).toBeLessThanOrEqual(10_000);
    }
    const other = open({ limits: { bytes: 10_000 } }).sandbox;
    for (let i = 0; i < 2; i++) other.import(sandbox.export());
    expect(other.state.bytes).toBe(sandbox.state.bytes);
    const small = open({ limits: { bytes: 5_000 } }).sandbox;
    expect(() => small.import(sandbox.export())).toThrow('the limit of the sandbox of 5000 bytes');
    expect(small.state).toMatchObject({ bytes: 0, revokedKeys: new Set() });
  });

  test('a fault that is used up is removed', async () => {
    const { sandbox, fetch } = open();
    const bytes = () => sandbox.state.bytes - 1_000 - 2 * 'team-1'.length;
    for (let i = 0; i < 3; i++) {
      sandbox.fault({ fault: 'status', status: 503 });
      expect(bytes()).toBeGreaterThan(0);
      await fetch('http://x/v2/team-1/upload/u', { headers: { authorization: 'Bearer k' } });
    }
    expect(sandbox.state.teams.get('team-1')?.faults).toEqual([]);
  });

  test('limits that cannot be are rejected', () => {
    expect(() => open({ limits: { teams: 0 } })).toThrow('teams is 0, and must be an integer from 1.');
    expect(() => open({ processingMs: -1 })).toThrow('processingMs is -1, and must be an integer from 0.');
  });
});

test('reset brings back the state of the start', async () => {
  const { sandbox, call } = open({ set: setting.set });
  const first = (await call('createUpload', {}, { form: form(['a.pdf']) })).body;
  sandbox.set(setting.id, setting.usual);
  sandbox.advance(5_000);
  sandbox.reset();
  expect(sandbox.tasks()).toEqual([]);
  expect(sandbox.coverage().covered).toBe(0);
  const again = await call('createUpload', {}, { form: form(['a.pdf']) });
  expect(again.body).toEqual(first);
  expect(sandbox.settings()).toMatchObject(setting.set);
});
