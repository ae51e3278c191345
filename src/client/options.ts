/** What is passed to `fetch`. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  /** Text, or a stream that reads files while it is sent; a copy of it, as of `clone()`, reads them again. In browsers, a `FormData` is in its place. */
  body?: string | (ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>);
  redirect: 'manual' | 'error';
  /** What the option `cache` states. Its other values are left out, so that the `fetch` of Workers has this type. */
  cache?: 'no-store' | 'no-cache';
  signal: AbortSignal;
  duplex?: 'half';
}

/** How `fetch` uses a cache. */
export type CacheMode = 'default' | 'no-store' | 'reload' | 'no-cache' | 'force-cache';

/** A body as `fetch` receives it. */
export type SentBody = NonNullable<FetchInit['body']>;

/** What is used of a response. */
export interface FetchResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** A function such as the global `fetch`, or that of the npm package undici. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** Options of `createClient`. */
export interface ClientOptions extends Tuning {
  /**
   * Base URL of the service, without the version that every path begins with.
   *
   * @default the environment variable `DOCPROC_BASE_URL`, outside browsers
   */
  baseUrl?: string | undefined;
  /**
   * Sent as `Authorization: Bearer …` with every request. Errors and hooks never include it. A function is called
   * before each attempt, so that it can return another key after a rotation.
   *
   * @default the environment variable `DOCPROC_API_KEY`, outside browsers
   */
  apiKey?: string | (() => string | Promise<string>) | undefined;
  /** The team that owns the project. */
  teamId: string;
  /** The project of the tasks and uploads. */
  projectId: string;
  /**
   * Ends every request and every wait with an `AbortError`, beside the signal of a request.
   *
   * @default undefined
   */
  signal?: AbortSignal | undefined;
  /**
   * Headers for every request, by name.
   *
   * @default {}
   */
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
  fetch?: Fetch | undefined;
  /**
   * How `fetch` uses a cache, where the platform has the option. Cloudflare Workers accept `no-store` alone. The `fetch` of
   * Node stores nothing, so that there the default is `next: { revalidate: 0 }`, for Next.js.
   *
   * @default 'no-store'
   */
  cache?: CacheMode | undefined;
  /**
   * Runs before each attempt; it may change `headers`. An error thrown here ends the request as it is.
   *
   * @default undefined
   */
  onRequest?: ((request: HookRequest) => void | Promise<void>) | undefined;
  /**
   * Runs with each response, also with those that lead to another attempt.
   *
   * @default undefined
   */
  onResponse?: ((response: HookResponse) => void | Promise<void>) | undefined;
  /**
   * Runs with each attempt that failed, also with those that lead to another attempt, or that a limit or a signal ended.
   *
   * @default undefined
   */
  onError?: ((failure: HookError) => void | Promise<void>) | undefined;
  /**
   * Receives a line about each attempt, such as `console.debug`. The lines include URLs, and neither the key nor bodies.
   *
   * @default undefined
   */
  log?: ((line: string) => void | Promise<void>) | undefined;
}

/** Options that replace some of a client's. Those that are undefined stay as they are; headers are added. */
export type ClientChanges = { [Name in keyof ClientOptions]?: ClientOptions[Name] | undefined };

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
  /**
   * Headers for this request, by name.
   *
   * @default {}
   */
  headers?: Record<string, string> | undefined;
  /**
   * Ends the request with an `AbortError`: before it is sent, while it is sent, or between two attempts.
   *
   * @default undefined
   */
  signal?: AbortSignal | undefined;
}

/** The limits of a request, and how often it is retried. */
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
   * Whether a write is retried although the service may have received it:
   * - `true`: wherever a read would be retried. Set it for operations that are safe to repeat.
   * - `'rejected'`: on 429, and on 503 with `Retry-After`, with which a service states that it did nothing.
   * - `false`: never. A write is retried only if the connection failed before anything was sent.
   *
   * @default false
   */
  retryWrites?: boolean | 'rejected' | undefined;
  /**
   * Milliseconds before the first retry. Each delay is twice as long as the last.
   *
   * @default 500
   */
  retryDelay?: number | undefined;
  /**
   * The longest delay before a retry, in milliseconds, unless `Retry-After` asks for a longer one.
   *
   * @default 8_000
   */
  maxRetryDelay?: number | undefined;
  /**
   * The longest delay in milliseconds that `Retry-After` may ask for. A response that asks for more is an error at once.
   *
   * @default 60_000
   */
  maxRetryAfter?: number | undefined;
  /**
   * The largest response in bytes, after it is decompressed. A success that is larger is an `UnexpectedResponseError`; of an
   * error, the body has the beginning.
   *
   * @default 268_435_456
   */
  maxResponseSize?: number | undefined;
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
  /**
   * Runs after each piece of a file that is read to be sent, and begins again with each attempt. A promise is awaited before the
   * next piece. An error thrown here ends the request as it is. Browsers do not report what they send, and it does not run there.
   *
   * @default undefined
   */
  onProgress?: ((progress: UploadProgress) => unknown) | undefined;
}

/** Argument of `onProgress`. */
export interface UploadProgress {
  /** Name of the file that is being sent. */
  file: string;
  /** Its position among the files, from 0. Two files can have the same name. */
  index: number;
  /** Number of files. */
  count: number;
  /** Bytes of all files that were sent. */
  sent: number;
  /** Bytes of all files. */
  total: number;
}

/** What every hook knows of an attempt. */
export interface HookAttempt {
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

/** Argument of `onError`. */
export interface HookError extends HookAttempt {
  /** Why the attempt failed. */
  error: unknown;
  /** Milliseconds until the next attempt; undefined if this was the last. */
  retryIn: number | undefined;
}

/** What a method returns, with the response that it comes from. */
export interface WithResponse<T> {
  data: T;
  /** The response, its body already read. */
  response: Response;
  /** Identifies the request in the logs of the service, if a header of the response has it. */
  requestId: string | undefined;
}

/** The promise of a method. */
export interface ResponsePromise<T> extends Promise<T> {
  /** Returns the value together with the response and the request id. */
  withResponse(): Promise<WithResponse<T>>;
}
