/** The state of a sandbox as JSON data: for `export` and `import`, and for `npm run dev` after an edit of the contract. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { Json, ServedOperation, Resource } from '../contract-types.ts';
import type { Event, State, StoredRecord, Team } from '../resources/state.ts';
import {
  closeProject,
  eventBytes,
  forgetRevokedKeys,
  forgetTeam,
  grow,
  keep,
  link,
  revokeKey,
  setFaults,
  teamOf,
} from '../resources/store.ts';
import { checkSetting, type Settings } from '../setting-values.ts';
import type { FaultRule } from './faults.ts';
import { type Entry, finish, shownHeaders } from './journal.ts';
import { violationIn } from './seeds.ts';

/** The data of a sandbox, with what belongs to the contract by its name. Its members may change between versions. */
export interface Snapshot {
  readonly format: 1;
  seed: string;
  now: number;
  processingMs: number;
  settings: Settings;
  revokedKeys: string[];
  /** Number of the last team that was created without an id. */
  lastTeam?: number;
  /** Least recently used first. */
  teams: TeamSnapshot[];
}

interface TeamSnapshot extends Pick<Team, 'id' | 'ahead' | 'ids' | 'settings' | 'faults' | 'faultCount'> {
  closedProjects: string[];
  events: { count: number; entries: Event[] };
  journal: { count: number; entries: EntrySnapshot[] };
  records: RecordSnapshot[];
  /** Resources of which all records were deleted. */
  emptied?: string[];
}

type EntrySnapshot = Omit<Entry, 'operation'> & { operation: string | null };

export interface RecordSnapshot extends Omit<
  StoredRecord,
  'resource' | 'trigger' | 'children' | 'dueAt' | 'nextStatus'
> {
  resource: string;
  trigger: string | null;
  /** JSON has no Infinity. */
  dueAt: number | null;
  nextStatus: string | null;
  /** Fields that new records have, and that were removed from this one. */
  removed?: string[];
}

/** Returns the state of a sandbox but for its limits and its coverage. Later changes do not reach it. */
export function snapshot(state: State): Snapshot {
  const { seed, now, processingMs, settings, revokedKeys, lastTeam, teams } = state;
  return structuredClone({
    format: 1,
    seed,
    now,
    processingMs,
    settings,
    revokedKeys: [...revokedKeys],
    lastTeam,
    teams: [...teams.values()].map(plainTeam),
  });
}

function plainTeam({ id, ahead, ids, settings, faults, faultCount, ...team }: Team): TeamSnapshot {
  const { closedProjects, events, journal, records } = team;
  const entries = journal.values().map((entry) => ({
    ...entry,
    headers: shownHeaders(entry.headers),
    operation: entry.operation?.id ?? null,
  }));
  const emptied = [...records].flatMap(([name, some]) => (some.size === 0 ? [name] : []));
  return {
    id,
    ahead,
    ids,
    settings,
    faults,
    faultCount,
    closedProjects: [...closedProjects],
    events: { count: events.count, entries: events.values() },
    journal: { count: journal.count, entries },
    records: [...records.values()].flatMap((some) => [...some.values()].map(plain)),
    ...(emptied.length > 0 && { emptied }),
  };
}

function plain(record: StoredRecord): RecordSnapshot {
  const { id, value, scope, dueAt, nextStatus, pinned, bytes, resource, trigger } = record;
  const removed = Object.keys(resource.initial).filter((name) => !(name in value));
  return {
    id,
    value,
    scope,
    pinned,
    bytes,
    dueAt: dueAt === Infinity ? null : dueAt,
    nextStatus: nextStatus ?? null,
    resource: resource.name,
    trigger: trigger?.id ?? null,
    ...(removed.length > 0 && { removed }),
  };
}

/**
 * Puts a snapshot in place of the state of a sandbox. What the contract no longer has is left out. If it cannot be put
 * there, nothing has changed.
 */
export function restore(state: State, data: Snapshot): void {
  const before = { ...state, teams: [...state.teams.values()], revokedKeys: [...state.revokedKeys] };
  try {
    replace(state, data);
  } catch (error) {
    const { teams, revokedKeys, ...others } = before;
    state.teams.clear();
    for (const team of teams) state.teams.set(team.id, Object.assign(team, { kept: true }));
    state.revokedKeys.clear();
    for (const key of revokedKeys) state.revokedKeys.add(key);
    Object.assign(state, others);
    throw error;
  }
}

function replace(state: State, { settings, revokedKeys, teams, ...data }: Snapshot): void {
  const { seed, now, processingMs, lastTeam = 1 } = data;
  for (const id of state.teams.keys()) forgetTeam(state, id);
  Object.assign(state, { seed, now, processingMs, lastTeam });
  state.settings = known(settings);
  forgetRevokedKeys(state);
  for (const key of revokedKeys) revokeKey(state, key);
  for (const each of teams) restoreTeam(state, structuredClone(each));
}

function restoreTeam(state: State, each: TeamSnapshot): void {
  const team = teamOf(state, each.id);
  const { ahead, ids, faultCount, events, journal } = each;
  Object.assign(team, { ahead, ids, faultCount });
  team.settings = known(each.settings);
  setFaults(state, team, each.faults.filter(isKnown));
  for (const project of each.closedProjects) closeProject(state, team, project);
  team.events.fill(events.entries, events.count);
  grow(state, team, eventBytes * team.events.values().length);
  const entries = journal.entries.map((entry): Entry => {
    const restored = { ...entry, operation: operationOf(entry.operation) };
    finish(restored);
    return restored;
  });
  team.journal.fill(entries, journal.count);
  for (const entry of team.journal.values()) grow(state, team, entry.bytes);
  // A list that was never used has the records of the examples.
  for (const name of each.emptied ?? []) if (contract.resources[name]) team.records.set(name, new Map());
  const records = each.records.flatMap(restoreRecord);
  for (const record of records) keep(state, team, record);
  // A record may have been kept before the one that it belongs to.
  for (const record of records) record.children = [];
  for (const record of records) link(team, record);
}

function restoreRecord({
  resource: name,
  trigger,
  dueAt,
  nextStatus,
  removed = [],
  ...record
}: RecordSnapshot): StoredRecord[] {
  const resource = contract.resources[name];
  if (!resource) return [];
  const { fields, initial } = resource;
  const names = new Set(fields.map((field) => field.name));
  const kept = Object.entries(record.value).filter(([field]) => names.has(field));
  const value = Object.fromEntries(kept.map(([field, found]) => [field, shared(resource, field, found)]));
  // Fields that the contract did not have then.
  for (const [field, standard] of Object.entries(initial)) {
    if (!(field in value) && !removed.includes(field)) value[field] = standard;
  }
  const { lifecycle } = resource;
  const isKnownState = !lifecycle || lifecycle.states.includes(String(value[lifecycle.field]));
  // The contract may allow states that it does not list.
  if (!isKnownState && !(resource.validate && violationIn(resource, value) === undefined)) {
    const first = initial[lifecycle.field] ?? lifecycle.states[0];
    if (first !== undefined) value[lifecycle.field] = first;
  }
  const due = { dueAt: dueAt ?? Infinity, nextStatus: nextStatus ?? undefined };
  return [{ ...record, ...due, resource, value, trigger: operationOf(trigger), children: [] }];
}

/** Returns the value of the contract if a field has the same, so that all records share one. */
function shared({ initial, results }: Resource, field: string, value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value);
  for (const values of [initial, results.ordinary, results.full]) {
    const same = values[field];
    if (same !== undefined && textOf(same) === text) return same;
  }
  return value;
}

const texts = new Map<Json, string>();

/** Returns the JSON of a value of the contract, written once. */
function textOf(value: Json): string {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

const operationOf = (id: string | null | undefined): ServedOperation | undefined =>
  contract.operations.find((operation) => operation.id === id);

const isKnown = ({ fault: { operation } }: FaultRule): boolean =>
  operation === undefined || operationOf(operation) !== undefined;

/** The settings that the contract still has. */
function known(settings: Settings): Settings {
  const valid = Object.entries(settings).filter(([id, value]) => {
    try {
      checkSetting(id, value);
      return true;
    } catch {
      return false;
    }
  });
  return Object.fromEntries(valid) as Settings;
}
