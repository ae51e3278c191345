import { describe, passes, type Guards } from '../../shared/guards.ts';
import type { TestedOperation } from '../contract/types.ts';
import { InconclusiveError, isExpected } from '../contract/errors.ts';
import type { Exchange } from '../requests/exchange.ts';
import { repeated, settled } from '../requests/patience.ts';
import { Semaphore } from '../requests/semaphore.ts';
import type { CreatedUpload, Sample } from '../contract/options.ts';
import { idIn, isSuccess } from '../requests/received.ts';
import type { Session } from '../requests/session.ts';
import {
  acts,
  creator,
  firstGuards,
  fits,
  hasBehavior,
  readerOf,
  showsEffect,
  type SampleBehavior,
  task,
  type TestResource,
  upload,
  uploadOf,
  valuesFor,
} from '../contract/resource.ts';
import { uniqueForm } from '../requests/contents.ts';
import { LostError, NoTaskError } from './lost-error.ts';
import { changingOperations, nameOf, preparations, type PreparationStep } from './preparations.ts';

/** Files of one upload. The first task that is ready stays unused, so that its upload is not fully processed. */
const batchSize = 12;
/** Files of samples that are not the default one, in one upload. */
const samplesPerUpload = 4;
/** In place of the id of a check, in the exchanges that prepare resources. */
export const preparation = 'preparation';

/** The resources that checks use: prepares them in the states that checks ask for, from uploads of its own. */
export class ResourcePool {
  readonly #session: Session;
  readonly #semaphore = new Semaphore(1);
  /** Tasks that no check uses. */
  readonly #free: TestResource[] = [];
  /** Tasks that no check changes: the first of each upload. */
  readonly #spare: TestResource[] = [];
  readonly #uploads = new Map<string, CreatedUpload>();
  readonly #failed = new Map<string, string>();
  readonly #allowed: readonly TestedOperation[];
  #shared: Promise<TestResource> | undefined;
  /** Set when an upload has no task, or the server does not find it: those of another upload are not waited for. */
  #lost: InconclusiveError | undefined;

  constructor(session: Session) {
    const { allow } = session;
    this.#session = session;
    this.#allowed = changingOperations.filter(
      ({ changeType: effect }) =>
        allow.has('writes') && (effect !== 'irreversible' || allow.has('irreversible')),
    );
  }

  /** Reads the tasks whose ids were given. One that cannot be read ends the run. */
  async addGiven(): Promise<void> {
    const { http, options, server } = this.#session;
    for (const id of options.taskIds ?? []) {
      try {
        this.#free.push(await this.read({ resource: task.name, id, fields: {}, sample: server.samples[0] }));
      } catch (error) {
        if (!isExpected(error)) throw error;
        http.abort(`The given task ${id} cannot be used: ${error.message}.`);
      }
    }
  }

  /**
   * Returns a resource of a file whose fields pass some guards. No other check uses it until it is returned.
   *
   * @throws {InconclusiveError} The run found no way to such a resource.
   */
  take(guards: Guards, sampleBehavior: SampleBehavior = {}): Promise<TestResource> {
    return this.#semaphore.run(async () => {
      const key = JSON.stringify([guards, sampleBehavior]);
      const known = this.#failed.get(key);
      if (known !== undefined) throw new InconclusiveError(known);
      const found =
        (await this.#prepare(guards, sampleBehavior)) ??
        (await this.#seeded(guards, this.#defaultSample(sampleBehavior), true));
      if (found) return found;
      const wanted = Object.entries(guards).map(([field, guard]) => `${field} ${describe(guard)}`);
      const message = `no ${task.noun} could be prepared (${wanted.join(', ') || 'in any state'})`;
      this.#failed.set(key, message);
      throw new InconclusiveError(message);
    });
  }

  /** Returns a resource that other checks use, too. */
  async #share(guards: Guards): Promise<TestResource> {
    const found = await this.take(guards);
    this.putBack(found);
    return found;
  }

  /** Returns an unchanged resource to the pool. */
  putBack(testResource: TestResource): void {
    if (testResource.resource === task.name) this.#free.push(testResource);
  }

  /**
   * Returns a resource that an operation can act on; undefined if it acts on none. Checks share the resources that they
   * only read.
   *
   * @throws {InconclusiveError} The run found no way to such a resource.
   */
  async resourceFor(operation: TestedOperation): Promise<TestResource | undefined> {
    const { resource, transition, changeType: effect } = operation;
    if (!acts(operation)) return undefined;
    const guards = firstGuards(transition?.from ?? {});
    if (resource === task.name) return effect === 'none' ? this.#share(guards) : this.take(guards);
    if (resource !== upload.name) throw new InconclusiveError(`the run cannot create a ${resource}`);
    return effect === 'none' ? this.#sharedUpload() : this.#createUpload();
  }

  /** Returns another resource in the same state, and with the same values of some fields. */
  like({ resource, fields }: TestResource, same: readonly string[]): Promise<TestResource> {
    if (resource !== task.name) return this.#createUpload();
    const guarded = [...new Set([task.lifecycle.field, ...same])];
    return this.take(Object.fromEntries(guarded.map((field) => [field, { in: [fields[field]] }])));
  }

  /** Returns ids of the resources that the path of an operation leads through, by their parameters. */
  async parentsOf({ parameters }: TestedOperation): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const { name, of } of parameters) {
      if (of === upload.name) found[name] = (await this.#sharedUpload()).id;
      if (of === task.name) found[name] = (await this.#share({})).id;
    }
    return found;
  }

  /** An upload that checks have in common, since they only read it. */
  #sharedUpload(): Promise<TestResource> {
    // One that failed is tried again.
    this.#shared ??= this.#createUpload().catch((error: unknown) => {
      this.#shared = undefined;
      throw error;
    });
    return this.#shared;
  }

  async #createUpload(): Promise<TestResource> {
    if (!creator) throw new InconclusiveError('no operation creates resources of files');
    const exchange = await this.#session.send(preparation, creator, { value: uniqueForm(creator) });
    return this.open(upload.name, this.note(exchange));
  }

  /** A document whose processing has no special end. */
  #defaultSample(sampleBehavior: SampleBehavior): Sample | undefined {
    const { samples } = this.#session.server;
    return samples.find((each) => each.endsIn === undefined && hasBehavior(each, sampleBehavior));
  }

  /** Finds such a resource, or brings one of a suitable document there. */
  async #prepare(guards: Guards, sampleBehavior: SampleBehavior): Promise<TestResource | undefined> {
    const isFree = (each: TestResource): boolean =>
      fits(each.fields, guards) && hasBehavior(each.sample, sampleBehavior);
    for (const free of this.#free.filter(isFree)) {
      this.#free.splice(this.#free.indexOf(free), 1);
      // The service may have changed it meanwhile.
      const current = await this.read(free);
      if (isFree(current)) return current;
      this.#free.push(current);
    }
    const state = guards[task.lifecycle.field];
    const ending = this.#session.server.samples.filter(
      (each) =>
        each.endsIn !== undefined && hasBehavior(each, sampleBehavior) && state && passes(state, each.endsIn),
    );
    for (const sample of [...ending, this.#defaultSample(sampleBehavior)]) {
      if (!sample) continue;
      const tried = new Set<string>();
      const free = await this.#fromFree(sample, guards, tried);
      const found = free ?? ((await this.#add(sample)) && (await this.#fromFree(sample, guards, tried)));
      if (found) return found;
    }
    return undefined;
  }

  /** Prepares unused resources of a sample, in each way once, until one has such fields. */
  async #fromFree(sample: Sample, guards: Guards, tried: Set<string>): Promise<TestResource | undefined> {
    for (;;) {
      const starts = this.#free.filter((each) => each.sample === sample);
      const untried = starts.flatMap((start) =>
        [...preparations(start, guards, this.#allowed)]
          .map((steps) => ({ start, steps, name: nameOf(steps) }))
          .filter(({ name }) => !tried.has(name)),
      );
      const [way] = untried.sort((a, b) => a.steps.length - b.steps.length);
      if (!way) return undefined;
      tried.add(way.name);
      this.#free.splice(this.#free.indexOf(way.start), 1);
      const end = await this.#follow(way.start, way.steps);
      if (fits(end.fields, guards)) return end;
      this.#free.push(end);
    }
  }

  async #follow(testResource: TestResource, steps: readonly PreparationStep[]): Promise<TestResource> {
    let current = testResource;
    for (const step of steps) {
      if (step === 'wait') {
        current = await this.settled(current);
        continue;
      }
      const exchange = await this.#session.send(preparation, step, { id: current.id });
      if (!isSuccess(exchange)) break;
      // Reading may move a resource on, so that the response counts.
      const fields = exchange.fields;
      current = fields ? { ...current, fields } : await this.read(current);
    }
    // The service may move it on at once, and a response may show what is not so.
    const [last] = steps.slice(-1);
    return last === undefined ? current : this.readAfter(last === 'wait' ? undefined : last, current);
  }

  /** Adds tasks of a sample as processing leaves them, if there is none. Returns whether it has. */
  async #add(sample: Sample): Promise<boolean> {
    const { server, allow, options } = this.#session;
    const [base] = server.samples;
    const { field, moves } = task.lifecycle;
    const usual = moves.find(({ from, to }) => from !== undefined && to !== undefined)?.to;
    const isFresh = (each: TestResource): boolean =>
      each.sample === sample && each.fields[field] === (sample.endsIn ?? usual);
    const isGiven = options.taskIds !== undefined;
    if (isGiven || this.#free.some(isFresh) || !server.findTasks || !allow.has('writes')) return false;
    const count = sample === base ? batchSize - 1 : samplesPerUpload;
    const { found: uploaded } = await this.upload([base, ...Array.from({ length: count }, () => sample)]);
    const ready = await Promise.all(uploaded.map((each) => this.settled(each, sample.endsIn)));
    // An upload with an untouched document is never fully processed.
    const spare = ready.findIndex(({ fields }) => fields['name'] === base.name);
    this.#spare.push(...ready.splice(Math.max(0, spare), 1));
    this.#free.push(...ready.map((each) => ({ ...each, sample })));
    return true;
  }

  /**
   * Uploads documents, and returns the response with a resource of each document as it is right away. Tasks that the
   * service creates later are waited for.
   *
   * @throws {InconclusiveError} The upload was rejected, or its tasks were not found.
   */
  async upload(
    files: readonly Sample[],
    operation: TestedOperation | undefined = creator,
  ): Promise<{ id: string; exchange: Exchange; found: TestResource[] }> {
    const { findTasks } = this.#session.server;
    if (!operation?.body?.fileField) throw new InconclusiveError('no operation creates resources of files');
    if (this.#lost) throw this.#lost;
    if (!findTasks) throw new InconclusiveError('the tasks of an upload cannot be found');
    const value = uniqueForm(operation);
    const exchange = await this.#session.send(preparation, operation, { value, files });
    const id = this.note(exchange);
    const ids = await this.tasksOf(id, files.length);
    if (ids.length === 0) throw (this.#lost = new NoTaskError(id));
    for (const each of ids) this.#session.created.push({ resource: task.name, id: each });
    const found = await Promise.all(ids.map((each) => this.open(task.name, each)));
    return { id, exchange, found };
  }

  /** Notes a created upload, and returns its id. */
  note(exchange: Exchange): string {
    const { operation, status, fields = {}, form } = exchange;
    const id = idIn(exchange);
    if (id === undefined) throw new InconclusiveError(`${operation.id} returned ${status} without an id`);
    this.#uploads.set(id, { id, created: fields, fileNames: form?.files.map(({ name }) => name) ?? [] });
    return id;
  }

  /** Returns the IDs of the tasks of an upload that the run has created, and waits for a number of them. */
  async tasksOf(id: string, count: number): Promise<readonly string[]> {
    const { findTasks } = this.#session.server;
    const created = this.#uploads.get(id);
    if (!findTasks || !created) return [];
    let found = await findTasks(created);
    // The service may create them one after another.
    for (let last = -1; last < found.length && found.length < count;) {
      last = found.length;
      const isMore = ({ length }: readonly string[]): boolean => length > last;
      found = await repeated(this.#session, async () => findTasks(created), isMore);
    }
    return found;
  }

  /**
   * Returns resources that requests to another one must not change, as they are now: of a task its upload and another task
   * of that, of an upload its tasks, and a resource that has nothing to do with it.
   */
  async witnessesOf({ resource, id, fields }: TestResource): Promise<TestResource[]> {
    const isTask = resource === task.name;
    const uploadId = isTask ? uploadOf(fields) : id;
    const near = this.#spare.find((each) => each.id !== id && uploadOf(each.fields) === uploadId);
    const far = this.#spare.find((each) => uploadOf(each.fields) !== uploadId);
    const children = isTask ? [] : await this.tasksOf(id, 1);
    const known = [
      ...(isTask && this.#uploads.has(uploadId) ? [{ resource: upload.name, id: uploadId }] : []),
      ...(isTask || !this.#shared ? [] : [await this.#shared]),
      ...children.slice(0, 1).map((child) => ({ resource: task.name, id: child })),
      ...[near, far].flatMap((each) => each ?? []),
    ];
    return Promise.all(known.map(({ resource: of, id: other }) => this.open(of, other)));
  }

  /**
   * Returns the only task of an upload in a state.
   *
   * @throws {InconclusiveError} No known way leads there.
   */
  async sole(state: string): Promise<TestResource> {
    const guards: Guards = { [task.lifecycle.field]: { in: [state] } };
    const { samples } = this.#session.server;
    const sample = samples.find(({ endsIn }) => endsIn === state) ?? samples[0];
    const { found } = await this.upload([sample]);
    for (const uploaded of found) {
      const start = await this.settled({ ...uploaded, sample }, sample.endsIn);
      const [steps] = preparations(start, guards, this.#allowed);
      const end = steps && (await this.#follow(start, steps));
      if (end && fits(end.fields, guards)) return end;
    }
    const seeded = await this.#seeded(guards, sample, false);
    if (seeded) return seeded;
    throw new InconclusiveError('no known way leads to that state');
  }

  /**
   * Reads a resource.
   *
   * @throws {InconclusiveError} The response has none.
   * @throws {LostError} The server does not return it any more, or never did.
   */
  async read(testResource: TestResource, check: string = preparation): Promise<TestResource> {
    const reader = readerOf(testResource.resource);
    const exchange = await this.#session.send(check, reader, { id: testResource.id });
    const fields = exchange.fields;
    if (fields) return { ...testResource, fields };
    if (exchange.status >= 500) throw new InconclusiveError(`${reader.id} returned ${exchange.status}`);
    if (!isSuccess(exchange)) throw new LostError(exchange, testResource.id);
    throw new InconclusiveError(`${reader.id} of ${testResource.id} returned no resource`);
  }

  /** Reads a resource after an accepted request, until it shows what the operation sets: a read may come too early. */
  readAfter(
    operation: TestedOperation | undefined,
    testResource: TestResource,
    check?: string,
    values?: Exchange['values'],
  ): Promise<TestResource> {
    return repeated(
      this.#session,
      () => this.read(testResource, check),
      ({ fields }) => operation === undefined || showsEffect(operation, fields, values),
    );
  }

  /** Reads a resource for the first time, with some patience. */
  async open(resource: string, id: string): Promise<TestResource> {
    const find = (): Promise<TestResource | LostError> =>
      this.read({ resource, id, fields: {}, sample: undefined }).catch((error: unknown) => {
        if (error instanceof LostError) return error;
        throw error;
      });
    const found = await repeated(this.#session, find, (each) => !(each instanceof LostError));
    if (!(found instanceof LostError)) return found;
    if (resource === task.name) this.#lost = found;
    throw found;
  }

  /** Waits until the service has moved a resource on. */
  settled(testResource: TestResource, endsIn?: string): Promise<TestResource> {
    return settled(this.#session, testResource, (each) => this.read(each), endsIn);
  }

  /**
   * Has a resource put into the server; returns undefined where that is not possible.
   *
   * @param accompanied Whether its upload gets a second task, so that it is not fully processed.
   */
  async #seeded(
    guards: Guards,
    sample: Sample | undefined,
    accompanied: boolean,
  ): Promise<TestResource | undefined> {
    const { server, allow } = this.#session;
    const { id: key, foreignKeys } = task;
    const seed = allow.has('writes') ? server.seed : undefined;
    const fields = await seed?.({ ...(sample && { name: sample.name }), ...valuesFor(guards) });
    const id = fields?.[key];
    if (!fields || typeof id !== 'string') return undefined;
    this.#session.created.push({ resource: task.name, id });
    const shared = Object.keys(foreignKeys).filter((field) => field in fields);
    if (accompanied) await seed?.(Object.fromEntries(shared.map((field) => [field, fields[field]])));
    return { resource: task.name, id, fields, sample };
  }
}
