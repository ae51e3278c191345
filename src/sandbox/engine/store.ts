/** The teams and records of the sandbox: finds, adds and forgets them, within the limits. */
import type { FaultRule } from './fault-rules.ts';
import { hash } from './ids.ts';
import { checkRoom, touch, type Growth } from './limits.ts';
import { Ring } from './ring.ts';
import type { State, StoredRecord, Team } from './state.ts';
import { detach } from './text.ts';
import type { Resource } from './types.ts';

/**
 * Returns the team with this id, created if it does not exist. It counts as just used.
 *
 * @throws {LimitError} It does not exist, and there is no room for another team.
 */
export function teamOf(state: State, id: string): Team {
  const team = peekTeam(state, id);
  if (!team.kept) keepTeam(state, team);
  return team;
}

/** Returns the team with this id, which then counts as just used; a new one that is not kept if it does not exist. */
export function peekTeam(state: State, id: string): Team {
  const { latest, teams } = state;
  const team = latest?.id === id ? latest : (teams.get(id) ?? createTeam(state, id));
  touch(state, team);
  if (team === latest || !team.kept) return team;
  teams.delete(id);
  teams.set(team.id, team);
  state.latest = team;
  return team;
}

function createTeam(state: State, name: string): Team {
  const { journal } = state.bounds;
  const id = detach(name);
  return {
    id,
    kept: false,
    usedAt: 0,
    records: new Map(),
    events: new Ring(journal),
    journal: new Ring(journal),
    faults: [],
    faultCount: 0,
    closedProjects: new Set(),
    settings: {},
    ahead: 0,
    bytes: 1_000 + 2 * id.length,
    ids: 0,
    hash: hash(`${state.seed}/${id}`),
  };
}

/**
 * Keeps a team from now on.
 *
 * @throws {LimitError} There is no room for another team.
 */
export function keepTeam(state: State, team: Team): void {
  reserve(state, { teams: 1, bytes: team.bytes });
  team.kept = true;
  state.teams.set(team.id, team);
  state.latest = team;
  state.bytes += team.bytes;
  for (const records of team.records.values()) state.tasks += counted(records);
}

/**
 * Checks that there is room for more.
 *
 * @throws {LimitError} A limit would be exceeded.
 */
export const reserve = (state: State, growth: Growth): void =>
  checkRoom(state, growth, (id) => {
    const name = JSON.stringify(id);
    state.log(`Deleted team ${name} to make room: it was idle for more than ${state.bounds.idleMs} ms.`);
    forgetTeam(state, id);
    state.expired++;
  });

/** Forgets everything of a team. It begins empty, with the same ids, when it is next used. */
export function forgetTeam(state: State, id: string): void {
  const team = state.teams.get(id);
  if (!team) return;
  state.teams.delete(id);
  for (const records of team.records.values()) state.tasks -= counted(records);
  state.bytes -= team.bytes;
  team.kept = false;
  if (state.latest === team) state.latest = undefined;
}

/** How many of some records count against the bound: those that others belong to do not count themselves. */
function counted(records: Map<string, StoredRecord>): number {
  const [first] = records.values();
  return first && counts(first.resource) ? records.size : 0;
}

/** Whether records of a resource count against `bounds.tasks`. */
export const counts = ({ links }: Resource): boolean => Object.keys(links).length > 0;

/** Roughly the bytes of an event. */
export const eventBytes = 200;

/** Adds to the bytes of a team. */
export function grow(state: State, team: Team, bytes: number): void {
  team.bytes += bytes;
  if (team.kept) state.bytes += bytes;
}

/** Puts faults in place of those of a team. */
export function setFaults(state: State, team: Team, faults: readonly FaultRule[]): void {
  const sum = (rules: readonly FaultRule[]): number => rules.reduce((total, { bytes }) => total + bytes, 0);
  grow(state, team, sum(faults) - sum(team.faults));
  team.faults = faults;
}

/** Roughly the bytes of a text in a set. */
export const textBytes = (text: string): number => 100 + 2 * text.length;

/**
 * Closes a project to keys, or opens it.
 *
 * @throws {LimitError} There is no room for another closed project.
 */
export function closeProject(state: State, team: Team, project: string, closed: boolean = true): void {
  const { closedProjects } = team;
  if (closedProjects.has(project) === closed) return;
  const bytes = textBytes(project);
  if (closed) {
    reserve(state, { bytes });
    closedProjects.add(project);
  } else closedProjects.delete(project);
  grow(state, team, closed ? bytes : -bytes);
}

/**
 * Revokes a key.
 *
 * @throws {LimitError} There is no room for another one.
 */
export function revokeKey(state: State, key: string): void {
  if (state.revokedKeys.has(key)) return;
  const bytes = textBytes(key);
  reserve(state, { bytes });
  state.revokedKeys.add(key);
  state.bytes += bytes;
}

/** Makes all keys valid again. */
export function forgetRevokedKeys(state: State): void {
  for (const key of state.revokedKeys) state.bytes -= textBytes(key);
  state.revokedKeys.clear();
}

/** Keeps a resource, as the newest of its resource. */
export function keep(state: State, team: Team, record: StoredRecord): void {
  const { name } = record.resource;
  const records = team.records.get(name) ?? new Map<string, StoredRecord>();
  team.records.set(name, records);
  put(records, record);
  if (team.kept && counts(record.resource)) state.tasks++;
  grow(state, team, record.bytes);
  link(team, record);
}

/** Returns the key of a resource whose id another one has in another parent. */
export const keyWithin = (
  { scope, perParent }: Resource,
  id: string,
  valueOf: (key: string) => unknown,
): string => (perParent ? JSON.stringify([...scope.map((key) => String(valueOf(key))), id]) : id);

function put(records: Map<string, StoredRecord>, record: StoredRecord): void {
  const { resource, id } = record;
  const key = records.has(id) ? keyWithin(resource, id, (each) => keyValue(record, each)) : id;
  records.set(key, record);
}

/** Removes a resource from those of its type; false if it is not there. */
function remove(team: Team, record: StoredRecord): boolean {
  const records = team.records.get(record.resource.name);
  if (records?.get(record.id) === record) return records.delete(record.id);
  const [key] = [...(records ?? [])].find(([, each]) => each === record) ?? [];
  return key !== undefined && records?.delete(key) === true;
}

/** Adds a resource to those that it belongs to. */
export function link(team: Team, record: StoredRecord): void {
  for (const key in record.resource.links) parentOf(team, record, key)?.children.push(record);
}

/** Removes a resource from those that it belongs to. */
export function unlink(team: Team, record: StoredRecord): void {
  for (const key in record.resource.links) {
    const children = parentOf(team, record, key)?.children ?? [];
    const index = children.indexOf(record);
    if (index >= 0) children.splice(index, 1);
  }
}

/** Forgets a resource, and those that belong to it. */
export function forget(state: State, team: Team, record: StoredRecord): void {
  if (!remove(team, record)) return;
  if (counts(record.resource)) state.tasks--;
  grow(state, team, -record.bytes);
  unlink(team, record);
  for (const child of record.children.splice(0)) forget(state, team, child);
}

/** Returns the resource of another resource that a key leads to. */
export function parentOf(team: Team, record: StoredRecord, key: string): StoredRecord | undefined {
  const records = team.records.get(record.resource.links[key] ?? '');
  const id = keyValue(record, key);
  if (id === undefined || !records) return undefined;
  const [{ resource } = record] = records.values();
  const own = resource.perParent && records.get(keyWithin(resource, id, (each) => keyValue(record, each)));
  return own || records.get(id);
}

/** Returns the value of a field or of a path parameter that a resource belongs to, by its key. */
export function keyValue({ resource, value, scope }: StoredRecord, key: string): string | undefined {
  if (key in scope) return scope[key];
  const field = key in value ? key : resource.fields.find((each) => each.key === key)?.name;
  const found = field === undefined ? undefined : value[field];
  return found === undefined || found === null ? undefined : String(found);
}
