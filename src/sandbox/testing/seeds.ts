/** Creates, changes, deletes and shows tasks and uploads for tests, without the rules of the contract. */
import type { MetaItem, Task } from '@docproc/types';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { checkObject, copyOf, literal, segment } from '../contract/option-rules.ts';
import type { Json, ServedResource, StartExample, Values } from '../contract/types.ts';
import { fieldsOf } from '../contract/fields.ts';
import { extractionOf, freeId, reserveRecords, setExtracted } from '../behavior/create.ts';
import { addProcessingResults, advance, scheduleNew } from '../behavior/lifecycle.ts';
import { setFields } from '../behavior/update.ts';
import { type State, statusOf, type StoredRecord, type Team } from '../state/state.ts';
import { forget, isTaken, keep, keyTo, keyValue, newRecord, recordsOf, timeOf } from '../state/store.ts';
import { decide } from '../state/decide.ts';
import { bytesOf, iso } from '../contract/text.ts';
import { UnknownIdError } from '../state/errors.ts';
import { violationIn } from '../contract/records.ts';

/** Fields of a task to seed; the rest is filled in. */
export type Seed = { [Field in keyof Task]?: Task[Field] | undefined };

const standardProject = 'project-1';

/**
 * Creates a task in any state. One in PROCESSING stays there until the clock is moved.
 *
 * @throws {TypeError} A field is not one of a task, or has an invalid value.
 * @throws {LimitError} There is no room for another task.
 */
export function seedTask(state: State, team: Team, seed: Seed): StoredRecord {
  const tasks = contract.resources[contract.fileResource];
  const uploads = contract.resources[contract.requestResource];
  if (!tasks || !uploads) throw new TypeError('The contract has no operation that creates tasks.');
  const now = timeOf(state, team);
  const parentKey = keyTo(tasks, uploads.name) ?? '';
  const given = copyOf('The task', checkObject('The task is', seed) as Values);
  for (const key of [tasks.id, parentKey, ...tasks.parentParameters]) {
    const id = given[key];
    if (typeof id === 'string' && !segment.fits(id)) {
      throw failure(tasks, 'seeded', `its ${key} is ${literal(id)}, and must be ${segment.needed}`);
    }
  }
  const parentId = given[parentKey] ?? freeId(team, uploads);
  const parent = team.records.get(uploads.name)?.get(String(parentId));
  const { lifecycle } = tasks;
  const name = given['name'] ?? 'document.pdf';
  const scope: Values = {};
  for (const key of tasks.parentParameters) {
    const known = parent && keyValue(parent, key);
    scope[key] = given[key] ?? known ?? (key === 'project_id' ? standardProject : `${key}-1`);
  }
  const filled: Record<string, Json> = {
    ...scope,
    [tasks.id]: given[tasks.id] ?? freeId(team, tasks),
    name,
    created_at: iso(now),
    updated_at: iso(now),
    [parentKey]: parentId,
  };
  const value: Values = { ...tasks.initial, ...fieldsOf(tasks, filled) };
  const first = value[lifecycle?.field ?? ''];
  // The state that the service moves new tasks to is where one can do most with them.
  const ready = lifecycle?.moves.find(({ from, to }) => from === first && to !== undefined)?.to;
  if (lifecycle && ready !== undefined) value[lifecycle.field] = ready;
  Object.assign(value, given);
  const record = newRecord(tasks, String(value[tasks.id]), value, { ...filled, ...given });
  const extraction =
    'pages' in given ? undefined : extractionOf(state, team, { name: String(value['name']) });
  const wrong = violationIn(tasks, value) ?? (parent && otherProject(record, parent));
  if (wrong !== undefined) throw failure(tasks, 'seeded', wrong);
  if (isTaken(team, record)) throw failure(tasks, 'seeded', `there is a ${tasks.noun} ${record.id} already`);
  reserveRecords(state, parent ? [tasks] : [tasks, uploads], { ...given, ...extraction });
  record.bytes += Object.values({ ...given }).reduce<number>((sum, each) => sum + bytesOf(each), 0);
  scheduleNew(state, team, record, Math.max(1, state.processingMs));
  if (!parent) {
    const shared = { ...filled, [uploads.id]: parentId, meta: value['meta'] ?? [] };
    const upload = { ...uploads.initial, ...fieldsOf(uploads, shared) };
    const made = newRecord(uploads, String(parentId), upload, filled);
    made.bytes += bytesOf(name) + bytesOf(value['meta']);
    keep(state, team, made);
  }
  keep(state, team, record);
  setExtracted(state, team, record, extraction);
  if (!('pages' in given) && isProcessed(record)) addProcessingResults(state, record);
  return record;
}

/** Creates the resources of the examples of the contract, in which transitions succeed. */
export function seedExamples(state: State, team: Team): void {
  const { files, request } = contract.start;
  const results = Object.keys(contract.resources[contract.fileResource]?.processingResults ?? {});
  for (const [index, { id, ...where }] of files.entries()) {
    const values = Object.entries(exampleOf(where));
    // Items of two tasks have different ids: only the first task has those of the example.
    const own = values.filter(([name]) => index === 0 || !results.includes(name));
    seedTask(state, team, { ...Object.fromEntries(own), id });
  }
  const uploads = contract.resources[contract.requestResource];
  if (!uploads || !request) return;
  const { [uploads.id]: id, [uploads.lifecycle?.field ?? '']: _, ...values } = exampleOf(request);
  changeRecord(state, team, uploads.name, String(id), values);
}

function exampleOf({ example, member }: StartExample): Values {
  const value = contract.examples[example];
  return Object((member === undefined ? value : Object(value)[member]) ?? {}) as Values;
}

function isProcessed(record: StoredRecord): boolean {
  const { lifecycle, initial } = record.resource;
  const first = lifecycle && initial[lifecycle.field];
  const moves = lifecycle?.moves.filter(({ from, to }) => from === first && to !== undefined) ?? [];
  const unprocessed = [first, ...moves.slice(1).map(({ to }) => to)];
  return !unprocessed.includes(statusOf(record));
}

const failure = ({ noun }: ServedResource, verb: 'seeded' | 'changed', why: string): TypeError =>
  new TypeError(`The ${noun} cannot be ${verb}: ${why}.`);

/** Returns why a resource cannot belong to a parent in another project; undefined if both are in the same project. */
function otherProject(record: StoredRecord, parent: StoredRecord): string | undefined {
  const [own, project] = [keyValue(record, 'project_id'), keyValue(parent, 'project_id')];
  if (own === project) return undefined;
  return `${parent.resource.noun} ${parent.id} is in project ${project}, not ${own}`;
}

/** Returns a resource by its id, with all changes that the service has made on its own by now. */
export function recordOf(state: State, team: Team, resource: string, id: string): StoredRecord {
  const records = recordsOf(state, team, resource);
  const record = records.get(id) ?? [...records.values()].find((each) => each.id === id);
  if (record) return advance(state, team, record);
  const noun = contract.resources[resource]?.noun ?? 'record';
  throw new UnknownIdError(`There is no ${noun} ${id} in team ${team.id}.`);
}

/**
 * Sets fields of a resource. A new state replaces what the service has planned for the resource. A task in PROCESSING stays
 * there until the clock is moved.
 *
 * @throws {UnknownIdError} There is no such record.
 * @throws {TypeError} A field is not one of the resource, cannot be changed, or has an invalid value.
 * @throws {LimitError} There is no room for the new values.
 */
export function changeRecord(
  state: State,
  team: Team,
  name: string,
  id: string,
  changes: object,
): StoredRecord {
  const record = recordOf(state, team, name, id);
  const { resource, value } = record;
  const { noun, lifecycle } = resource;
  const given = copyOf(`The ${noun}`, checkObject(`The ${noun} is`, changes) as Values);
  for (const field of [resource.id, 'project_id']) {
    if (field in given && given[field] !== (value[field] ?? keyValue(record, field))) {
      throw failure(resource, 'changed', `its ${field} is ${JSON.stringify(value[field])} for good`);
    }
    if (!(field in value)) delete given[field];
  }
  const wrong = violationIn(resource, { ...value, ...given });
  if (wrong !== undefined) throw failure(resource, 'changed', wrong);
  for (const [key, name] of Object.entries(resource.foreignKeys)) {
    const other = given[key];
    if (other === undefined) continue;
    const parent = recordsOf(state, team, name).get(String(other));
    const noParent = `there is no ${contract.resources[name]?.noun} ${String(other)}`;
    const unfit = parent ? otherProject(record, parent) : noParent;
    if (unfit !== undefined) throw failure(resource, 'changed', unfit);
  }
  setFields(state, team, record, given, undefined);
  if (!lifecycle || !(lifecycle.field in given)) return record;
  scheduleNew(state, team, record, Math.max(1, state.processingMs));
  if (name === contract.fileResource && !('pages' in given) && isProcessed(record))
    addProcessingResults(state, record);
  return record;
}

/** @throws {UnknownIdError} There is no such record. */
export function deleteRecord(state: State, team: Team, resource: string, id: string): void {
  forget(state, team, recordOf(state, team, resource, id));
}

/** An upload as the control API lists it. */
export interface ListedUpload {
  id: string;
  name: string;
  status: string;
  folder_id: string;
  project_id: string;
  created_at: string;
  meta: MetaItem[];
  /** Ids of its tasks. */
  tasks: string[];
}

/** Fields of an upload that can be changed. */
export type UploadChanges = {
  [Field in 'name' | 'status' | 'folder_id' | 'created_at' | 'meta']?: ListedUpload[Field] | undefined;
};

const settings = contract.operations.flatMap((each) =>
  each.resource === contract.requestResource ? each.settings : [],
);

/** Returns the current status of a resource as clients see it. */
export function shownStatus(state: State, team: Team, record: StoredRecord): string {
  const status = statusOf(advance(state, team, record)) ?? '';
  const ids = record.resource.name === contract.requestResource ? settings : [];
  return decide({ state, team }, ids, 'spelling', status, false) ?? status;
}

export function listedUpload(state: State, team: Team, upload: StoredRecord): ListedUpload {
  const status = shownStatus(state, team, upload);
  const { value } = upload;
  return {
    id: upload.id,
    name: String(value['name']),
    status,
    folder_id: String(value['folder_id']),
    project_id: keyValue(upload, 'project_id') ?? '',
    created_at: String(value['created_at']),
    meta: JSON.parse(JSON.stringify(value['meta'] ?? [])) as MetaItem[],
    tasks: upload.children
      .filter(({ resource }) => resource.name === contract.fileResource)
      .map(({ id }) => id),
  };
}
