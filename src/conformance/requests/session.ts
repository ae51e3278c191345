import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { Json, TestedOperation } from '../contract/types.ts';
import { Http } from './http.ts';
import type { Exchange, PathValues } from './exchange.ts';
import type { UploadFile, Permission, RunOptions } from '../contract/options.ts';
import { withPathValues, contentOf, pathOf, type RequestContent } from './contents.ts';
import { idIn } from './received.ts';
import type { TestedServer } from './server.ts';

/** What a request has other than the usual. */
export interface SendOptions {
  /** @default 'full' */
  credential?: string;
  /** Id of the resource that the operation acts on. */
  id?: string;
  /** What else the path names. */
  path?: PathValues;
  method?: string;
  /** Body, in place of the usual one. Texts that the path names too are as they are there. */
  value?: Json;
  /** Files of a form, in place of those of the body. */
  files?: readonly UploadFile[];
  /** Body as it is sent, in place of `value`. */
  content?: RequestContent;
}

/** Keys that are nearly right, by what is wrong with them. */
const similarKeys = (key: string): (readonly [name: string, key: string])[] => [
  ['key without its last letter', key.slice(0, -1)],
  ['key without its first letter', key.slice(1)],
  ['key with one letter more', `${key}x`],
  ['key in upper case', key.toUpperCase()],
  ['key in lower case', key.toLowerCase()],
  ['empty key', ''],
];

/** The requests of a run, and what they have in common. */
export class Session {
  readonly http: Http;
  readonly server: TestedServer;
  readonly options: RunOptions;
  readonly allow: ReadonlySet<Permission>;
  readonly #keys: Map<string, string>;

  constructor(options: RunOptions, server: TestedServer) {
    const { fetch: send = globalThis.fetch, timeoutMs = 30_000, concurrency = 4 } = options;
    const { baseUrl, rate = server.kind === 'sandbox' ? Infinity : 20 } = options;
    this.http = new Http({ baseUrl, fetch: send, rate, concurrency, timeoutMs });
    this.server = server.findTasks ? { ...server, findTasks: this.#checked(server.findTasks) } : server;
    this.options = options;
    this.allow = new Set(options.allow);
    const { scoped = [], ...others } = server.credentials;
    this.scoped = scoped.map(({ key, scopes }) => ({ name: `scopes ${scopes.join(',')}`, key, scopes }));
    const named = this.scoped.map(({ name, key }) => [name, key] as const);
    const known = [...Object.entries(omitUndefined({ full: options.apiKey, ...others })), ...named];
    const similar = similarKeys(options.apiKey).filter(([, key]) => !known.some((each) => each[1] === key));
    this.similar = similar.map(([name]) => name);
    this.#keys = new Map([...known, ...similar, ['unknown', `unknown-${crypto.randomUUID()}`]]);
  }

  /** Credentials that are nearly the full one. */
  readonly similar: readonly string[];

  /** Credentials with some scopes and no others. */
  readonly scoped: readonly { name: string; key: string; scopes: readonly string[] }[];

  /** A finder of tasks that ends the run where it fails. */
  #checked(find: NonNullable<TestedServer['findTasks']>): NonNullable<TestedServer['findTasks']> {
    return async (upload) => {
      try {
        const found: unknown = await find(upload);
        if (Array.isArray(found) && found.every((id) => typeof id === 'string' && id !== '')) return found;
        const shown = JSON.stringify(found)?.slice(0, 100) ?? String(found);
        throw new TypeError(`the result must be an array of task IDs, and is ${shown}.`);
      } catch (error) {
        const { message } = error instanceof Error ? error : new Error(String(error));
        throw this.http.abort(`The tasks of the upload ${upload.id} were not found: ${message}`);
      }
    };
  }

  readonly #sent: Promise<Exchange>[] = [];

  /** Sends a request of an operation. What is not given is as the operation needs it. */
  send(check: string, operation: TestedOperation, given: SendOptions = {}): Promise<Exchange> {
    const sent = this.#send(check, operation, given);
    this.#sent.push(sent);
    return sent;
  }

  /** Waits for all responses: a check that ends early does not wait for those to requests that it sent side by side. */
  async responded(): Promise<void> {
    await Promise.allSettled(this.#sent);
  }

  async #send(check: string, operation: TestedOperation, given: SendOptions): Promise<Exchange> {
    const { credential = 'full', content, files, method = operation.method } = given;
    const values = this.#pathValues(operation, given);
    const { body } = operation;
    const { value = body?.required ? (body.valid[0]?.value ?? {}) : undefined } = given;
    const built =
      body && value !== undefined
        ? contentOf(body, withPathValues(body, value, values), this.server.samples[0], files)
        : {};
    const exchange = await this.http.send({
      operation,
      values,
      path: pathOf(operation, values),
      method,
      credential,
      authorization: this.#authorization(credential),
      check,
      ...(content ?? built),
    });
    const id = idIn(exchange);
    if (operation.changeType === 'creates' && operation.resource !== undefined && id !== undefined)
      this.created.push({ resource: operation.resource, id });
    return exchange;
  }

  #pathValues({ parameters, idParameter = 'id' }: TestedOperation, { id, path }: SendOptions): PathValues {
    const { team, project } = this.options;
    // A shorthand endpoint has no project in its path, and its form has.
    const known: Readonly<Record<string, string>> = omitUndefined({
      team_id: team,
      project_id: project,
      folder_id: this.server.folder,
      ...path,
      [idParameter]: id,
    });
    const named = parameters.map(({ name, example = `unknown-${name.replaceAll('_', '-')}` }) => [
      name,
      known[name] ?? example,
    ]);
    return { ...known, ...Object.fromEntries(named) };
  }

  #authorization(credential: string): string | undefined {
    if (credential === 'none') return undefined;
    if (credential === 'malformed') return 'Basic bm86a2V5';
    const key = this.#keys.get(credential);
    if (key === undefined) throw new Error(`There is no credential ${credential}.`);
    return `Bearer ${key}`;
  }

  /** Ids of resources that the run has created, by their type. */
  readonly created: { resource: string; id: string }[] = [];

  /** Returns every secret that no output may have. */
  secrets(): string[] {
    const { controlToken } = this.options;
    return [...this.#keys.values(), controlToken ?? ''].filter((key) => key !== '');
  }
}
