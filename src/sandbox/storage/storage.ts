/** Stores the state of a sandbox in a SQL database: what a request has changed, before its response is sent. */
import { type SandboxResponse, problemDetails } from '../contract/messages.ts';
import type { State, SandboxOptions } from '../state/state.ts';
import { restore } from './snapshot.ts';
import { ChangedRows, type Row, rowsOf, rowTable, rowVersion } from './changes.ts';

/** A SQLite database. */
export interface Sql {
  /** Runs a statement, and returns its rows. */
  exec(statement: string, ...parameters: (string | number)[]): Iterable<Record<string, unknown>>;
  /** Runs statements of which all take effect, or none if the function throws. Inside another one, it is a part of that. */
  transaction<Result>(run: () => Result): Result;
  /** @throws {LostFileError} */
  check?(): void;
}

/** A sandbox, as far as it is stored. */
interface StoredSandbox {
  readonly state: State;
  readonly surroundings: {
    storage: Storage | undefined;
    readonly shared?: { readonly host: { openStored?(storage: Storage): void } } | undefined;
  };
}

/** Options of the sandbox of a team. The operator sets the others. */
export type TeamOptions = Omit<SandboxOptions, 'limits' | 'log' | 'operatorToken'>;

/** A team as it is kept beside its sandbox. */
export interface StoredTeam {
  id: string;
  options: TeamOptions;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The sandbox cannot use its data file any more. */
export class LostFileError extends Error {}

const select =
  'SELECT team, "table", key, value FROM state_row WHERE sandbox = ? ORDER BY CAST(key AS INTEGER)';
const upsert = `INSERT INTO state_row (sandbox, team, "table", key, value) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET value = excluded.value`;
const remove = 'DELETE FROM state_row WHERE sandbox = ? AND team = ? AND "table" = ? AND key = ?';
const teamTable =
  'CREATE TABLE team (id TEXT PRIMARY KEY, options TEXT NOT NULL, expires_at INTEGER NOT NULL)';
/** A sandbox whose rows take the room that a request needs, and are deleted again. */
const room = ' room';
const orphan = `SELECT 1 FROM state_row WHERE sandbox NOT IN ('', '${room}') LIMIT 1`;
const removeAll = 'DELETE FROM state_row WHERE sandbox = ?';

/** Max bytes that there must be room for. */
const maxRoom = 2 ** 20;

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
export function attach({ state, surroundings }: StoredSandbox, sql: Sql): void {
  sql.transaction(() => {
    sql.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const [{ version } = {}] = sql.exec('SELECT version FROM schema_version');
    if (version !== undefined && version !== rowVersion) {
      throw new TypeError(
        `Its data has version ${version}, and this release reads version ${rowVersion}: use another one.`,
      );
    }
    // A table that is missing later on was deleted with its data.
    const isNew = version === undefined;
    if (isNew) sql.exec(rowTable);
    if (isNew && surroundings.shared) sql.exec(teamTable);
    if (!surroundings.shared && [...sql.exec(orphan)].length > 0) {
      throw new TypeError('It has the data of teams, and no table of them: restore it from a backup.');
    }
    const storage = new Storage(state, sql, '', isNew);
    surroundings.storage = storage;
    surroundings.shared?.host.openStored?.(storage);
    if (isNew) sql.exec('INSERT INTO schema_version (version) VALUES (?)', rowVersion);
  });
}

/** The state of a sandbox in a database. */
export class Storage {
  readonly #state: State;
  readonly #sql: Sql;
  /** Id of the team of the sandbox; empty for that of the operator. */
  readonly #id: string;
  #changes: ChangedRows;
  /** Whether the state may have changes that are not stored. */
  #isAhead = false;
  /** Bytes that there must be room for before a request runs; 0 unless the last one could not be stored. */
  #needed = 0;

  /**
   * @param isNew Whether nothing is stored yet.
   * @throws {TypeError} There are no stored rows, and should be.
   */
  constructor(state: State, sql: Sql, id: string, isNew: boolean) {
    this.#state = state;
    this.#sql = sql;
    this.#id = id;
    const count = this.#load();
    if (count === 0 && !isNew) {
      throw new TypeError('Its rows were deleted: restore it from a backup.');
    }
    // Rows are left over from a resource that the contract has lost, and from a longer journal.
    if (count !== rowsOf(state).length) this.#replace();
    this.#changes = this.#listen();
  }

  /**
   * Runs what may change the state, and stores what has changed.
   *
   * @param isRead Whether it only reads. What it changes then, since time has passed, can be stored later.
   * @throws {StorageError} It cannot be stored. The state is that from before.
   */
  run<Result>(change: () => Result, isRead: boolean = false): Result {
    attempt(() => this.#sql.check?.());
    if (this.#isAhead) attempt(() => this.#load());
    if (!isRead) this.#makeRoom();
    this.#isAhead = true;
    try {
      const result = change();
      this.#storeAfter(isRead);
      this.#isAhead = false;
      return result;
    } catch (error) {
      attempt(() => this.#load());
      throw error;
    }
  }

  #storeAfter(isRead: boolean): void {
    try {
      attempt(() => this.#store());
      if (!isRead) this.#needed = 0;
    } catch (error) {
      if (isRead) return;
      const bytes = JSON.stringify(this.#changes.rows()).length;
      this.#needed = Math.min(maxRoom, Math.max(bytes, 2 * this.#needed));
      throw error;
    }
  }

  /**
   * Checks that a request can be stored, where the last one could not: to undo one, all rows are read.
   *
   * @throws {StorageError} There is no room.
   */
  #makeRoom(): void {
    if (this.#needed === 0) return;
    const row = [room, '', '', ''] as const;
    this.#change(() => this.#sql.exec(upsert, ...row, ' '.repeat(this.#needed)));
    this.#change(() => this.#sql.exec(remove, ...row));
  }

  /** Returns the teams that have not expired, in the order of their creation. */
  teams(): StoredTeam[] {
    this.deleteExpiredTeams();
    return Array.from(this.#sql.exec('SELECT * FROM team ORDER BY rowid'), ({ id, options, expires_at }) => ({
      id: String(id),
      options: JSON.parse(String(options)) as TeamOptions,
      expiresAt: Number(expires_at),
    }));
  }

  /** Replaces the state of the sandbox of a team with the stored one. */
  openTeam(id: string, { state, surroundings }: StoredSandbox): void {
    surroundings.storage = new Storage(state, this.#sql, id, false);
  }

  /** @throws {StorageError} The team cannot be stored, as is so in the methods below. */
  addTeam({ id, options, expiresAt }: StoredTeam, { state, surroundings }: StoredSandbox): void {
    this.#change(() => {
      this.#sql.exec('INSERT INTO team VALUES (?, ?, ?)', id, JSON.stringify(options), expiresAt);
      surroundings.storage = new Storage(state, this.#sql, id, true);
    });
  }

  claimTeam(id: string, expiresAt: number): void {
    this.#change(() => this.#sql.exec('UPDATE team SET expires_at = ? WHERE id = ?', expiresAt, id));
  }

  deleteTeam(id: string): void {
    this.#change(() => {
      this.#sql.exec('DELETE FROM team WHERE id = ?', id);
      this.#sql.exec(removeAll, id);
    });
  }

  deleteExpiredTeams(): void {
    this.#change(() => {
      const expired = [...this.#sql.exec('SELECT id FROM team WHERE expires_at <= ?', Date.now())];
      for (const { id } of expired) this.deleteTeam(String(id));
    });
  }

  #change(run: () => void): void {
    attempt(() => this.#sql.transaction(run));
  }

  #store(): void {
    const changes = this.#changes;
    if (changes.isEmpty) return;
    this.#sql.transaction(() => {
      if (changes.replacing) return this.#replace();
      const ofTeam = 'DELETE FROM state_row WHERE sandbox = ? AND team = ?';
      for (const team of changes.deletedTeams) this.#sql.exec(ofTeam, this.#id, team);
      this.#write(changes.rows());
    });
    this.#changes = this.#listen();
  }

  /** Returns the changes of the state from now on. */
  #listen(): ChangedRows {
    return (this.#state.changes = new ChangedRows());
  }

  /** Puts the stored state, if there is one, in place of that of the sandbox. Returns how many rows it has. */
  #load(): number {
    const rows = Array.from(this.#sql.exec(select, this.#id), (row) => ({
      ...row,
      value: parsed(String(row['value'])),
    }));
    if (rows.length > 0) restore(this.#state, { format: rowVersion, rows }, 'data');
    this.#changes = this.#listen();
    this.#isAhead = false;
    return rows.length;
  }

  #replace(): void {
    this.#sql.exec(removeAll, this.#id);
    this.#write(rowsOf(this.#state));
  }

  #write(rows: Row[]): void {
    for (const { team, table, key, value } of rows) {
      if (value === undefined) this.#sql.exec(remove, this.#id, team, table, key);
      else this.#sql.exec(upsert, this.#id, team, table, key, JSON.stringify(value));
    }
  }
}

/** @throws {StorageError} The database fails. */
function attempt(run: () => void): void {
  try {
    run();
  } catch (error) {
    throw new StorageError(`The request was not stored, and had no effect: ${(error as Error).message}.`, {
      cause: error,
    });
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
 * @param isRead Whether the request only reads.
 */
export function stored<Response>(
  { state, surroundings: { storage } }: StoredSandbox,
  status: number,
  respond: () => Response,
  isRead?: boolean,
): Response | SandboxResponse {
  try {
    return storage ? storage.run(respond, isRead) : respond();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    state.log(error.message);
    return problemDetails(error.cause instanceof LostFileError ? 507 : status, error.message);
  }
}
