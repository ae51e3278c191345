/** Creates records: what they get from a request, and what processing will find in them. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { problemWithFormats } from '../../types/judge.ts';
import { fieldOf, fitting } from '../contract/fields.ts';
import type { Json, ServedResource, Values, ValuesBySnakeName } from '../contract/types.ts';
import type { RequestContext, SuccessResult } from './context.ts';
import { ignore } from '../state/journal.ts';
import { bytesOf, iso } from '../contract/text.ts';
import { nextId } from '../state/ids.ts';
import { scheduleNew } from './lifecycle.ts';
import { type State, statusOf, type StoredRecord, type Team } from '../state/state.ts';
import {
  counts,
  grow,
  isTaken,
  keep,
  keyTo,
  newRecord,
  recordBytes,
  reserve,
  timeOf,
} from '../state/store.ts';
import type { StoredExtraction, Extraction } from '../state/extractions.ts';

/** Creates the resources of a transition, once a request or once a file. */
export function createAll(context: RequestContext): SuccessResult {
  const { state, team, operation, form } = context;
  const now = iso(timeOf(state, team));
  const [first] = form?.files ?? [];
  const given: ValuesBySnakeName = givenTo(context);
  if (form && first) {
    given['name'] ??= first.name;
    given['file_type'] = first.type;
    given['file_size'] = form.files.reduce((sum, { size }) => sum + size, 0);
  }
  const createdPer = (kind: string): ServedResource[] =>
    (operation.transition?.creates ?? []).flatMap(({ record, per }) =>
      per === kind ? (contract.resources[record] ?? []) : [],
    );
  const [perRequest, perFile] = [createdPer('request'), createdPer('file')];
  const files = (form?.files ?? []).map((file, index) => {
    const order = team.files + index + 1;
    return { file, extraction: extractionOf(state, team, { ...file, order }) };
  });
  const sizes = files.map(({ file: { name }, extraction }) => [name, extraction?.pages]);
  reserveRecords(state, [...perRequest, ...files.flatMap(() => perFile)], [given, ...sizes]);
  team.files += files.length;
  const records = perRequest.map((resource) => createRecord(context, resource, given));
  const [parent] = records;
  for (const resource of perFile) {
    const key = parent && keyTo(resource, parent.resource.name);
    for (const { file, extraction } of files) {
      const own: ValuesBySnakeName = {
        ...given,
        name: file.name,
        file_type: file.type,
        file_size: file.size,
      };
      if (parent && key !== undefined) own[key] = parent.id;
      const record = createRecord(context, resource, own, ['name']);
      if (resource.name === contract.fileResource) setExtracted(state, team, record, extraction);
      records.push(record);
    }
  }
  const shown = records.find(({ resource }) => resource.name === operation.resource) ?? parent;
  return { record: shown, created: { created_at: now, updated_at: now, ...given } };
}

/** Returns what a request sets in a new resource: the parameters of its path, and members of its body. */
export function givenTo({ operation, path, bodyMembers }: RequestContext): ValuesBySnakeName {
  const own: ValuesBySnakeName = { ...bodyMembers };
  for (const key of operation.within) if (key !== 'id') own[key] = path[key] ?? null;
  return own;
}

/**
 * Checks that there is room for new resources.
 *
 * @param given Their own values, of all of them together.
 * @throws {LimitError} There is not.
 */
export function reserveRecords(state: State, resources: readonly ServedResource[], given: unknown): void {
  const tasks = resources.filter(counts).length;
  reserve(state, { tasks, bytes: resources.length * 1.5 * recordBytes + bytesOf(given) });
}

/**
 * Creates a resource from what a request sets, completes it by the contract, and keeps it.
 *
 * @param own Keys of the given values that no other resource shares.
 */
export function createRecord(
  { state, team, entry }: RequestContext,
  resource: ServedResource,
  given: ValuesBySnakeName,
  own: readonly string[] = Object.keys(given),
): StoredRecord {
  const now = iso(timeOf(state, team));
  const id = newId(team, resource, given);
  const all: ValuesBySnakeName = { created_at: now, updated_at: now, ...given };
  const value: Values = { ...resource.initial };
  for (const field of resource.fields) {
    const found = field.name === resource.id ? id : all[field.snakeName];
    if (found === undefined || field.name === resource.lifecycle?.field) continue;
    const kept = fitting(field, found);
    if (kept !== undefined) value[field.name] = kept;
    else if (field.snakeName in given) ignore(entry, field.name);
  }
  const record = newRecord(resource, String(id), value, all);
  record.bytes += own.reduce((sum, key) => sum + bytesOf(given[key]), 0);
  scheduleNew(state, team, record);
  keep(state, team, record);
  const status = statusOf(record);
  if (status !== undefined) state.coverage.addMove(resource.name, null, status);
  return record;
}

/** Returns an id that no record of the resource has in the same parents: the given one if it is free. */
function newId(team: Team, resource: ServedResource, given: ValuesBySnakeName): string | number {
  const field = fieldOf(resource, resource.id);
  const wanted = given[field?.snakeName ?? resource.id];
  const isId =
    (typeof wanted === 'string' || typeof wanted === 'number') &&
    (!field || !problemWithFormats(field.schema, wanted));
  const isFree = isId && !isTaken(team, { resource, id: String(wanted), value: given, parentIds: {} });
  return isFree ? wanted : freeId(team, resource);
}

/** Returns an id that no record of a resource has. */
export function freeId(team: Team, { name, noun, idType }: ServedResource): string | number {
  const records = team.records.get(name);
  let id = nextId(team, noun.replaceAll(' ', '-'), idType);
  while (records?.has(String(id))) id = nextId(team, noun.replaceAll(' ', '-'), idType);
  return id;
}

/** A file that processing looks at. One of a task that a test seeds has only its name. */
interface ProcessedFile {
  name: string;
  sha256?: string;
  order?: number;
}

/** Returns what processing finds in a file; undefined if no test decides it. */
export const extractionOf = (state: State, team: Team, file: ProcessedFile): StoredExtraction | undefined =>
  [...state.extractions, ...team.extractions].findLast(({ match }) => matches(match, file));

function matches(match: Extraction['match'], file: ProcessedFile): boolean {
  if (typeof match === 'string') return fits(match, file.name);
  const { name, sha256, order } = match;
  if (name !== undefined && !fits(name, file.name)) return false;
  if (sha256 !== undefined && sha256.toLowerCase() !== file.sha256) return false;
  return order === undefined || order === file.order;
}

/** Whether a name fits a pattern. A regular expression could take time without end. */
function fits(pattern: string, name: string): boolean {
  const text = name.toLowerCase();
  const [start = '', ...parts] = pattern.toLowerCase().split('*');
  const end = parts.pop();
  if (end === undefined) return text === start;
  if (!text.startsWith(start)) return false;
  let at = start.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + end.length <= text.length && text.endsWith(end);
}

/** Decides what processing finds for a task. */
export function setExtracted(
  state: State,
  team: Team,
  record: StoredRecord,
  extraction: StoredExtraction | undefined,
): void {
  if (!extraction) return;
  const { pages, ids } = extraction;
  record.extracted = { pages: ids === 'renumber' ? renumbered(pages, record.id) : pages };
  const bytes = bytesOf(pages);
  record.bytes += bytes;
  grow(state, team, bytes);
}

function renumbered(pages: Json, task: string): Json {
  let count = 0;
  const text = JSON.stringify(pages, (key, value: unknown) => (key === 'id' ? `${task}-${++count}` : value));
  return JSON.parse(text) as Json;
}
