import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Guards } from '../../shared/guards.ts';
import type { TestedOperation } from '../contract-types.ts';
import { Gate } from '../requests/gate.ts';
import { sleep } from '../requests/http.ts';
import type { Sample } from '../options.ts';
import { isSuccess } from '../requests/responses.ts';
import { fieldsFor } from '../requests/contents.ts';
import { creatorOf, readerOf, recordIn, type Session, resourceOf } from '../requests/session.ts';
import { recipes, type Recipe, type Step } from './recipes.ts';
import {
  fits,
  guardsOf,
  isMoving,
  isSpecial,
  passesAll,
  UnreachableError,
  valuesFor,
  type Fields,
  type Subject,
} from './subject.ts';

/** Files of one upload. The first task that is ready stays unused, so that its upload is not fully processed. */
const batchSize = 12;
/** Files of special samples in one upload. */
const specialSize = 4;
const own = 'supply';

/** Prepares records in the states that checks ask for, from uploads of its own. */
export class Supply {
  readonly #session: Session;
  readonly #gate = new Gate(1);
  /** Tasks that no check uses, and their uploads. */
  readonly #free: Subject[] = [];
  readonly #worked = new Map<string, Recipe>();
  readonly #failed = new Map<string, string>();
  #givenIds = false;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Whether the run can get at the resources of files. */
  get hasTasks(): boolean {
    return this.#session.server.findTasks !== undefined || this.#session.options.taskIds !== undefined;
  }

  /**
   * Returns a resource of a file whose fields pass some guards. No other check uses it until it is returned.
   *
   * @throws {UnreachableError} The run found no way to such a resource.
   */
  take(guards: Guards, special: Partial<Pick<Sample, 'fails' | 'partial'>> = {}): Promise<Subject> {
    return this.#gate.run(async () => {
      const key = JSON.stringify([guards, special]);
      const known = this.#failed.get(key);
      if (known !== undefined) throw new UnreachableError(known);
      const free = this.#claim((each) => fits(each, guards) && isSpecial(each.sample, special));
      if (free) return free;
      const found =
        (await this.#prepare(key, guards, special)) ??
        (await seeded(this.#session, guards, this.#ordinary(special), true));
      if (found) return found;
      const wanted = Object.entries(guards).map(([field, guard]) => `${field} ${JSON.stringify(guard)}`);
      const message = `no ${resourceOf(contract.perFile)?.noun ?? 'record'} with ${wanted.join(' and ') || 'any state'} could be prepared`;
      this.#failed.set(key, message);
      throw new UnreachableError(message);
    });
  }

  /** Returns an unchanged resource to the pool. */
  giveBack(subject: Subject): void {
    this.#free.push(subject);
  }

  #claim(wanted: (subject: Subject) => boolean): Subject | undefined {
    const index = this.#free.findIndex(wanted);
    return index < 0 ? undefined : this.#free.splice(index, 1)[0];
  }

  /** Follows the ways to such a resource, until one leads there. */
  async #prepare(key: string, guards: Guards, special: Partial<Sample>): Promise<Subject | undefined> {
    const { samples } = this.#session.server;
    const sample = this.#ordinary(special);
    const known = this.#worked.get(key);
    const all = known
      ? [known]
      : recipes(
          contract.perFile,
          guards,
          samples.filter((each) => isSpecial(each, special)),
          sample,
        );
    for (const recipe of all) {
      if (!this.#isAllowed(recipe.steps)) continue;
      const start = await this.#start(recipe);
      if (!start) continue;
      const reached = await this.#follow(start, recipe.steps);
      // The service may move it on at once, and a response may show what is not so.
      const subject = reached && recipe.steps.length > 0 ? await this.read(reached) : reached;
      if (subject && fits(subject, guards)) {
        this.#worked.set(key, recipe);
        return subject;
      }
      if (subject) this.#free.push(subject);
    }
    return undefined;
  }

  /** A document whose processing has no special end. */
  #ordinary(special: Partial<Sample>): Sample | undefined {
    const { samples } = this.#session.server;
    return samples.find((each) => each.endsIn === undefined && isSpecial(each, special));
  }

  #isAllowed(steps: readonly Step[]): boolean {
    const { allow } = this.#session;
    return steps.every(
      (step) =>
        step === 'wait' ||
        (allow.has('writes') && (step.effect !== 'irreversible' || allow.has('irreversible'))),
    );
  }

  /** Returns a resource of a sample as processing leaves it. */
  async #start({ sample, guards }: Recipe): Promise<Subject | undefined> {
    const claim = () => this.#claim((each) => each.sample === sample && fits(each, guards));
    const free = claim();
    if (free) return free;
    const fresh = await this.#fetchTasks(sample, guards);
    this.#free.push(...fresh);
    return claim();
  }

  /** Returns a resource whose id was given. One that cannot be read ends the run. */
  async #given(id: string, sample: Sample | undefined): Promise<Subject> {
    try {
      return await this.read({ resource: contract.perFile, id, fields: {}, sample });
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      throw this.#session.http.abort(`The given task ${id} cannot be used: ${error.message}.`);
    }
  }

  async #follow(subject: Subject, steps: readonly Step[]): Promise<Subject | undefined> {
    let current = subject;
    for (const step of steps) {
      if (step === 'wait') {
        current = await this.#settled(current);
        continue;
      }
      const exchange = await this.#session.send(own, step, { record: current.id });
      if (!isSuccess(exchange)) return this.read(current);
      // Reading may move a record on, so that the response counts.
      const fields = recordIn(exchange);
      current = fields ? { ...current, fields } : await this.read(current);
    }
    return current;
  }

  /** Uploads documents of a sample, and returns their tasks once they are processed. */
  async #fetchTasks(sample: Sample | undefined, guards: Guards): Promise<Subject[]> {
    const { options, server, allow } = this.#session;
    if (options.taskIds) {
      if (this.#givenIds) return [];
      this.#givenIds = true;
      return Promise.all(options.taskIds.map((id) => this.#given(id, sample)));
    }
    const [base] = server.samples;
    if (!sample || !base || !server.findTasks || !allow.has('writes')) return [];
    const special = sample !== base;
    const files = special
      ? [base, ...Array.from({ length: specialSize }, () => sample)]
      : Array.from({ length: batchSize }, () => sample);
    const subjects = await this.upload(files);
    const ready = await Promise.all(
      subjects.map((subject) =>
        passesAll(guards, subject.fields) && sample.endsIn !== undefined
          ? subject
          : this.#settled(subject, sample.endsIn),
      ),
    );
    // An upload with an untouched document is never fully processed.
    const spare = ready.findIndex((each) => !special || each.fields['name'] === base.name);
    ready.splice(Math.max(0, spare), 1);
    return ready.map((each) => ({ ...each, sample }));
  }

  /**
   * Uploads documents, and returns a resource of each as it is right away.
   *
   * @throws {UnreachableError} The upload was rejected, or its records were not found.
   */
  async upload(files: readonly Sample[]): Promise<Subject[]> {
    const creator = creatorOf();
    const { server } = this.#session;
    if (!creator?.body?.files || !server.findTasks)
      throw new UnreachableError('no operation creates records of files');
    const names = this.#session.names();
    const exchange = await this.#session.send(own, creator, {
      content: {
        form: {
          fileField: creator.body.files.name,
          files,
          fields: fieldsFor(creator, names),
        },
      },
    });
    const created = recordIn(exchange);
    const id = created?.['id'];
    if (!created || typeof id !== 'string')
      throw new UnreachableError(`${creator.id} returned ${exchange.status}`);
    const fileNames = files.map(({ name }) => name);
    const ids = await server.findTasks({ id, created, fileNames });
    if (ids.length === 0) throw new UnreachableError(`no task of the upload ${id} was found`);
    for (const task of ids) this.#session.created.push({ resource: contract.perFile, id: task });
    return Promise.all(
      ids.map((task) => this.read({ resource: contract.perFile, id: task, fields: {}, sample: undefined })),
    );
  }

  /**
   * Uploads one document, and brings its only record into a state.
   *
   * @throws {UnreachableError} No known way leads there.
   */
  async uploadInState(sample: Sample, guards: Guards): Promise<Subject> {
    const [uploaded] = await this.upload([sample]);
    if (!uploaded) throw new UnreachableError('the response has no upload');
    const start = await this.#settled({ ...uploaded, sample }, sample.endsIn);
    if (fits(start, guards)) return start;
    for (const { steps } of recipes(contract.perFile, guards, [], sample)) {
      const known = start.fields;
      const begins = steps.length > 0 && this.#isAllowed(steps);
      if (!begins || steps.some((step) => step !== 'wait' && !this.#canBegin(step, known))) continue;
      const end = await this.#follow(start, steps);
      if (end && fits(end, guards)) return end;
      break;
    }
    throw new UnreachableError('no known way leads to that state');
  }

  /** Returns the only record of an upload in some state; undefined if no way leads there. */
  async sole(guards: Guards): Promise<Subject | undefined> {
    const sample = this.#ordinary({});
    try {
      if (sample) return await this.uploadInState(sample, guards);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
    }
    return seeded(this.#session, guards, sample, false);
  }

  /** Sends a request of an operation to a resource that allows it, and returns the resource when the service is done with it. */
  async after(operation: TestedOperation): Promise<Subject | undefined> {
    const subject = await this.take(guardsOf(operation));
    const exchange = await this.#session.send(own, operation, { record: subject.id });
    return isSuccess(exchange) ? this.#settled(await this.read(subject)) : undefined;
  }

  #canBegin = ({ transition }: TestedOperation, fields: Fields): boolean =>
    passesAll(transition?.from ?? {}, fields);

  /**
   * Reads a resource.
   *
   * @throws {UnreachableError} The response has none.
   */
  async read(subject: Subject, check: string = own): Promise<Subject> {
    const reader = readerOf(subject.resource);
    const exchange = reader && (await this.#session.send(check, reader, { record: subject.id }));
    const fields = exchange && recordIn(exchange);
    if (!fields)
      throw new UnreachableError(
        `${reader?.id} of ${subject.id} returned ${exchange?.status} without a resource`,
      );
    return { ...subject, fields };
  }

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
      if (!advance) await sleep(pause);
      current = await this.read(current);
    }
  }
}

/**
 * Has a resource put into the server; returns undefined where that is not possible.
 *
 * @param accompanied Whether its upload gets a second record, so that it is not fully processed.
 */
async function seeded(
  session: Session,
  guards: Guards,
  sample: Sample | undefined,
  accompanied: boolean,
): Promise<Subject | undefined> {
  const { seed } = session.server;
  const { id: key = 'id', links = {} } = resourceOf(contract.perFile) ?? {};
  const fields = await seed?.({ ...(sample && { name: sample.name }), ...valuesFor(guards) });
  const id = fields?.[key];
  if (!fields || typeof id !== 'string') return undefined;
  session.created.push({ resource: contract.perFile, id });
  const shared = Object.keys(links).filter((field) => field in fields);
  if (accompanied) await seed?.(Object.fromEntries(shared.map((field) => [field, fields[field]])));
  return { resource: contract.perFile, id, fields, sample };
}
