/** The teams and records of the sandbox: finds, adds and forgets them, within the limits. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { ServedOperation, ServedResource, Values, ValuesBySnakeName } from '../contract/types.ts';
import type { FaultRule } from './faults.ts';
import { Ring } from './ring.ts';
import type { SandboxLimit, StoredEntry } from './journal.ts';
import { UnknownIdError } from './errors.ts';
import { detach } from '../contract/text.ts';
import { hash, nextId } from './ids.ts';
import type { Event, State, StoredRecord, Team, Used } from './state.ts';

/**
 * Returns the team with this id, created if it does not exist.
 *
 * @throws {LimitError} It does not exist, and there is no room for another team.
 */
export function teamOf(state: State, id: string): Team {
  const team = peekTeam(state, id);
  if (!team.kept) keepTeam(state, team);
  return team;
}

/** Returns the team with this id; a new one that is not kept if it does not exist. */
export const peekTeam = (state: State, id: string): Team => state.teams.get(id) ?? createTeam(state, id);

function createTeam(state: State, name: string): Team {
  const { journal } = state.bounds;
  const id = detach(name);
  return {
    id,
    kept: false,
    number: 0,
    lastRecord: 0,
    records: new Map(),
    events: new Ring(journal),
    journal: new Ring(journal),
    faults: [],
    faultCount: 0,
    closedProjects: new Set(),
    settings: {},
    extractions: [],
    files: 0,
    ahead: 0,
    bytes: 1_000 + 2 * id.length,
    ids: 0,
    hash: hash(`${state.seed}/${id}`),
  };
}

/** Whether requests reach a team: in the sandbox of one team, no other one. */
export const reaches = ({ only }: State, { id }: Team): boolean => only === undefined || only.id === id;

/**
 * Keeps a team from now on.
 *
 * @throws {LimitError} There is no room for another team.
 * @throws {UnknownIdError} The sandbox is for another team alone.
 */
export function keepTeam(state: State, team: Team): void {
  if (!reaches(state, team)) {
    throw new UnknownIdError(
      `There is no team ${JSON.stringify(team.id)} in the sandbox of ${state.only?.id}.`,
    );
  }
  reserve(state, { teams: 1, bytes: team.bytes });
  team.kept = true;
  team.number = ++state.teamCount;
  state.teams.set(team.id, team);
  state.bytes += team.bytes;
  for (const records of team.records.values()) state.tasks += counted(records);
  state.changes?.newTeam(team);
}

/**
 * Checks that there is room for more.
 *
 * @throws {LimitError} A limit would be exceeded.
 */
export function reserve(state: State, growth: Growth): void {
  checkRoom(state, growth);
  reserveInAll(state, growth);
}

/** Checks that there is room among the teams that share what keeps their sandboxes. */
export function reserveInAll({ only }: State, { tasks, bytes }: Growth): void {
  const used = only?.used?.();
  if (used) checkRoom(used, { tasks, bytes });
}

/** @throws {LimitError} There is no room for more, beside what is used. */
export function checkRoom(used: Used, { teams = 0, tasks = 0, bytes = 0 }: Growth): void {
  const { bounds } = used;
  if (teams > 0 && used.teams.size + teams > bounds.teams) throw new LimitError('teams', used);
  if (tasks > 0 && used.tasks + tasks > bounds.tasks) throw new LimitError('tasks', used);
  if (bytes > 0 && used.bytes + bytes > bounds.bytes) throw new LimitError('bytes', used);
}

/** Forgets everything of a team. It begins empty, with the same ids, when it is next used. */
export function forgetTeam(state: State, id: string): void {
  const team = state.teams.get(id);
  if (!team) return;
  state.teams.delete(id);
  for (const records of team.records.values()) state.tasks -= counted(records);
  state.bytes -= team.bytes;
  team.kept = false;
  state.changes?.deletedTeam(id);
}

/** Returns how many records count against the limit: resources that others belong to do not count. */
function counted(records: Map<string, StoredRecord>): number {
  const [first] = records.values();
  return first && counts(first.resource) ? records.size : 0;
}

/** Whether records of a resource count against `bounds.tasks`. */
export const counts = ({ foreignKeys }: ServedResource): boolean => Object.keys(foreignKeys).length > 0;

/** Adds to the bytes of a team. */
export function grow(state: State, team: Team, bytes: number): void {
  team.bytes += bytes;
  if (team.kept) state.bytes += bytes;
}

/** Roughly the bytes of an event. */
const eventBytes = 200;

/** Adds an event to those of a team. */
export function addEvent(state: State, team: Team, event: Event): void {
  if (!team.events.push(event)) grow(state, team, eventBytes);
  state.changes?.event(team, team.events.count, event);
}

/** Adds an entry to the journal of a team. */
export function addEntry(state: State, team: Team, entry: StoredEntry): void {
  const dropped = team.journal.push(entry);
  grow(state, team, entry.bytes - (dropped?.bytes ?? 0));
  state.changes?.entry(team, team.journal.count, entry);
}

/** Adds a fault to those of a team. */
export function addFault(state: State, team: Team, rule: FaultRule): void {
  grow(state, team, rule.bytes);
  team.faults.push(rule);
  state.changes?.fault(team, rule);
}

/** Removes faults of a team. */
export function removeFaults(state: State, team: Team, isRemoved: (rule: FaultRule) => boolean): void {
  for (const rule of team.faults.filter(isRemoved)) {
    grow(state, team, -rule.bytes);
    state.changes?.deletedFault(team, rule);
  }
  team.faults = team.faults.filter((rule) => !isRemoved(rule));
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
  state.changes?.team(team);
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
  state.changes?.sandbox(state);
}

/** Reports that a resource has changed. */
export function changed(state: State, team: Team, record: StoredRecord): void {
  state.shown = undefined;
  state.changes?.record(team, record);
}

/** Keeps a resource, as the newest of its resource. */
export function keep(state: State, team: Team, record: StoredRecord): void {
  const { name } = record.resource;
  const records = team.records.get(name) ?? new Map<string, StoredRecord>();
  team.records.set(name, records);
  records.set(records.has(record.id) ? ownKey(record) : record.id, record);
  if (team.kept && counts(record.resource)) state.tasks++;
  grow(state, team, record.bytes);
  link(team, record);
  record.number = ++team.lastRecord;
  changed(state, team, record);
  // The ids that it has given.
  state.changes?.team(team);
}

/** What identifies a record: its id, and the values that lead to its parents. */
type Identity = Pick<StoredRecord, 'resource' | 'id' | 'value' | 'parentIds'>;

/** Returns the key of a resource whose id another one has in another parent. */
export const keyWithin = (
  { parentParameters, perParent }: ServedResource,
  id: string,
  parent: (key: string) => unknown,
): string => (perParent ? JSON.stringify([...parentParameters.map((key) => String(parent(key))), id]) : id);

/** Returns the key of a resource within all of its type. */
const ownKey = (record: Identity): string =>
  keyWithin(record.resource, record.id, (key) => keyValue(record, key));

/** Whether there is a resource with the id of a new one in its parents. */
export function isTaken(team: Team, record: Identity): boolean {
  const { resource, id } = record;
  const records = team.records.get(resource.name);
  const known = records?.get(id);
  const isElsewhere =
    known &&
    resource.perParent &&
    resource.parentParameters.some((key) => keyValue(known, key) !== keyValue(record, key));
  return (known && !isElsewhere) || records?.has(ownKey(record)) === true;
}

/** Adds a resource to those that it belongs to. */
export function link(team: Team, record: StoredRecord): void {
  for (const key in record.resource.foreignKeys) parentOf(team, record, key)?.children.push(record);
}

/** Removes a resource from those that it belongs to. */
export function unlink(team: Team, record: StoredRecord): void {
  for (const key in record.resource.foreignKeys) {
    const children = parentOf(team, record, key)?.children ?? [];
    const index = children.indexOf(record);
    if (index >= 0) children.splice(index, 1);
  }
}

/** Forgets a resource, and those that belong to it. */
export function forget(state: State, team: Team, record: StoredRecord): void {
  const records = team.records.get(record.resource.name);
  if (!records?.delete(records.get(record.id) === record ? record.id : ownKey(record))) return;
  if (counts(record.resource)) state.tasks--;
  grow(state, team, -record.bytes);
  state.changes?.deletedRecord(team, record);
  unlink(team, record);
  for (const child of record.children.splice(0)) forget(state, team, child);
}

/** Returns the key of a resource that leads to another one; undefined if none does. */
export const keyTo = ({ foreignKeys }: ServedResource, resource: string): string | undefined =>
  Object.keys(foreignKeys).find((key) => foreignKeys[key] === resource);

/** Returns the resource of another resource that a key leads to. */
export function parentOf(team: Team, record: StoredRecord, key: string): StoredRecord | undefined {
  const id = keyValue(record, key);
  const resource = contract.resources[record.resource.foreignKeys[key] ?? ''];
  const records = resource && team.records.get(resource.name);
  if (id === undefined || !records) return undefined;
  return records.get(keyWithin(resource, id, (each) => keyValue(record, each))) ?? records.get(id);
}

/** Returns the value of a field or of a path parameter that a resource belongs to, by its key. */
export function keyValue(
  { resource, value, parentIds }: Omit<Identity, 'id'>,
  key: string,
): string | undefined {
  if (key in parentIds) return parentIds[key];
  const field = key in value ? key : resource.fields.find((each) => each.snakeName === key)?.name;
  const found = field === undefined ? undefined : value[field];
  return found === undefined || found === null ? undefined : String(found);
}

/** What the sandbox was asked to keep would exceed a limit. No part of it was kept. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
  readonly limit: SandboxLimit;

  constructor(limit: SandboxLimit, { teams, tasks, bytes, bounds }: Used) {
    const used = { teams: teams.size, tasks, bytes };
    super(
      `This would exceed the limit of the sandbox of ${bounds[limit]} ${limit} (${used[limit]} in use). ` +
        `Delete teams that are no longer needed, or raise limits.${limit} (--max-${limit}).`,
    );
    this.limit = limit;
  }
}

/** What a request would add to the sandbox. */
type Growth = { [Limit in SandboxLimit]?: number | undefined };

/** Returns the time of a team, in milliseconds since 1970. */
export const timeOf = (state: State, team: Team): number => state.now + team.ahead;

/** Bytes of a resource without the values that are its own. */
export const recordBytes: number = 400;

const noScope: Readonly<Record<string, string>> = Object.freeze({});

/** Returns a resource that is not kept yet. */
export function newRecord(
  resource: ServedResource,
  id: string,
  value: Values,
  given: ValuesBySnakeName,
): StoredRecord {
  const scope: Record<string, string> = {};
  for (const key of resource.parentParameters) {
    const found = given[key];
    const isField = resource.fields.some((field) => field.snakeName === key);
    if (!isField && found !== undefined) scope[key] = detach(String(found));
  }
  return {
    resource,
    id,
    value,
    parentIds: Object.keys(scope).length > 0 ? scope : noScope,
    children: [],
    next: undefined,
    pinned: false,
    number: 0,
    bytes: recordBytes + Object.values(scope).reduce((sum, text) => sum + 2 * text.length, 0),
  };
}

const empty: ReadonlyMap<string, StoredRecord> = new Map();

/** Returns the resources of a type. Where no operation creates any, those of the contract's examples are there. */
export function recordsOf(state: State, team: Team, name: string): ReadonlyMap<string, StoredRecord> {
  const known = team.records.get(name);
  const resource = contract.resources[name];
  if (known || !resource) return known ?? empty;
  for (const value of resource.existing) {
    const id = String(value[resource.id] ?? nextId(team, resource.noun, resource.idType));
    keep(state, team, newRecord(resource, id, { ...value }, {}));
  }
  return team.records.get(name) ?? empty;
}

/** Where a request looks for resources. */
interface Place {
  state: State;
  team: Team;
  operation: ServedOperation;
  /** Parameters of the path by their keys. */
  params: Readonly<Record<string, string>>;
}

/** Returns a resource by its id; undefined if there is none, or if it belongs elsewhere than the parameters state. */
export function findRecord(place: Place, resource: string, id: string | undefined): StoredRecord | undefined {
  if (id === undefined) return undefined;
  const { state, team, params } = place;
  const records = recordsOf(state, team, resource);
  const record = records.get(id);
  if (record && belongs(record, place)) return record;
  const kind = contract.resources[resource];
  if (!kind?.perParent || records.size === 0) return undefined;
  const other = records.get(keyWithin(kind, id, (key) => params[key]));
  return other && belongs(other, place) ? other : undefined;
}

/** Returns whether a resource belongs to what the parameters of the path name. */
export const belongs = (record: StoredRecord, { operation, params }: Place): boolean =>
  operation.within.every((key) => {
    const value = keyValue(record, key);
    return value === undefined || value === params[key];
  });
