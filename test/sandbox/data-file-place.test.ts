/** The data file of a sandbox as one file: alone after a kill, restored, moved, or used by two processes. */
import { cpSync, existsSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFetch, createSandbox, type Sandbox } from '../../src/sandbox/hosts/fetch.ts';
import { openFile } from '../../src/sandbox/hosts/data-file/file.ts';
import { temporary } from '../support/folders.ts';

interface Opened {
  sandbox: Sandbox;
  log: string[];
  close(): Promise<void>;
  lost: Promise<void>;
}

async function open(file: string): Promise<Opened> {
  const log: string[] = [];
  const sandbox = createSandbox({ log: (line) => void log.push(line) });
  return { sandbox, log, ...(await openFile(sandbox, file)) };
}

/** Sends requests of which each creates a task. */
async function seed({ sandbox }: Opened, count: number): Promise<number[]> {
  const fetch = createFetch(sandbox);
  const statuses = [];
  for (let index = 0; index < count; index++) {
    const { status } = await fetch('http://x/_sandbox/teams/team-1/tasks', { method: 'POST' });
    statuses.push(status);
  }
  return statuses;
}

async function tasksIn(file: string): Promise<number> {
  const { sandbox, close } = await open(file);
  await close();
  return sandbox.tasks().length;
}

test('the file alone has every request that has its response', async () => {
  const folder = temporary();
  const file = join(folder, 'data.sqlite');
  const opened = await open(file);
  for (const count of [1, 50, 100]) {
    await seed(opened, count - opened.sandbox.tasks().length);
    cpSync(file, join(folder, `copy-${count}`));
    expect(await tasksIn(join(folder, `copy-${count}`))).toBe(count);
  }
  await opened.close();
});

describe('a process that was killed in a transaction', () => {
  /** A file of 20 tasks of which a transaction has changed a part, with its journal, and a backup with 10 tasks. */
  async function killed(): Promise<{ file: string; backup: string }> {
    const folder = temporary();
    const [used, file, backup] = ['used', 'data.sqlite', 'backup'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const opened = await open(used);
    await seed(opened, 10);
    await opened.close();
    cpSync(used, backup);
    const again = await open(used);
    await seed(again, 10);
    await again.close();
    const database = new DatabaseSync(used);
    // Pages are written before the transaction ends.
    database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA cache_size = 2; BEGIN');
    const count = database.prepare('PRAGMA user_version').get()?.['user_version'];
    database.exec(`PRAGMA user_version = ${Number(count) + 1}; DELETE FROM state_row`);
    for (const end of ['', '-journal']) cpSync(used + end, file + end);
    database.close();
    return { file, backup };
  }

  test('leaves a file from before it', async () => {
    const { file } = await killed();
    expect(await tasksIn(file)).toBe(20);
  });

  test('does not change a file that is restored, and leaves its journal under another name', async () => {
    const { file, backup } = await killed();
    cpSync(backup, file);
    const { sandbox, log, close } = await open(file);
    await close();
    expect(sandbox.tasks()).toHaveLength(10);
    expect(log).toEqual([
      `${file}-journal belongs to another state of the data file, and is ${file}-journal.unused now.`,
    ]);
    expect(existsSync(`${file}-journal.unused`)).toBe(true);
    expect(await tasksIn(file)).toBe(10);
  });

  test('does not change a file that is restored behind a link', async () => {
    const { file, backup } = await killed();
    cpSync(backup, file);
    symlinkSync(file, `${file}-link`);
    expect(await tasksIn(`${file}-link`)).toBe(10);
  });

  test('does not change a file that was restored and used, in any number of transactions', async () => {
    const { file, backup } = await killed();
    for (const more of [0, 1, 2, 9]) {
      const opened = await open(backup);
      await seed(opened, more);
      await opened.close();
      cpSync(backup, `${file}-${more}`);
      cpSync(`${file}-journal`, `${file}-${more}-journal`);
      expect(await tasksIn(`${file}-${more}`)).toBe(opened.sandbox.tasks().length);
    }
  });

  test('does not change another file, where it had none before', async () => {
    const { file, backup } = await killed();
    const database = new DatabaseSync(`${file}-new`);
    database.exec('PRAGMA cache_size = 2; BEGIN; CREATE TABLE t (x)');
    for (let index = 0; index < 200; index++) database.exec(`INSERT INTO t VALUES ('${'x'.repeat(4_000)}')`);
    cpSync(`${file}-new-journal`, `${file}-journal`);
    database.close();
    cpSync(backup, file);
    expect(await tasksIn(file)).toBe(10);
  });

  test('leaves no data where the file was deleted', async () => {
    const { file } = await killed();
    rmSync(file);
    expect(await tasksIn(file)).toBe(0);
  });

  test('does not change a file by the log of an earlier release', async () => {
    const { file, backup } = await killed();
    rmSync(`${file}-journal`);
    cpSync(backup, `${backup}-earlier`);
    const database = new DatabaseSync(`${backup}-earlier`);
    onTestFinished(() => database.close());
    database.exec(`PRAGMA journal_mode = WAL; DELETE FROM state_row WHERE "table" = 'records'`);
    cpSync(`${backup}-earlier`, `${file}-earlier`);
    for (const path of [file, `${file}-earlier`]) cpSync(`${backup}-earlier-wal`, `${path}-wal`);
    cpSync(backup, file);
    expect(await tasksIn(file)).toBe(10);
    // A file that an earlier release has left is read with its log.
    expect(await tasksIn(`${file}-earlier`)).toBe(0);
    expect(existsSync(`${file}-earlier-wal`)).toBe(false);
  });
});

describe('a file that the path does not lead to any more', () => {
  const changes: Record<string, (file: string, backup: string) => void> = {
    'was deleted': (file) => rmSync(file),
    'was moved': (file) => renameSync(file, `${file}-moved`),
    'was replaced by a backup': (file, backup) => renameSync(backup, file),
    'was replaced by another file': (file) => {
      rmSync(file);
      writeFileSync(file, 'x');
    },
    'was overwritten by a backup': (file, backup) => cpSync(backup, file),
    'is in a folder that was moved': (file) => {
      const folder = join(file, '..');
      renameSync(folder, `${folder}-moved`);
      onTestFinished(() => rmSync(`${folder}-moved`, { recursive: true }));
    },
  };

  test.each(Object.entries(changes))('because it %s ends requests with 507', async (_, change) => {
    const folder = temporary();
    const [file, backup] = [join(folder, 'data.sqlite'), join(folder, 'backup')];
    const opened = await open(file);
    await seed(opened, 1);
    cpSync(file, backup);
    expect(await seed(opened, 2)).toEqual([200, 200]);
    change(file, backup);
    expect(await seed(opened, 1)).toEqual([507]);
    const fetch = createFetch(opened.sandbox);
    const headers = { authorization: 'Bearer k' };
    const request = fetch('http://x/v2/team-1/project/project-1/task/none', { headers });
    const { status, detail } = (await (await request).json()) as { status: number; detail: string };
    expect({ status, detail }).toEqual({ status: 507, detail: opened.log.at(-1) });
    expect(detail).toBe(
      `The request was not stored, and had no effect: the data file ${file} was moved, deleted, replaced or ` +
        'changed while the sandbox used it. Stop the sandbox first, and start it again now.',
    );
    await opened.lost;
    await expect(opened.close()).rejects.toThrow('was moved, deleted, replaced or changed');
  });

  test.each(['was replaced by a backup', 'was overwritten by a backup'])(
    'because it %s is the backup',
    async (name) => {
      const folder = temporary();
      const [file, backup] = [join(folder, 'data.sqlite'), join(folder, 'backup')];
      const opened = await open(file);
      await seed(opened, 1);
      cpSync(file, backup);
      await seed(opened, 2);
      changes[name]?.(file, backup);
      await seed(opened, 1);
      await opened.close().catch(() => {});
      expect(await tasksIn(file)).toBe(1);
      expect(readdirSync(folder)).not.toContain('data.sqlite-journal');
    },
  );

  test('is noticed without a request', async () => {
    const file = join(temporary(), 'data.sqlite');
    const opened = await open(file);
    rmSync(file);
    await opened.lost;
    await expect(opened.close()).rejects.toThrow('was moved, deleted, replaced or changed');
  });
});
