/** Walks at random through a sandbox, under random settings, and compares each step with a model. */
import { DatabaseSync } from 'node:sqlite';
import {
  createFetch,
  createSandbox,
  type Sandbox,
  type SandboxOptions,
  type Seed,
} from '../../src/sandbox/hosts/fetch.ts';
import { sqlOf } from '../../src/sandbox/hosts/data-file/file.ts';
import { attach } from '../../src/sandbox/storage/storage.ts';
import { isObject, operation as operationOf, type Json } from '../support/contract.ts';
import { count, Fault, firstFault, problemsOf } from './verdict.ts';
import { issueCodes, Model, type Key, type Step } from './walk-model.ts';
import { type Walk, walk } from './walk-steps.ts';

interface WalkReport {
  /** Requests by operation and status. */
  statuses: Record<string, number>;
  /** The first walk that deviates, made small; undefined if none does. */
  fault: string | undefined;
}

/** Walks `runs` times. */
export async function walks(seed: number, runs: number): Promise<WalkReport> {
  const statuses: WalkReport['statuses'] = {};
  const take = async ({ settings, processingMs, steps }: Walk): Promise<void> => {
    const options: SandboxOptions = { processingMs, log: () => {} };
    const sandbox = createSandbox(options);
    const database = sqlOf(new DatabaseSync(':memory:'));
    attach(sandbox, database);
    for (const [id, value] of Object.entries(settings)) set(sandbox, id, value);
    const model = new Model({ ...settings }, processingMs);
    const walker = new Walker(sandbox, model);
    // The team is there from the start: a request without access does not create it.
    await walker.take({ type: 'set', setting: 'file-size-unit', value: 'binary', team: true });
    for (const one of steps) {
      const result = await walker.take(one);
      if (result !== undefined) count(statuses, result);
    }
    walker.inspect();
    const exported = JSON.stringify(sandbox.export());
    walker.carryOver((other) => other.import(JSON.parse(exported) as ReturnType<Sandbox['export']>));
    sandbox.surroundings.storage?.run(() => {});
    walker.carryOver((other) => attach(other, database));
  };
  return { statuses, fault: await firstFault(walk, take, seed, runs) };
}

/** Sets a setting that the data of the contract names. */
function set(sandbox: Pick<Sandbox, 'set'>, id: string, value: string): void {
  sandbox.set(id as Parameters<Sandbox['set']>[0], value as Parameters<Sandbox['set']>[1]);
}

/** Returns one of some records, and now and then none. */
const picked = <T>(all: readonly T[], at: number): T | undefined =>
  at === 20 ? undefined : all[at % all.length];

class Walker {
  readonly #sandbox: Sandbox;
  readonly #fetch: typeof fetch;
  readonly #model: Model;

  constructor(sandbox: Sandbox, model: Model) {
    this.#sandbox = sandbox;
    this.#fetch = createFetch(sandbox);
    this.#model = model;
  }

  /** Runs a step in the sandbox and in the model. Returns the operation and the status of a request. */
  async take(step: Step): Promise<string | undefined> {
    const model = this.#model;
    switch (step.type) {
      case 'task': {
        const task = picked(model.tasks, step.target);
        const path = {
          task_id: task?.id ?? 'none',
          project_id: this.#project(task?.upload.project, step.elsewhere),
        };
        const expected = model.onTask(step.operation, step.elsewhere ? undefined : task, step.key, step.body);
        const { status, payload, error } = await this.#send(step.operation, path, step.key, bodyOf(step));
        this.#same(step, 'status', status, expected);
        this.#same(step, 'error', error, status < 300 ? undefined : model.value('error-body-shape'));
        if (task && payload && step.operation !== 'unlockTask') {
          const { approved, status: state } = payload;
          this.#same(step, 'payload', { approved, state }, { approved: task.approved, state: task.status });
        }
        return `${step.operation} ${status}`;
      }
      case 'upload': {
        const upload = picked(model.uploads, step.target);
        const isShort = step.operation === 'getUploadShorthand';
        const id = upload?.id ?? 'none';
        const path = {
          upload_id: id,
          uploadId: id,
          project_id: this.#project(upload?.project, step.elsewhere),
          folder_id: 'f2',
        };
        const found = step.elsewhere && !isShort ? undefined : upload;
        const expected = model.onUpload(step.operation, found, step.key, 'f2');
        const { status, payload } = await this.#send(step.operation, path, step.key);
        this.#same(step, 'status', status, expected);
        if (upload && payload) {
          if (upload.folder !== undefined) this.#same(step, 'folder', payload['folder_id'], upload.folder);
          this.#same(step, 'state', payload['status'], this.#spelled(model.readUpload(upload)));
        }
        return `${step.operation} ${status}`;
      }
      case 'create': {
        const expected = model.creates(step);
        const form = new FormData();
        form.append('projectId', step.form);
        for (const name of step.files) form.append('file', new Blob(['x']), name);
        const { status, value } = await this.#send(
          step.operation,
          { project_id: step.project },
          step.key,
          form,
        );
        this.#same(step, 'status', status, expected);
        if (status < 300) {
          const id = String(value?.['id']);
          const tasks = this.#sandbox.uploads().find((upload) => upload.id === id)?.tasks ?? [];
          const isShort = step.operation === 'createUploadShorthand';
          model.created(id, isShort ? step.form : step.project, tasks, step.files);
          this.inspect();
        }
        return `${step.operation} ${status}`;
      }
      case 'seed':
        return this.#seed(step);
      case 'advance':
        model.now += step.milliseconds;
        (step.team ? this.#sandbox.team('team-1') : this.#sandbox).advance(step.milliseconds);
        return undefined;
      case 'set':
        (step.team ? model.ofTeam : model.settings)[step.setting] = step.value;
        set(step.team ? this.#sandbox.team('team-1') : this.#sandbox, step.setting, step.value);
        return undefined;
      case 'inspect':
        return this.inspect();
    }
  }

  /** Compares all that there is. */
  inspect(): undefined {
    const model = this.#model;
    const tasks = model.tasks.map((task) => {
      const { id, name, status, approved, exported, upload } = model.read(task);
      return { id, name, status, approved, exported, upload_id: upload.id, project_id: upload.project };
    });
    const found = this.#sandbox.tasks().map((task) => {
      const { id, name, status, approved, exported_at, upload_id, project_id } = task;
      return { id, name, status, approved, exported: exported_at !== null, upload_id, project_id };
    });
    this.#same(undefined, 'tasks', found, tasks);
    const uploads = model.uploads.map((upload) => ({
      id: upload.id,
      status: this.#spelled(model.readUpload(upload)),
      tasks: upload.tasks.map(({ id }) => id),
    }));
    const listed = this.#sandbox.uploads().map(({ id, status, tasks: ids }) => ({ id, status, tasks: ids }));
    this.#same(undefined, 'uploads', listed, uploads);
    this.#same(undefined, 'events', this.#sandbox.events(), model.events);
    this.#same(undefined, 'requests', this.#sandbox.journal().length, model.requests);
  }

  /** Compares all that there is with what an import, or a database, brings to another sandbox. */
  carryOver(bring: (other: Sandbox) => void): void {
    const other = createSandbox({ log: () => {} });
    bring(other);
    const all = (sandbox: Sandbox) => [
      sandbox.tasks(),
      sandbox.uploads(),
      sandbox.events(),
      sandbox.journal(),
    ];
    this.#same(undefined, 'imported', all(other), all(this.#sandbox));
  }

  #seed(step: Step & { type: 'seed' }): undefined {
    const model = this.#model;
    const upload = model.uploads[step.upload];
    const seed: Seed = {
      name: step.name,
      status: step.status as Exclude<Seed['status'], undefined>,
      approved: step.approved,
      exported_at: step.exported ? '2026-01-01T00:00:00.000Z' : null,
      ...(upload && { upload_id: upload.id }),
    };
    const { id, upload_id: parent } = this.#sandbox.seed(seed);
    if (!upload) model.created(parent, 'project-1', [], []);
    const owner = upload ?? model.uploads.at(-1);
    if (owner) model.seeded(step, owner, id);
    return undefined;
  }

  readonly #project = (own = 'project-1', elsewhere: boolean): string => (elsewhere ? 'project-9' : own);

  readonly #spelled = (status: string): string =>
    status === 'REVIEWING' && this.#model.is('upload-status-values', 'examples') ? 'IN_REVIEW' : status;

  #same(step: Step | undefined, what: string, found: unknown, expected: unknown): void {
    const [a, b] = [found, expected].map((value) => JSON.stringify(value));
    if (a !== b)
      throw new Fault(`${what}: ${a} instead of ${b} ${step ? `after ${JSON.stringify(step)}` : ''}`);
  }

  async #send(id: string, path: Record<string, string>, key: Key, body?: FormData | string) {
    const { path: template, method } = operationOf(id);
    const all: Record<string, string> = { team_id: 'team-1', teamId: 'team-1', ...path };
    const url = template.replace(/{(\w+)}/g, (_, name: string) => all[name] ?? '');
    const response = await this.#fetch(`http://sandbox.test${url}`, {
      method: method.toUpperCase(),
      headers: {
        ...(key !== 'none' && { authorization: `Bearer ${bearer(key)}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    const { status } = response;
    const text = await response.text();
    const isJson = response.headers.get('content-type') === 'application/json';
    const value: Json = isJson ? JSON.parse(text) : null;
    if (isJson) {
      const problems = problemsOf(id, status, value);
      if (problems.length > 0) throw new Fault(`${id} ${status}: ${problems.join('; ')}`);
    }
    const object = isObject(value) ? value : undefined;
    const payload = object?.['payload'];
    return {
      status,
      value: object,
      payload: status < 300 && isObject(payload) ? payload : undefined,
      error: status < 300 ? undefined : shapeOf(text, value),
    };
  }
}

/** Returns the value of `error-body-shape` that the body of an error follows. */
function shapeOf(text: string, value: Json): string {
  if (text === '') return 'empty';
  if (value === null) return 'plain-text';
  return typeof value === 'string' ? 'string' : 'object';
}

function bearer(key: Key): string {
  if (typeof key === 'string') return key === 'invalid' ? 'sandbox:invalid' : 'k';
  return `sandbox:${key.join(',')}`;
}

function bodyOf({ operation, body }: Step & { type: 'task' }): string | undefined {
  if (operation === 'getTask') return undefined;
  if (body === 'invalid') return '{"issues":';
  if (operation !== 'reportTask' || body === 'missing') return undefined;
  const value = body === 'usual' ? issueCodes[0] : 'of our own';
  return JSON.stringify({ issues: [{ label: 'An issue', value }] });
}
