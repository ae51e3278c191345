/** The state of a sandbox as JSON data: for `export` and `import`, for a database, and for `npm run dev` after an edit. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { endOfTime, literal } from '../option-rules.ts';
import type { Json, ServedResource, Values } from '../contract-types.ts';
import { operationOf } from '../protocol/router.ts';
import { extractionBytes, type StoredExtraction } from '../resources/extractions.ts';
import { addEntry, addEvent } from '../resources/history.ts';
import type { Event, State, StoredRecord, Team } from '../resources/state.ts';
import {
  closeProject,
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
import { type RecordValue, type Row, rowsOf, tables } from '../storage/changes.ts';
import { checkedExtraction } from './extractions.ts';
import { checkFault, type FaultRule } from './faults.ts';
import { finish, type StoredEntry } from './journal.ts';
import { violationIn } from './seeds.ts';
import { notRow, notSnapshot } from './snapshot-shape.ts';

/** The data of a sandbox. Its members may change between versions. */
export interface Snapshot {
  readonly format: 3;
  /** @internal */
  rows: Row[];
}

/** Returns the state of a sandbox but for its limits and its coverage. Later changes do not reach it. */
export const snapshot = (state: State): Snapshot => structuredClone({ format: 3, rows: rowsOf(state) });

/**
 * Puts data in place of the state of a sandbox, which then owns it. What the contract no longer has is left out. In the
 * sandbox of one team, the team of the data gets its id.
 *
 * @param name What the data is called in messages.
 * @throws {TypeError} The data is not that of a sandbox; nothing has changed.
 * @throws {LimitError} There is no room for it; nothing has changed.
 */
export function restore(state: State, data: unknown, name: string = 'snapshot'): void {
  const fail = (why: string): never => {
    throw new TypeError(`The ${name} is invalid: ${why}`);
  };
  const wrong = notSnapshot(data);
  if (wrong !== undefined) fail(`${wrong}.`);
  // What belongs to no team stays.
  const own = [...state.teams.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const keys = [...state.revokedKeys].reduce((sum, key) => sum + textBytes(key), 0);
  const next: State = {
    ...state,
    // What it has is checked at its end.
    bounds: { ...state.bounds, teams: Infinity, tasks: Infinity, bytes: Infinity },
    bytes: state.bytes - own - keys - extractionBytes(state.extractions),
    extractions: [],
    tasks: 0,
    teams: new Map(),
    teamCount: 0,
    revokedKeys: new Set(),
    changes: undefined,
  };
  const { rows } = data as Snapshot;
  const { only } = state;
  const count = rows.filter(({ table }) => table === 'teams').length;
  if (only && count > 1) fail(`it has ${count} teams, and this sandbox is for ${only.id} alone.`);
  const known = new Set<string>();
  for (const table of tables) {
    for (const [index, row] of rows.entries()) {
      if (row.table !== table) continue;
      const id = JSON.stringify([row.team, table, row.key]);
      const where = `rows[${index}]`;
      const wrong = known.has(id) ? `${where} is there twice` : notRow(row, where);
      if (wrong !== undefined) fail(`${wrong}. It is the row ${id}.`);
      known.add(id);
      try {
        readers[table](next, only && row.team !== '' ? { ...row, team: only.id } : row);
      } catch (error) {
        fail(`${where} is the row ${id}. ${(error as Error).message}`);
      }
    }
  }
  if (!rows.some(({ table }) => table === 'sandbox')) fail('rows must have one of the table sandbox.');
  // A record may have been kept before the one that it belongs to.
  for (const team of next.teams.values()) {
    const records = [...team.records.values()].flatMap((some) => [...some.values()]);
    for (const record of records) record.children = [];
    for (const record of records) link(team, record);
  }
  const { bounds, changes } = state;
  const used = { teams: next.teams.size, tasks: next.tasks, bytes: next.bytes };
  for (const limit of ['teams', 'tasks', 'bytes'] as const) {
    if (used[limit] > bounds[limit]) throw new LimitError(limit, { ...next, bounds });
  }
  reserveInAll(state, { tasks: next.tasks - state.tasks, bytes: next.bytes - state.bytes });
  Object.assign(state, next, { bounds, changes });
}

function teamWith(state: State, { team }: Row): Team {
  const found = state.teams.get(team);
  if (found) return found;
  throw new TypeError(`There is no row of the table teams for ${literal(team)}.`);
}

/** Reads rows into a state, by table. Their shape is checked. */
const readers: Readonly<Record<Row['table'], (state: State, row: Row) => void>> = {
  sandbox(state, { value }) {
    const { seed, now, processingMs, lastTeam, settings } = value as State;
    Object.assign(state, { seed, now, processingMs, lastTeam, settings: knownSettings(settings) });
  },
  keys: (state, { key }) => revokeKey(state, key),
  teams(state, { team: id, key, value }) {
    const { ahead, ids, files, settings, faultCount, resources } = value as Team & { resources: string[] };
    if (state.teams.has(id)) throw new TypeError(`The team ${id} is there twice.`);
    if (state.now + ahead > endOfTime) throw new TypeError('Its value.ahead is too large.');
    const team = teamOf(state, id);
    Object.assign(team, {
      ahead,
      ids,
      files,
      faultCount,
      settings: knownSettings(settings),
      number: Number(key),
    });
    state.teamCount = Math.max(state.teamCount, team.number);
    for (const name of resources) if (contract.resources[name]) team.records.set(name, new Map());
  },
  projects: (state, row) => closeProject(state, teamWith(state, row), row.key),
  faults(state, row) {
    const team = teamWith(state, row);
    const rule = row.value as FaultRule;
    const { operation } = rule.fault;
    if (operation !== undefined && !operationOf(operation)) return;
    checkFault(rule.fault);
    setFaults(state, team, [...team.faults, rule]);
  },
  extractions(state, row) {
    const extraction = checkedExtraction('Its value', row.value as StoredExtraction);
    const bytes = extractionBytes([extraction]);
    const team = row.team === '' ? undefined : teamWith(state, row);
    const owner = team ?? state;
    owner.extractions = [...owner.extractions, extraction];
    if (team) grow(state, team, bytes);
    else state.bytes += bytes;
  },
  records: restoreRecord,
  events(state, row) {
    const team = teamWith(state, row);
    addEvent(state, team, row.value as Event);
    team.events.count = Number(row.key);
  },
  journal(state, row) {
    const team = teamWith(state, row);
    const entry = row.value as StoredEntry;
    finish(entry);
    addEntry(state, team, entry);
    team.journal.count = Number(row.key);
  },
};

function restoreRecord(state: State, row: Row): void {
  const team = teamWith(state, row);
  const { resource: name, scope: parentIds, ...own } = row.value as RecordValue;
  const resource = contract.resources[name];
  if (!resource) return;
  const value = restoredValue(resource, own.value);
  const wrong = violationIn(resource, { ...value, ...own.extracted });
  if (wrong !== undefined) throw new TypeError(`It is no ${name}: ${wrong}.`);
  const number = Number(row.key);
  const { next } = own;
  const isKnown = next && resource.lifecycle?.states.includes(next.status);
  const kept = { ...own, resource, value, parentIds, next: isKnown ? next : undefined };
  const record: StoredRecord = { ...kept, children: [], number };
  if (isTaken(team, record)) throw new TypeError(`The ${name} ${own.id} is there twice.`);
  keep(state, team, record);
  record.number = number;
  team.lastRecord = Math.max(team.lastRecord, number);
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
const knownSettings = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([id, value]) => isSetting(id, value))) as Settings;
