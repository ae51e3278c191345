/** Stores the state of a sandbox in a SQL database: what a request has changed, before its response is sent. */
import type { SandboxResponse } from '../protocol/messages.ts';
import type { State } from '../resources/state.ts';
import { restore } from '../testing/snapshot.ts';
import type { StoredTeam, TeamOptions } from '../testing/teams.ts';
import { problemDetails } from '../text.ts';
import { Changes, type Row, rowsOf } from './changes.ts';
import { rowVersion } from './migrations.ts';

/** A SQLite database. */
export interface Sql {
  /** Runs a statement, and returns its rows. */
  exec(statement: string, ...parameters: (string | number)[]): Iterable<Record<string, unknown>>;
  /** Runs statements of which all take effect, or none if the function throws. Inside another one, it is a part of that. */
  transaction<Result>(run: () => Result): Result;
}

/**
 * The primary key is the only index, so that each change of a row is written once. `sandbox` is the id of a team with a
 * sandbox of its own, and empty for that of the operator or of one user.
 */
const rowTable = `CREATE TABLE IF NOT EXISTS state_row (
    sandbox TEXT NOT NULL, team TEXT NOT NULL, "table" TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (sandbox, team, "table", key)
  ) WITHOUT ROWID`;
/** Before version 5, a database had one sandbox. */
const withSandboxes = [
  'ALTER TABLE state_row RENAME TO earlier_row',
  rowTable,
  `INSERT INTO state_row SELECT '', team, "table", key, value FROM earlier_row`,
  'DROP TABLE earlier_row',
];
const select =
  'SELECT team, "table", key, value FROM state_row WHERE sandbox = ? ORDER BY CAST(key AS INTEGER)';
const upsert = `INSERT INTO state_row (sandbox, team, "table", key, value) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET value = excluded.value`;
const remove = 'DELETE FROM state_row WHERE sandbox = ? AND team = ? AND "table" = ? AND key = ?';
const removeAll = 'DELETE FROM state_row WHERE sandbox = ?';

/** The changes of a request could not be stored. It had no effect. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * Puts the state in a database in place of that of a sandbox, with its teams; a database without one gets that of the
 * sandbox. From then on it gets what changes.
 *
 * @throws {TypeError} The data is not that of a sandbox, or of a later version. It has not changed.
 */
export function attach(state: State, sql: Sql): void {
  sql.transaction(() => {
    sql.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const [{ version } = {}] = sql.exec('SELECT version FROM schema_version');
    if (Number(version) > rowVersion) {
      throw new TypeError(
        `Its data has version ${version}, and this release reads up to ${rowVersion}: install a later one.`,
      );
    }
    for (const statement of Number(version) < 5 ? withSandboxes : [rowTable]) sql.exec(statement);
    state.storage = new Storage(state, sql, '', version);
    state.shared?.host.keep?.(new TeamRows(sql, version));
    if (version === rowVersion) return;
    sql.exec('DELETE FROM schema_version');
    sql.exec('INSERT INTO schema_version (version) VALUES (?)', rowVersion);
  });
}

/** The state of a sandbox in a database. */
export class Storage {
  readonly #state: State;
  readonly #sql: Sql;
  readonly #sandbox: string;
  /** Whether the state may have changes that are not stored. */
  #isAhead = false;

  /** @param version That of its rows, if it has some. */
  constructor(state: State, sql: Sql, sandbox: string, version: unknown) {
    this.#state = state;
    this.#sql = sql;
    this.#sandbox = sandbox;
    const count = this.#load(version);
    // Rows are left over from a resource that the contract has lost, and from a longer journal.
    if (version !== rowVersion || count !== rowsOf(state).length) this.#replace();
    state.changes = new Changes();
  }

  /**
   * Runs what may change the state, and stores what has changed.
   *
   * @throws {StorageError} It cannot be stored. The state is that from before.
   */
  run<Result>(change: () => Result): Result {
    if (this.#isAhead) attempt(() => this.#load());
    this.#isAhead = true;
    try {
      const result = change();
      attempt(() => this.#store());
      this.#isAhead = false;
      return result;
    } catch (error) {
      attempt(() => this.#load());
      throw error;
    }
  }

  #store(): void {
    const { changes } = this.#state;
    if (!changes || changes.isEmpty) return;
    this.#sql.transaction(() => {
      if (changes.replacing) return this.#replace();
      const ofTeam = 'DELETE FROM state_row WHERE sandbox = ? AND team = ?';
      for (const team of changes.deletedTeams) this.#sql.exec(ofTeam, this.#sandbox, team);
      this.#write(changes.rows());
    });
    this.#state.changes = new Changes();
  }

  /** Puts the stored state, if there is one, in place of that of the sandbox. Returns how many rows it has. */
  #load(version: unknown = rowVersion): number {
    const rows = Array.from(this.#sql.exec(select, this.#sandbox), (row) => ({
      ...row,
      value: parsed(String(row['value'])),
    }));
    if (rows.length > 0) restore(this.#state, { format: version, rows }, 'data');
    this.#state.changes = new Changes();
    this.#isAhead = false;
    return rows.length;
  }

  #replace(): void {
    this.#sql.exec(removeAll, this.#sandbox);
    this.#write(rowsOf(this.#state));
  }

  #write(rows: Row[]): void {
    for (const { team, table, key, value } of rows) {
      if (value === undefined) this.#sql.exec(remove, this.#sandbox, team, table, key);
      else this.#sql.exec(upsert, this.#sandbox, team, table, key, JSON.stringify(value));
    }
  }
}

/** The teams that share a sandbox, with when they expire. Their sandboxes are in rows of the same database. */
export class TeamRows {
  readonly #sql: Sql;
  readonly #version: unknown;

  /** @param version That of the rows of the sandboxes. */
  constructor(sql: Sql, version: unknown) {
    sql.exec(
      'CREATE TABLE IF NOT EXISTS team (id TEXT PRIMARY KEY, options TEXT NOT NULL, expires_at INTEGER NOT NULL)',
    );
    this.#sql = sql;
    this.#version = version;
  }

  /** Returns the teams that have not expired, in the order of their creation. */
  list(): StoredTeam[] {
    this.deleteExpired();
    return Array.from(this.#sql.exec('SELECT * FROM team ORDER BY rowid'), ({ id, options, expires_at }) => ({
      id: String(id),
      options: JSON.parse(String(options)) as TeamOptions,
      expiresAt: Number(expires_at),
    }));
  }

  /** Puts the stored state of a team in place of that of its sandbox. */
  open(id: string, state: State): void {
    state.storage = new Storage(state, this.#sql, id, this.#version);
  }

  add({ id, options, expiresAt }: StoredTeam, state: State): void {
    this.#change(() => {
      this.#sql.exec('INSERT INTO team VALUES (?, ?, ?)', id, JSON.stringify(options), expiresAt);
      state.storage = new Storage(state, this.#sql, id, undefined);
    });
  }

  claim(id: string, expiresAt: number): void {
    this.#change(() => this.#sql.exec('UPDATE team SET expires_at = ? WHERE id = ?', expiresAt, id));
  }

  delete(id: string): void {
    this.#change(() => {
      this.#sql.exec('DELETE FROM team WHERE id = ?', id);
      this.#sql.exec(removeAll, id);
    });
  }

  deleteExpired(): void {
    this.#change(() => {
      const expired = [...this.#sql.exec('SELECT id FROM team WHERE expires_at <= ?', Date.now())];
      for (const { id } of expired) this.delete(String(id));
    });
  }

  #change(run: () => void): void {
    attempt(() => this.#sql.transaction(run));
  }
}

/** @throws {StorageError} The database fails. */
function attempt(run: () => void): void {
  try {
    run();
  } catch (error) {
    throw new StorageError(`The request was not stored, and had no effect: ${(error as Error).message}.`);
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
