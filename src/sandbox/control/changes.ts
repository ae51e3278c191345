/** Changes and deletes tasks and uploads, past the rules of the contract. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { addResults, advance, scheduleNew } from '../engine/lifecycle.ts';
import { checkObject, copyOf } from '../engine/options.ts';
import { recordsOf, setFields } from '../engine/records.ts';
import type { State, StoredRecord, Team } from '../engine/state.ts';
import { forget, keyValue } from '../engine/store.ts';
import type { Json, Values } from '../engine/types.ts';
import { NotFoundError } from './errors.ts';
import { isProcessed, violationIn } from './seeds.ts';

/**
 * Returns a resource by its id, after what the service has done with it by now.
 *
 * @throws {NotFoundError} There is none.
 */
function recordOf(state: State, team: Team, resource: string, id: string): StoredRecord {
  const record = recordsOf(state, team, resource).get(id);
  if (record) return advance(state, team, record);
  const noun = contract.resources[resource]?.noun ?? 'record';
  throw new NotFoundError(`There is no ${noun} ${id} in team ${team.id}.`);
}

/**
 * Sets fields of a resource. A new state counts from now on, whatever was planned for the resource; in PROCESSING a task
 * stays until the clock is moved.
 *
 * @throws {NotFoundError} There is no such record.
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
  const fail = (why: string): never => {
    throw new TypeError(`The ${noun} cannot be changed: ${why}.`);
  };
  for (const field of [resource.id, 'project_id']) {
    if (field in given && given[field] !== (value[field] ?? keyValue(record, field))) {
      fail(`its ${field} is ${JSON.stringify(value[field])} for good`);
    }
    if (!(field in value)) delete given[field];
  }
  const wrong = violationIn(resource, { ...value, ...given });
  if (wrong !== undefined) fail(wrong);
  for (const [key, other] of Object.entries(resource.links))
    checkLink(state, team, record, other, given[key], fail);
  setFields(state, team, record, given, undefined);
  if (!lifecycle || !(lifecycle.field in given)) return record;
  record.trigger = undefined;
  scheduleNew(state, team, record, Math.max(1, state.processingMs));
  if (name === contract.perFile && !('pages' in given) && isProcessed(record)) addResults(record);
  return record;
}

/** Checks that the resource that another one is moved to exists, and is in the same project. */
function checkLink(
  state: State,
  team: Team,
  record: StoredRecord,
  resource: string,
  id: Json | undefined,
  fail: (why: string) => never,
): void {
  if (id === undefined) return;
  const parent = recordsOf(state, team, resource).get(String(id));
  const noun = contract.resources[resource]?.noun ?? 'record';
  if (!parent) return fail(`there is no ${noun} ${String(id)}`);
  const project = keyValue(parent, 'project_id');
  if (project !== keyValue(record, 'project_id')) fail(`${noun} ${parent.id} is in project ${project}`);
}

/**
 * Deletes a resource, and those that belong to it.
 *
 * @throws {NotFoundError} There is no such record.
 */
export function deleteRecord(state: State, team: Team, resource: string, id: string): void {
  forget(state, team, recordOf(state, team, resource, id));
}
