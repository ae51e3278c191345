import { contract } from '../contract.js';
import { checkFault } from '../engine/fault-rules.js';
import { entryBytes } from '../engine/journal.js';
import { LimitError } from '../engine/limits.js';
import { bytesOf } from '../engine/records.js';
import type { State } from '../engine/state.js';
import { counts } from '../engine/store.js';
import { endOfTime } from '../engine/time.js';
import type { Snapshot } from './snapshot.js';

/**
 * Returns data as a snapshot that the sandbox has room for.
 *
 * @throws {TypeError} It is none.
 * @throws {LimitError} There is no room for it.
 */
export function checkSnapshot(state: State, data: unknown): Snapshot {
  const fail = (why: string): never => {
    throw new TypeError(`The snapshot is invalid: ${why}.`);
  };
  const has = (value: unknown, shape: Record<string, string>, where: string): void => {
    const members = Object.entries(shape);
    const found = (typeof value === 'object' ? value : null) as Record<string, unknown> | null;
    for (const [name, type] of members) {
      const member = found?.[name];
      const actual = Array.isArray(member) ? 'array' : member === null ? 'null' : typeof member;
      if (!type.split(' or ').includes(actual)) fail(`${where}${name} must be ${type}`);
    }
  };
  has(data, snapshotShape, '');
  const { format, teams, now } = data as Snapshot;
  if (Number(format) !== 1) fail('its format is that of another version');
  if (!isTime(now)) fail('now must be a time');
  for (const [index, team] of teams.entries()) {
    const where = `teams[${index}].`;
    has(team, teamShape, where);
    for (const ring of ['events', 'journal'] as const) has(team[ring], ringShape, `${where}${ring}.`);
    if (!isTime(now + team.ahead)) fail(`${where}ahead is too large`);
    for (const record of team.records) has(record, recordShape, `${where}records.`);
    for (const entry of team.journal.entries) {
      has(entry, entryShape, `${where}journal.entries.`);
      if (!isTime(entry.time)) fail(`${where}journal.entries.time must be a time`);
    }
    for (const rule of team.faults) {
      has(rule, faultShape, `${where}faults.`);
      checkFault(rule.fault);
    }
  }
  checkSize(state, data as Snapshot);
  return data as Snapshot;
}

/** Whether a number of milliseconds since 1970 is within the range of the clock. */
const isTime = (time: number): boolean => Number.isSafeInteger(time) && Math.abs(time) <= endOfTime;

const snapshotShape = {
  format: 'number',
  seed: 'string',
  now: 'number',
  processingMs: 'number',
  settings: 'object',
  revokedKeys: 'array',
  teams: 'array',
};
const teamShape = {
  id: 'string',
  ahead: 'number',
  ids: 'number',
  settings: 'object',
  faults: 'array',
  faultCount: 'number',
  closedProjects: 'array',
  events: 'object',
  journal: 'object',
  records: 'array',
};
const faultShape = {
  id: 'number',
  fault: 'object',
  seen: 'number',
  hits: 'number',
  window: 'object',
  bytes: 'number',
};
const ringShape = { count: 'number', entries: 'array' };
const recordShape = {
  resource: 'string',
  id: 'string',
  value: 'object',
  scope: 'object',
  pinned: 'boolean',
  bytes: 'number',
  dueAt: 'number or null',
  nextStatus: 'string or null',
  trigger: 'string or null',
};
const entryShape = {
  number: 'number',
  time: 'number',
  method: 'string',
  path: 'string',
  status: 'number',
  operation: 'string or null',
  headers: 'object',
};

function checkSize({ bounds, ...state }: State, { teams }: Snapshot): void {
  const entries = teams.flatMap(({ journal }) => journal.entries);
  const records = teams.flatMap((team) => team.records);
  const tasks = records.filter(({ resource: name }) => {
    const resource = contract.resources[name];
    return resource && counts(resource);
  }).length;
  // What belongs to no team stays.
  const others = [...state.teams.values()].reduce((left, team) => left - team.bytes, state.bytes);
  const bytes =
    records.reduce((sum, record) => sum + record.bytes, others) +
    entries.reduce((sum, entry) => sum + entryBytes({ ...entry, operation: undefined }), 0) +
    teams.reduce((sum, { id, faults }) => sum + 1_000 + 2 * id.length + bytesOf(faults), 0);
  const full = { ...state, bounds, teams: { size: teams.length }, tasks, bytes };
  if (teams.length > bounds.teams) throw new LimitError('teams', full);
  if (tasks > bounds.tasks) throw new LimitError('tasks', full);
  if (bytes > bounds.bytes) throw new LimitError('bytes', full);
}
