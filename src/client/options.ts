/** Options of `createClient`. */
export interface ClientOptions extends Tuning {
  /** Base URL of the service, without the `/v2` that every path begins with. */
  baseUrl: string;
  /** Sent as `Authorization: Bearer …` with every request. Errors and hooks never include it. */
  apiKey: string;
  /** The team that owns the project. */
  teamId: string;
  /** The project of the tasks and uploads. */
  projectId: string;
  /** Headers for every request, by name. */
  headers?: Record<string, string> | undefined;
  /**
   * Precedes the name of this package in the `user-agent` header. Browsers send their own.
   *
   * @default undefined
   */
  userAgent?: string | undefined;
  /**
   * Replaces the global `fetch`.
   *
   * @default globalThis.fetch
   */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Runs before each attempt; it may change `headers`. An error thrown here ends the request as it is. */
  onRequest?: ((request: HookRequest) => void | Promise<void>) | undefined;
  /** Runs with each response, also with those that lead to another attempt. */
  onResponse?: ((response: HookResponse) => void | Promise<void>) | undefined;
}

/** Options of one request. They take precedence over those of the client. */
export interface RequestOptions extends Tuning {
  /**
   * The team.
   *
   * @default the `teamId` of the client
   */
  teamId?: string | undefined;
  /**
   * The project.
   *
   * @default the `projectId` of the client
   */
  projectId?: string | undefined;
  /** Headers for this request, by name. */
  headers?: Record<string, string> | undefined;
  /** Ends the request with an `AbortError`: before it is sent, while it is sent, or between two attempts. */
  signal?: AbortSignal | undefined;
}

/** How long a request may take, and how often it is retried. */
export interface Tuning {
  /**
   * Milliseconds for one attempt, from sending to the last byte of the response. An upload has one more
   * second per megabyte, unless the option is set for the request. `Infinity` for no limit.
   *
   * @default 60_000
   */
  timeout?: number | undefined;
  /**
   * Milliseconds for the request as a whole: every attempt, and the delays in between.
   *
   * @default Infinity
   */
  totalTimeout?: number | undefined;
  /**
   * How often a failed request is retried.
   *
   * @default 2
   */
  retries?: number | undefined;
  /**
   * Retries a write wherever a read would be retried. Otherwise a write is retried only if the connection
   * failed before anything was sent. Set it for operations that are safe to repeat.
   *
   * @default false
   */
  retryWrites?: boolean | undefined;
}

/** Options of one request that sends files. */
export interface UploadOptions extends RequestOptions {
  /**
   * Whether number and size of the files are checked against the limits of the contract before anything
   * is sent. The contract does not specify whether a megabyte is a million bytes or 1,048,576; the check
   * counts the latter, so it never rejects a file that the service would accept.
   *
   * @default true
   */
  checkLimits?: boolean | undefined;
}

/** What both hooks know of an attempt. */
interface HookAttempt {
  /** The operationId in the contract. */
  operation: string;
  method: string;
  url: string;
  /** 1 for the first attempt. */
  attempt: number;
}

/** Argument of `onRequest`. */
export interface HookRequest extends HookAttempt {
  /**
   * Headers of this attempt, which may be changed. `authorization` is not among them: it is added to a
   * copy afterwards, unless the hook sets one.
   */
  headers: Headers;
}

/** Argument of `onResponse`. */
export interface HookResponse extends HookAttempt {
  /** The response. Read the body from a `clone()`. */
  response: Response;
  /** Milliseconds from sending to the headers of the response. */
  duration: number;
}

/** Rejects options that could only fail later. Its messages never include the key. */
export function checkOptions(options: ClientOptions): void {
  for (const name of ['baseUrl', 'apiKey', 'teamId', 'projectId'] as const) {
    if (typeof options[name] !== 'string' || options[name] === '') {
      throw new TypeError(`createClient: ${name} is missing`);
    }
  }
  if (!/^[\x21-\x7e]+$/.test(options.apiKey)) {
    throw new TypeError('createClient: apiKey includes a character that no header can have');
  }
  if (!/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(options.baseUrl)) {
    throw new TypeError('createClient: baseUrl must be an http URL without credentials or query');
  }
  checkTuning('createClient', options);
}

/** Rejects numbers that would remove a bound, such as the NaN of a variable that is not set. */
export function checkTuning(where: string, options: Tuning): void {
  for (const name of ['retries', 'timeout', 'totalTimeout'] as const) {
    const value: unknown = options[name] ?? 0;
    if (typeof value !== 'number' || !(value >= 0)) {
      const shown = typeof value === 'string' ? `'${value}'` : String(value);
      throw new TypeError(`${where}: ${name} must be a number that is not negative, not ${shown}`);
    }
  }
}
