/** The state of a sandbox as rows: a snapshot has all of them, and a database is sent those that changed. */
import type { StoredExtraction } from '../state/extractions.ts';
import type { Event, State, StoredRecord, Team, ChangeListener } from '../state/state.ts';
import type { FaultRule } from '../state/faults.ts';
import type { StoredEntry } from '../state/journal.ts';
import { withoutKey } from '../state/secrets.ts';

/** In the order in which a state is built from their rows. */
export const tables = [
  'sandbox',
  'teams',
  'faults',
  'hits',
  'extractions',
  'records',
  'events',
  'journal',
] as const;

/** Version of the rows, in a database and in a snapshot. A release reads its own only. */
export const rowVersion = 6;

/**
 * The primary key is the only index, so that each change of a row is written once. `sandbox` is the id of a team with a
 * sandbox of its own, and otherwise empty.
 */
export const rowTable = `CREATE TABLE state_row (
    sandbox TEXT NOT NULL, team TEXT NOT NULL, "table" TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (sandbox, team, "table", key)
  ) WITHOUT ROWID`;

export interface Row {
  table: (typeof tables)[number];
  /** Id of the team; empty for what belongs to no team. */
  team: string;
  /** Identifies the row among those of its table and team. It is an integer where they have an order. */
  key: string;
  /** JSON; undefined if the row is deleted. */
  value: unknown;
}

/** The value of a row of the table `records`. */
export interface RecordValue extends Omit<StoredRecord, 'resource' | 'children' | 'number'> {
  /** Its name. */
  resource: string;
}

/** Reads the value of a row when it is written: a request can change the same part of the state more than once. */
type RowReader = () => unknown;

/** The rows that changed since they were last written. */
export class ChangedRows implements ChangeListener {
  /** Whether all earlier rows are replaced. */
  replacing = false;
  /** Ids of teams whose earlier rows are deleted. */
  readonly deletedTeams: Set<string> = new Set();
  readonly #rows = new Map<string, Omit<Row, 'value'> & { read: RowReader | undefined }>();

  get isEmpty(): boolean {
    return !this.replacing && this.#rows.size + this.deletedTeams.size === 0;
  }

  rows(): Row[] {
    return Array.from(this.#rows.values(), ({ read, ...row }) => ({ ...row, value: read?.() }));
  }

  all(): void {
    this.replacing = true;
  }

  sandbox(state: State): void {
    this.#set('sandbox', '', '', () => {
      const { seed, now, processingMs, lastTeam, settings, revokedKeys } = state;
      return { seed, now, processingMs, lastTeam, settings, revokedKeys: [...revokedKeys] };
    });
  }

  team(team: Team): void {
    this.#setOf(team, 'teams', team.number, () => {
      const { ahead, ids, files, settings, faultCount, closedProjects, records } = team;
      // A resource whose records were deleted is not filled again with those of the examples.
      const resources = [...records.keys()];
      const projects = [...closedProjects];
      return { ahead, ids, files, settings, faultCount, closedProjects: projects, resources };
    });
  }

  /** Notes everything that a team has. */
  newTeam(team: Team): void {
    this.team(team);
    for (const rule of team.faults) this.fault(team, rule);
    for (const [index, each] of team.extractions.entries()) this.extraction(team, index + 1, each);
    for (const records of team.records.values()) for (const each of records.values()) this.record(team, each);
    for (const [number, event] of team.events.numbered()) this.event(team, number, event);
    for (const [number, entry] of team.journal.numbered()) this.entry(team, number, entry);
  }

  deletedTeam(id: string): void {
    for (const [name, { team }] of this.#rows) if (team === id) this.#rows.delete(name);
    this.deletedTeams.add(id);
  }

  /** @param number Its place among those of its team, or of the sandbox. */
  extraction(team: Team | undefined, number: number, extraction: StoredExtraction): void {
    if (team) this.#setOf(team, 'extractions', number, () => extraction);
    else this.#set('extractions', '', String(number), () => extraction);
  }

  /** Notes a fault, and what it has hit in a row of its own: a body can be large, and each request that it concerns is counted. */
  fault(team: Team, rule: FaultRule): void {
    const { id, fault, after, bytes } = rule;
    this.#setOf(team, 'faults', id, () => ({ fault, after, bytes }));
    this.hits(team, rule);
  }

  hits(team: Team, rule: FaultRule): void {
    this.#setOf(team, 'hits', rule.id, () => ({ seen: rule.seen, hits: rule.hits, window: rule.window }));
  }

  deletedFault(team: Team, { id }: FaultRule): void {
    this.#setOf(team, 'faults', id, undefined);
    this.#setOf(team, 'hits', id, undefined);
  }

  record(team: Team, record: StoredRecord): void {
    this.#setOf(team, 'records', record.number, (): RecordValue => {
      const { resource, children, number, ...own } = record;
      return { resource: resource.name, ...own };
    });
  }

  deletedRecord(team: Team, { number }: StoredRecord): void {
    this.#setOf(team, 'records', number, undefined);
  }

  /** @param number Its place among all events that there ever were. */
  event(team: Team, number: number, event: Event): void {
    this.#setOf(team, 'events', number, () => event);
    const dropped = number - team.events.size;
    if (dropped > 0) this.#setOf(team, 'events', dropped, undefined);
  }

  /** @param number Its place among all entries that there ever were. */
  entry(team: Team, number: number, entry: StoredEntry): void {
    this.#setOf(team, 'journal', number, () => withoutKey(entry));
    const dropped = number - team.journal.size;
    if (dropped > 0) this.#setOf(team, 'journal', dropped, undefined);
  }

  #setOf(team: Team, table: Row['table'], key: number, read: RowReader | undefined): void {
    if (team.kept) this.#set(table, team.id, String(key), read);
  }

  #set(table: Row['table'], team: string, key: string, read: RowReader | undefined): void {
    this.#rows.set(JSON.stringify([table, team, key]), { table, team, key, read });
  }
}

/** Returns all rows of a state. */
export function rowsOf(state: State): Row[] {
  const all = new ChangedRows();
  all.sandbox(state);
  for (const [index, each] of state.extractions.entries()) all.extraction(undefined, index + 1, each);
  for (const team of state.teams.values()) all.newTeam(team);
  // Those that a ring has dropped are noted as deleted.
  return all.rows().filter(({ value }) => value !== undefined);
}
