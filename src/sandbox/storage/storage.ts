/** Stores the state of a sandbox in a SQL database: what a request has changed, before its response is sent. */
import type { SandboxResponse } from '../protocol/messages.ts';
import type { State } from '../resources/state.ts';
import { restore } from '../testing/snapshot.ts';
import { problemDetails } from '../text.ts';
import { Changes, type Row, rowsOf } from './changes.ts';
import { rowVersion } from './migrations.ts';

/** A SQLite database. */
export interface Sql {
  /** Runs a statement, and returns its rows. */
  exec(statement: string, ...parameters: (string | number)[]): Iterable<Record<string, unknown>>;
  /** Runs statements of which all take effect, or none if the function throws. */
  transaction<Result>(run: () => Result): Result;
}

/** The primary key is the only index, so that each change of a row is written once. */
const schema = [
  'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)',
  `CREATE TABLE IF NOT EXISTS state_row (
    team TEXT NOT NULL, "table" TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (team, "table", key)
  ) WITHOUT ROWID`,
];
const select = 'SELECT team, "table", key, value FROM state_row ORDER BY CAST(key AS INTEGER)';
const upsert = `INSERT INTO state_row (team, "table", key, value) VALUES (?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET value = excluded.value`;
const remove = 'DELETE FROM state_row WHERE team = ? AND "table" = ? AND key = ?';

/** The changes of a request could not be stored. It had no effect. */
class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * Puts the state in a database in place of that of a sandbox; a database without one gets that of the sandbox. From then
 * on it gets what changes.
 *
 * @throws {TypeError} The data is not that of a sandbox, or of a later version. It has not changed.
 * @throws {LimitError} The sandbox has no room for it. It has not changed.
 */
export function attach(state: State, sql: Sql): void {
  state.storage = new Storage(state, sql);
}

/** The state of a sandbox in a database. */
export class Storage {
  readonly #state: State;
  readonly #sql: Sql;
  /** Whether the state may have changes that are not stored. */
  #isAhead = false;

  constructor(state: State, sql: Sql) {
    this.#state = state;
    this.#sql = sql;
    sql.transaction(() => {
      for (const statement of schema) sql.exec(statement);
      const version = this.#version();
      if (Number(version) > rowVersion) {
        throw new TypeError(
          `Its data has version ${version}, and this release reads up to ${rowVersion}: install a later one.`,
        );
      }
      const count = version === undefined ? 0 : this.#load();
      // Rows are left over from a resource that the contract has lost, and from a longer journal.
      if (version !== rowVersion || count !== rowsOf(state).length) this.#replace();
    });
    state.changes = new Changes();
  }

  /**
   * Runs what may change the state, and stores what has changed.
   *
   * @throws {StorageError} It cannot be stored. The state is that from before.
   */
  run<Result>(change: () => Result): Result {
    if (this.#isAhead) this.#attempt(() => this.#load());
    this.#isAhead = true;
    try {
      const result = change();
      this.#attempt(() => this.#store());
      this.#isAhead = false;
      return result;
    } catch (error) {
      this.#attempt(() => this.#load());
      throw error;
    }
  }

  #attempt(run: () => void): void {
    try {
      run();
    } catch (error) {
      throw new StorageError(`The request was not stored, and had no effect: ${(error as Error).message}.`);
    }
  }

  #store(): void {
    const { changes } = this.#state;
    if (!changes || changes.isEmpty) return;
    this.#sql.transaction(() => {
      if (changes.replacing) return this.#replace();
      for (const team of changes.deletedTeams) this.#sql.exec('DELETE FROM state_row WHERE team = ?', team);
      this.#write(changes.rows());
    });
    this.#state.changes = new Changes();
  }

  #version(): unknown {
    return [...this.#sql.exec('SELECT version FROM schema_version')][0]?.['version'];
  }

  /** Puts the stored state in place of that of the sandbox, and returns how many rows it has. */
  #load(): number {
    const rows = Array.from(this.#sql.exec(select), (row) => ({
      ...row,
      value: parsed(String(row['value'])),
    }));
    restore(this.#state, { format: this.#version(), rows }, 'data');
    this.#state.changes = new Changes();
    this.#isAhead = false;
    return rows.length;
  }

  #replace(): void {
    this.#sql.exec('DELETE FROM schema_version');
    this.#sql.exec('INSERT INTO schema_version (version) VALUES (?)', rowVersion);
    this.#sql.exec('DELETE FROM state_row');
    this.#write(rowsOf(this.#state));
  }

  #write(rows: Row[]): void {
    for (const { team, table, key, value } of rows) {
      if (value === undefined) this.#sql.exec(remove, team, table, key);
      else this.#sql.exec(upsert, team, table, key, JSON.stringify(value));
    }
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Returns the response to a request once its changes are stored; a problem if they cannot be.
 *
 * @param status Status of the problem.
 */
export function stored<Response>(
  state: State,
  status: number,
  respond: () => Response,
): Response | SandboxResponse {
  try {
    return state.storage ? state.storage.run(respond) : respond();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    state.log(error.message);
    return problemDetails(status, error.message);
  }
}
