import { createReadStream } from 'node:fs';
import type { Task } from '@docproc/types';
import { contract } from '../../../../generated/sandbox/contract/contract.ts';
import { UsageError } from '../../../shared/command-line.ts';
import { bytesOfBody, entriesOf, type HarEntry } from '../../../shared/har.ts';
import { isObject } from '../../../shared/json.ts';
import { find } from '../../contract/router.ts';
import type { ServedOperation } from '../../contract/types.ts';
import type { Sandbox } from '../../testing/sandbox.ts';
import type { Seed, UploadChanges } from '../../testing/seeds.ts';

const needed = 'It needs responses to requests that read tasks, with their bodies in the file itself.';

type Fields = Record<string, unknown>;

/** What a log shows of a resource, at a time in milliseconds. */
interface Seen {
  at: number;
  fields: Fields;
}

/** What a log shows first of the resources of a team, by their IDs. */
interface Shown {
  tasks: Map<string, Seen>;
  uploads: Map<string, Seen>;
}

/**
 * Puts the tasks and uploads of a recorded log into a sandbox, as the log shows them first, and what processing found in
 * their files.
 *
 * @returns What it has put there, and what the log does not show, in sentences.
 * @throws {UsageError} The file cannot be read, is no HTTP archive, or shows no task.
 */
export async function replay(file: string, sandbox: Sandbox): Promise<string[]> {
  const teams = new Map<string, Shown>();
  try {
    const chunks = createReadStream(file) as AsyncIterable<Uint8Array>;
    for await (const [, entry] of entriesOf(chunks, file)) keep(teams, entry);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--replay ${file}: ${(error as Error).message}`);
  }
  const notes: string[] = [];
  let [tasks, uploads] = [0, 0];
  for (const [id, shown] of teams) {
    const team = sandbox.team(id);
    const parents = new Set<unknown>();
    for (const [taskId, { fields }] of shown.tasks) {
      try {
        // The log states every field that the contract has; the sandbox rejects others.
        const { name, pages, upload_id: parent } = team.seed(known(fields) as Seed) as Task;
        parents.add(parent);
        if (pages.length > 0) team.extraction(name, pages);
        tasks++;
      } catch (error) {
        notes.push(`Task ${taskId} is left out: ${(error as Error).message}`);
      }
    }
    for (const [uploadId, { fields }] of shown.uploads) {
      const { name, folder_id: folder, created_at: created, meta } = fields as UploadChanges;
      try {
        if (!parents.has(uploadId)) throw new TypeError('the log shows no task of it.');
        team.updateUpload(uploadId, { name, folder_id: folder, created_at: created, meta });
        uploads++;
      } catch (error) {
        notes.push(`Upload ${uploadId} is left out: ${(error as Error).message}`);
      }
    }
    for (const parent of parents)
      if (!shown.uploads.has(String(parent)))
        notes.push(
          `The log does not show the name, the folder and the metadata of upload ${String(parent)}.`,
        );
  }
  if (tasks === 0)
    throw new UsageError(`--replay ${file}: the log shows no task. ${notes.join(' ') || needed}`);
  return [`The sandbox begins with ${tasks} tasks and ${uploads} uploads of ${file}.`, ...notes];
}

/** The fields that the contract states. */
function known(fields: Fields): Fields {
  const { initial = {} } = contract.resources[contract.fileResource] ?? {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in initial));
}

/** Keeps the resource in a response, unless an earlier one had it: some recorders write what ended first. */
function keep(teams: Map<string, Shown>, { request, response, startedDateTime = '' }: HarEntry): void {
  if (!request?.url || !URL.canParse(request.url) || Math.trunc((response?.status ?? 0) / 100) !== 2) return;
  const place = placeOf(new URL(request.url).pathname, request.method ?? '');
  let body: unknown;
  try {
    body = JSON.parse(bytesOfBody(response?.content ?? {}).toString());
  } catch {
    return;
  }
  const fields = isObject(body) ? body['payload'] : undefined;
  if (!place || !isObject(fields) || typeof fields['id'] !== 'string') return;
  const shown = teams.get(place.team) ?? { tasks: new Map(), uploads: new Map() };
  teams.set(place.team, shown);
  const records = place.operation.resource === contract.fileResource ? shown.tasks : shown.uploads;
  const at = Date.parse(startedDateTime);
  const known = records.get(fields['id']);
  if (!known || at < known.at) records.set(fields['id'], { at, fields });
}

/** Returns the operation and the team of a path, which can have a prefix. */
function placeOf(path: string, method: string): { operation: ServedOperation; team: string } | undefined {
  for (let at = 0; at >= 0; at = path.indexOf('/', at + 1)) {
    const match = find(path.slice(at));
    const operation = match?.value.get(method);
    const team = operation?.team === undefined ? undefined : match?.params?.[operation.team];
    if (operation && team !== undefined) return { operation, team };
  }
  return undefined;
}
