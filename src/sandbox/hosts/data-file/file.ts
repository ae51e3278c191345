/** A data file of SQLite, on a host with Node. */
import { existsSync, realpathSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { FilePlace } from './file-place.ts';
import { hasLog, setLogsAside } from './leftover-log.ts';
import { attach, type Sql, stored } from '../../storage/storage.ts';
import { sandboxesOf } from '../../control/teams.ts';
import type { Sandbox } from '../../testing/sandbox.ts';

type Sqlite = typeof import('node:sqlite');

/** An open data file. */
export interface DataFile {
  /** Whether it had data when it was opened. */
  readonly hadData: boolean;
  /** Resolves when the sandbox cannot use the file any more. */
  readonly lost: Promise<void>;
  /** Stores what changed without a request, such as a clock that runs, and closes the file. Rejects if it cannot be stored. */
  close(): Promise<void>;
}

/**
 * Puts the state in a data file in place of that of a sandbox, with its teams, and stores its changes there. A file that does
 * not exist is created. No other process can use it until it is closed.
 *
 * @throws {TypeError} This Node has no SQLite, or the file cannot be used. It has not changed.
 */
export async function openFile(sandbox: Sandbox, path: string): Promise<DataFile> {
  const { DatabaseSync, backup } = await import('node:sqlite').catch(() => ({}) as Partial<Sqlite>);
  // `isTransaction` came with the same version.
  if (!DatabaseSync || !backup) {
    throw new TypeError(
      `The data file ${path} needs Node 22.16 or later, and this is Node ${process.versions.node}. ` +
        'Start the sandbox with a newer Node, or without a data file.',
    );
  }
  let database: DatabaseSync | undefined;
  let place: FilePlace | undefined;
  try {
    // SQLite has its logs next to what a link leads to.
    const real = existsSync(path) ? realpathSync(path) : path;
    if (hasLog(real)) {
      checkUnused(new DatabaseSync(path, { readOnly: true }));
      setLogsAside(real, sandbox.state.log);
    }
    database = new DatabaseSync(path);
    configure(database);
    // Reads the file: SQLite then takes back what a killed process had not ended, before anything is counted.
    const hadData = checkKind(database, sandbox);
    place = new FilePlace(path);
    const sql = sqlOf(database, place);
    attach(sandbox, sql);
    // After each transaction, all pages are in the file itself.
    sql.exec('PRAGMA journal_mode = TRUNCATE');
    place.begin(database);
    return opened(sandbox, database, place, hadData);
  } catch (error) {
    database?.close();
    place?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    const reason = reasons[(errcode ?? 0) % 256] ?? message.replace(/[^.]$/, '$&.');
    throw new TypeError(
      `The data file ${path || '(empty)'} cannot be used. ${reason} Choose another file with --data.`,
      {
        cause: error,
      },
    );
  }
}

function opened(sandbox: Sandbox, database: DatabaseSync, place: FilePlace, hadData: boolean): DataFile {
  const alarms = [
    setInterval(() => void stored(sandbox, 507, () => sandbox.surroundings.shared?.host.list()), 60_000),
    // A process that is started meanwhile finds the file free.
    setInterval(() => place.isOurs() && place.sync(), 200),
  ];
  for (const alarm of alarms) alarm.unref();
  return {
    hadData,
    lost: place.lost,
    async close() {
      for (const alarm of alarms) clearInterval(alarm);
      try {
        for (const { surroundings } of await sandboxesOf(sandbox)) surroundings.storage?.run(() => {});
        // Deletes the journal, which is empty.
        database.exec('PRAGMA journal_mode = DELETE');
      } finally {
        database.close();
        place.close();
      }
    },
  };
}

function configure(database: DatabaseSync): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  // The file changes only when a transaction ends.
  database.exec('PRAGMA cache_spill = OFF');
  // What is written outlives the process. Waiting for the disk takes longer than all else that a request does.
  database.exec('PRAGMA synchronous = OFF');
}

/**
 * Returns whether a database has data.
 *
 * @throws {TypeError} It is not one of this kind of sandbox.
 */
function checkKind(database: DatabaseSync, { surroundings: { shared } }: Sandbox): boolean {
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  const names = tables.map(({ name }) => name);
  if (names.length === 0) return false;
  if (!names.includes('schema_version')) throw new TypeError('It is the database of another program.');
  if (names.includes('team') !== (shared !== undefined)) {
    const created = shared ? 'without an operator token' : 'with an operator token';
    throw new TypeError(`It was created ${created}: start the sandbox ${created}.`);
  }
  return true;
}

/** @throws {Error} Another process uses the database. */
function checkUnused(database: DatabaseSync): void {
  try {
    database.prepare('PRAGMA schema_version').get();
  } catch (error) {
    // Other errors are due to the log.
    if ((error as { errcode?: number }).errcode === busy) throw error;
  } finally {
    database.close();
  }
}

const busy = 5;

/** What result codes of SQLite mean here. */
const reasons: Readonly<Record<number, string>> = {
  1: 'A table of it is missing or was changed: restore it from a backup.',
  [busy]: 'Another process uses it: end that first.',
  8: 'It is read-only.',
  11: 'It is corrupt: restore it from a backup.',
  14: 'It cannot be opened: check that its folder exists and can be written.',
  26: 'It is no database of SQLite.',
};

/** Returns what the storage needs of a database. */
export function sqlOf(database: DatabaseSync, place?: FilePlace): Sql {
  const statements = new Map<string, StatementSync>();
  const exec: Sql['exec'] = (text, ...parameters) => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    return statement.all(...parameters);
  };
  return {
    exec,
    check: () => place?.check(),
    transaction(run) {
      if (database.isTransaction) return run();
      place?.check();
      exec('BEGIN IMMEDIATE');
      try {
        place?.count(database);
        const result = run();
        exec('COMMIT');
        place?.counted();
        return result;
      } catch (error) {
        // SQLite has done so itself after some errors, such as that of a full disk.
        if (database.isTransaction) exec('ROLLBACK');
        throw error;
      }
    },
  };
}
