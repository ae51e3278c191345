import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Json, TestedOperation } from '../contract-types.ts';
import { Http, type Exchange, type UploadFile } from './http.ts';
import type { Permission, RunOptions } from '../options.ts';
import { withPathValues, contentOf, pathOf, type EncodedBody, type PathValues } from './contents.ts';
import { idIn } from './responses.ts';
import type { TestedServer } from '../resources/server.ts';

/** What a request has other than the usual. */
export interface SendOptions {
  /** @default 'full' */
  credential?: string;
  /** Id of the resource that the operation acts on. */
  id?: string;
  /** Values of other path parameters by their names in snake_case. */
  others?: Readonly<Record<string, string>>;
  project?: string;
  method?: string;
  /** Body, in place of the usual one. */
  value?: Json;
  /** Files of a form, in place of those of the body. */
  files?: readonly UploadFile[];
  /** Body as it is sent, in place of `value`. */
  content?: EncodedBody;
}

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
    this.http = new Http({ baseUrl: baseUrl.replace(/\/+$/, ''), fetch: send, rate, concurrency, timeoutMs });
    this.server = server.findTasks ? { ...server, findTasks: this.#checked(server.findTasks) } : server;
    this.options = options;
    this.allow = new Set(options.allow);
    const { scoped = [], readOnly, uploadOnly, ...others } = server.credentials;
    const known = Object.entries({ full: options.apiKey, ...others });
    const byScope = [
      ...scoped,
      ...(readOnly === undefined ? [] : [{ key: readOnly, scopes: readingScopes }]),
      ...(uploadOnly === undefined ? [] : [{ key: uploadOnly, scopes: creatingScopes }]),
    ];
    this.#keys = new Map([
      ...known.filter((entry): entry is [string, string] => entry[1] !== undefined),
      ...byScope.map(({ key, scopes }): [string, string] => [nameOfScoped(scopes), key]),
    ]);
    this.scoped = byScope.map(({ scopes }) => ({ name: nameOfScoped(scopes), scopes }));
  }

  /** Credentials with some scopes and no others. */
  readonly scoped: readonly { name: string; scopes: readonly string[] }[];

  /** A finder of tasks that ends the run where it fails. */
  #checked(find: NonNullable<TestedServer['findTasks']>): NonNullable<TestedServer['findTasks']> {
    return async (upload) => {
      let found: unknown;
      try {
        found = await find(upload);
      } catch (error) {
        const { message } = error instanceof Error ? error : new Error(String(error));
        throw this.http.abort(`The tasks of the upload ${upload.id} were not found: ${message}`);
      }
      if (Array.isArray(found) && found.every((id) => typeof id === 'string' && id !== '')) return found;
      const shown = JSON.stringify(found)?.slice(0, 100) ?? String(found);
      throw this.http.abort(
        `The tasks of the upload ${upload.id} must be an array of task IDs, and are ${shown}.`,
      );
    };
  }

  hasCredential(name: string): boolean {
    return name === 'none' || name === 'malformed' || this.#keys.has(name);
  }

  /** Sends a request of an operation. What is not given is as the operation needs it. */
  async send(check: string, operation: TestedOperation, given: SendOptions = {}): Promise<Exchange> {
    const { credential = 'full', content, value, files, method = operation.method } = given;
    const names = this.pathValues(given);
    const { body } = operation;
    const usual = body?.required ? withPathValues(operation, body.valid[0]?.value ?? {}, names) : undefined;
    const sent = value ?? usual;
    const built = body && sent !== undefined ? contentOf(body, sent, this.server.samples[0], files) : {};
    const exchange = await this.http.send({
      operation,
      path: pathOf(operation, names),
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

  pathValues({ id, others = {}, project = this.options.project }: SendOptions = {}): PathValues {
    const { folder } = this.server;
    return {
      team: this.options.team,
      project,
      ...(id !== undefined && { id }),
      others: { ...(folder !== undefined && { folder_id: folder }), ...others },
    };
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

const nameOfScoped = (scopes: readonly string[]): string => `scopes ${scopes.join(',')}`;

const scopesOf = (wanted: (operation: TestedOperation) => boolean): string[] => [
  ...new Set(contract.operations.filter(wanted).flatMap(({ scopes }) => scopes.flat())),
];
const readingScopes = scopesOf(({ changeType: effect }) => effect === 'none');
const creatingScopes = scopesOf(({ changeType: effect }) => effect === 'creates');
