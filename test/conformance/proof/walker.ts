/** Runs the steps of a walk, and compares what the server does with what the contract expects. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { withRealNames } from '../../../src/conformance/checks/invalid.ts';
import { steady } from '../../../src/conformance/checks/effects.ts';
import { differences, shown } from '../../../src/conformance/checks/check.ts';
import type { TestedOperation } from '../../../src/conformance/contract-types.ts';
import type { Exchange } from '../../../src/conformance/requests/http.ts';
import type { RunOptions } from '../../../src/conformance/options.ts';
import { adapted, contentOf, fieldsFor } from '../../../src/conformance/requests/contents.ts';
import { documented, isSuccess, problemsOf } from '../../../src/conformance/requests/responses.ts';
import {
  creatorOf,
  readerOf,
  recordIn,
  resourceOf,
  Session,
  type SendOptions,
} from '../../../src/conformance/requests/session.ts';
import { serverOf } from '../../../src/conformance/resources/server.ts';
import { isMoving, type Subject } from '../../../src/conformance/resources/subject.ts';
import { expectationOf, statesAfter, type Sent } from './expectation.ts';

/** One request of a walk. Numbers choose among what there is; 0 is the ordinary choice. */
export interface Step {
  operation: number;
  /** Record that it acts on, the latest one last; beyond them, an unknown id. */
  target: number;
  key: number;
  body: number;
  /** Whether the path names another project. */
  elsewhere: boolean;
  /** Documents of an upload. */
  files: readonly number[];
  /** Whether time passes first. */
  pause: boolean;
}

/** What a server did is not what the contract expects. */
export class WalkFault extends Error {
  override readonly name = 'WalkFault';
  /** The walk as commands. */
  lines: readonly string[] = [];
}

/** Whether a request changes what the contract documents. A server may ignore some requests. */
type Effect = 'documented' | 'perhaps' | 'none';

const check = 'walk';
/** Requests that only show what has become of a record. */
const observation = 'walk/read';

export class Walker {
  readonly #session: Session;
  readonly #subjects: Subject[] = [];

  private constructor(session: Session) {
    this.#session = session;
  }

  static async start(options: RunOptions): Promise<Walker> {
    return new Walker(new Session(options, await serverOf(options)));
  }

  get exchanges(): readonly Exchange[] {
    return this.#session.http.exchanges;
  }

  /** The requests of the steps, and the last request. */
  get way(): Exchange[] {
    return this.exchanges.filter((each) => each.check !== observation || each === this.exchanges.at(-1));
  }

  /** Uploads documents by their numbers. */
  async upload(files: readonly number[]): Promise<void> {
    const creator = creatorOf();
    if (!creator) return;
    const sent: Sent = { ...plain, operation: creator };
    const exchange = await this.#session.send(check, creator, this.#form(creator, files));
    this.#judge(sent, exchange);
    await this.#created(creator, exchange, files);
  }

  async take({ operation: index, target, key, body, elsewhere, files, pause }: Step): Promise<void> {
    const { server } = this.#session;
    if (pause) await server.advance?.();
    const operation = contract.operations[index] ?? contract.operations[0];
    if (!operation) return;
    const acts = operation.parameters.some(({ role }) => role === 'record');
    const known = this.#subjects.filter(({ resource }) => resource === operation.record);
    const found = acts ? known[target] : undefined;
    const subject = found && (await this.#read(found));
    const bystanders = this.#subjects.filter((each) => each !== found);
    const credential = this.#credential(key);
    const content = this.#body(operation, body, files);
    // What is created below another project cannot be read below that of the run.
    const otherProject = elsewhere && operation.effect !== 'creates';
    const sent: Sent = {
      operation,
      subject,
      missing: acts && !found,
      credential,
      scopes: this.#session.scoped.find(({ name }) => name === credential)?.scopes,
      otherProject,
      body: content.kind,
    };
    const exchange = await this.#session.send(check, operation, {
      credential,
      record: found?.id ?? 'unknown',
      ...(otherProject && { project: 'another' }),
      ...content.options,
    });
    const effect = this.#judge(sent, exchange);
    if (subject && found) found.fields = await this.#compare(sent, subject, exchange, effect);
    if (effect !== 'none' && operation.effect === 'creates')
      await this.#created(operation, exchange, content.files);
    for (const each of bystanders) each.fields = (await this.#unchanged(each, operation)).fields;
  }

  /** Returns the name of a key: the full one, or another. */
  #credential(key: number): string {
    const { scoped } = this.#session;
    const all = [
      'full',
      'none',
      'malformed',
      'invalid',
      'expired',
      'otherTeam',
      ...scoped.map(({ name }) => name),
    ];
    return all[key % all.length] ?? 'full';
  }

  /** The body of a step: the usual one, an example of the contract, or one that is wrong in one place. */
  #body(
    operation: TestedOperation,
    number: number,
    files: readonly number[],
  ): { kind: Sent['body']; options: SendOptions; files: readonly number[] } {
    const { body } = operation;
    const [sample] = this.#session.server.samples;
    if (!body || !sample) return { kind: 'usual', options: {}, files: [] };
    const index = number % (1 + body.valid.length + body.invalid.length);
    if (index === 0) {
      const form = body.files ? this.#form(operation, files) : {};
      return { kind: 'usual', options: form, files };
    }
    const valid = body.valid[index - 1];
    const names = this.#session.names();
    if (valid) {
      return { kind: 'valid', options: { value: adapted(operation, valid.value, names) }, files: [] };
    }
    const wrong = body.invalid[index - 1 - body.valid.length];
    const value = wrong && withRealNames(operation, wrong, names);
    const content = value === undefined ? undefined : contentOf(body, value, sample);
    return { kind: 'invalid', options: content ? { content } : {}, files: [] };
  }

  #form({ body, ...operation }: TestedOperation, files: readonly number[]): SendOptions {
    const { samples } = this.#session.server;
    if (!body?.files) return {};
    const sent = files.flatMap((number) => samples[number % samples.length] ?? []);
    const fields = fieldsFor({ ...operation, body }, this.#session.names());
    return { content: { form: { fileField: body.files.name, files: sent, fields } } };
  }

  /** Compares a status with the expectation, and the body with the schema. Returns what effect the request has. */
  #judge(sent: Sent, exchange: Exchange): Effect {
    const { operation } = sent;
    const { status } = exchange;
    const { accepted, ignored, rejected, reasons } = expectationOf(sent);
    const why = reasons.length > 0 ? ` (${reasons.join(', ')})` : '';
    const response = documented(operation, status);
    const right = isSuccess(exchange) ? response && (accepted || ignored) : rejected.has(String(status));
    if (!right) {
      const expected = [...(accepted || ignored ? operation.success.statuses : []), ...rejected];
      throw new WalkFault(`${operation.id} returned ${status}, expected ${expected.join(' or ')}${why}.`);
    }
    const problems = response ? problemsOf(exchange, response) : [];
    if (problems.length > 0)
      throw new WalkFault(`${operation.id} returned ${status}: ${problems.join('; ')}.`);
    if (!isSuccess(exchange) || !accepted) return 'none';
    return ignored ? 'perhaps' : 'documented';
  }

  /** Compares a record with what the request makes of it, and returns its fields. */
  async #compare(
    { operation, subject: before }: Sent,
    { resource }: Subject,
    exchange: Exchange,
    possible: Effect,
  ): Promise<Subject['fields']> {
    if (!before) return {};
    const { fields } = await this.#read(before);
    const state = resourceOf(resource)?.lifecycle?.field ?? '';
    const shownRecord = recordIn(exchange);
    const key = resourceOf(resource)?.id ?? 'id';
    if (shownRecord && key in shownRecord && shownRecord[key] !== before.id)
      throw new WalkFault(`${operation.id} of ${before.id} returned another record.`);
    const isIgnored = possible === 'perhaps' && differences(before.fields, fields).length === 0;
    const effect = possible !== 'none' && !isIgnored;
    const to = Object.entries(effect ? (operation.transition?.to ?? {}) : {});
    for (const [field, { value, parameter }] of to) {
      const wanted = parameter === undefined ? value : this.#session.names().others[parameter];
      if (wanted === undefined) continue;
      if (shownRecord && field in shownRecord && shownRecord[field] !== wanted)
        throw new WalkFault(
          `The response of ${operation.id} has ${shown(shownRecord, [field])}, not ${JSON.stringify(wanted)}.`,
        );
      const right =
        field === state ? statesAfter(resource, wanted).has(fields[field]) : fields[field] === wanted;
      if (!right)
        throw new WalkFault(
          `After ${operation.id}, the record has ${shown(fields, [field])}, not ${JSON.stringify(wanted)}.`,
        );
    }
    const kept = effect && operation.effect !== 'none' ? steady(operation, before.fields) : undefined;
    this.#assertSame(before, fields, kept, `${operation.id} with ${exchange.status}`);
    return fields;
  }

  /** Checks that a request has left another record as it was, but for what the service does by itself. */
  async #unchanged(before: Subject, operation: TestedOperation): Promise<Subject> {
    const after = await this.#read(before);
    const linked = Object.keys(resourceOf(operation.record)?.links ?? {}).length > 0;
    const isParent = linked && before.resource === contract.perRequest;
    const kept = isParent
      ? Object.keys(before.fields).filter((field) => field !== stateOf(before))
      : undefined;
    this.#assertSame(before, after.fields, kept, `${operation.id} of another record`);
    return after;
  }

  #assertSame(before: Subject, after: Subject['fields'], kept: string[] | undefined, what: string): void {
    const state = stateOf(before);
    // The service may move a record on at any time, and an upload with its tasks.
    const moved = isMoving(before) && statesAfter(before.resource, before.fields[state]).has(after[state]);
    const derived = before.resource === contract.perRequest;
    if (moved && before.fields[state] !== after[state]) return;
    const fields = differences(before.fields, after, kept).filter((field) => !(derived && field === state));
    if (fields.length === 0) return;
    throw new WalkFault(`${what} changed ${shown(before.fields, fields)} to ${shown(after, fields)}.`);
  }

  async #created(operation: TestedOperation, exchange: Exchange, files: readonly number[]): Promise<void> {
    const created = recordIn(exchange);
    const resource = operation.record ?? '';
    const id = created?.[resourceOf(resource)?.id ?? 'id'];
    if (!created || typeof id !== 'string') throw new WalkFault(`${operation.id} returned no id.`);
    if (this.#subjects.some((each) => each.resource === resource && each.id === id))
      throw new WalkFault(`${operation.id} returned the id ${id} again.`);
    this.#subjects.push(await this.#read({ resource, id, fields: {}, sample: undefined }));
    if (operation.body?.files === undefined) return;
    const { server } = this.#session;
    const ids = (await server.findTasks?.({ id, created, fileNames: [] })) ?? [];
    for (const [index, task] of ids.entries()) {
      const sample = server.samples[(files[index] ?? 0) % server.samples.length];
      this.#subjects.push(
        await this.#read({
          resource: contract.perFile,
          id: task,
          fields: {},
          sample: ids.length === files.length ? sample : undefined,
        }),
      );
    }
  }

  async #read(subject: Subject): Promise<Subject> {
    const reader = readerOf(subject.resource);
    if (!reader) return subject;
    const exchange = await this.#session.send(observation, reader, { record: subject.id });
    this.#judge({ ...plain, operation: reader, subject }, exchange);
    const fields = recordIn(exchange);
    const key = resourceOf(subject.resource)?.id ?? 'id';
    if (fields?.[key] !== subject.id)
      throw new WalkFault(`${reader.id} of ${subject.id} returned another record.`);
    return { ...subject, fields };
  }
}

const stateOf = ({ resource }: Subject): string => resourceOf(resource)?.lifecycle?.field ?? '';

const plain: Omit<Sent, 'operation'> = {
  subject: undefined,
  missing: false,
  credential: 'full',
  scopes: undefined,
  otherProject: false,
  body: 'usual',
};
