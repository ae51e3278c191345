/** The state of a sandbox as JSON data: for `export` and `import`, and for `npm run dev` after an edit of the contract. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { endOfTime } from '../option-rules.ts';
import type { Json, ServedResource, Values } from '../contract-types.ts';
import { operationOf } from '../protocol/router.ts';
import { extractionBytes, type StoredExtraction } from '../resources/extractions.ts';
import type { Event, State, StoredRecord, Team } from '../resources/state.ts';
import {
  closeProject,
  eventBytes,
  grow,
  isTaken,
  keep,
  LimitError,
  link,
  reserveInAll,
  revokeKey,
  setFaults,
  teamOf,
  textBytes,
} from '../resources/store.ts';
import { isSetting, type Settings } from '../setting-values.ts';
import { checkedExtraction } from './extractions.ts';
import { checkFault } from './faults.ts';
import { type StoredEntry, finish, withoutKey } from './journal.ts';
import { violationIn } from './seeds.ts';
import { notSnapshot } from './snapshot-shape.ts';

/** The data of a sandbox. Its members may change between versions. */
export interface Snapshot {
  readonly format: 2;
  /** @internal */
  seed: string;
  /** @internal */
  now: number;
  /** @internal */
  processingMs: number;
  /** @internal */
  settings: Settings;
  /**
   * Absent in snapshots of versions that had none.
   *
   * @internal
   */
  extractions?: readonly StoredExtraction[];
  /** @internal */
  revokedKeys: string[];
  /**
   * Number of the last team that was created without an id.
   *
   * @internal
   */
  lastTeam: number;
  /**
   * Least recently used first.
   *
   * @internal
   */
  teams: TeamSnapshot[];
}

interface TeamSnapshot
  extends
    Pick<Team, 'id' | 'ahead' | 'ids' | 'settings' | 'faults' | 'faultCount'>,
    Partial<Pick<Team, 'extractions' | 'files'>> {
  closedProjects: string[];
  events: { count: number; entries: Event[] };
  journal: { count: number; entries: StoredEntry[] };
  records: Record<string, RecordSnapshot[]>;
}

interface RecordSnapshot extends Omit<StoredRecord, 'resource' | 'children' | 'parentIds'> {
  scope: StoredRecord['parentIds'];
}

/** Returns the state of a sandbox but for its limits and its coverage. Later changes do not reach it. */
export function snapshot({
  seed,
  now,
  processingMs,
  settings,
  extractions,
  revokedKeys,
  lastTeam,
  teams,
}: State): Snapshot {
  return structuredClone({
    format: 2,
    seed,
    now,
    processingMs,
    settings,
    extractions,
    revokedKeys: [...revokedKeys],
    lastTeam,
    teams: [...teams.values()].map(plainTeam),
  });
}

function plainTeam({ id, ahead, ids, settings, faults, faultCount, ...team }: Team): TeamSnapshot {
  const { extractions, files, closedProjects, events, journal, records } = team;
  const entries = journal.values().map(withoutKey);
  return {
    id,
    ahead,
    ids,
    settings,
    faults,
    faultCount,
    extractions,
    files,
    closedProjects: [...closedProjects],
    events: { count: events.count, entries: events.values() },
    journal: { count: journal.count, entries },
    records: Object.fromEntries([...records].map(([name, some]) => [name, [...some.values()].map(plain)])),
  };
}

/** A record without what refers to other data. */
const plain = ({ resource, children, parentIds, ...record }: StoredRecord): RecordSnapshot => ({
  ...record,
  scope: parentIds,
});

/**
 * Puts a snapshot in place of the state of a sandbox. What the contract no longer has is left out. In the sandbox of one
 * team, the team of the snapshot gets its id.
 *
 * @throws {TypeError} The data is not a snapshot; nothing has changed.
 * @throws {LimitError} There is no room for it; nothing has changed.
 */
export function restore(state: State, data: unknown): void {
  const wrong = notSnapshot(data);
  if (wrong !== undefined) fail(wrong);
  const {
    seed,
    now,
    processingMs,
    lastTeam,
    settings,
    extractions = [],
    revokedKeys,
    teams,
  } = structuredClone(data as Snapshot);
  const { only } = state;
  if (only && teams.length > 1)
    fail(`it has ${teams.length} teams, and this sandbox is for ${only.id} alone`);
  // What belongs to no team stays.
  const own = [...state.teams.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const keys = [...state.revokedKeys].reduce((sum, key) => sum + textBytes(key), 0);
  const next: State = {
    ...state,
    seed,
    now,
    processingMs,
    lastTeam,
    settings: known(settings),
    extractions: checkedExtractions(extractions, 'extractions'),
    // What it has is checked at its end.
    bounds: { ...state.bounds, teams: Infinity, tasks: Infinity, bytes: Infinity },
    bytes: state.bytes - own - keys - extractionBytes(state.extractions) + extractionBytes(extractions),
    tasks: 0,
    teams: new Map(),
    latest: undefined,
    revokedKeys: new Set(),
  };
  for (const key of revokedKeys) revokeKey(next, key);
  for (const [index, team] of teams.entries())
    restoreTeam(next, only ? { ...team, id: only.id } : team, `teams[${index}]`);
  const { bounds } = state;
  const used = { teams: next.teams.size, tasks: next.tasks, bytes: next.bytes };
  for (const limit of ['teams', 'tasks', 'bytes'] as const) {
    if (used[limit] > bounds[limit]) throw new LimitError(limit, { ...next, bounds });
  }
  reserveInAll(state, { tasks: next.tasks - state.tasks, bytes: next.bytes - state.bytes });
  Object.assign(state, next, { bounds });
}

function fail(why: string): never {
  throw new TypeError(`The snapshot is invalid: ${why}.`);
}

const checkedExtractions = (extractions: readonly StoredExtraction[], where: string): StoredExtraction[] =>
  extractions.map((each, index) => checkedExtraction(`The snapshot is invalid: ${where}[${index}]`, each));

function restoreTeam(state: State, each: TeamSnapshot, where: string): void {
  if (state.teams.has(each.id)) fail(`team ${each.id} is there twice`);
  const team = teamOf(state, each.id);
  const { ahead, ids, faultCount, extractions = [], files = 0, events, journal } = each;
  if (state.now + ahead > endOfTime) fail(`${where}.ahead is too large`);
  Object.assign(team, { ahead, ids, faultCount, files });
  team.extractions = checkedExtractions(extractions, `${where}.extractions`);
  grow(state, team, extractionBytes(extractions));
  team.settings = known(each.settings);
  const faults = each.faults.filter(
    ({ fault }) => fault.operation === undefined || operationOf(fault.operation),
  );
  for (const { fault } of faults) checkFault(fault);
  setFaults(state, team, faults);
  for (const project of each.closedProjects) closeProject(state, team, project);
  team.events.fill(events.entries, events.count);
  grow(state, team, eventBytes * team.events.values().length);
  for (const entry of journal.entries) finish(entry);
  team.journal.fill(journal.entries, journal.count);
  for (const entry of team.journal.values()) grow(state, team, entry.bytes);
  for (const [name, records] of Object.entries(each.records)) {
    const resource = contract.resources[name];
    // A resource without records keeps those of the examples only until it is used.
    if (resource) restoreRecords(state, team, resource, records, `${where}.records.${name}`);
  }
  // A record may have been kept before the one that it belongs to.
  const all = [...team.records.values()].flatMap((some) => [...some.values()]);
  for (const record of all) record.children = [];
  for (const record of all) link(team, record);
}

function restoreRecords(
  state: State,
  team: Team,
  resource: ServedResource,
  records: RecordSnapshot[],
  where: string,
): void {
  const { name, lifecycle } = resource;
  team.records.set(name, new Map());
  for (const [index, { next, scope: parentIds, ...record }] of records.entries()) {
    const value = restoredValue(resource, record.value);
    const wrong = violationIn(resource, { ...value, ...record.extracted });
    if (wrong !== undefined) fail(`${where}[${index}] is no ${name}: ${wrong}`);
    const isKnown = next && lifecycle?.states.includes(next.status);
    const kept = { ...record, resource, value, parentIds, next: isKnown ? next : undefined, children: [] };
    if (isTaken(team, kept)) fail(`${name} ${record.id} is there twice`);
    keep(state, team, kept);
  }
}

/** Returns values without fields that the contract no longer has, and with those that it did not have then. */
function restoredValue(resource: ServedResource, values: Values): Values {
  const { fields, initial, lifecycle } = resource;
  const value: Values = {};
  for (const { name, optional } of fields) {
    const found = values[name] ?? (optional ? undefined : initial[name]);
    if (found !== undefined) value[name] = shared(resource, name, found);
  }
  const first = lifecycle && (initial[lifecycle.field] ?? lifecycle.states[0]);
  if (!lifecycle || first === undefined || lifecycle.states.includes(String(value[lifecycle.field])))
    return value;
  // The contract may allow states that it does not list.
  const isAllowed = resource.validate && violationIn(resource, value) === undefined;
  return isAllowed ? value : { ...value, [lifecycle.field]: first };
}

/** Returns the value of the contract if a field has the same, so that all records share one. */
function shared({ initial, processingResults }: ServedResource, field: string, value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value);
  for (const values of [initial, processingResults.ordinary, processingResults.full]) {
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

/** The settings that the contract still has. */
const known = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([id, value]) => isSetting(id, value))) as Settings;
