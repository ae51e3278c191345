/** What a random walk expects of the sandbox: the rules of the interface once more, from `test/contract`. */
import { statusOfInvalid, tablesAllow } from '../contract/behaviour.ts';
import { scopeSpellings, transitions } from '../contract/interface.ts';
import { endpoints, openSets } from '../contract/interface.ts';

export type Settings = Record<string, string>;

/** Which key a request has. */
export type Key = 'any' | 'none' | 'invalid' | string[];
/** What body a request has: the one that it needs, or none, and such as it does not allow. */
export type BodyKind = 'usual' | 'other code' | 'missing' | 'invalid';

export type Step =
  | { type: 'task'; operation: string; target: number; elsewhere: boolean; key: Key; body: BodyKind }
  | { type: 'upload'; operation: string; target: number; elsewhere: boolean; key: Key }
  | { type: 'create'; operation: string; files: string[]; project: string; form: string; key: Key }
  | { type: 'seed'; status: string; approved: boolean; exported: boolean; upload: number; name: string }
  | { type: 'advance'; milliseconds: number; team: boolean }
  | { type: 'set'; setting: string; value: string; team: boolean }
  | { type: 'inspect' };

interface Task {
  id: string;
  name: string;
  status: string;
  approved: boolean;
  exported: boolean;
  upload: Upload;
  /** When the service moves it on, and to which status. */
  due: number;
  next: string;
  /** Whether it was completed and no request has read it since. */
  unread: boolean;
}

interface Upload {
  id: string;
  project: string;
  folder: string | undefined;
  tasks: Task[];
}

interface ExpectedEvent {
  name: string;
  task_id: string;
  at: string;
}

/** Where processing ends by the name of a file, where that is not REVIEWING. */
const ends: Record<string, string | undefined> = { fail: 'FAILED', filter: 'FILTERED', stuck: undefined };
const rejected: Record<string, number> = { 'too-large': 413, 'server-error': 500 };
const stem = (name: string): string => name.replace(/\.\w+$/, '');

export class Model {
  readonly tasks: Task[] = [];
  readonly uploads: Upload[] = [];
  readonly events: ExpectedEvent[] = [];
  readonly settings: Settings;
  readonly ofTeam: Settings = {};
  readonly #processing: number;
  requests = 0;
  now: number = Date.parse('2026-01-01T00:00:00.000Z');

  constructor(settings: Settings, processing: number) {
    this.settings = settings;
    this.#processing = processing;
  }

  is(setting: string, value: string): boolean {
    return (this.ofTeam[setting] ?? this.settings[setting]) === value;
  }

  value(setting: string): string {
    return this.ofTeam[setting] ?? this.settings[setting] ?? '';
  }

  /** What the service has done with a task by now. */
  read(task: Task): Task {
    if (task.due > this.now) return task;
    Object.assign(task, { status: task.next, due: Infinity, unread: false });
    return task;
  }

  /** Returns the status of an upload, which looks at its tasks. */
  readUpload({ tasks }: Upload): string {
    const statuses = new Set(tasks.map((task) => this.read(task).status));
    for (const open of ['PROCESSING', 'REVIEWING']) if (statuses.has(open)) return open;
    if (statuses.size === 1) for (const end of ['COMPLETED', 'FAILED']) if (statuses.has(end)) return end;
    return 'PARTIAL';
  }

  /** Returns the status with which a key is rejected; undefined if it has access. */
  denied(operation: string, key: Key): number | undefined {
    if (key === 'none' || key === 'invalid') return 401;
    const { scope = '', statuses = '' } = endpoints[operation] ?? {};
    const needed = scope === 'unspecified' ? this.value('approve-scope').replace('any-key', '') : scope;
    if (key === 'any' || needed === '') return undefined;
    const spellings: string[] =
      Object.values(scopeSpellings).find((all) => all.some((one) => one === needed)) ?? [];
    if (key.some((each) => spellings.includes(each))) return undefined;
    if (this.is('missing-scope-status', '401')) return 401;
    const listed = ['403', '404'].filter((status) => statuses.includes(status));
    return Number(listed.length === 2 ? this.value('no-access-status') : listed[0]);
  }

  /** Returns the status of the response to an operation on a task, after its effect. */
  onTask(operation: string, task: Task | undefined, key: Key, body: BodyKind): number {
    this.requests++;
    const denied = this.denied(operation, key);
    if (denied !== undefined) return denied;
    const isReport = operation === 'reportTask';
    // Of a body where none is documented nothing is specified but for unlocking; the README of the sandbox states it.
    if (isReport ? body === 'missing' || body === 'invalid' : body === 'invalid' && operation !== 'getTask')
      return statusOfInvalid(operation);
    if (!task) return 404;
    const repeated = operation === 'completeTask' && task.unread && task.due === this.now;
    if (!repeated) this.read(task);
    const isIgnored = operation === 'discardTask' && this.is('discard-outside-reviewing', 'ignore');
    if (!this.#allowed(operation, task))
      return isIgnored ? 200 : Number(transitions[operation]?.rejectedWith);
    if (isReport && body === 'other code' && this.is('issue-values', 'reject'))
      return statusOfInvalid(operation);
    this.#apply(operation, task);
    if (!isReport) return 200;
    return stem(task.name) === 'report-fails' ? 207 : Number(this.value('report-success-status') || 200);
  }

  #allowed(operation: string, task: Task): boolean {
    if (!tablesAllow(operation, task)) return false;
    if (operation === 'completeTask') return stem(task.name) !== 'invalid';
    if (operation !== 'unlockTask') return true;
    const status = this.readUpload(task.upload);
    if (this.is('upload-fully-processed', 'completed')) return status !== 'COMPLETED';
    return this.is('upload-fully-processed', 'never') || ['PROCESSING', 'REVIEWING'].includes(status);
  }

  #apply(operation: string, task: Task): void {
    const { to = {}, event } = transitions[operation] ?? {};
    for (const [field, change] of Object.entries(to)) {
      if (change === 'unspecified') {
        if (this.is('unlock-next-status', 'REVIEWING'))
          Object.assign(task, { status: 'REVIEWING', due: Infinity });
      } else if ('value' in change) Object.assign(task, { [field]: change.value });
      if (field === 'status' && task.status === 'PROCESSING') {
        const due = this.now + this.#processing;
        Object.assign(task, { due, next: this.value('after-next-step'), unread: this.#processing === 0 });
      } else if (field === 'status') Object.assign(task, { due: Infinity, unread: false });
    }
    if (event !== undefined)
      this.events.push({ name: event, task_id: task.id, at: new Date(this.now).toISOString() });
  }

  /** Returns the status of the response to an operation on an upload, after its effect. */
  onUpload(operation: string, upload: Upload | undefined, key: Key, folder: string): number {
    this.requests++;
    const denied = this.denied(operation, key);
    if (denied !== undefined) return denied;
    if (!upload) return 404;
    this.readUpload(upload);
    if (operation === 'moveUpload') upload.folder = folder;
    return 200;
  }

  /** Returns the status of the response to an upload. The ids of what it creates are added later. */
  creates(step: Step & { type: 'create' }): number {
    this.requests++;
    const denied = this.denied(step.operation, step.key);
    if (denied !== undefined) return denied;
    if (step.files.length === 0) return statusOfInvalid(step.operation);
    const hasPath = step.operation === 'createUpload';
    if (hasPath && step.form !== step.project && this.is('project-id-twice', 'reject'))
      return statusOfInvalid(step.operation);
    const status = step.files.map((name) => rejected[stem(name)]).find((each) => each !== undefined);
    const success = endpoints[step.operation]?.statuses.split(' ')[0];
    return status ?? Number(success === '2XX' ? this.value('creation-status') : success);
  }

  created(id: string, project: string, tasks: readonly string[], files: readonly string[]): void {
    const upload: Upload = { id, project, folder: undefined, tasks: [] };
    this.uploads.push(upload);
    files.forEach((name, index) => {
      const isStuck = stem(name) === 'stuck';
      this.#add(
        upload,
        tasks[index] ?? '',
        name,
        'PROCESSING',
        isStuck ? Infinity : this.now + this.#processing,
      );
    });
  }

  /** A task that a test seeds moves on at the earliest when the clock does. */
  seeded(step: Step & { type: 'seed' }, upload: Upload, id: string): void {
    const isDue = step.status === 'PROCESSING' && stem(step.name) !== 'stuck';
    const due = isDue ? this.now + Math.max(1, this.#processing) : Infinity;
    const task = this.#add(upload, id, step.name, step.status, due);
    Object.assign(task, { approved: step.approved, exported: step.exported });
  }

  #add(upload: Upload, id: string, name: string, status: string, due: number): Task {
    const next = ends[stem(name)] ?? 'REVIEWING';
    const task = { id, name, status, approved: false, exported: false, upload, due, next, unread: false };
    upload.tasks.push(task);
    this.tasks.push(task);
    return task;
  }
}

export const issueCodes: readonly string[] = openSets['IssueCode'] ?? [];
