import { passes, type Guards } from '../../shared/guards.ts';
import type { TestedOperation } from '../contract-types.ts';
import { InconclusiveError, LostError } from '../errors.ts';
import type { Exchange } from '../requests/http.ts';
import { Gate } from '../requests/gate.ts';
import type { Sample } from '../options.ts';
import { idIn, isSuccess } from '../requests/responses.ts';
import { adapted } from '../requests/contents.ts';
import type { Session } from '../requests/session.ts';
import { acts, creator, readerOf, resourceOf, task, upload } from './resource.ts';
import { changes, routes, type Step } from './routes.ts';
import { fits, isMoving, isSpecial, valuesFor, type Special, type Subject } from './subject.ts';

/** Files of one upload. The first task that is ready stays unused, so that its upload is not fully processed. */
const batchSize = 12;
/** Files of special samples in one upload. */
const specialSize = 4;
/** In place of the id of a check, in the exchanges that prepare resources. */
export const preparation = 'preparation';

/** The resources that checks use: prepares them in the states that checks ask for, from uploads of its own. */
export class Pool {
  readonly #session: Session;
  readonly #gate = new Gate(1);
  /** Tasks that no check uses. */
  readonly #free: Subject[] = [];
  readonly #failed = new Map<string, string>();
  readonly #allowed: readonly TestedOperation[];
  #givenIds: readonly string[] | undefined;
  #shared: Promise<Subject> | undefined;

  constructor(session: Session) {
    const { allow, options } = session;
    this.#session = session;
    this.#givenIds = options.taskIds;
    this.#allowed = changes.filter(
      ({ effect }) => allow.has('writes') && (effect !== 'irreversible' || allow.has('irreversible')),
    );
  }

  /** Whether the run can get at the resources of files. */
  get hasTasks(): boolean {
    return this.#session.server.findTasks !== undefined || this.#session.options.taskIds !== undefined;
  }

  /**
   * Returns a resource of a file whose fields pass some guards. No other check uses it until it is returned.
   *
   * @throws {InconclusiveError} The run found no way to such a resource.
   */
  take(guards: Guards, special: Special = {}): Promise<Subject> {
    return this.#gate.run(async () => {
      const key = JSON.stringify([guards, special]);
      const known = this.#failed.get(key);
      if (known !== undefined) throw new InconclusiveError(known);
      const found =
        (await this.#prepare(guards, special)) ?? (await this.#seeded(guards, this.#ordinary(special), true));
      if (found) return found;
      const wanted = Object.entries(guards).map(([field, guard]) => `${field} ${JSON.stringify(guard)}`);
      const message = `no ${task.noun} with ${wanted.join(' and ') || 'any state'} could be prepared`;
      this.#failed.set(key, message);
      throw new InconclusiveError(message);
    });
  }

  /** Returns an unchanged resource to the pool. */
  giveBack(subject: Subject): void {
    if (subject.resource === task.name) this.#free.push(subject);
  }

  /**
   * Returns a resource that an operation can act on; undefined if it acts on none.
   *
   * @throws {InconclusiveError} The run found no way to such a resource.
   */
  async subjectFor(operation: TestedOperation): Promise<Subject | undefined> {
    const { resource, transition, effect } = operation;
    if (!acts(operation)) return undefined;
    if (resource === task.name) return this.take(firstGuards(transition?.from ?? {}));
    if (resource !== upload.name) throw new InconclusiveError(`the run cannot create a ${resource}`);
    return effect === 'none' ? this.#sharedUpload() : this.#createUpload();
  }

  /** Returns another resource in the same state, and with the same values of some fields. */
  like({ resource, fields }: Subject, same: readonly string[]): Promise<Subject> {
    if (resource !== task.name) return this.#createUpload();
    const guarded = [...new Set([task.lifecycle.field, ...same])];
    return this.take(Object.fromEntries(guarded.map((field) => [field, { in: [fields[field]] }])));
  }

  /** Returns ids of the resources that the path of an operation leads through, by the keys of their parameters. */
  async parentsOf({ parameters }: TestedOperation): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const { key, of } of parameters) {
      if (of === upload.name) found[key] = (await this.#sharedUpload()).id;
      if (of !== task.name) continue;
      const parent = await this.take({});
      found[key] = parent.id;
      this.giveBack(parent);
    }
    return found;
  }

  /** An upload that checks have in common, since they only read it. */
  #sharedUpload(): Promise<Subject> {
    // One that failed is tried again.
    this.#shared ??= this.#createUpload().catch((error: unknown) => {
      this.#shared = undefined;
      throw error;
    });
    return this.#shared;
  }

  async #createUpload(): Promise<Subject> {
    const exchange = creator && (await this.#session.send(preparation, creator));
    const id = exchange && idIn(exchange);
    if (id === undefined)
      throw new InconclusiveError(`${creator?.id} returned ${exchange?.status} without an id`);
    return this.#open(upload.name, id);
  }

  /** A document whose processing has no special end. */
  #ordinary(special: Special): Sample | undefined {
    const { samples } = this.#session.server;
    return samples.find((each) => each.endsIn === undefined && isSpecial(each, special));
  }

  /** Finds such a resource, or brings one of a suitable document there. */
  async #prepare(guards: Guards, special: Special): Promise<Subject | undefined> {
    const isFree = (each: Subject): boolean => fits(each.fields, guards) && isSpecial(each.sample, special);
    for (let index = this.#free.findIndex(isFree); index >= 0; index = this.#free.findIndex(isFree)) {
      // The service may have changed it meanwhile.
      const current = await Promise.all(this.#free.splice(index, 1).map((each) => this.read(each)));
      if (current.every(isFree)) return current[0];
      this.#free.push(...current);
    }
    const state = guards[task.lifecycle.field];
    const ending = this.#session.server.samples.filter(
      (each) => each.endsIn !== undefined && isSpecial(each, special) && state && passes(state, each.endsIn),
    );
    const tried = new Set<string>();
    for (const sample of [...ending, this.#ordinary(special)]) {
      if (!sample) continue;
      const free = await this.#fromFree(sample, guards, tried);
      const found = free ?? ((await this.#add(sample)) && (await this.#fromFree(sample, guards, tried)));
      if (found) return found;
    }
    return undefined;
  }

  /** Follows the routes from unused resources of a sample, each route once, until one leads to such a resource. */
  async #fromFree(sample: Sample, guards: Guards, tried: Set<string>): Promise<Subject | undefined> {
    for (;;) {
      const starts = this.#free.filter((each) => each.sample === sample);
      const untried = starts.flatMap((start) =>
        [...routes(start, guards, this.#allowed)]
          .map((steps) => ({ start, steps, name: nameOf(steps) }))
          .filter(({ name }) => !tried.has(name)),
      );
      const [route] = untried.sort((a, b) => a.steps.length - b.steps.length);
      if (!route) return undefined;
      tried.add(route.name);
      this.#free.splice(this.#free.indexOf(route.start), 1);
      const end = await this.#follow(route.start, route.steps);
      if (fits(end.fields, guards)) return end;
      this.#free.push(end);
    }
  }

  async #follow(subject: Subject, steps: readonly Step[]): Promise<Subject> {
    let current = subject;
    for (const step of steps) {
      if (step === 'wait') {
        current = await this.#settled(current);
        continue;
      }
      const exchange = await this.#session.send(preparation, step, { id: current.id });
      if (!isSuccess(exchange)) break;
      // Reading may move a resource on, so that the response counts.
      const fields = exchange.fields;
      current = fields ? { ...current, fields } : await this.read(current);
    }
    // The service may move it on at once, and a response may show what is not so.
    return steps.length > 0 ? this.read(current) : current;
  }

  /** Adds tasks of a sample as processing leaves them, if there is none. Returns whether it has. */
  async #add(sample: Sample): Promise<boolean> {
    const { server, allow } = this.#session;
    const [base] = server.samples;
    if (this.#givenIds) {
      const given = await Promise.all(this.#givenIds.map((id) => this.#given(id, base)));
      this.#givenIds = [];
      return this.#free.push(...given) > 0;
    }
    const { field, moves } = task.lifecycle;
    const usual = moves.find(({ from, to }) => from !== undefined && to !== undefined)?.to;
    const isFresh = (each: Subject): boolean =>
      each.sample === sample && each.fields[field] === (sample.endsIn ?? usual);
    if (this.#free.some(isFresh) || !server.findTasks || !allow.has('writes')) return false;
    const count = sample === base ? batchSize - 1 : specialSize;
    const { found: uploaded } = await this.upload([base, ...Array.from({ length: count }, () => sample)]);
    const ready = await Promise.all(uploaded.map((each) => this.#settled(each, sample.endsIn)));
    // An upload with an untouched document is never fully processed.
    const spare = ready.findIndex(({ fields }) => fields['name'] === base.name);
    ready.splice(Math.max(0, spare), 1);
    this.#free.push(...ready.map((each) => ({ ...each, sample })));
    return true;
  }

  /** Returns a resource whose id was given. One that cannot be read ends the run. */
  async #given(id: string, sample: Sample): Promise<Subject> {
    try {
      return await this.#open(task.name, id, sample);
    } catch (error) {
      if (!(error instanceof InconclusiveError)) throw error;
      throw this.#session.http.abort(`The given task ${id} cannot be used: ${error.message}.`);
    }
  }

  /**
   * Uploads documents, and returns the response with a resource of each document as it is right away. Tasks that the
   * service creates later are waited for.
   *
   * @throws {InconclusiveError} The upload was rejected, or its tasks were not found.
   */
  async upload(files: readonly Sample[]): Promise<{ id: string; exchange: Exchange; found: Subject[] }> {
    const { server } = this.#session;
    if (!creator?.body?.files || !server.findTasks)
      throw new InconclusiveError('no operation creates resources of files');
    // The last example has most fields.
    const value = adapted(creator, creator.body.valid.at(-1)?.value ?? {}, this.#session.names());
    const exchange = await this.#session.send(preparation, creator, { value, files });
    const { fields: created = {} } = exchange;
    const id = idIn(exchange);
    if (id === undefined) throw new InconclusiveError(`${creator.id} returned ${exchange.status}`);
    const fileNames = files.map(({ name }) => name);
    let ids = await server.findTasks({ id, created, fileNames });
    for (let pause = 250; !server.advance && ids.length < files.length && pause <= 1000; pause *= 2) {
      await this.#session.http.wait(pause);
      ids = await server.findTasks({ id, created, fileNames });
    }
    if (ids.length === 0) throw new InconclusiveError(`no task of the upload ${id} was found`);
    for (const each of ids) this.#session.created.push({ resource: task.name, id: each });
    const found = await Promise.all(ids.map((each) => this.#open(task.name, each)));
    return { id, exchange, found };
  }

  /**
   * Uploads one document, and brings its only task into a state.
   *
   * @throws {InconclusiveError} No known way leads there.
   */
  async uploadInState(sample: Sample, guards: Guards): Promise<Subject> {
    const {
      found: [uploaded],
    } = await this.upload([sample]);
    if (!uploaded) throw new InconclusiveError('the response has no upload');
    const start = await this.#settled({ ...uploaded, sample }, sample.endsIn);
    const [steps] = routes(start, guards, this.#allowed);
    const end = steps && (await this.#follow(start, steps));
    if (end && fits(end.fields, guards)) return end;
    throw new InconclusiveError('no known way leads to that state');
  }

  /** Returns the only task of an upload in some state; undefined if no way leads there. */
  async sole(guards: Guards): Promise<Subject | undefined> {
    const sample = this.#ordinary({});
    try {
      if (sample) return await this.uploadInState(sample, guards);
    } catch (error) {
      if (!(error instanceof InconclusiveError)) throw error;
    }
    return this.#seeded(guards, sample, false);
  }

  /** Sends a request of an operation to a resource that allows it, and returns the resource when the service is done with it. */
  async after(operation: TestedOperation): Promise<Subject | undefined> {
    const subject = await this.take(operation.transition?.from ?? {});
    const exchange = await this.#session.send(preparation, operation, { id: subject.id });
    return isSuccess(exchange) ? this.#settled(await this.read(subject)) : undefined;
  }

  /**
   * Reads a resource.
   *
   * @throws {InconclusiveError} The response has none.
   * @throws {LostError} An earlier response had one.
   */
  async read(subject: Subject, check: string = preparation): Promise<Subject> {
    const reader = readerOf(subject.resource);
    const exchange = await this.#session.send(check, reader, { id: subject.id });
    const fields = exchange.fields;
    if (fields) return { ...subject, fields };
    if (exchange.status === 404 && Object.keys(subject.fields).length > 0) throw new LostError(exchange);
    throw new InconclusiveError(
      `${reader.id} of ${subject.id} returned ${exchange.status} without a resource`,
    );
  }

  #open = (resource: string, id: string, sample?: Sample): Promise<Subject> =>
    this.read({ resource, id, fields: {}, sample });

  /** Waits until the service has moved a resource on. */
  async #settled(subject: Subject, endsIn?: string): Promise<Subject> {
    const { lifecycle } = resourceOf(subject.resource) ?? {};
    if (!lifecycle) return subject;
    const { processingMs = 120_000 } = this.#session.options;
    const { advance } = this.#session.server;
    const end = Date.now() + processingMs;
    let current = subject;
    for (let pause = 0; ; pause = Math.min(Math.max(pause * 1.5, 500), 10_000)) {
      const state = current.fields[lifecycle.field];
      if (state === endsIn || !isMoving(current)) return current;
      if (pause > 0 && advance) {
        await advance();
        return this.read(current);
      }
      if (Date.now() + pause > end) return current;
      if (!advance) await this.#session.http.wait(pause);
      current = await this.read(current);
    }
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
  ): Promise<Subject | undefined> {
    const { seed } = this.#session.server;
    const { id: key, links } = task;
    const fields = await seed?.({ ...(sample && { name: sample.name }), ...valuesFor(guards) });
    const id = fields?.[key];
    if (!fields || typeof id !== 'string') return undefined;
    this.#session.created.push({ resource: task.name, id });
    const shared = Object.keys(links).filter((field) => field in fields);
    if (accompanied) await seed?.(Object.fromEntries(shared.map((field) => [field, fields[field]])));
    return { resource: task.name, id, fields, sample };
  }
}

const nameOf = (steps: readonly Step[]): string =>
  steps.map((step) => (step === 'wait' ? step : step.id)).join(' ');

/** Guards with one value each, so that the routes there are short. */
const firstGuards = (guards: Guards): Guards =>
  Object.fromEntries(
    Object.entries(guards).map(([field, guard]) => [field, guard.in ? { in: guard.in.slice(0, 1) } : guard]),
  );
