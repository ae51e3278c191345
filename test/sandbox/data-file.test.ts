/** The data file of a sandbox: what it survives, and which files are rejected without a change. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFetch, createSandbox, page, type Sandbox } from '../../src/sandbox/hosts/fetch.ts';
import { openFile, sqlOf } from '../../src/sandbox/hosts/data-file/file.ts';
import { rowTable, rowVersion } from '../../src/sandbox/storage/changes.ts';
import { attach } from '../../src/sandbox/storage/storage.ts';
import { caller, form } from './support.ts';
import { temporary } from '../support/folders.ts';
import { setting } from '../support/setting.ts';

function path(): string {
  const folder = temporary();
  return join(folder, 'data.sqlite');
}

/** A file with rows in another order than the one in which they were created. */
const stored = `
  CREATE TABLE schema_version (version INTEGER NOT NULL);
  INSERT INTO schema_version VALUES (${rowVersion});
  ${rowTable};
  INSERT INTO state_row VALUES
    ('', '', 'sandbox', '', '{"seed":"1","now":1767225600000,"processingMs":0,"lastTeam":1,
      "revokedKeys":["f775a9023480848c"],"settings":${JSON.stringify(setting.set)}}'),
    ('', 'acme', 'extractions', '1', '{"match":"c.pdf","pages":[]}'),
    ('', 'acme', 'journal', '3', '{"number":3,"time":1767225600005,"method":"GET","path":"/v2/acme/upload/none?a=b",
      "operation":"getUploadShorthand","status":404,"headers":{},"bytes":590,"rejected":"there is no such upload"}'),
    ('', 'acme', 'records', '10', '{"resource":"Upload","id":"upload-2","value":{"id":"upload-2","name":"b.pdf",
      "status":"REVIEWING","files":{},"meta":[],"folder_id":"f","created_at":"2026-01-01T00:00:00.000Z"},
      "pinned":true,"bytes":462,"parentIds":{"project_id":"p"}}'),
    ('', 'acme', 'records', '9', '{"resource":"Upload","id":"upload-1","value":{"id":"upload-1","name":"a.pdf",
      "status":"REVIEWING","files":{},"meta":[],"folder_id":"f","created_at":"2026-01-01T00:00:00.000Z"},
      "pinned":true,"bytes":462,"parentIds":{"project_id":"p"}}'),
    ('', 'acme', 'teams', '1', '{"ahead":5,"ids":4,"files":2,"settings":{},"faultCount":2,"closedProjects":["closed"],
      "resources":["Upload","Task"]}'),
    ('', 'acme', 'faults', '1', '{"fault":{"fault":"slow","delayMs":5,"operation":"getTask","times":"always"},"bytes":486}'),
    ('', 'acme', 'faults', '2', '{"fault":{"fault":"cut"},"after":1,"bytes":386}'),
    ('', 'acme', 'hits', '1', '{"seen":2,"hits":2,"window":{"from":1767225600000,"requests":0}}');`;

/** The rows of a table, with what JSON they have. */
function rowsOf(file: string, table = 'state_row'): Record<string, unknown>[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare(`SELECT * FROM ${table}`).all();
  database.close();
  return rows.map(({ value, ...row }) => (value ? { ...row, value: JSON.parse(String(value)) } : row));
}

function write(file: string, ...statements: string[]): void {
  const database = new DatabaseSync(file);
  for (const statement of statements) database.exec(statement);
  database.close();
}

test('a file is read with all that it has', async () => {
  const file = path();
  write(file, stored);
  const sandbox = createSandbox({ seed: 'another' });
  const { close } = await openFile(sandbox, file);
  const team = sandbox.team('acme');
  expect(sandbox.state).toMatchObject({ seed: '1', now: 1_767_225_600_000 });
  expect(sandbox.settings()).toMatchObject(setting.set);
  // In the order in which they were created.
  expect(team.uploads()).toMatchObject([
    { id: 'upload-1', project_id: 'p' },
    { id: 'upload-2', project_id: 'p' },
  ]);
  expect(team.faults()).toMatchObject([
    { id: 1, delayMs: 5, hits: 2 },
    { id: 2, fault: 'cut' },
  ]);
  expect(team.journal()).toMatchObject([{ number: 3, status: 404 }]);
  expect(team.seed({ name: 'c.pdf' })).toMatchObject({ pages: [], created_at: '2026-01-01T00:00:00.005Z' });
  team.removeFault();
  const call = caller(createFetch(sandbox), undefined, 'acme');
  const params = { upload_id: 'upload-1', project_id: 'p' };
  expect((await call('getUpload', params)).status).toBe(200);
  expect((await call('getUpload', params, { key: 'revoked' })).status).toBe(401);
  expect((await call('getUpload', { ...params, project_id: 'closed' })).body).not.toHaveProperty('id');
  await close();
  const again = createSandbox();
  await (await openFile(again, file)).close();
  expect(again.team('acme').tasks()).toEqual(team.tasks());
});

test('a file has the extractions of all teams that it was created with, as it has the other options', async () => {
  const file = path();
  const found = async (content: string) => {
    const extractions = [{ match: '*', pages: [page({ annotations: { content } })] }];
    const sandbox = createSandbox({ extractions });
    const { close } = await openFile(sandbox, file);
    const [first] = sandbox.seed().pages;
    await close();
    return first?.annotations[0]?.content;
  };
  expect([await found('first'), await found('second')]).toEqual(['first', 'first']);
});

test('requests in a row that exceed a limit are one entry that counts them, also after a restart', async () => {
  const file = path();
  const limits = { tasks: 1 };
  const sandbox = createSandbox({ limits });
  const { close } = await openFile(sandbox, file);
  sandbox.team('acme').seed();
  const send = createFetch(sandbox);
  const headers = { authorization: 'Bearer k' };
  for (let i = 0; i < 3; i++) {
    const init = { method: 'POST', headers, body: form(['a.pdf']) };
    expect(await send('http://sandbox.test/v2/acme/project/p/upload', init)).toMatchObject({ status: 500 });
  }
  await close();
  const again = createSandbox({ limits });
  await (await openFile(again, file)).close();
  expect(again.team('acme').journal()).toMatchObject([{ limit: 'tasks', repeated: 3 }]);
});

const invalid: [string, string[], RegExp][] = [
  [
    'of a later version',
    ['UPDATE schema_version SET version = 99'],
    /version 99, and this release reads version \d+/,
  ],
  [
    'with a row that is no JSON',
    [`UPDATE state_row SET value = '{' WHERE key = '9'`],
    /row \["acme","records","9"\]\. value is undefined/,
  ],
  [
    'with an upload that is none',
    [`UPDATE state_row SET value = replace(value, '"meta":[]', '"meta":1') WHERE key = '9'`],
    /row \["acme","records","9"\]\. It is no Upload: \/meta/,
  ],
  [
    'of an earlier version',
    ['UPDATE schema_version SET version = 3'],
    /version 3, and this release reads version \d+/,
  ],
  ['of another program', ['DROP TABLE schema_version'], /It is the database of another program/],
  ['without a clock', [`DELETE FROM state_row WHERE team = ''`], /rows must have one of the table sandbox/],
];

/** What is deleted of a file, which then has the tables of its version and no data. */
const deletions: [string, RegExp][] = [
  ['DROP TABLE state_row', /A table of it is missing or was changed/],
  ['DELETE FROM state_row', /Its rows were deleted/],
  ['ALTER TABLE state_row DROP COLUMN value', /A table of it is missing or was changed/],
  ['DELETE FROM schema_version', /A table of it is missing or was changed/],
  ['DROP TABLE schema_version', /It is the database of another program/],
];

test.each(deletions)('a file is no new one after %s', async (statement, message) => {
  const file = path();
  const { close } = await openFile(createSandbox(), file);
  await close();
  write(file, statement);
  const before = readFileSync(file);
  await expect(openFile(createSandbox(), file)).rejects.toThrow(message);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test.each(invalid)('a file %s is rejected, and does not change', async (_, statements, message) => {
  const file = path();
  write(file, stored, ...statements);
  const before = readFileSync(file);
  const sandbox = createSandbox();
  await expect(openFile(sandbox, file)).rejects.toThrow(message);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test.each([
  ['is no database', (bytes: Buffer) => bytes.fill(1, 0, 100), /It is no database of SQLite/],
  ['has pages that were overwritten', (bytes: Buffer) => bytes.fill(1, 4_096), /It is corrupt/],
])('a file that %s is rejected, and does not change', async (_, damage, message) => {
  const file = path();
  write(file, stored);
  const bytes = damage(readFileSync(file));
  writeFileSync(file, bytes);
  await expect(openFile(createSandbox(), file)).rejects.toThrow(message);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('a file that another sandbox uses, and one in no folder, are rejected', async () => {
  const file = path();
  const { close } = await openFile(createSandbox(), file);
  await expect(openFile(createSandbox(), file)).rejects.toThrow('Another process uses it');
  await close();
  await expect(openFile(createSandbox(), `${file}/x`)).rejects.toThrow('check that its folder exists');
});

test('a file of a full sandbox is read again, also where a limit is lower', async () => {
  const file = path();
  const sandbox = createSandbox({ limits: { bytes: 8_000 }, log: () => {} });
  const { close } = await openFile(sandbox, file);
  const fetch = createFetch(sandbox);
  const get = () => fetch('http://x/v2/team-1/upload/none', { headers: { authorization: 'Bearer k' } });
  sandbox.seed();
  while ((await get()).status === 404);
  expect(sandbox.state.bytes).toBeGreaterThan(8_000);
  await close();
  const again = createSandbox({ limits: { bytes: 2_000 } });
  await (await openFile(again, file)).close();
  expect(again.journal()).toEqual(sandbox.journal());
});

test('a full disk ends requests as a full sandbox does, and loses nothing', async () => {
  const database = new DatabaseSync(':memory:');
  const log: string[] = [];
  const sandbox = createSandbox({ log: (line) => void log.push(line) });
  attach(sandbox, sqlOf(database));
  const fetch = createFetch(sandbox);
  const seed = async () => (await fetch('http://x/_sandbox/teams/team-1/tasks', { method: 'POST' })).status;
  const headers = { authorization: 'Bearer k' };
  const get = async () => (await fetch('http://x/v2/team-1/project/project-1/task/none', { headers })).status;
  const pages = database.prepare('PRAGMA page_count').get()?.['page_count'];
  database.exec(`PRAGMA max_page_count = ${Number(pages) + 2}`);
  let tasks = 0;
  while ((await seed()) === 200) tasks++;
  expect(await seed()).toBe(507);
  while ((await get()) === 404);
  expect(await get()).toBe(500);
  expect(log.at(-1)).toBe('The request was not stored, and had no effect: database or disk is full.');
  expect(sandbox.tasks()).toHaveLength(tasks);
  const other = createSandbox();
  attach(other, sqlOf(database));
  expect(other.tasks()).toEqual(sandbox.tasks());
  database.exec('PRAGMA max_page_count = 1000');
  expect([await seed(), await get()]).toEqual([200, 404]);
});

/** What a team with examples begins with. */
const begun = createSandbox({ examples: true }).tasks();

describe('with an operator token', () => {
  const operatorToken = 'an operator token that others cannot guess';

  /** A shared sandbox with a data file. */
  async function share(file: string, limits = {}) {
    const sandbox = createSandbox({ operatorToken, limits });
    const { close } = await openFile(sandbox, file);
    const fetch = createFetch(sandbox);
    const send = async (bearer: string, method: string, target: string, body?: object) => {
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(`http://x${target}`, init);
      // oxlint-disable-next-line no-explicit-any -- tests look into responses of every shape
      return { status: response.status, body: (response.status === 204 ? {} : await response.json()) as any };
    };
    const create = async (body?: object) => (await send(operatorToken, 'POST', '/_sandbox/teams', body)).body;
    return { sandbox, close, send, create };
  }

  test('teams are as they were after a restart, with their keys, tokens and expiries', async () => {
    const file = path();
    const { close, send, create, sandbox } = await share(file);
    const team = await create({ processingMs: 1_000, expires_at: new Date(Date.now() + 9e8).toISOString() });
    const other = await create({ examples: true });
    const tasks = `/_sandbox/teams/${team.id}/tasks`;
    await send(team.control_token, 'POST', tasks, { id: 't', status: 'PROCESSING' });
    await send(team.control_token, 'PUT', '/_sandbox/settings', setting.set);
    const { body: fewer } = await send(team.control_token, 'POST', '/_sandbox/keys', {
      scopes: ['task.read'],
    });
    await send(team.control_token, 'DELETE', `/_sandbox/keys/${encodeURIComponent(fewer.key)}`);
    // Without a request of a team, such as with a clock that runs.
    sandbox.advance(400);
    const claimed = await send(other.control_token, 'POST', `/_sandbox/teams/${other.id}/claim`);
    const whole = (one: Sandbox) =>
      [team, other].map(({ id }) => one.surroundings.shared?.host.open?.(String(id))?.export());
    const before = whole(sandbox);
    await close();
    const again = await share(file);
    expect(whole(again.sandbox)).toEqual(before);
    expect((await again.send(operatorToken, 'GET', '/_sandbox/teams')).body).toEqual([team.id, other.id]);
    const read = (key: string) => again.send(key, 'GET', `/v2/${team.id}/project/project-1/task/t`);
    expect(await read(team.key)).toMatchObject({ body: { payload: { status: 'PROCESSING' } } });
    expect((await read(fewer.key)).status).toBe(401);
    expect((await read(other.key)).status).toBe(404);
    const advanced = { advanceMs: 600 };
    await again.send(team.control_token, 'POST', '/_sandbox/clock', advanced);
    expect(await read(team.key)).toMatchObject({ body: { payload: { status: 'REVIEWING' } } });
    // A reset begins with the options of the team.
    await again.send(other.control_token, 'DELETE', '/_sandbox/teams');
    expect((await again.send(other.control_token, 'GET', '/_sandbox/health')).body.tasks).toBe(begun.length);
    await again.close();
    expect(rowsOf(file, 'team')).toMatchObject([
      { id: team.id, expires_at: Date.parse(team.expires_at) },
      { id: other.id, expires_at: Date.parse(claimed.body.expires_at) },
    ]);
  });

  test('a team is deleted with its rows by the operator, and when it expires, also without a request', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date', 'setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const file = path();
    const { sandbox, close, send, create } = await share(file);
    const kept = await create({ expires_at: '2026-02-01T00:00:00Z' });
    const late = await create({ expires_at: '2026-01-09T00:00:00Z' });
    const removed = await create({ examples: true });
    await create({ examples: true });
    /** The sandboxes that have rows now. */
    const ids = () => {
      for (const end of ['', '-wal']) if (existsSync(file + end)) cpSync(file + end, `${file}-now${end}`);
      const names = new Set(rowsOf(`${file}-now`).map((row) => row['sandbox']));
      return [rowsOf(`${file}-now`, 'team').map(({ id }) => id), names];
    };
    const open = sandbox.surroundings.shared?.host.open?.(removed.id);
    expect((await send(operatorToken, 'DELETE', `/_sandbox/teams/${removed.id}`)).status).toBe(204);
    // A request that was on its way.
    await createFetch(open)(`http://x/v2/${removed.id}/upload/none`, {
      headers: { authorization: 'Bearer k' },
    });
    expect(ids().map((each) => [...each].length)).toEqual([3, 4]);
    vi.setSystemTime(Date.UTC(2026, 0, 8));
    vi.advanceTimersByTime(60_000);
    expect(ids()).toEqual([[kept.id, late.id], new Set(['', kept.id, late.id])]);
    await close();
    vi.setSystemTime(Date.UTC(2026, 0, 9));
    await (await share(file)).close();
    expect(ids()).toEqual([[kept.id], new Set(['', kept.id])]);
  });

  test('a team without its first tasks is opened where those of all others fill the sandbox', async () => {
    const file = path();
    const limits = { tasks: 10 * begun.length };
    const { send, create, close } = await share(file, limits);
    const first = await create();
    for (let count = 0; count < 9; count++) await create({ examples: true });
    const last = await create({ examples: true });
    for (const { id } of begun) {
      await send(last.control_token, 'DELETE', `/_sandbox/teams/${last.id}/tasks/${id}`);
      expect((await send(first.control_token, 'POST', `/_sandbox/teams/${first.id}/tasks`)).status).toBe(200);
    }
    await close();
    const again = await share(file, limits);
    expect((await again.send(last.control_token, 'GET', '/_sandbox/health')).body.tasks).toBe(0);
    const seed = await again.send(last.control_token, 'POST', `/_sandbox/teams/${last.id}/tasks`);
    expect(seed.status).toBe(507);
    await again.close();
  });

  test.each([
    ['DROP TABLE team', /created without an operator token/],
    ["DELETE FROM state_row WHERE sandbox <> ''", /Its rows were deleted/],
  ])('a file with teams is no new one after %s', async (statement, message) => {
    const file = path();
    const { create, close } = await share(file);
    await create();
    await close();
    write(file, statement);
    await expect(share(file)).rejects.toThrow(message);
    await expect(openFile(createSandbox(), file)).rejects.toThrow(/of teams|with an operator token/);
  });

  test('a file with teams needs the token, and one without them has none', async () => {
    const [file, other] = [path(), path()];
    await (await share(file)).close();
    await expect(openFile(createSandbox(), file)).rejects.toThrow('created with an operator token');
    await (await openFile(createSandbox(), other)).close();
    await expect(share(other)).rejects.toThrow('created without an operator token');
  });
});
