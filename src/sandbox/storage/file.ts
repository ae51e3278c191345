/** A data file of SQLite, on a host with Node. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { State } from '../resources/state.ts';
import { attach, type Sql, stored } from './storage.ts';

/**
 * Puts the state in a data file in place of that of a sandbox, and stores its changes there. A file that does not exist is
 * created. No other process can use it until it is closed.
 *
 * @returns The open file.
 * @throws {TypeError} This Node has no SQLite, or the file cannot be used. It has not changed.
 */
export async function openFile(state: State, path: string): Promise<{ close(): void }> {
  if (state.shared) {
    throw new TypeError(
      `The data file ${path} cannot keep the teams of an operator token. On Node they are in memory: leave one of both out.`,
    );
  }
  const { DatabaseSync } = await import('node:sqlite').catch(() => {
    throw new TypeError(
      `The data file ${path} needs Node 22.13 or later, and this is Node ${process.versions.node}. ` +
        'Start the sandbox with a newer Node, or without a data file.',
    );
  });
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
    attach(state, sql);
    // A process that ends at any point loses no request that has its response; a power failure can lose the last ones.
    sql.exec('PRAGMA journal_mode = WAL');
    sql.exec('PRAGMA synchronous = NORMAL');
    return {
      close() {
        // What changed without a request, such as a clock that runs.
        stored(state, 507, () => {});
        database?.close();
      },
    };
  } catch (error) {
    if (database?.isOpen) database.close();
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
