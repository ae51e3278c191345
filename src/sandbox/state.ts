import { Coverage } from './coverage.ts';
import type { FaultRule } from './faults.ts';
import type { Entry } from './journal.ts';
import type { TaskRecord, UploadRecord } from './model.ts';
import { Ring } from './ring.ts';
import { checkReading, type Settings } from './switches.ts';

/** What a sandbox may be told. */
export interface SandboxOptions {
  /** Ids are made from it: the same seed and the same requests give the same ids. `1` if not given. */
  seed?: string | number;
  /** Time at which the clock of the sandbox stands at first. 2026-01-01 at midnight UTC if not given. */
  now?: string;
  /** Milliseconds of that clock that a task is in PROCESSING. 0 if not given. */
  processingMs?: number;
  /** Readings of open questions, where they are to differ from the register's default. */
  set?: Settings;
  /** Begins with the records that the examples of the contract name, so that its samples run as they are. */
  examples?: boolean;
  /** How much is kept. */
  limits?: Partial<Bounds>;
  /** Told what is forgotten for the sake of the limits. Writes to the console if not given. */
  log?: (line: string) => void;
}

/** How much is kept. The team that was idle longest is forgotten first, then the oldest uploads. */
export interface Bounds {
  /** 1,000 if not given. */
  teams: number;
  /** Tasks of all teams. 100,000 if not given. */
  tasks: number;
  /** Bytes that all teams take, counted roughly. 128 MiB if not given. */
  bytes: number;
  /** Requests in the journal of a team, and events in its list. 1,000 if not given. */
  journal: number;
}

/** Something that the service would tell others about. */
export interface Event {
  name: string;
  task_id: string;
  at: string;
}

/** What one team has. Nobody else sees it. */
export interface Team {
  readonly id: string;
  readonly tasks: Map<string, TaskRecord>;
  readonly uploads: Map<string, UploadRecord>;
  readonly events: Ring<Event>;
  readonly journal: Ring<Entry>;
  faults: FaultRule[];
  settings: Settings;
  /** Milliseconds that the clock of the team is ahead of the sandbox's. */
  ahead: number;
  bytes: number;
  /** Ids given so far. */
  ids: number;
  readonly hash: number;
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
  tasks: number;
  bytes: number;
  /** Teams and uploads that were forgotten for the sake of the bounds. */
  forgotten: number;
  /** Requests that named no team. */
  strays: Ring<Entry>;
  coverage: Coverage;
  /** Open questions whose reading has made a difference so far. */
  readonly asked: Set<string>;
}

/**
 * An empty state.
 *
 * @throws {TypeError} An option cannot be right.
 */
export function createState(options: SandboxOptions = {}): State {
  const { seed = 1, now = '2026-01-01T00:00:00.000Z', processingMs = 0, set = {}, limits } = options;
  const bounds: Bounds = { teams: 1_000, tasks: 100_000, bytes: 2 ** 27, journal: 1_000, ...limits };
  for (const [name, value] of Object.entries({ ...bounds, processingMs })) {
    const least = name === 'processingMs' ? 0 : 1;
    if (!Number.isSafeInteger(value) || value < least) {
      throw new TypeError(`${name} is ${value}, and must be a whole number from ${least}.`);
    }
  }
  if (Number.isNaN(Date.parse(now))) throw new TypeError(`now is ${now}, and must be a time in ISO 8601.`);
  for (const [question, value] of Object.entries(set)) checkReading(question, value);
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
    strays: new Ring(bounds.journal),
    coverage: new Coverage(),
    asked: new Set(),
  };
}

/** The team with this id, made if it is not there yet. It counts as just used. */
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
  const id = own(name);
  const team: Team = {
    id,
    tasks: new Map(),
    uploads: new Map(),
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

/** Forgets everything of a team. It begins anew, with the same ids, when it is next used. */
export function forgetTeam(state: State, id: string): void {
  const team = state.teams.get(id);
  if (!team) return;
  state.teams.delete(id);
  state.tasks -= team.tasks.size;
  state.bytes -= team.bytes;
  if (state.latest === team) state.latest = undefined;
}

/** Notes that a team takes more bytes, or less. */
export function grow(state: State, team: Team, bytes: number): void {
  team.bytes += bytes;
  state.bytes += bytes;
}

/** A text that is no part of a longer one: V8 keeps all of a text of which a part is kept. */
export const own = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/** The begin of a text, and nothing of the rest. */
export const begin = (text: string, length: number): string =>
  text.length > length ? own(text.slice(0, length)) : text;

/** Roughly what a record takes in memory, with the texts that belong to it alone. */
export const sizeOf = (...texts: string[]): number =>
  texts.reduce((sum, { length }) => sum + 2 * length, 400);

/** Keeps an upload with its tasks. */
export function addUpload(state: State, team: Team, upload: UploadRecord): void {
  team.uploads.set(upload.id, upload);
  grow(state, team, upload.bytes);
  for (const task of upload.tasks) addTask(state, team, task);
  makeRoom(state, team);
}

/** Keeps a task whose upload is there. */
export function addTask(state: State, team: Team, task: TaskRecord): void {
  team.tasks.set(task.id, task);
  state.tasks++;
  grow(state, team, task.bytes);
}

/** Forgets what is oldest until the bounds hold; the team at work goes last, upload by upload. */
export function makeRoom(state: State, busy: Team): void {
  const { bounds, teams } = state;
  while (teams.size > bounds.teams || state.tasks > bounds.tasks || state.bytes > bounds.bytes) {
    const why = reason(state);
    const oldest = [...first(teams, 2)].find((id) => id !== busy.id);
    if (oldest !== undefined) {
      state.log(`Forgot team ${JSON.stringify(oldest)}, the one idle for longest: ${why}.`);
      forgetTeam(state, oldest);
    } else {
      const [upload] = busy.uploads.values();
      if (!upload || busy.uploads.size === 1) return;
      state.log(`Forgot upload ${upload.id} of team ${JSON.stringify(busy.id)}, its oldest: ${why}.`);
      forgetUpload(state, busy, upload);
    }
    state.forgotten++;
  }
}

function forgetUpload(state: State, team: Team, upload: UploadRecord): void {
  team.uploads.delete(upload.id);
  grow(state, team, -upload.bytes);
  for (const task of upload.tasks) {
    if (!team.tasks.delete(task.id)) continue;
    state.tasks--;
    grow(state, team, -task.bytes);
  }
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

/** Time of a team, in milliseconds since 1970. */
export const timeOf = (state: State, team: Team): number => state.now + team.ahead;

/** An id that depends on the seed, the team and how many ids the team was given before. */
export function nextId(team: Team, kind: 'task' | 'upload' | 'page'): string {
  const number = ++team.ids;
  return `${kind}-${hex(mix(number ^ team.hash))}${hex(mix(number + ~team.hash))}`;
}

/** A bijection of 32-bit numbers (the finalizer of MurmurHash3), so that no two ids of a team are equal. */
function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const hex = (value: number): string => value.toString(16).padStart(8, '0');

/** FNV-1a, mixed. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return mix(value);
}

let isoTime = NaN;
let isoText = '';
/** A time as the contract writes it. Most calls ask for the same time as the one before. */
export function iso(time: number): string {
  if (time !== isoTime) {
    isoTime = time;
    isoText = new Date(time).toISOString();
  }
  return isoText;
}
