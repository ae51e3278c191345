import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { Task } from '@docproc/types';
import { addResults, scheduleNew, statusOf } from '../engine/lifecycle.ts';
import { bytesOf, newRecord, reserveRecords } from '../engine/records.ts';
import { nextId } from '../engine/ids.ts';
import { checkObject, copyOf } from '../engine/options.ts';
import { timeOf, type State, type StoredRecord, type Team } from '../engine/state.ts';
import { keep, keyValue } from '../engine/store.ts';
import { iso } from '../engine/text.ts';
import type { Json, Resource, Values } from '../engine/types.ts';

/** Fields of a task to seed; the rest is filled in. */
export type Seed = { [Field in keyof Task]?: Task[Field] | undefined };

/** The project of a task that is seeded without one. */
const standardProject = 'project-1';

/**
 * Puts a task in any state, as a test needs it. In PROCESSING it stays until the clock is moved.
 *
 * @throws {TypeError} A field is not one of a task, or has an invalid value.
 * @throws {LimitError} There is no room for another task.
 */
export function seedTask(state: State, team: Team, seed: Seed): StoredRecord {
  const tasks = contract.resources[contract.perFile];
  const uploads = contract.resources[contract.perRequest];
  if (!tasks || !uploads) throw new TypeError('The contract has no operation that creates tasks.');
  const now = timeOf(state, team);
  const parentKey = Object.keys(tasks.links).find((key) => tasks.links[key] === uploads.name) ?? '';
  const given = copyOf('The task', checkObject('The task is', seed) as Values);
  for (const key of [tasks.id, parentKey, ...tasks.scope]) {
    if (given[key] === '') throw new TypeError(`The ${tasks.noun} cannot be seeded: its ${key} is empty.`);
  }
  const parentId = given[parentKey] ?? freeId(team, uploads);
  const parent = team.records.get(uploads.name)?.get(String(parentId));
  const { lifecycle } = tasks;
  const name = given['name'] ?? 'document.pdf';
  const scope: Values = {};
  for (const key of tasks.scope) {
    const known = parent && keyValue(parent, key);
    scope[key] = given[key] ?? known ?? (key === 'project_id' ? standardProject : `${key}-1`);
  }
  const value: Values = { ...tasks.initial };
  const filled: Record<string, Json> = {
    ...scope,
    [tasks.id]: given[tasks.id] ?? freeId(team, tasks),
    name,
    created_at: iso(now),
    updated_at: iso(now),
    [parentKey]: parentId,
  };
  for (const field of tasks.fields) if (field.key in filled) value[field.name] = filled[field.key] ?? null;
  const first = value[lifecycle?.field ?? ''];
  // The state that the service moves new tasks to is where one can do most with them.
  const ready = lifecycle?.moves.find(({ from, to }) => from === first && to !== undefined)?.to;
  if (lifecycle && ready !== undefined) value[lifecycle.field] = ready;
  Object.assign(value, given);
  const record = newRecord(tasks, String(value[tasks.id]), value, { ...filled, ...given });
  if (!('pages' in given) && isProcessed(record)) addResults(record);
  check(team, tasks, value, parent);
  reserveRecords(state, parent ? [tasks] : [tasks, uploads], given);
  record.bytes += Object.values({ ...given }).reduce<number>((sum, each) => sum + bytesOf(each), 0);
  scheduleNew(state, team, record, Math.max(1, state.processingMs));
  if (!parent) {
    const upload: Values = { ...uploads.initial };
    const shared: Record<string, Json> = { ...filled, [uploads.id]: parentId, meta: value['meta'] ?? [] };
    for (const field of uploads.fields) {
      const found = field.name === uploads.id ? parentId : shared[field.key];
      if (field.name !== uploads.lifecycle?.field && found !== undefined) upload[field.name] = found;
    }
    const made = newRecord(uploads, String(parentId), upload, { ...filled, ...scope });
    made.bytes += bytesOf(name) + bytesOf(value['meta']);
    keep(state, team, made);
  }
  keep(state, team, record);
  return record;
}

/** Returns an id that no resource of a type has. */
function freeId(team: Team, { name, noun, idType }: Resource): string | number {
  let id = nextId(team, noun, idType);
  while (team.records.get(name)?.has(String(id))) id = nextId(team, noun, idType);
  return id;
}

/** Returns whether a resource in this state has been processed with success at some time. */
export function isProcessed(record: StoredRecord): boolean {
  const { lifecycle, initial } = record.resource;
  const first = lifecycle && initial[lifecycle.field];
  const moves = lifecycle?.moves.filter(({ from, to }) => from === first && to !== undefined) ?? [];
  const unprocessed = [first, ...moves.slice(1).map(({ to }) => to)];
  return !unprocessed.includes(statusOf(record));
}

/** Returns why values are not those of a record of the contract; undefined if they are. */
export function violationIn({ validate, fields }: Resource, value: Values): string | undefined {
  if (!validate || validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  const { allowedValues, additionalProperty, unevaluatedProperty } = error?.params ?? {};
  const unknown = additionalProperty ?? unevaluatedProperty;
  if (typeof unknown === 'string' && !error?.instancePath) {
    return `there is no field ${unknown}. There are: ${fields.map(({ name }) => name).join(', ')}`;
  }
  const values = Array.isArray(allowedValues) ? ` (${allowedValues.join(', ')})` : '';
  const field = Object.values(error?.params ?? {}).join();
  return `${error?.instancePath || field} ${error?.message}${values}`;
}

function check(team: Team, resource: Resource, value: Values, parent: StoredRecord | undefined): void {
  const { name, noun, id } = resource;
  const fail = (why: string): never => {
    throw new TypeError(`The ${noun} cannot be seeded: ${why}.`);
  };
  const wrong = violationIn(resource, value);
  if (wrong !== undefined) fail(wrong);
  const key = String(value[id]);
  if (team.records.get(name)?.has(key)) fail(`there is a ${noun} ${key} already`);
  const project = parent && keyValue(parent, 'project_id');
  if (parent && project !== value['project_id']) {
    fail(`${parent.resource.noun} ${parent.id} is in project ${project}, not ${String(value['project_id'])}`);
  }
}
