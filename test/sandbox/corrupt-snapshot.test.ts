/** A snapshot in which something is changed is rejected as a whole, or leads to a sandbox that works. */
import { beforeAll, describe, expect, test } from 'vitest';
import { LimitError } from '../../src/sandbox/state/store.ts';
import { createSandbox } from '../../src/sandbox/control/teams.ts';
import type { Sandbox } from '../../src/sandbox/testing/sandbox.ts';
import type { Snapshot } from '../../src/sandbox/storage/snapshot.ts';
import { createFetch } from '../../src/sandbox/hosts/fetch.ts';
import { form } from './support.ts';
import { setting } from '../support/setting.ts';

type Data = Record<string | number, unknown>;
const headers = { authorization: 'Bearer k' };
const tasks = 'http://x/v2/team-1/project/project-1/task';
const received = (data: unknown): Data => JSON.parse(JSON.stringify(data)) as Data;
/** A snapshot that may be invalid. */
const snapshotOf = (data: unknown): Snapshot => data as Snapshot;

let exported: Data;
beforeAll(async () => {
  const sandbox = createSandbox();
  const fetch = createFetch(sandbox);
  const upload = 'http://x/v2/team-1/project/project-1/upload';
  await fetch(upload, { method: 'POST', body: form(['a.pdf']), headers });
  sandbox.seed({ id: 'task-1', status: 'PROCESSING', pages: [] });
  await fetch(`${tasks}/task-1`, { headers });
  sandbox.fault({ fault: 'status', status: 500, call: 9 }, { fault: 'slow', delayMs: { min: 1, max: 2 } });
  sandbox.set(setting.id, setting.other);
  sandbox.allowImport('project-2', false);
  sandbox.revokeKey('revoked');
  exported = received(sandbox.export());
});

/** Every place of data. */
function* places(data: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (path.length > 0) yield path;
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) yield* places(value, [...path, name]);
}

/** Returns a copy of data with another value in a place; without the place if it is undefined. */
function changed(data: Data, path: (string | number)[], value: unknown): Data {
  const copy = structuredClone(data);
  let inner = copy;
  for (const name of path.slice(0, -1)) inner = inner[name] as Data;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  return received(copy);
}

/** Does what tests do with a sandbox. Returns what went wrong. */
async function use(sandbox: Sandbox): Promise<string[]> {
  const wrong: string[] = [];
  const fetch = createFetch(sandbox);
  for (const path of [
    `${tasks}/task-1`,
    'http://x/_sandbox/health',
    'http://x/_sandbox/teams/team-1/journal',
  ]) {
    const text = await (await fetch(path, { headers })).text();
    if (/made a mistake/.test(text)) wrong.push(`${path}: ${text}`);
  }
  sandbox.advance(1);
  const all = [sandbox.tasks(), sandbox.uploads(), sandbox.events(), sandbox.journal(), sandbox.faults()];
  createSandbox().import(received([sandbox.export(), all])[0] as Snapshot);
  sandbox.team('team-1').reset();
  const { bytes, tasks: count } = sandbox.state;
  if (!Number.isSafeInteger(bytes) || bytes < 0) wrong.push(`bytes are ${bytes}`);
  if (!Number.isSafeInteger(count) || count < 0) wrong.push(`tasks are ${count}`);
  return wrong;
}

describe('a snapshot with another value in any place', () => {
  test.each<[string, unknown]>([
    ['none', undefined],
    ['null', null],
    ['a negative number', -1],
    ['a part of a number', 1.5],
    ['a huge number', 1e20],
    ['a text', 'x'],
    ['an empty text', ''],
    ['an array', [null]],
    ['an object', { a: 1 }],
  ])('%s', async (_, value) => {
    for (const path of places(exported)) {
      const sandbox = createSandbox({ log: () => {} });
      sandbox.seed({ id: 'kept' });
      const before = received(sandbox.export());
      const where = path.join('.');
      let wrong: string[] = [];
      try {
        sandbox.import(snapshotOf(changed(exported, path, value)));
        wrong = await use(sandbox);
      } catch (error) {
        const isSaid = error instanceof LimitError || /must be|is invalid|There is no/.test(String(error));
        if (!isSaid) wrong.push(String(error));
        if (JSON.stringify(sandbox.export()) !== JSON.stringify(before))
          wrong.push(`changed by ${String(error)}`);
      }
      expect(wrong, where).toEqual([]);
    }
  });
});

test('teams and records that are there twice are rejected', () => {
  const { format, rows } = snapshotOf(exported);
  const again = rows.flatMap((row) => [row, { ...row, key: '99' }]);
  const messages: Record<string, RegExp> = {
    teams: /team-1 is there twice/,
    records: /(Task|Upload) \S+ is there twice/,
  };
  for (const [table, message] of Object.entries(messages)) {
    const twice = again.filter((row) => row.key !== '99' || row.table === table);
    const same = rows.flatMap((row) => (row.table === table ? [row, row] : [row]));
    expect(() => createSandbox().import({ format, rows: twice })).toThrow(message);
    expect(() => createSandbox().import({ format, rows: same })).toThrow(/It is there twice/);
  }
});
