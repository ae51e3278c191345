import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { checkFault } from '../engine/fault-rules.ts';
import { entryBytes } from '../engine/journal.ts';
import { LimitError } from '../engine/limits.ts';
import { bytesOf } from '../engine/records.ts';
import type { State } from '../engine/state.ts';
import { counts, keyWithin, textBytes } from '../engine/store.ts';
import { endOfTime } from '../engine/time.ts';
import { violationIn } from './seeds.ts';
import { mismatch, type Shape } from './shape.ts';
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
