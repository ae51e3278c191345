/** A data file of SQLite, on a host with Node. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { State } from '../resources/state.ts';
import { statesOf } from '../testing/teams.ts';
import { attach, type Sql, stored } from './storage.ts';

type Sqlite = typeof import('node:sqlite');

/**
 * Puts the state in a data file in place of that of a sandbox, with its teams, and stores its changes there. A file that does
 * not exist is created. No other process can use it until it is closed.
 *
 * @returns The open file.
 * @throws {TypeError} This Node has no SQLite, or the file cannot be used. It has not changed.
 */
export async function openFile(state: State, path: string): Promise<{ close(): Promise<void> }> {
  const { DatabaseSync, backup } = await import('node:sqlite').catch(() => ({}) as Partial<Sqlite>);
  // `isTransaction` came with the same version.
  if (!DatabaseSync || !backup) {
    throw new TypeError(
      `The data file ${path} needs Node 22.16 or later, and this is Node ${process.versions.node}. ` +
        'Start the sandbox with a newer Node, or without a data file.',
    );
  }
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    const sql = sqlOf(database);
    sql.exec('PRAGMA locking_mode = EXCLUSIVE');
    const tables = [...sql.exec(`SELECT name FROM sqlite_master WHERE type = 'table'`)].map(
      ({ name }) => name,
    );
    if (tables.length > 0 && !tables.includes('schema_version')) {
      throw new TypeError('It is the database of another program.');
    }
    const { shared } = state;
    if (tables.length > 0 && tables.includes('team') !== (shared !== undefined)) {
      const created = shared ? 'without an operator token' : 'with an operator token';
      throw new TypeError(`It was created ${created}: start the sandbox ${created}.`);
    }
    attach(state, sql);
    // A process that ends at any point loses no request that has its response; a power failure can lose the last ones.
    sql.exec('PRAGMA journal_mode = WAL');
    sql.exec('PRAGMA synchronous = NORMAL');
    const alarm = setInterval(() => void stored(state, 507, () => shared?.host.list()), 60_000).unref();
    return {
      async close() {
        clearInterval(alarm);
        // What changed without a request, such as a clock that runs.
        for (const each of await statesOf(state)) stored(each, 507, () => {});
        database?.close();
      },
    };
  } catch (error) {
    database?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    const reason = reasons[(errcode ?? 0) % 256] ?? message;
    throw new TypeError(`The data file ${path} cannot be used. ${reason} Choose another file with --data.`, {
      cause: error,
    });
  }
}

/** What result codes of SQLite mean here. */
const reasons: Readonly<Record<number, string>> = {
  5: 'Another process uses it: end that first.',
  8: 'It is read-only.',
  11: 'It is corrupt: restore it from a backup.',
  14: 'It cannot be opened: check that its folder exists and can be written.',
  26: 'It is no database of SQLite.',
};

/** Returns what the storage needs of a database. */
export function sqlOf(database: DatabaseSync): Sql {
  const statements = new Map<string, StatementSync>();
  const exec: Sql['exec'] = (text, ...parameters) => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    return statement.all(...parameters);
  };
  return {
    exec,
    transaction(run) {
      if (database.isTransaction) return run();
      exec('BEGIN IMMEDIATE');
      try {
        const result = run();
        exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite has done so itself after some errors, such as that of a full disk.
        if (database.isTransaction) exec('ROLLBACK');
        throw error;
      }
    },
  };
}
