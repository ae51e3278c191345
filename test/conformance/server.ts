/**
 * A server of the service that is written from its description alone: it shares no code with the sandbox. A variant says
 * what it does where the description leaves the behavior open.
 */
import { tablesAllow } from '../contract/behaviour.ts';
import { endpoints, records, transitions } from '../contract/interface.ts';
import { samples } from '../contract/samples.ts';
import type { Fetch } from './mutants/mutant.ts';

type Fields = Record<string, unknown>;

/** What the description leaves open. */
export interface Variant {
  /** The body of an error. */
  error?: (status: number) => Response;
  /** Requests until processing moves a task on. */
  steps?: number;
  /** What happens to resources without a request; called before each request. */
  background?: (tasks: Fields[], uploads: Fields[], time: number) => void;
  /** What a read does to the resource. */
  onRead?: (fields: Fields) => void;
  /** How a success is written. */
  write?: (body: Fields) => string;
  type?: string;
  /** Returns a response in place of the usual one, for the number of the request. */
  busy?: (time: number) => Response | undefined;
  /** Rounds of the event loop that a response takes. */
  delay?: (time: number) => number;
  now?: (time: number) => string;
  reported?: number;
  created?: number;
  /** Whether a discard outside of REVIEWING is ignored. */
  ignores?: boolean;
  uploadStatus?: (status: string) => string;
  /** Status for an upload that the key cannot reach. */
  noUpload?: number;
  unlocked?: (task: Fields) => Fields | undefined;
  /** The response to a discard that is ignored. */
  ignored?: () => Response;
  /** Ids of resources, and those that have another form are rejected with 400. */
  ids?: { next: (kind: string, count: number) => string; form: RegExp };
  /** Statuses of an upload in which it can be moved. */
  movable?: (status: string) => boolean;
  /** Whether a move needs a body. */
  moveBody?: boolean;
  /** Requests in which a new resource cannot be read, and in which a read shows what was before a change. */
  late?: number;
  lag?: number;
  /** Whether the same form returns the same upload. */
  dedupes?: boolean;
  /** Whether an exported task can be disapproved. */
  disapprovesExported?: boolean;
  /** Whether a new task counts as disapproved. */
  disapproved?: boolean;
  /** Requests in which a second approval counts as the same one. */
  together?: number;
  /** What an accepted operation does to the task besides. */
  besides?: (task: Fields, action: string, time: number) => void;
  unlockError?: number;
  /** Completes the fields of a new task, by its number in the form. */
  born?: (task: Fields, index: number) => void;
  /** The state in which the step after a completion ends. */
  next?: string;
  /** Status for a right id below another project; 200 where the path is not compared. */
  otherProject?: number;
  /** Status for a key without the scope. */
  noScope?: number;
  /** Key that a request with an empty one has. */
  emptyKey?: string;
  /** The scope to approve. */
  approveScope?: string;
  /** Codes of issues that a report can have. */
  issues?: RegExp;
  /** Rejects a form by its files. */
  rejects?: (file: File) => boolean;
  /** Looks for the tasks of an upload until one more is there. */
  appear?: number;
  /** A fault: what a request to a task does in place of the usual. */
  fault?: (task: Fields, action: string | undefined, respond: () => Response) => Response;
}

const url = /^\/v2\/team-1\/(?:project\/([^/]+)\/)?(task|upload)(?:\/([^/]+)(?:\/(\w+)(?:\/([^/]+))?)?)?$/;
const keys: Readonly<Record<string, string[]>> = {
  'full-key': ['task.read', 'task.edit', 'upload.read', 'upload.edit', 'uploads.create'],
  'read-only': ['task.read', 'upload.read'],
};

export const credentials = {
  invalid: 'unknown-key',
  scoped: [{ key: 'read-only', scopes: keys['read-only'] ?? [] }],
};

const operationOf = (action: string): string | undefined =>
  Object.keys(endpoints).find((id) => endpoints[id]?.request.endsWith(`/${action}`));

/** Values of the required fields of a record: what the server states nothing of is like this. */
export const fieldsBeyond = (record: string): Fields =>
  Object.fromEntries(
    Object.entries(records[record] ?? {}).flatMap(([field, type]) =>
      field.endsWith('?') ? [] : [[field, samples(type).good[0].value]],
    ),
  );

/** The status with which an action on a task is rejected, by the facts of the source. */
export const rejectionOf = (action: string): number =>
  Number(transitions[operationOf(action) ?? '']?.rejectedWith);

const listsBadRequest = (action = ''): boolean =>
  endpoints[operationOf(action) ?? '']?.statuses.includes('400') ?? true;

export function createServer({
  error = (status) => Response.json({ reason: `error ${status}` }, { status }),
  steps = 5,
  background = () => {},
  onRead = () => {},
  write = (body) => JSON.stringify(body),
  type = 'application/json',
  busy = () => undefined,
  delay = () => 0,
  now = (at) => new Date(Date.UTC(2026, 4, 1) + at * 1000).toISOString(),
  reported = 200,
  created = 201,
  ignores = false,
  uploadStatus = (status) => status,
  noUpload = 404,
  unlocked = (task) => ({ payload: task }),
  fault = (_task, _action, respond) => respond(),
  ignored,
  ids = { next: (kind, number) => `${kind} ${number}`, form: /./ },
  movable = () => true,
  moveBody = false,
  late = 0,
  lag = 0,
  dedupes = false,
  disapprovesExported = true,
  disapproved = true,
  together = 0,
  besides = () => {},
  unlockError = rejectionOf('unlock'),
  born: completed = () => {},
  next = 'COMPLETED',
  otherProject,
  noScope,
  emptyKey = '',
  approveScope,
  issues: codes = /^/,
  rejects = () => false,
  appear = 0,
}: Variant): { fetch: Fetch; tasksOf(id: string): string[] } {
  const tasks = new Map<string, Fields>();
  const uploads = new Map<string, Fields>();
  /** When processing ends, and the state in which it does. */
  const due = new Map<Fields, { at: number; status: string }>();
  let time = 0;
  let count = 0;
  const born = new Map<unknown, number>();
  const shownBefore = new Map<Fields, { until: number; fields: Fields }>();
  const byForm = new Map<string, Response>();
  const touched = new Set<Fields>();
  /** How often the tasks of an upload were looked for. */
  const looked = new Map<string, number>();
  const approvedAt = new Map<Fields, number>();
  /** Has reads show what was before a change for a while. */
  const changes = (fields: Fields): void => {
    if (lag > 0) shownBefore.set(fields, { until: time + lag, fields: structuredClone(fields) });
  };
  const isBorn = (id: unknown): boolean => time >= (born.get(id) ?? 0) + late;
  const success = (body: Fields | undefined, status = 200): Response =>
    new Response(body && write(body), { status, headers: body ? { 'content-type': type } : {} });
  const belonging = (id: unknown): Fields[] => [...tasks.values()].filter((task) => task['upload_id'] === id);

  function aggregate(upload: Fields): Fields {
    const states = new Set(belonging(upload['id']).map(({ status }) => String(status)));
    const [only = ''] = states;
    const common = ['PROCESSING', 'REVIEWING'].find((state) => states.has(state));
    const same = states.size === 1 && ['COMPLETED', 'FAILED'].includes(only) ? only : 'PARTIAL';
    return { ...upload, status: uploadStatus(common ?? same) };
  }

  function create(form: unknown): Response {
    if (!(form instanceof FormData)) return error(400);
    const files = form.getAll('file').filter((each): each is File => each instanceof File);
    const [project, name, metaText] = ['projectId', 'name', 'meta'].map((field) => form.get(field));
    const meta = metaText === null || metaText === undefined ? [] : parsed(metaText);
    const isText = (value: unknown): boolean => typeof value === 'string';
    const isItem = (item: Fields | null): boolean => isText(item?.['name']) && isText(item?.['value']);
    if (files.length === 0 || project !== 'project-1' || !(name === null || isText(name))) return error(400);
    if (files.length !== form.getAll('file').length || files.some(rejects)) return error(400);
    if (!Array.isArray(meta) || !meta.every(isItem)) return error(400);
    const key = JSON.stringify([name, meta, files.map((file) => file.name)]);
    const known = byForm.get(key);
    if (dedupes && known) return known.clone();
    const id = ids.next('up', ++count);
    born.set(id, time);
    const own = { name: name ?? 'Untitled', meta, created_at: now(time) };
    const usual = { files: { count: files.length }, folder_id: 'inbox' };
    uploads.set(id, { ...fieldsBeyond('Upload'), id, ...own, status: '', ...usual });
    for (const [index, file] of files.entries()) {
      const task: Fields = {
        ...fieldsBeyond('Task'),
        id: ids.next('task', ++count),
        name: file.name,
        created_at: now(time),
        meta,
        status: 'PROCESSING',
        step_type: 'EXTRACT',
        upload_id: id,
        project_id: 'project-1',
        approved: false,
        pages: [
          {
            id: `page ${count}`,
            width: 100,
            height: null,
            annotations: [],
            checkboxes: [],
            segments: [],
            signatures: [],
          },
        ],
        exported_at: null,
        export_failed_at: null,
        last_opened_at: null,
      };
      completed(task, index);
      tasks.set(String(task['id']), task);
      born.set(task['id'], time);
      if (task['status'] === 'PROCESSING') due.set(task, { at: time + steps, status: 'REVIEWING' });
    }
    const [file] = files;
    const response = success(
      {
        ...fieldsBeyond('UploadCreationResult'),
        id,
        name: own.name,
        projectId: 'project-1',
        status: 'queued',
        fileType: file?.type ?? '',
        fileSize: file?.size ?? 0,
        createdAt: own.created_at,
        updatedAt: now(time),
      },
      created,
    );
    byForm.set(key, response.clone());
    return response;
  }

  function act(task: Fields, action: string | undefined, body: unknown): Response {
    const { status, approved } = task;
    const rejected = (): Response => error(rejectionOf(action ?? ''));
    if (action === undefined) {
      onRead(task);
      const before = shownBefore.get(task);
      return success({ payload: before && time < before.until ? before.fields : task });
    }
    changes(task);
    if (action === 'complete') {
      if (status !== 'REVIEWING') return rejected();
      task['status'] = 'PROCESSING';
      due.set(task, { at: time + steps, status: next });
      besides(task, action, time);
      return success({ payload: task, message: 'on its way' });
    }
    if (action === 'discard') {
      if (status !== 'REVIEWING') return ignores ? (ignored?.() ?? success({ payload: task })) : rejected();
      task['status'] = 'DISCARDED';
      besides(task, action, time);
      return success({ payload: task });
    }
    if (action === 'unlock') {
      const all = belonging(task['upload_id']).map((each) => String(each['status']));
      const isDone = all.every((each) => !['PROCESSING', 'REVIEWING'].includes(each));
      const can = ['COMPLETED', 'DISCARDED', 'FILTERED'].includes(String(status));
      if (!can || isDone || task['exported_at'] !== null) return error(unlockError);
      task['status'] = 'REVIEWING';
      besides(task, action, time);
      return success(unlocked(task));
    }
    if (action === 'report') {
      const { issues, message } = (parsed(body) ?? {}) as Fields;
      const isText = (value: unknown): boolean => typeof value === 'string';
      const isIssue = (issue: Fields | null): boolean => isText(issue?.['label']) && isText(issue?.['value']);
      const isKnown = (issue: Fields): boolean => codes.test(String(issue['value']));
      const valid =
        Array.isArray(issues) && issues.length > 0 && issues.every(isIssue) && issues.every(isKnown);
      if (!valid || !(message === undefined || isText(message))) return error(400);
      return success({ payload: task, error: null }, reported);
    }
    // What the source has beyond these does what its tables state.
    if (action !== 'approve' && action !== 'disapprove') {
      const id = operationOf(action) ?? '';
      const exported = task['exported_at'] !== null;
      if (!tablesAllow(id, { status: String(status), approved: approved === true, exported }))
        return rejected();
      for (const [field, change] of Object.entries(transitions[id]?.to ?? {}))
        if (change !== 'unspecified' && 'value' in change) task[field] = change.value;
      besides(task, action, time);
      return success({ payload: task });
    }
    const target = action === 'approve';
    if (status === 'PROCESSING') return rejected();
    const isSame = time - (approvedAt.get(task) ?? -Infinity) <= together;
    const isNew = !target && !disapproved && !touched.has(task);
    if (approved === target && !isSame && !isNew) return rejected();
    if (!target && !disapprovesExported && task['exported_at'] !== null) return rejected();
    if (approved !== target) approvedAt.set(task, time);
    touched.add(task);
    task['approved'] = target;
    besides(task, action, time);
    return success({ payload: task });
  }

  function respond(method: string, path: string, authorization: string, body: unknown): Response {
    const scopes = keys[/^Bearer (.*)$/.exec(authorization)?.[1] || emptyKey];
    const found = url.exec(path);
    if (!found) return error(404);
    if (!scopes) return error(401);
    const [, project = 'project-1', kind = '', id, action, folder] = found.map((each) =>
      each === undefined ? undefined : decodeURIComponent(each),
    );
    const approves = action === 'approve' || action === 'disapprove';
    const isEdit = method === 'POST' && !approves;
    const usual = id === undefined ? 'uploads.create' : `${kind}.${isEdit ? 'edit' : 'read'}`;
    const scope = approves ? (approveScope ?? usual) : usual;
    const isKnown = action === 'move' || operationOf(action ?? '') !== undefined;
    if (method !== (id === undefined || isKnown ? 'POST' : 'GET')) return error(405);
    const noAccess = kind === 'task' ? 404 : 403;
    if (!scopes.includes(scope)) return error(noScope ?? noAccess);
    if (project !== 'project-1' && otherProject !== 200) return error(otherProject ?? noAccess);
    if (id === undefined) return create(body);
    // Where an operation lists no 400, an id that is none is not found.
    if (!ids.form.test(id)) return error(listsBadRequest(action) ? 400 : 404);
    if (!isBorn(id)) return error(404);
    if (kind === 'task') {
      const task = tasks.get(id);
      return task ? fault(task, action, () => act(task, action, body)) : error(404);
    }
    const upload = uploads.get(id);
    if (!upload) return error(noUpload);
    if (action === 'move') {
      if (!movable(String(aggregate(upload)['status'])) || (moveBody && !body)) return error(400);
      changes(upload);
      upload['folder_id'] = folder;
    } else {
      onRead(upload);
      const before = shownBefore.get(upload);
      if (before && time < before.until) return success({ payload: aggregate(before.fields) });
    }
    return success({ payload: aggregate(upload) });
  }

  return {
    tasksOf: (id) => {
      const all = belonging(id).map((task) => String(task['id']));
      if (appear === 0) return all;
      const times = (looked.get(id) ?? 0) + 1;
      looked.set(id, times);
      return all.slice(0, Math.floor(times / appear));
    },
    fetch: async (input, init) => {
      time++;
      for (const [task, { at, status }] of due) {
        if (at > time) continue;
        task['status'] = status;
        due.delete(task);
      }
      background([...tasks.values()], [...uploads.values()], time);
      const { authorization = '' } = (init?.headers ?? {}) as Record<string, string>;
      const response =
        busy(time) ??
        respond(String(init?.method), new URL(String(input)).pathname, authorization, init?.body);
      for (let rounds = delay(time); rounds > 0; rounds--) await new Promise(setImmediate);
      return response;
    },
  };
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
