import { describe, expect, it, test } from 'vitest';
import type { Sandbox } from '../../src/sandbox/testing/sandbox.ts';
import { createFetch, createSandbox } from '../../src/sandbox/hosts/fetch.ts';
import { serve } from '../../src/sandbox/hosts/http/server.ts';
import type { RecordValue } from '../../src/sandbox/storage/changes.ts';
import { caller, form, report } from './support.ts';

it('a snapshot leaves out what the contract lost', () => {
  const before = createSandbox();
  before.seed({ name: 'kept.pdf' });
  const state = before.export();
  // As if an edit of the contract had removed them.
  const [first] = state.rows.filter(({ table }) => table === 'records');
  const value = first?.value as RecordValue;
  state.rows.push({ table: 'records', team: 'team-1', key: '99', value: { ...value, resource: 'Gone' } });
  Object.assign(value.value, { gone: 1 });
  const after = createSandbox({ examples: true });
  after.import(state);
  expect([after.tasks(), after.uploads()]).toEqual([before.tasks(), before.uploads()]);
});

/** Data as another process would receive it. */
const received = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

describe('an export', () => {
  const row = (table: string, value: unknown, team = 'a', key = '1') => ({ table, team, key, value });
  const state = { seed: '1', now: 0, processingMs: 0, lastTeam: 1, settings: {}, revokedKeys: [] };
  const sandboxRow = row('sandbox', state, '', '');
  const counts = { ahead: 0, ids: 0, files: 0, faultCount: 0 };
  const empty = { ...counts, settings: {}, closedProjects: [], resources: [] };
  const path = 'http://x/_sandbox/snapshot';

  /** Sends requests of many kinds, and returns all responses and what they leave. */
  async function use(sandbox: Sandbox, key: string) {
    const call = caller(createFetch(sandbox));
    const responses: unknown[] = [];
    const send = async (...args: Parameters<typeof call>) => {
      const [id, params = {}, init = {}] = args;
      responses.push(await call(id, params, { key, ...init }));
    };
    await send('createUpload', {}, { form: form(['a.pdf', 'fail.pdf', 'invoice.pdf']) });
    for (const { id, upload_id } of sandbox.tasks()) {
      const params = { task_id: id, upload_id };
      for (const operation of ['getTask', 'completeTask', 'getUpload', 'approveTask', 'unlockTask']) {
        await send(operation, params);
      }
      await send('reportTask', params, { json: report });
      sandbox.advance(400);
      await send('getTask', params);
    }
    await send('createUpload', { team_id: 'b' }, { form: form(['b.pdf']) });
    await send('getTask', {}, { key: 'revoked' });
    await send('getTask', { task_id: 'none' }, { key: 'any' });
    const teams = [sandbox, sandbox.team('b')];
    return {
      responses,
      left: teams.map((team) => [team.tasks(), team.uploads(), team.events(), team.journal(), team.faults()]),
      settings: sandbox.settings(),
      seeded: sandbox.seed(),
      fault: sandbox.fault({ fault: 'cut', operation: 'moveUpload' }),
    };
  }

  async function used() {
    const sandbox = createSandbox({ seed: 7, processingMs: 1_000, limits: { journal: 10 } });
    const key = sandbox.apiKey({ expires_at: '2026-01-01T00:00:03Z' });
    await use(sandbox, key);
    sandbox.revokeKey('revoked');
    sandbox.team('b').allowImport('project-1', false);
    sandbox.team('b').advance(77);
    sandbox.set('no-access-status', '404');
    sandbox.updateUpload(sandbox.uploads()[0]?.id ?? '', { status: 'NEW_IN_THE_SERVICE' });
    sandbox.fault({ fault: 'slow', delayMs: { min: 1, max: 3 }, times: 3, operation: 'getTask', call: 2 });
    sandbox.fault({ fault: 'rate-limit', requests: 2, operation: 'completeTask', status: 401 });
    return { sandbox, key };
  }

  it('leads to the same responses in another sandbox', async () => {
    const { sandbox, key } = await used();
    const other = createSandbox({ limits: { journal: 10 } });
    other.seed();
    const exported = await (await createFetch(sandbox)(path)).text();
    const headers = { 'content-type': 'application/json' };
    const imported = await createFetch(other)(path, { method: 'PUT', headers, body: exported });
    expect(imported.status).toBe(204);
    const again = (json: string) => JSON.parse(json.replaceAll(/"bytes":\d+/g, '"bytes":0'));
    expect(again(JSON.stringify(other.export()))).toEqual(again(exported));
    // Only the keys of the journal are left out.
    expect(other.state.tasks).toBe(sandbox.state.tasks);
    expect(other.state.bytes / sandbox.state.bytes).toBeGreaterThan(0.85);
    const first = await use(sandbox, key);
    const comparable = (data: unknown) => JSON.stringify(data).replaceAll(/boundary=[^"\\]*/g, '');
    expect(comparable(await use(other, key))).toBe(comparable(first));
    const statuses = new Set(first.responses.map((response) => (response as { status: number }).status));
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  });

  it('of a sandbox that is full fits into another one', async () => {
    const limits = { bytes: 2 ** 21 };
    const sandbox = createSandbox({ limits });
    expect(() => {
      for (;;) sandbox.seed({ name: 'invoice.pdf' });
    }).toThrow('2097152 bytes');
    const other = createSandbox({ limits });
    const body = await (await createFetch(sandbox)(path)).text();
    expect(body.length).toBeGreaterThan(limits.bytes);
    const { baseUrl, close } = await serve(other, { port: 0 });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${baseUrl}/_sandbox/snapshot`, { method: 'PUT', headers, body });
    await close();
    expect(response.status).toBe(204);
    expect(other.tasks({ limit: 1 })).toEqual(sandbox.tasks({ limit: 1 }));
  });

  it('leads to the same ids of new teams', async () => {
    const sandbox = createSandbox();
    const created = async (of: Sandbox) =>
      (await createFetch(of)('http://x/_sandbox/teams', { method: 'POST' })).json();
    for (let i = 0; i < 3; i++) await created(sandbox);
    sandbox.team('team-4').reset();
    const other = createSandbox();
    other.import(received(sandbox.export()));
    const next = await created(sandbox);
    expect(next).toEqual({ id: 'team-5' });
    expect(await created(other)).toEqual(next);
  });

  it('is not reached by later changes, and neither is what was imported', async () => {
    const { sandbox } = await used();
    const exported = sandbox.export();
    const before = received(exported);
    const other = createSandbox();
    other.import(exported);
    for (const one of [sandbox, other]) await use(one, 'k');
    expect(received(exported)).toEqual(before);
  });

  it('keeps as little as before once it is imported', () => {
    const sandbox = createSandbox();
    for (let i = 0; i < 10; i++) sandbox.seed();
    const other = createSandbox();
    other.import(received(sandbox.export()));
    const [first, second] = [...(other.state.teams.get('team-1')?.records.get('Task')?.values() ?? [])];
    expect(first?.value['pages']).toBe(second?.value['pages']);
  });

  test.each([
    [undefined, 'it is undefined, and must be an object'],
    [{ format: 2 }, 'it.format is 2, and must be '],
    [{ rows: {} }, 'it.rows is {}, and must be an array'],
    [{ rows: [] }, 'rows must have one of the table sandbox'],
    [{ rows: [row('keys', {})] }, 'rows[0].table is "keys", and must be sandbox, teams'],
    [
      { rows: [row('sandbox', { ...state, now: '2026-01-01' }, '', '')] },
      'rows[0] is the row ["","sandbox",""]. value.now is "2026-01-01", and must be a time',
    ],
    [{ rows: [row('sandbox', { ...state, now: 1e18 }, '', '')] }, 'value.now is 1000000000000000000, and'],
    [{ rows: [sandboxRow, row('teams', empty, 'a', '0')] }, 'key is "0", and must be an integer from 1'],
    [{ rows: [sandboxRow, row('teams', empty, '..')] }, 'team is "..", and must be a non-empty string'],
    [{ rows: [sandboxRow, row('teams', { ...empty, ahead: 8e15 })] }, 'Its value.ahead is too large'],
    [{ rows: [sandboxRow, row('teams', { ...empty, closedProjects: [1] })] }, 'value.closedProjects[0] is 1'],
    [{ rows: [sandboxRow, row('teams', empty), row('faults', {})] }, 'value.fault is undefined'],
    [{ rows: [row('records', null)] }, 'value is null, and must be an object'],
    [{ rows: [row('journal', { number: 1 })] }, 'value.time is undefined, and must be a time'],
    [
      { rows: [sandboxRow, row('events', { name: 'x', at: 'x' }, 'b')] },
      'rows[1] is the row ["b","events","1"]. There is no row of the table teams for "b"',
    ],
  ])('with %j is rejected, and nothing changes', async (change, message) => {
    const { sandbox } = await used();
    const before = sandbox.export();
    const wrong = change && { ...before, ...change };
    expect(() => sandbox.import(wrong as typeof before)).toThrow(message);
    expect(sandbox.export()).toEqual(before);
  });

  test.each([{ teams: 1 }, { tasks: 2 }, { bytes: 4_000 }])(
    'that exceeds the limit %j is rejected, and nothing changes',
    async (limits) => {
      const { sandbox } = await used();
      const other = createSandbox({ limits });
      other.seed();
      const before = other.export();
      expect(() => other.import(sandbox.export())).toThrow(/^This would exceed the limit/);
      expect(other.export()).toEqual(before);
      const init = { method: 'PUT', body: JSON.stringify(sandbox.export()) };
      const headers = { 'content-type': 'application/json' };
      expect((await createFetch(other)(path, { ...init, headers })).status).toBe(507);
    },
  );
});
