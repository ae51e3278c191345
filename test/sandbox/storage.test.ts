/** A sandbox that stores its state: what changed and no more, all of a request or none of it. */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createFetch, createSandbox, type Sandbox } from '../../src/sandbox/hosts/fetch.ts';
import { sqlOf } from '../../src/sandbox/hosts/data-file/file.ts';
import { attach, type Sql } from '../../src/sandbox/storage/storage.ts';
import { operation } from '../support/contract.ts';
import { form, report } from './support.ts';
import { setting } from '../support/setting.ts';

/** A database that counts what is written, and can fail. */
class Database implements Sql {
  readonly #sql = sqlOf(new DatabaseSync(':memory:'));
  rows = 0;
  bytes = 0;
  /** How often all rows of a sandbox were read. */
  loads = 0;
  /** Operations that work before all others fail. */
  working = Infinity;

  /** Bytes of the rows that there is room for. */
  room = Infinity;

  exec = (text: string, ...parameters: (string | number)[]) => {
    this.#use();
    if (text.startsWith('INSERT') && parameters.join('').length > this.room) throw new Error('full');
    if (/^(INSERT|DELETE)/.test(text)) this.rows++;
    if (text.startsWith('SELECT team')) this.loads++;
    this.bytes += parameters.join('').length;
    return this.#sql.exec(text, ...parameters);
  };
  transaction = <Result>(run: () => Result): Result =>
    this.#sql.transaction(() => {
      const result = run();
      // Before it is committed.
      this.#use();
      return result;
    });

  #use(): void {
    if (--this.working < 0) throw new Error('database or disk is full');
  }
}

function open(database: Sql): Sandbox {
  const sandbox = createSandbox({ processingMs: 1_000, limits: { journal: 4 }, log: () => {} });
  attach(sandbox, database);
  return sandbox;
}

/** All that a sandbox has, by row. Keys are not stored, and the boundary of a form is random. */
const dataOf = (sandbox: Sandbox): object =>
  Object.fromEntries(
    sandbox.export().rows.map(({ table, team, key, value }) => {
      const json = JSON.stringify(value)
        .replace(/"bytes":\d+/, '"bytes":0')
        .replace(/boundary=[\w-]+/, '');
      return [`${table} ${team} ${key}`, JSON.parse(json)];
    }),
  );

/** Sends a request, and returns its status. */
type Send = (sandbox: Sandbox) => Promise<number>;

const headers = { authorization: 'Bearer k', 'content-type': 'application/json' };

/** A request for `task-1` or `upload-1`. */
const api =
  (id: string, body?: unknown): Send =>
  async (sandbox) => {
    const { path, method } = operation(id);
    const params: Record<string, string> = {
      task_id: 'task-1',
      upload_id: 'upload-1',
      folder_id: 'folder-2',
    };
    const url = `http://x${path.replace(/{(\w+)}/g, (_, name: string) => params[name] ?? (name === 'project_id' ? 'project-1' : 'team-1'))}`;
    const init =
      body instanceof FormData
        ? { headers: { authorization: 'Bearer k' }, body }
        : { headers, body: JSON.stringify(body) };
    return (await createFetch(sandbox)(url, { ...init, method: method.toUpperCase() })).status;
  };
const control =
  (method: string, path: string, body?: unknown): Send =>
  async (sandbox) => {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return (await createFetch(sandbox)(`http://x/_sandbox/${path}`, init)).status;
  };

const other = createSandbox();
other.team('team-9').seed();

/** Requests that change each table. */
const requests: Record<string, Send> = {
  create: api('createUpload', form(['a.pdf', 'b.pdf'])),
  complete: api('completeTask'),
  approve: api('approveTask'),
  move: api('moveUpload'),
  report: api('reportTask', report),
  'a read of a task that was processed since': api('getUpload'),
  'a read that a fault hits': api('getTask'),
  'another team': control('POST', 'teams/team-2/tasks', {}),
  'a new team': control('POST', 'teams'),
  seed: control('POST', 'teams/team-1/tasks', { upload_id: 'upload-1' }),
  delete: control('DELETE', 'teams/team-1/uploads/upload-1'),
  update: control('PATCH', 'teams/team-1/tasks/task-1', { status: 'FAILED' }),
  clock: control('POST', 'clock', { advanceMs: 2_000 }),
  settings: control('PUT', 'settings', setting.set),
  'settings of a team': control('PUT', 'teams/team-1/settings', setting.set),
  fault: control('POST', 'teams/team-1/faults', { fault: 'status', status: 500 }),
  'no fault': control('DELETE', 'teams/team-1/faults'),
  extraction: control('POST', 'teams/team-1/extractions', { match: '*', pages: [] }),
  project: control('PUT', 'teams/team-1/projects/project-2', { allow_import: false }),
  'open project': control('PUT', 'teams/team-1/projects/project-3', { allow_import: true }),
  key: control('DELETE', 'keys/revoked'),
  'reset of a team': control('DELETE', 'teams/team-1'),
  reset: control('DELETE', 'teams'),
  import: control('PUT', 'snapshot', other.export()),
};

/** A sandbox with something in every table, and its database. */
async function used(): Promise<{ sandbox: Sandbox; database: Database }> {
  const database = new Database();
  const sandbox = open(database);
  const steps: Send[] = [
    control('POST', 'teams/team-1/tasks', { id: 'task-1', upload_id: 'upload-1' }),
    control('POST', 'teams/team-1/tasks', { id: 'task-2', upload_id: 'upload-1', status: 'PROCESSING' }),
    control('POST', 'teams/team-1/faults', { fault: 'slow', delayMs: 1, operation: 'getTask', times: 9 }),
    control('PUT', 'teams/team-1/projects/project-3', { allow_import: false }),
    ...['approveTask', 'disapproveTask', 'approveTask', 'disapproveTask', 'getTask'].map((id) => api(id)),
  ];
  steps.push(control('POST', 'clock', { advanceMs: 2_000, team_id: 'team-1' }));
  for (const step of steps) expect(await step(sandbox)).toBeLessThan(300);
  return { sandbox, database };
}

describe.each(Object.entries(requests))('%s', (_, send) => {
  it('is stored as a whole', async () => {
    const { sandbox, database } = await used();
    const before = dataOf(sandbox);
    expect(await send(sandbox)).toBeLessThan(300);
    expect(dataOf(open(database))).toEqual(dataOf(sandbox));
    expect(dataOf(sandbox)).not.toEqual(before);
  });

  it('has no effect if it ends at any operation of the database', async () => {
    let working = 0;
    for (; ; working++) {
      const { sandbox, database } = await used();
      const before = dataOf(sandbox);
      database.working = working;
      const status = await send(sandbox);
      const isWhole = database.working >= 0;
      database.working = Infinity;
      if (isWhole) break;
      expect(status).toBeGreaterThanOrEqual(500);
      expect(dataOf(open(database))).toEqual(before);
      // In the process that goes on, as soon as it is used again.
      expect(await send(sandbox)).toBeLessThan(300);
      const { sandbox: same } = await used();
      await send(same);
      expect(dataOf(sandbox)).toEqual(dataOf(same));
    }
    expect(working).toBeGreaterThan(1);
  });
});

/** Requests of an operator, and of the team that they are for. */
const changesOfTeams: Record<string, (id: string) => [method: string, path: string, body?: object]> = {
  creation: () => ['POST', 'teams', { examples: true }],
  claim: (id) => ['POST', `teams/${id}/claim`, { expires_at: new Date(Date.now() + 9e8).toISOString() }],
  deletion: (id) => ['DELETE', `teams/${id}`],
};

it.each(Object.entries(changesOfTeams))(
  'the %s of a team is whole, wherever it ends',
  async (_, requestFor) => {
    const operatorToken = 'an operator token that others cannot guess';
    const openShared = (database: Database) => {
      const sandbox = createSandbox({ operatorToken, log: () => {} });
      attach(sandbox, database);
      return sandbox;
    };
    const send = async (sandbox: Sandbox, method: string, path: string, body?: object) => {
      const all = { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' };
      const init = { method, headers: all, ...(body && { body: JSON.stringify(body) }) };
      return createFetch(sandbox)(`http://x/_sandbox/${path}`, init);
    };
    /** The teams, each with its expiry and whether its tasks are there. */
    const teamsOf = (sandbox: Sandbox, database: Database) =>
      Array.from(database.exec('SELECT * FROM team ORDER BY rowid'), ({ id, expires_at }) => {
        const rows = [...database.exec('SELECT * FROM state_row WHERE sandbox = ?', String(id))];
        const { state } = sandbox.surroundings.shared?.host.open?.(String(id)) ?? {};
        return [id, expires_at, rows.length, state?.tasks];
      });
    for (let working = 0; ; working++) {
      const database = new Database();
      const sandbox = openShared(database);
      await send(sandbox, 'POST', 'teams', { examples: true });
      const { id } = (await (await send(sandbox, 'POST', 'teams', { examples: true })).json()) as {
        id: string;
      };
      const before = teamsOf(sandbox, database);
      database.working = working;
      const { status } = await send(sandbox, ...requestFor(id));
      const isWhole = database.working >= 0;
      database.working = Infinity;
      const found = teamsOf(sandbox, database);
      expect(teamsOf(openShared(database), database)).toEqual(found);
      const rows = [...database.exec(`SELECT DISTINCT sandbox FROM state_row WHERE sandbox <> ''`)];
      expect(rows).toHaveLength(found.length);
      if (isWhole) break;
      expect([status, found]).toEqual([507, before]);
      expect((await send(sandbox, ...requestFor(id))).status).toBeLessThan(300);
      expect(teamsOf(sandbox, database)).not.toEqual(before);
    }
  },
);

it('a request that cannot be stored does not read all rows again, and a read is not rejected', async () => {
  const { sandbox, database } = await used();
  const create = control('POST', 'teams/team-1/tasks', {});
  const before = dataOf(sandbox);
  Object.assign(database, { room: 0, loads: 0 });
  const statuses = [];
  for (const send of [create, api('getTask'), create, api('createUpload', form(['a.pdf'])), create])
    statuses.push(await send(sandbox));
  expect([...statuses, database.loads]).toEqual([507, 500, 507, 500, 507, 1]);
  expect(dataOf(sandbox)).toEqual(before);
  const health = await createFetch(sandbox)('http://x/_sandbox/health');
  expect(health.status).toBe(200);
  const tasks = await createFetch(sandbox)('http://x/_sandbox/teams/team-1/tasks');
  expect(await tasks.json()).toHaveLength(2);
  expect(database.loads).toBe(1);
  database.room = Infinity;
  expect(await create(sandbox)).toBe(200);
  expect(dataOf(open(database))).toEqual(dataOf(sandbox));
  const rooms = database.exec(`SELECT 1 FROM state_row WHERE sandbox <> ''`);
  expect([...rooms]).toEqual([]);
});

it('a read changes what is due, also where it cannot be stored', async () => {
  const { sandbox, database } = await used();
  const list = async () => {
    const response = await createFetch(sandbox)('http://x/_sandbox/teams/team-1/tasks/task-3');
    return ((await response.json()) as { status: string }).status;
  };
  await control('POST', 'teams/team-1/tasks', { id: 'task-3', status: 'PROCESSING' })(sandbox);
  sandbox.advance(2_000);
  database.room = 0;
  expect([await list(), await list()]).toEqual(['REVIEWING', 'REVIEWING']);
  database.room = Infinity;
  expect(await api('approveTask')(sandbox)).toBeLessThan(500);
  expect(dataOf(open(database))).toEqual(dataOf(sandbox));
});

it('a request writes as much whatever faults there are', async () => {
  const written = async (faults: object[]) => {
    const { sandbox, database } = await used();
    await control('DELETE', 'teams/team-1/faults')(sandbox);
    for (const fault of faults) {
      const body = { fault: 'status', status: 500, times: 'always', ...fault };
      expect(await control('POST', 'teams/team-1/faults', body)(sandbox)).toBe(200);
    }
    Object.assign(database, { rows: 0, bytes: 0 });
    const status = await api('getTask')(sandbox);
    return { status, rows: database.rows, bytes: database.bytes };
  };
  const small = { operation: 'getTask' };
  const [one, large, many] = [
    await written([small]),
    await written([{ ...small, body: 'x'.repeat(900_000) }]),
    await written([
      small,
      ...Array.from({ length: 50 }, () => ({ operation: 'getUpload', body: 'x'.repeat(9_000) })),
    ]),
  ];
  expect(one.status).toBe(500);
  for (const other of [large, many]) {
    expect([other.status, other.rows]).toEqual([one.status, one.rows]);
    // The journal has the beginning of the body.
    expect(Math.abs(other.bytes - one.bytes)).toBeLessThan(600);
  }
});

it('a request writes as much in a team of any size', async () => {
  const written = async (tasks: number) => {
    const database = new Database();
    const sandbox = createSandbox({ limits: { journal: 4 } });
    sandbox.seed({ id: 'task-1', upload_id: 'upload-1' });
    for (let i = 0; i < tasks; i++) sandbox.seed();
    attach(sandbox, database);
    const counts = [];
    for (const name of ['complete', 'approve', 'move', 'create', 'report']) {
      Object.assign(database, { rows: 0, bytes: 0 });
      await requests[name]?.(sandbox);
      counts.push([name, database.rows, Math.round(database.bytes / 100)]);
    }
    return counts;
  };
  const few = await written(10);
  expect(few).toEqual(await written(1_000));
  expect(few.map(([name, rows]) => `${name} ${rows}`)).toEqual([
    'complete 2',
    'approve 3',
    'move 2',
    'create 5',
    'report 2',
  ]);
});
