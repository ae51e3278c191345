/** The kinds of rows that a state is stored in: what each must be, and how it gets into a state. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import {
  anyText as text,
  boolean,
  checkObject,
  endOfTime,
  integer,
  literal,
  object,
  type ValueRule,
  segment,
  type DataShape,
} from '../contract/option-rules.ts';
import type { Json, ServedResource, Values } from '../contract/types.ts';
import { operationOf } from '../contract/router.ts';
import { extractionBytes, type StoredExtraction, checkedExtraction } from '../state/extractions.ts';
import { foundItems } from '../behavior/found-items.ts';
import type { Event, State, StoredRecord, Team } from '../state/state.ts';
import {
  addEntry,
  addEvent,
  addFault,
  closeProject,
  grow,
  isTaken,
  keep,
  revokeKey,
  teamOf,
} from '../state/store.ts';
import { isSetting, type Settings } from '../contract/setting-values.ts';
import type { RecordValue, Row } from './changes.ts';
import { checkFault, type FaultRule } from '../state/faults.ts';
import { finish, type StoredEntry } from '../state/journal.ts';
import { violationIn } from '../contract/records.ts';

const count = integer(0);
const time = integer(-endOfTime, endOfTime, 'a time');
const number: ValueRule = {
  needed: 'an integer from 1',
  fits: (data) => /^[1-9]\d{0,14}$/.test(String(data)),
};
const empty: ValueRule = { needed: 'empty', fits: (data) => data === '' };

interface TableRules {
  /** The shape of a row, except its table. */
  shape: DataShape;
  /** Puts a row of this shape into a state. */
  read(state: State, row: Row): void;
}

export const kinds: Readonly<Record<Row['table'], TableRules>> = {
  sandbox: {
    shape: {
      team: empty,
      key: empty,
      value: {
        seed: text,
        now: time,
        processingMs: count,
        lastTeam: count,
        settings: object,
        revokedKeys: [text],
      },
    },
    read(state, { value }) {
      const { seed, now, processingMs, lastTeam, settings, revokedKeys } = value as State;
      Object.assign(state, { seed, now, processingMs, lastTeam, settings: knownSettings(settings) });
      for (const key of revokedKeys) revokeKey(state, key);
    },
  },
  teams: {
    shape: {
      team: segment,
      key: number,
      value: {
        ahead: count,
        ids: count,
        files: count,
        settings: object,
        faultCount: count,
        closedProjects: [text],
        resources: [text],
      },
    },
    read(state, { team: id, key, value }) {
      const { ahead, ids, files, faultCount, closedProjects, resources, ...own } = value as Team & {
        resources: string[];
      };
      if (state.teams.has(id)) throw new TypeError(`The team ${id} is there twice.`);
      if (state.now + ahead > endOfTime) throw new TypeError('Its value.ahead is too large.');
      const team = teamOf(state, id);
      const settings = knownSettings(own.settings);
      Object.assign(team, { ahead, ids, files, faultCount, settings, number: Number(key) });
      state.teamCount = Math.max(state.teamCount, team.number);
      for (const name of resources) if (contract.resources[name]) team.records.set(name, new Map());
      for (const project of closedProjects) closeProject(state, team, project);
    },
  },
  faults: {
    shape: { key: number, value: { fault: object, 'after?': count, bytes: count } },
    read(state, row) {
      const rule = row.value as FaultRule;
      const { operation } = checkObject('The fault is', rule.fault);
      // The contract may no longer have the operation.
      if (operation !== undefined && !operationOf(operation)) return;
      checkFault(rule.fault);
      const unused = { seen: 0, hits: 0, window: { from: 0, requests: 0 } };
      addFault(state, teamWith(state, row), { ...rule, ...unused, id: Number(row.key) });
    },
  },
  hits: {
    shape: {
      key: number,
      value: { seen: count, hits: count, window: { from: time, requests: count } },
    },
    read(state, row) {
      const rule = teamWith(state, row).faults.find(({ id }) => id === Number(row.key));
      if (rule) Object.assign(rule, row.value);
    },
  },
  extractions: {
    shape: { key: number, value: object },
    read(state, row) {
      const extraction = checkedExtraction('Its value', row.value as StoredExtraction);
      const bytes = extractionBytes([extraction]);
      const team = row.team === '' ? undefined : teamWith(state, row);
      const owner = team ?? state;
      owner.extractions = [...owner.extractions, extraction];
      if (team) grow(state, team, bytes);
      else state.bytes += bytes;
    },
  },
  records: {
    shape: {
      key: number,
      value: {
        id: segment,
        resource: text,
        value: object,
        parentIds: { '*': text },
        pinned: boolean,
        'extracted?': object,
        bytes: count,
        'next?': { status: text, at: time, 'after?': text },
      },
    },
    read: readRecord,
  },
  events: {
    shape: { key: number, value: { '*': text } },
    read(state, row) {
      const team = teamWith(state, row);
      addEvent(state, team, row.value as Event);
      team.events.count = Number(row.key);
    },
  },
  journal: {
    shape: {
      key: number,
      value: {
        number: count,
        time,
        method: text,
        path: text,
        status: count,
        operation: { needed: 'a string or null', fits: (data) => data === null || text.fits(data) },
        headers: { '*': text },
        'source?': text,
        'reason?': text,
        'violation?': text,
        'rejected?': text,
        'ignored?': [text],
        'changes?': { '*': object },
        'event?': text,
        'key?': text,
        'body?': text,
        'form?': {
          fields: { '*': [text] },
          files: [{ name: text, type: text, size: count, 'sha256?': text }],
        },
        'fault?': text,
        'limit?': text,
        'repeated?': count,
      },
    },
    read(state, row) {
      const team = teamWith(state, row);
      const entry = row.value as StoredEntry;
      finish(entry);
      addEntry(state, team, entry);
      team.journal.count = Number(row.key);
    },
  },
};

function teamWith(state: State, { team }: Row): Team {
  const found = state.teams.get(team);
  if (found) return found;
  throw new TypeError(`There is no row of the table teams for ${literal(team)}.`);
}

function readRecord(state: State, row: Row): void {
  const team = teamWith(state, row);
  const { resource: name, ...own } = row.value as RecordValue;
  const { next } = own;
  const resource = contract.resources[name];
  if (!resource) return;
  const value = restoredValue(resource, own.value, state.seed);
  const wrong = violationIn(resource, { ...value, ...own.extracted });
  if (wrong !== undefined) throw new TypeError(`It is no ${name}: ${wrong}.`);
  const isKnown = next && resource.lifecycle?.states.includes(next.status);
  const number = Number(row.key);
  const record: StoredRecord = {
    ...own,
    resource,
    value,
    next: isKnown ? next : undefined,
    children: [],
    number,
  };
  if (isTaken(team, record)) throw new TypeError(`The ${name} ${own.id} is there twice.`);
  keep(state, team, record);
  record.number = number;
  team.lastRecord = Math.max(team.lastRecord, number);
}

/** Returns values without fields that the contract no longer has, and with those that it did not have then. */
function restoredValue(resource: ServedResource, values: Values, seed: string): Values {
  const { fields, initial, lifecycle } = resource;
  const value: Values = {};
  for (const { name, optional } of fields) {
    const found = values[name] ?? (optional ? undefined : initial[name]);
    if (found !== undefined) value[name] = shared(found, resource, seed);
  }
  const first = lifecycle && (initial[lifecycle.field] ?? lifecycle.states[0]);
  if (!lifecycle || first === undefined || lifecycle.states.includes(String(value[lifecycle.field])))
    return value;
  // The contract may allow states that it does not list.
  const isAllowed = resource.schema && violationIn(resource, value) === undefined;
  return isAllowed ? value : { ...value, [lifecycle.field]: first };
}

/** Objects and arrays of new resources by their JSON. */
const initialValues: ReadonlyMap<string, Json> = new Map(
  Object.values(contract.resources)
    .flatMap(({ initial }) => Object.values(initial).filter((each) => Object(each) === each))
    .map((value) => [JSON.stringify(value), value]),
);

/** Returns the value of a new or a processed resource that equals another one, so that all records share it; else the value itself. */
function shared(value: Json, { processingResults }: ServedResource, seed: string): Json {
  if (Object(value) !== value) return value;
  const text = JSON.stringify(value);
  return initialValues.get(text) ?? foundItems(processingResults, seed).byText.get(text) ?? value;
}

/** The settings that the contract still has. */
const knownSettings = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([id, value]) => isSetting(id, value))) as Settings;
