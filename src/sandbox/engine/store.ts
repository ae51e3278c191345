/** The teams and records of the sandbox: finds, adds and forgets them, within the bounds. */
import { contract } from '../../../generated/sandbox/dist/contract.js';
import { hash } from './ids.ts';
import { Ring } from './ring.ts';
import type { State, StoredRecord, Team } from './state.ts';
import { detach } from './text.ts';
import type { Resource } from './types.ts';

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
