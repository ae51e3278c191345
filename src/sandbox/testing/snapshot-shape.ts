/** Whether data is a snapshot that the sandbox has room for. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { isObject } from '../../shared/json.ts';
import { endOfTime } from '../checks.ts';
import { bytesOf } from '../resources/records.ts';
import type { State } from '../resources/state.ts';
import { counts, keyWithin, LimitError, textBytes } from '../resources/store.ts';
import { checkFault } from './faults.ts';
import { entryBytes } from './journal.ts';
import { violationIn } from './seeds.ts';
import type { RecordSnapshot, Snapshot } from './snapshot.ts';

/**
 * Returns data as a snapshot that the sandbox has room for.
 *
 * @throws {TypeError} It is none.
 * @throws {LimitError} There is no room for it.
 */
export function checkSnapshot(state: State, data: unknown): Snapshot {
  const fail = (why: string | undefined): void => {
    if (why !== undefined) throw new TypeError(`The snapshot is invalid: ${why}.`);
  };
  fail(mismatch(data, snapshotShape));
  const { format, teams, now } = data as Snapshot;
  if (Number(format) !== 1) fail('its format is that of another version');
  if (!isTime(now)) fail('now must be a time');
  fail(twice(teams.map(({ id }) => `team ${id}`)));
  for (const [index, team] of teams.entries()) {
    const where = `teams[${index}].`;
    if (!isTime(now + team.ahead)) fail(`${where}ahead is too large`);
    fail(twice(team.records.map(nameOf)));
    for (const [number, record] of team.records.entries()) {
      const wrong = recordViolation(record);
      if (wrong !== undefined) fail(`${where}records[${number}] is no ${record.resource}: ${wrong}`);
    }
    if (!team.journal.entries.every(({ time }) => isTime(time)))
      fail(`${where}journal.entries.time must be a time`);
    for (const { fault } of team.faults) checkFault(fault);
  }
  checkSize(state, data as Snapshot);
  return data as Snapshot;
}

/** Whether a number of milliseconds since 1970 is within the range of the clock. */
const isTime = (time: number): boolean => Number.isSafeInteger(time) && Math.abs(time) <= endOfTime;

/** What no two resources share: their type and id, with their parents where ids are unique below those. */
function nameOf({ resource, id, scope, value }: RecordSnapshot): string {
  const kind = contract.resources[resource];
  return `${resource} ${kind ? keyWithin(kind, id, (key) => scope[key] ?? value[key]) : id}`;
}

function twice(names: string[]): string | undefined {
  const known = new Set<string>();
  const found = names.find((name) => known.size === known.add(name).size);
  return found && `${found} is there twice`;
}

/** Returns why a resource does not fit the contract, where the contract has its type. */
function recordViolation({ resource: name, value, nextStatus, dueAt }: RecordSnapshot): string | undefined {
  const resource = contract.resources[name];
  if (!resource) return undefined;
  if (nextStatus !== null && !resource.lifecycle?.states.includes(nextStatus))
    return 'it has no such nextStatus';
  if ((nextStatus === null) !== (dueAt === null)) return 'dueAt and nextStatus belong together';
  return violationIn(resource, value);
}

const entryShape: Shape = {
  number: 'count',
  time: 'number',
  method: 'string',
  path: 'string',
  status: 'count',
  operation: 'string or null',
  headers: { '*': 'string' },
  'source?': 'string',
  'reason?': 'string',
  'violation?': 'string',
  'rejected?': 'string',
  'ignored?': ['string'],
  'changes?': { '*': 'object' },
  'event?': 'string',
  'key?': 'string',
  'body?': 'string',
  'form?': {
    fields: { '*': ['string'] },
    files: [{ name: 'string', type: 'string', size: 'count', 'sha256?': 'string' }],
  },
  'fault?': 'string',
  'limit?': 'string',
  'repeated?': 'count',
};
const faultShape: Shape = {
  id: 'count',
  fault: 'object',
  'after?': 'count',
  seen: 'count',
  hits: 'count',
  window: { from: 'number', requests: 'count' },
  bytes: 'count',
};
const recordShape: Shape = {
  resource: 'string',
  id: 'text',
  value: 'object',
  scope: { '*': 'string' },
  pinned: 'boolean',
  bytes: 'count',
  dueAt: 'number or null',
  nextStatus: 'string or null',
  trigger: 'string or null',
  'removed?': ['string'],
};
const snapshotShape: Shape = {
  format: 'number',
  seed: 'string',
  now: 'number',
  processingMs: 'count',
  settings: 'object',
  revokedKeys: ['string'],
  'lastTeam?': 'count',
  teams: [
    {
      id: 'text',
      ahead: 'count',
      ids: 'count',
      settings: 'object',
      faults: [faultShape],
      faultCount: 'count',
      closedProjects: ['string'],
      events: { count: 'count', entries: [{ '*': 'string' }] },
      journal: { count: 'count', entries: [entryShape] },
      records: [recordShape],
      'emptied?': ['string'],
    },
  ],
};

function checkSize({ bounds, ...state }: State, { teams, revokedKeys }: Snapshot): void {
  const entries = teams.flatMap(({ journal }) => journal.entries);
  const records = teams.flatMap((team) => team.records);
  const tasks = records.filter(({ resource: name }) => {
    const resource = contract.resources[name];
    return resource && counts(resource);
  }).length;
  // What belongs to no team stays.
  const keys = (some: Iterable<string>): number => [...some].reduce((sum, key) => sum + textBytes(key), 0);
  const change = keys(revokedKeys) - keys(state.revokedKeys);
  const others = [...state.teams.values()].reduce((left, team) => left - team.bytes, state.bytes + change);
  const bytes =
    records.reduce((sum, record) => sum + record.bytes, others) +
    entries.reduce((sum, entry) => sum + entryBytes({ ...entry, operation: undefined }), 0) +
    teams.reduce((sum, { id, faults }) => sum + 1_000 + 2 * id.length + bytesOf(faults), 0);
  const full = { ...state, bounds, teams: { size: teams.length }, tasks, bytes };
  if (teams.length > bounds.teams) throw new LimitError('teams', full);
  if (tasks > bounds.tasks) throw new LimitError('tasks', full);
  if (bytes > bounds.bytes) throw new LimitError('bytes', full);
}

/** Describes data: a kind, several with ` or `, an array of one shape, or members, of which `*` means all others. */
type Shape = string | readonly [Shape] | { readonly [member: string]: Shape };

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string' && value !== '',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => Number.isFinite(value),
  count: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  null: (value) => value === null,
  object: isObject,
  any: () => true,
};
const names: Readonly<Record<string, string>> = {
  count: 'an integer from 0',
  text: 'a string that is not empty',
};

/**
 * Returns why data does not have a shape; undefined if it has. A member whose name ends in `?` can be left out.
 *
 * @param where What leads to the data; empty for the whole.
 */
function mismatch(data: unknown, shape: Shape, where: string = ''): string | undefined {
  const must = (be: string): string => `${where || 'it'} must be ${be}`;
  if (typeof shape === 'string') {
    const all = shape.split(' or ');
    return all.some((kind) => kinds[kind]?.(data))
      ? undefined
      : must(all.map((kind) => names[kind] ?? kind).join(' or '));
  }
  if (isItems(shape)) {
    return Array.isArray(data)
      ? first(data.map((each, index) => [each, shape[0], `${where}[${index}]`]))
      : must('array');
  }
  if (!isObject(data)) return must('object');
  const { '*': other, ...members } = shape;
  const known = Object.entries(members).flatMap(([member, inner]): Part[] => {
    const name = member.replace('?', '');
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    return value === undefined && member.endsWith('?') ? [] : [[value, inner, join(where, name)]];
  });
  const others = Object.keys(data).filter((name) => other && !(name in members) && !(`${name}?` in members));
  return first([...known, ...others.map((name): Part => [data[name], other ?? 'any', join(where, name)])]);
}

const isItems = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape);

const join = (where: string, name: string): string => (where === '' ? name : `${where}.${name}`);

type Part = [data: unknown, shape: Shape, where: string];

function first(parts: Part[]): string | undefined {
  for (const part of parts) {
    const found = mismatch(...part);
    if (found !== undefined) return found;
  }
  return undefined;
}
