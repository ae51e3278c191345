import { contract } from '../../../generated/sandbox/dist/contract.js';
import { Coverage } from './coverage.ts';
import type { FaultRule } from './faults.ts';
import { hash, type IdSource } from './ids.ts';
import { checkInterpretation, type Settings } from './interpretations.ts';
import type { Entry } from './journal.ts';
import { Ring } from './ring.ts';
import { detach } from './text.ts';
import type { Operation, Resource, Values } from './types.ts';

export interface SandboxOptions {
  /**
   * Ids are made from it: the same seed and the same requests give the same ids.
   * @default 1
   */
  seed?: string | number;
  /**
   * Time of the sandbox's clock at first.
   * @default '2026-01-01T00:00:00.000Z'
   */
  now?: string;
  /**
   * Milliseconds of that clock that processing takes.
   * @default 0
   */
  processingMs?: number;
  /** Interpretations of open questions, where they differ from the register's default. */
  set?: Settings;
  /**
   * Begins with the records that the examples of the contract name, so that its samples run as they are.
   * @default false
   */
  examples?: boolean;
  /** How much is kept. */
  limits?: Partial<Bounds>;
  /**
   * Called with a line on what is forgotten for the sake of the limits.
   * @default console.warn
   */
  log?: (line: string) => void;
}

/** How much is kept. The team that was idle longest is forgotten first, then the oldest records. */
export interface Bounds {
  /** @default 1_000 */
  teams: number;
  /**
   * Tasks, and other records, of all teams.
   * @default 100_000
   */
  tasks: number;
  /**
   * Bytes of all teams, counted roughly.
   * @default 134_217_728
   */
  bytes: number;
  /**
   * Requests in the journal of a team, and events.
   * @default 1_000
   */
  journal: number;
}

/** An event that the service would publish, with the id of its record: `task_id`. */
export interface Event {
  name: string;
  at: string;
  [id: `${string}_id`]: string;
}

/** A record as it is kept. */
export interface StoredRecord {
  readonly resource: Resource;
  readonly id: string;
  /** The fields of the contract. */
  value: Values;
  /** Values of path parameters that the record belongs to and that are not among its fields. */
  readonly scope: Readonly<Record<string, string>>;
  /** Records that belong to this one. */
  children: StoredRecord[];
  /** When the service moves the record on, on the clock of its team; Infinity if it never does. */
  dueAt: number;
  /** The state that it then moves to. */
  nextStatus: string | undefined;
  /** The operation that has put it in a state that the service moves on from, where processing takes no time. */
  trigger: Operation | undefined;
  /** Whether an operation has set its state, which is then no longer summed up. */
  pinned: boolean;
  bytes: number;
}

/** What one team has. Teams are isolated from each other. */
export interface Team extends IdSource {
  readonly id: string;
  /** Records by resource and id. */
  readonly records: Map<string, Map<string, StoredRecord>>;
  readonly events: Ring<Event>;
  readonly journal: Ring<Entry>;
  faults: FaultRule[];
  settings: Settings;
  /** Milliseconds that the clock of the team is ahead of the sandbox's. */
  ahead: number;
  bytes: number;
}

/** Everything that the sandbox remembers. */
export interface State {
  readonly seed: string;
  readonly processingMs: number;
  readonly bounds: Bounds;
  readonly log: (line: string) => void;
  /** Time of the sandbox, in milliseconds since 1970. It stands still unless it is moved. */
  now: number;
  settings: Settings;
  /** Least recently used first. */
  readonly teams: Map<string, Team>;
  latest: Team | undefined;
  /** Records that count against `bounds.tasks`. */
  tasks: number;
  bytes: number;
  /** Teams and records that were forgotten for the sake of the bounds. */
  forgotten: number;
  /** Requests that the contract has no operation for. */
  unmatched: Ring<Entry>;
  coverage: Coverage;
  /** Ids of settings that made a difference so far. */
  readonly exercised: Set<string>;
}

/**
 * Returns an empty state.
 *
 * @throws {TypeError} An option is invalid.
 */
export function createState(options: SandboxOptions = {}): State {
  const { seed = 1, now = '2026-01-01T00:00:00.000Z', processingMs = 0, set = {}, limits } = options;
  const bounds: Bounds = { teams: 1_000, tasks: 100_000, bytes: 2 ** 27, journal: 1_000, ...limits };
  for (const [name, value] of Object.entries({ ...bounds, processingMs })) {
    const min = name === 'processingMs' ? 0 : 1;
    if (!Number.isSafeInteger(value) || value < min) {
      throw new TypeError(`${name} is ${value}, and must be an integer from ${min}.`);
    }
  }
  if (Number.isNaN(Date.parse(now))) throw new TypeError(`now is ${now}, and must be a time in ISO 8601.`);
  for (const [id, value] of Object.entries(set)) checkInterpretation(id, value);
  return {
    seed: String(seed),
    processingMs,
    bounds,
    log: options.log ?? ((line) => console.warn(`sandbox: ${line}`)),
    now: Date.parse(now),
    settings: { ...set },
    teams: new Map(),
    latest: undefined,
    tasks: 0,
    bytes: 0,
    forgotten: 0,
    unmatched: new Ring(bounds.journal),
    coverage: new Coverage(),
    exercised: new Set(),
  };
}

/** Returns the team with this id, created if it does not exist. It counts as just used. */
export function teamOf(state: State, id: string): Team {
  if (state.latest?.id === id) return state.latest;
  const team = state.teams.get(id) ?? createTeam(state, id);
  state.teams.delete(id);
  state.teams.set(team.id, team);
  state.latest = team;
  return team;
}

function createTeam(state: State, name: string): Team {
  const { journal } = state.bounds;
  const id = detach(name);
  const team: Team = {
    id,
    records: new Map(),
    events: new Ring(journal),
    journal: new Ring(journal),
    faults: [],
    settings: {},
    ahead: 0,
    bytes: 0,
    ids: 0,
    hash: hash(`${state.seed}/${id}`),
  };
  state.teams.set(id, team);
  grow(state, team, 1_000 + 2 * id.length);
  makeRoom(state, team);
  return team;
}

/** Forgets everything of a team. It begins empty, with the same ids, when it is next used. */
export function forgetTeam(state: State, id: string): void {
  const team = state.teams.get(id);
  if (!team) return;
  state.teams.delete(id);
  for (const records of team.records.values()) state.tasks -= counted(records);
  state.bytes -= team.bytes;
  if (state.latest === team) state.latest = undefined;
}

/** How many of some records count against the bound: those that others belong to do not count themselves. */
function counted(records: Map<string, StoredRecord>): number {
  const [first] = records.values();
  return first && counts(first.resource) ? records.size : 0;
}

/** Whether records of a resource count against `bounds.tasks`. */
const counts = ({ links }: Resource): boolean => Object.keys(links).length > 0;

/** Adds to the bytes of a team. */
export function grow(state: State, team: Team, bytes: number): void {
  team.bytes += bytes;
  state.bytes += bytes;
}

/** Keeps a record, as the newest of its resource. */
export function keep(state: State, team: Team, record: StoredRecord): void {
  const { name } = record.resource;
  const records = team.records.get(name) ?? new Map<string, StoredRecord>();
  team.records.set(name, records);
  records.set(record.id, record);
  if (counts(record.resource)) state.tasks++;
  grow(state, team, record.bytes);
  link(team, record);
}

/** Adds a record to those that it belongs to. */
export function link(team: Team, record: StoredRecord): void {
  for (const key in record.resource.links) parentOf(team, record, key)?.children.push(record);
}

/** Removes a record from those that it belongs to. */
export function unlink(team: Team, record: StoredRecord): void {
  for (const key in record.resource.links) {
    const children = parentOf(team, record, key)?.children ?? [];
    const index = children.indexOf(record);
    if (index >= 0) children.splice(index, 1);
  }
}

/** Forgets a record, and those that belong to it. */
export function forget(state: State, team: Team, record: StoredRecord): void {
  if (!team.records.get(record.resource.name)?.delete(record.id)) return;
  if (counts(record.resource)) state.tasks--;
  grow(state, team, -record.bytes);
  unlink(team, record);
  for (const child of record.children.splice(0)) forget(state, team, child);
}

/** Returns the record of another resource that a key leads to. */
export function parentOf(team: Team, record: StoredRecord, key: string): StoredRecord | undefined {
  const name = record.resource.links[key] ?? '';
  const id = keyValue(record, key);
  return id === undefined ? undefined : team.records.get(name)?.get(id);
}

/** Returns the value of a field or of a path parameter that a record belongs to, by its key. */
export function keyValue({ resource, value, scope }: StoredRecord, key: string): string | undefined {
  if (key in scope) return scope[key];
  const field = key in value ? key : resource.fields.find((each) => each.key === key)?.name;
  const found = field === undefined ? undefined : value[field];
  return found === undefined || found === null ? undefined : String(found);
}

/** Forgets what is oldest until the bounds hold; the team at work goes last, record by record. */
export function makeRoom(state: State, busy: Team): void {
  const { bounds, teams } = state;
  while (teams.size > bounds.teams || state.tasks > bounds.tasks || state.bytes > bounds.bytes) {
    const why = reason(state);
    const oldest = [...first(teams, 2)].find((id) => id !== busy.id);
    if (oldest !== undefined) {
      state.log(`Forgot team ${JSON.stringify(oldest)}, the one idle for longest: ${why}.`);
      forgetTeam(state, oldest);
    } else {
      const record = oldestRecord(busy);
      if (!record) return;
      const { noun } = record.resource;
      state.log(`Forgot ${noun} ${record.id} of team ${JSON.stringify(busy.id)}, its oldest: ${why}.`);
      forget(state, busy, record);
    }
    state.forgotten++;
  }
}

/** Returns the oldest record of the resource with most records, if possible of one whose records belong to no others. */
function oldestRecord({ records }: Team): StoredRecord | undefined {
  const all = [...records.entries()].filter(([, { size }]) => size > 1);
  const roots = all.filter(([, some]) => {
    const [record] = some.values();
    return !Object.values(record?.resource.links ?? {}).some((name) => records.has(name));
  });
  const rest = all.filter(([name]) => name !== contract.perFile);
  const [largest] = (roots.length > 0 ? roots : rest).sort(([, a], [, b]) => b.size - a.size);
  return largest?.[1].values().next().value;
}

/** The first keys of a map. */
function* first(map: Map<string, unknown>, count: number): Generator<string> {
  for (const key of map.keys()) {
    if (count-- === 0) return;
    yield key;
  }
}

function reason({ bounds, teams, tasks, bytes }: State): string {
  if (teams.size > bounds.teams) return `there are more than ${bounds.teams} teams`;
  if (tasks > bounds.tasks) return `there are more than ${bounds.tasks} tasks`;
  return `${bytes} bytes are kept, more than ${bounds.bytes}`;
}

/** Returns the time of a team, in milliseconds since 1970. */
export const timeOf = (state: State, team: Team): number => state.now + team.ahead;
