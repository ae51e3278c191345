/** The state of a sandbox as plain data, which `npm run dev` carries over to a sandbox of an edited contract. */
import { contract } from '../../../generated/sandbox/dist/contract.js';
import type { FaultRule } from '../engine/faults.ts';
import { checkInterpretation, type Settings } from '../engine/settings.ts';
import { entryBytes, type Entry } from '../engine/journal.ts';
import type { Event, State, StoredRecord, Team } from '../engine/state.ts';
import { forgetTeam, grow, keep, link, teamOf } from '../engine/store.ts';
import type { Operation, Values } from '../engine/types.ts';

/** What survives `structuredClone`, with what belongs to the contract by its name. */
export interface Snapshot {
  now: number;
  settings: Settings;
  /** Least recently used first. */
  teams: TeamSnapshot[];
}

interface TeamSnapshot extends Pick<Team, 'id' | 'ahead' | 'ids' | 'settings' | 'faults'> {
  events: Event[];
  journal: (Omit<Entry, 'operation'> & { operation: string | undefined })[];
  records: RecordSnapshot[];
}

interface RecordSnapshot extends Omit<StoredRecord, 'resource' | 'trigger' | 'children'> {
  resource: string;
  trigger: string | undefined;
}

/** Returns the state of a sandbox but for its options and its coverage. */
export function snapshot(state: State): Snapshot {
  return {
    now: state.now,
    settings: state.settings,
    teams: [...state.teams.values()].map(
      ({ id, ahead, ids, settings, faults, events, journal, records }) => ({
        id,
        ahead,
        ids,
        settings,
        faults,
        events: events.values(),
        journal: journal.values().map((entry) => ({ ...entry, operation: entry.operation?.id })),
        records: [...records.values()].flatMap((some) => [...some.values()].map(plain)),
      }),
    ),
  };
}

function plain(record: StoredRecord): RecordSnapshot {
  const { id, value, scope, dueAt, nextStatus, pinned, bytes, resource, trigger } = record;
  return {
    id,
    value,
    scope,
    dueAt,
    nextStatus,
    pinned,
    bytes,
    resource: resource.name,
    trigger: trigger?.id,
  };
}

/** Puts a snapshot in place of the state of a sandbox. What the contract no longer has is left out. */
export function restore(state: State, { now, settings, teams }: Snapshot): void {
  for (const id of state.teams.keys()) forgetTeam(state, id);
  state.now = now;
  state.settings = known(settings);
  for (const each of teams) {
    const team = teamOf(state, each.id);
    team.ahead = each.ahead;
    team.ids = each.ids;
    team.settings = known(each.settings);
    team.faults = each.faults.filter(isKnown);
    for (const event of each.events) team.events.push(event);
    for (const { operation, ...entry } of each.journal) {
      const restored: Entry = { ...entry, operation: operationOf(operation) };
      team.journal.push(restored);
      grow(state, team, entryBytes(restored));
    }
    const records = each.records.flatMap(restoreRecord);
    for (const record of records) keep(state, team, record);
    // A record may have been kept before the one that it belongs to.
    for (const record of records) record.children = [];
    for (const record of records) link(team, record);
  }
}

function restoreRecord({ resource: name, trigger, ...record }: RecordSnapshot): StoredRecord[] {
  const resource = contract.resources[name];
  if (!resource) return [];
  const value: Values = { ...resource.initial };
  for (const field of resource.fields) {
    const found = record.value[field.name];
    if (found !== undefined) value[field.name] = found;
  }
  const { lifecycle } = resource;
  if (lifecycle && !lifecycle.states.includes(String(value[lifecycle.field]))) {
    const initial = resource.initial[lifecycle.field] ?? lifecycle.states[0];
    if (initial !== undefined) value[lifecycle.field] = initial;
  }
  return [{ ...record, resource, value, trigger: operationOf(trigger), children: [] }];
}

const operationOf = (id: string | undefined): Operation | undefined =>
  contract.operations.find((operation) => operation.id === id);

const isKnown = ({ operation }: FaultRule): boolean =>
  operation === undefined || operationOf(operation) !== undefined;

/** The settings that the contract still has. */
function known(settings: Settings): Settings {
  const valid = Object.entries(settings).filter(([id, value]) => {
    try {
      checkInterpretation(id, value);
      return true;
    } catch {
      return false;
    }
  });
  return Object.fromEntries(valid) as Settings;
}
