import { MetaItem, MoveUploadRequest, ReportTaskRequest, Task, Upload, UploadCreationResult, components, paths } from "@docproc/types";
/** What is passed to `fetch`. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  /** Text, or a stream that reads files while it is sent; a copy of it, as of `clone()`, reads them again. In browsers, a `FormData` is in its place. */
  body?: string | (ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>);
  redirect: "manual" | "error";
  /** What the option `cache` states. Its other values are left out, so that the `fetch` of Workers has this type. */
  cache?: "no-store" | "no-cache";
  signal: AbortSignal;
  duplex?: "half";
}
/** How `fetch` uses a cache. */
export type CacheMode = "default" | "no-store" | "reload" | "no-cache" | "force-cache";
/** What is used of a response. */
export interface FetchResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: {
    get(name: string): string | null;
  };
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
export type ClientChanges = { [Name in keyof ClientOptions]?: ClientOptions[Name] | undefined; };
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
  retryWrites?: boolean | "rejected" | undefined;
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
/** The forms in which a program has a file. */
/**
 * One file, in any of these forms:
 * - a path or a `file:` URL, where there is a file system (Node, Bun, Deno); read while it is sent. A text is always
 *   a path, so do not pass on one that you were given.
 * - a path with a name and a media type
 * - a `Blob` or a `File`
 * - bytes: a `Buffer`, any typed array, an `ArrayBuffer`
 * - bytes or a `Blob` with a name
 * - a stream with a size
 *
 * What a value is decides, and not what it has beside: the bytes of a `File` are sent, also if it has a `path`.
 *
 * Bytes and a `Blob` without a name get one from their place in the array: `file-1`, `file-2`. The name is that of the task.
 */
export type FileInput = string | URL | Blob | ArrayBuffer | ArrayBufferView | PathFile | NamedFile | StreamFile;
/** A file on disk. */
export interface PathFile {
  path: string | URL;
  /**
   * Name that the service gets.
   *
   * @default the last part of the path
   */
  name?: string | undefined;
  /** Media type. */
  type?: string | undefined;
}
/** Bytes with a name. */
export interface NamedFile {
  name: string;
  data: Blob | ArrayBuffer | ArrayBufferView;
  /** Media type. */
  type?: string | undefined;
}
/**
 * A stream of a known size. It can be sent once only, so a request with one is never retried, and it is closed when the
 * request ends, unless it is a request that a server of Node received. Browsers cannot send streams: there it is read into
 * memory first.
 */
export interface StreamFile {
  name: string;
  stream: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Bytes in the stream. */
  size: number;
  /** Media type. */
  type?: string | undefined;
}
/** What the build writes into `queries` of the generated module `contract`. */
/** What a query needs to know of a method that reads. */
export interface Read {
  /** How many arguments are ids. */
  readonly ids: number;
}
/** What a mutation needs to know of a method that writes. */
export interface Write {
  /** The reads that return something else after it. Those of the resource that it acts on are first. */
  readonly changes: readonly ChangedRead[];
}
interface ChangedRead {
  /** Namespace and method of the client. */
  readonly read: readonly string[];
  /** How many ids the read has in common with the write. */
  readonly ids: number;
  /** The field with the id of the read, in the resource that the write acts on. */
  readonly field?: string;
}
declare const guards: {
  "Task": {
    "complete": {
      "from": {
        "status": {
          "in": ["REVIEWING"];
        };
      };
      "open": [string];
    };
    "discard": {
      "from": {
        "status": {
          "in": ["REVIEWING"];
        };
      };
    };
    "report": {};
    "unlock": {
      "from": {
        "status": {
          "in": ["COMPLETED", "DISCARDED", "FILTERED"];
        };
        "exported_at": {
          "in": [null];
        };
      };
      "open": [string];
    };
    "approve": {
      "from": {
        "status": {
          "notIn": ["PROCESSING"];
        };
        "approved": {
          "in": [false];
        };
      };
    };
    "disapprove": {
      "from": {
        "status": {
          "notIn": ["PROCESSING"];
        };
        "approved": {
          "in": [true];
        };
      };
    };
  };
};
export declare const queries: {
  "tasks": {
    "get": Read;
    "complete": Write;
    "discard": Write;
    "report": Write;
    "unlock": Write;
    "approve": Write;
    "disapprove": Write;
  };
  "uploads": {
    "create": Write;
    "get": Read;
    "move": Write;
  };
  "shorthand": {};
};
/** The default resource: the one with the most guards. */
declare const defaultRecord: "Task";
type Data = typeof guards;
type Keys<T> = T extends unknown ? keyof T : never;
type Values<T> = T[keyof T];
type FieldsOf<P> = P extends {
  from: infer F;
} ? Keys<F> : never;
/** The resources that some operation has guards for. */
export type GuardedRecord = { [R in keyof Data]: [FieldsOf<Values<Data[R]>>] extends [never] ? never : R; }[keyof Data];
/** The operations on a resource, by their names in the client: `complete`. */
export type Action<R extends GuardedRecord> = keyof Data[R] & string;
/** The fields of a resource that its guards look at. */
export type GuardedFields<R extends GuardedRecord> = Pick<components["schemas"][R], FieldsOf<Values<Data[R]>> & keyof components["schemas"][R]>;
/** Whether an operation is allowed on a resource. */
export interface Verdict {
  /**
   * - `true`: the contract allows it
   * - `false`: the contract states that the service rejects it
   * - `'unknown'`: no field of the resource forbids it, and the client cannot check the rest
   */
  allowed: boolean | "unknown";
  /** Why it is rejected, or what the client cannot check; empty if allowed. */
  reason: string;
}
type Default = Extract<typeof defaultRecord, GuardedRecord>;
/**
 * Returns whether the contract allows an operation on a resource in its present state.
 *
 * `'unknown'` counts as true in an `if`: the fields of the resource allow the operation, and the service decides.
 * Compare with `=== true` to be sure.
 *
 * @param action The operation, by its name in the client: `complete`.
 * @param record The resource, or the fields of it that the guards look at.
 * @param name Name of the resource in the contract.
 * @throws {TypeError} There is no such operation, or the resource is another one.
 */
export declare function can<R extends GuardedRecord = Default>(action: Action<R>, record: GuardedFields<R>, name?: R): boolean | "unknown";
/**
 * Returns which operations the contract allows on a resource in its present state, with the reason where it does not.
 *
 * @param record The resource, or the fields of it that the guards look at.
 * @param name Name of the resource in the contract.
 * @throws {TypeError} The resource is another one.
 */
export declare function allowed<R extends GuardedRecord = Default>(record: GuardedFields<R>, name?: R): Record<Action<R>, Verdict>;
/** Result of `tasks.complete`. */
export interface CompleteResult {
  task: Task;
  /** A message. Its content is not specified. */
  message: string;
}
/** Result of `tasks.report`. */
export interface ReportResult {
  task: Task;
  /** Error information. Null on success, otherwise in a format that is not specified. */
  error: unknown;
  /** Whether the status was 207: the report was processed, but an external call failed. */
  partial: boolean;
}
/** Options of `tasks.unlock`. */
export interface UnlockTaskOptions extends RequestOptions {
  /** Not specified. This contract makes the body optional. */
  body?: unknown | undefined;
}
/** Read single documents, and decide what happens to them. */
export interface Tasks {
  /**
   * Get a task.
   *
   * `getTask`: GET /v2/{team_id}/project/{project_id}/task/{task_id}
   *
   * Returns one task with the data and extracted items of its pages.
   *
   * Requires the scope `task.read`.
   *
   * - Scope: `task.read` (also written `tasks.view`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: get-bad-request, task-server-errors, upload-task-ids
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The current task.
   * @throws {BadRequestError} 400: The request is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  get(taskId: string, options?: RequestOptions): ResponsePromise<Task>;
  /**
   * Complete a task.
   *
   * `completeTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/complete
   *
   * Completes a task and starts the next pipeline step.
   * The task must pass the same validation as in automatic processing.
   * For an extraction task, the service automatically validates the existing annotations and data.
   * If the validation fails, the request fails with 400 and the task keeps its status.
   *
   * The task must be in `REVIEWING`. Irreversible. Requires the scope `task.edit`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `status` has left `REVIEWING`, it worked, or another client changed the task. If not, review it again before you send the request again.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: task-validation-rules, after-next-step, step-type-after-complete, undo-and-unlock, task-server-errors
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The task was completed. It is in `PROCESSING` while the next step runs.
   * @throws {BadRequestError} 400: The task is not in `REVIEWING`, or it does not validate.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  complete(taskId: string, options?: RequestOptions): ResponsePromise<CompleteResult>;
  /**
   * Discard a task.
   *
   * `discardTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/discard
   *
   * Removes a task from the pipeline. The task does not reach later steps.
   * Whether a request outside `REVIEWING` fails with 400 or is ignored is not specified.
   *
   * The task must be in `REVIEWING`. Irreversible. Requires the scope `task.edit`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `status` has left `REVIEWING`, it worked, or another client changed the task. If not, review it again before you send the request again.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: discard-outside-reviewing, unlock-discard-method, undo-and-unlock, task-server-errors
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The task is in `DISCARDED`.
   * If the service ignores requests outside `REVIEWING`, the task keeps its status. The response is then an assumption.
   * @throws {BadRequestError} 400: The task is not in `REVIEWING`. In one interpretation, the service ignores the request instead.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  discard(taskId: string, options?: RequestOptions): ResponsePromise<Task>;
  /**
   * Report a task.
   *
   * `reportTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/report
   *
   * Reports issues with a task. The service logs the report.
   * The task keeps its status and remains available for processing and correction.
   * A report can trigger notifications or workflows. Which ones is not specified.
   *
   * The task can be in any status. Requires the scope `task.edit`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * No documented field of the task shows whether the request took effect. Sending it again may apply it twice.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 201, 207, 400, 401, 404
   * - Open questions: report-success-status, report-side-effects, editing, task-server-errors
   *
   * @param taskId ID of the task.
   * @param body What to send.
   * @param options Options of this request.
   * @returns 200: The report was logged. Whether a report returns 200 or 201 is not specified.
   * 201: The report was logged. Whether a report returns 200 or 201 is not specified.
   * 207: The report was processed, but an external call failed.
   * @throws {BadRequestError} 400: The array `issues` is empty, or a required field is missing.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  report(taskId: string, body: ReportTaskRequest, options?: RequestOptions): ResponsePromise<ReportResult>;
  /**
   * Unlock a task.
   *
   * `unlockTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/unlock
   *
   * Makes a task editable. The task must not be exported, and its upload must not be fully processed.
   * The request body, the response body and the status after the request are not specified.
   *
   * The task must be in `COMPLETED`, `DISCARDED` or `FILTERED`. Requires the scope `task.edit`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `status` has changed, it worked, or another client changed the task. If not, it may still have worked; a repeat may be rejected.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: unlock-next-status, editing, unlock-rejection, upload-fully-processed, unlock-discard-method, undo-and-unlock, task-server-errors
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The task is editable. The response body is not specified.
   * @throws {BadRequestError} 400: The task cannot be unlocked: its state, its export or its upload does not allow it. This status is an assumption.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  unlock(taskId: string, options?: UnlockTaskOptions): ResponsePromise<unknown>;
  /**
   * Approve a task.
   *
   * `approveTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/approve
   *
   * Adds the data of a task to the training dataset and sets `approved` to true.
   * Records the time of the approval and the API key.
   *
   * A task can be approved after export as well.
   * Approving a task that is already approved fails with 400.
   * The status does not change. The service publishes an event, so that the approval can be tracked.
   *
   * The task must not be in `PROCESSING`. The required scope is not specified.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `approved` is now `true`, it worked, or another client changed the task. If not, send it again.
   *
   * - Scope: not specified
   * - Statuses: 200, 400, 401, 404
   * - Open questions: approve-scope, approval-record, event-delivery, task-server-errors
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The task is approved.
   * @throws {BadRequestError} 400: The task is in `PROCESSING`, or it is already approved.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  approve(taskId: string, options?: RequestOptions): ResponsePromise<Task>;
  /**
   * Disapprove a task.
   *
   * `disapproveTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/disapprove
   *
   * Removes the data of a task from the training dataset and sets `approved` to false.
   * Clears the recorded time of the approval and the approver.
   *
   * Disapproving a task that is already disapproved fails with 400.
   * The status does not change. The service publishes an event, so that the disapproval can be tracked.
   *
   * The task must not be in `PROCESSING`. The required scope is not specified.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `approved` is now `false`, it worked, or another client changed the task. If not, send it again.
   *
   * - Scope: not specified
   * - Statuses: 200, 400, 401, 404
   * - Open questions: approve-scope, approval-record, approved-initially, disapprove-after-export, event-delivery, task-server-errors
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The task is disapproved.
   * @throws {BadRequestError} 400: The task is in `PROCESSING`, or it is already disapproved.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  disapprove(taskId: string, options?: RequestOptions): ResponsePromise<Task>;
}
/** What `uploads.create` sends. */
export interface UploadInput {
  /** Files to upload. Send one form part named `file` per file. Each file becomes one task. */
  files: readonly FileInput[];
  /** Name of the upload. */
  name?: string | undefined;
  /** Metadata, as JSON text in one form field. */
  meta?: readonly MetaItem[] | undefined;
}
/** Options of `uploads.move`. */
export interface MoveUploadOptions extends RequestOptions {
  /** The path already identifies the upload. */
  body?: MoveUploadRequest | undefined;
}
/** Create uploads for batches of files, read their status, and move them to folders. */
export interface Uploads {
  /**
   * Create an upload.
   *
   * `createUpload`: POST /v2/{team_id}/project/{project_id}/upload
   *
   * Uploads one or more files for processing. Each file becomes a task.
   *
   * Batches of 10 to 100 documents are recommended. This recommendation is not a limit.
   *
   * The response is a flat object with camelCase names, unlike the response of getUpload.
   * Error responses contain details. The format of these details is not specified.
   *
   * The view scopes are recommended as well, to check statuses.
   *
   * A batch can contain up to 100 files. The maximum size is 40 MB per file and 20 MB per page. Requires the scope `uploads.create`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * The upload may exist, and there is no documented endpoint that lists uploads. Sending the request again may create a second one.
   *
   * - Scope: `uploads.create` (also written `upload.create`)
   * - Statuses: 2XX, 400, 401, 403, 413, 500
   * - Open questions: creation-status, upload-task-ids, project-id-twice, upload-folder-initially, create-repeat, email-import
   *
   * @param upload What to send.
   * @param options Options of this request.
   * @returns 2XX: The upload was created. Which success status is returned is not specified.
   * @throws {BadRequestError} 400: A required field is missing, or the form is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {ForbiddenError} 403: The API key has no access to the project.
   * @throws {FileTooLargeError} 413: A file exceeds the size limit.
   * @throws {ServerError} 500: Server error. Retry the request later.
   */
  create(upload: UploadInput, options?: UploadOptions): ResponsePromise<UploadCreationResult>;
  /**
   * Get an upload.
   *
   * `getUpload`: GET /v2/{team_id}/project/{project_id}/upload/{upload_id}
   *
   * Returns one upload. Its status aggregates the statuses of its tasks.
   *
   * Requires the scope `upload.read`.
   *
   * - Scope: `upload.read` (also written `uploads.view`)
   * - Statuses: 200, 400, 401, 403, 404, 500
   * - Open questions: get-bad-request, upload-task-ids, listing
   *
   * @param uploadId ID of the upload.
   * @param options Options of this request.
   * @returns 200: The current upload.
   * @throws {BadRequestError} 400: The request is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {ForbiddenError} 403: The API key has no access to the upload or its project.
   * @throws {NotFoundError} 404: The upload does not exist, or the API key has no access to it.
   * @throws {ServerError} 500: Server error. Retry the request later.
   */
  get(uploadId: string, options?: RequestOptions): ResponsePromise<Upload>;
  /**
   * Move an upload.
   *
   * `moveUpload`: POST /v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}
   *
   * Moves an upload to a folder. When an upload can be moved is not specified.
   *
   * In one notation of the path, a `$` precedes the upload ID.
   * The notation refers to the same parameter; do not send a `$`.
   *
   * Requires the scope `upload.edit`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the upload: it worked if `folder_id` is the one that you sent. A repeat sets the same value.
   *
   * - Scope: `upload.edit` (also written `uploads.edit`)
   * - Statuses: 200, 400, 401, 403, 404, 500
   * - Open questions: move-method-and-path, move-conditions, move-unknown-folder
   *
   * @param uploadId ID of the upload.
   * @param folderId ID of the destination folder.
   * @param options Options of this request.
   * @returns 200: The upload is in the destination folder.
   * @throws {BadRequestError} 400: The request is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {ForbiddenError} 403: The API key has no access to the upload or its project.
   * @throws {NotFoundError} 404: The upload does not exist, or the API key has no access to it.
   * @throws {ServerError} 500: Server error. Retry the request later.
   */
  move(uploadId: string, folderId: string, options?: MoveUploadOptions): ResponsePromise<Upload>;
}
/** Shorter paths for creating and reading an upload. */
export interface Shorthand {
  /**
   * Create an upload (shorthand).
   *
   * `createUploadShorthand`: POST /v2/{teamId}/upload
   *
   * Shorthand endpoint of createUpload. The project ID is in the form only.
   *
   * A batch can contain up to 100 files. The maximum size is 40 MB per file and 20 MB per page. Requires the scope `uploads.create`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * The upload may exist, and there is no documented endpoint that lists uploads. Sending the request again may create a second one.
   *
   * - Scope: `uploads.create` (also written `upload.create`)
   * - Statuses: 2XX, 400, 401, 403, 413, 500
   * - Open questions: shorthand-details, path-parameter-spelling
   *
   * @param upload What to send.
   * @param options Options of this request.
   * @returns 2XX: The upload was created. Which success status is returned is not specified.
   * @throws {BadRequestError} 400: A required field is missing, or the form is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {ForbiddenError} 403: The API key has no access to the project.
   * @throws {FileTooLargeError} 413: A file exceeds the size limit.
   * @throws {ServerError} 500: Server error. Retry the request later.
   */
  createUpload(upload: UploadInput, options?: UploadOptions): ResponsePromise<UploadCreationResult>;
  /**
   * Get an upload (shorthand).
   *
   * `getUploadShorthand`: GET /v2/{teamId}/upload/{uploadId}
   *
   * Shorthand endpoint of getUpload, intended for status checks.
   *
   * Requires the scope `upload.read`.
   *
   * - Scope: `upload.read` (also written `uploads.view`)
   * - Statuses: 200, 400, 401, 403, 404, 500
   * - Open questions: shorthand-details, path-parameter-spelling
   *
   * @param uploadId ID of the upload, the same as `upload_id` in the full path.
   * @param options Options of this request.
   * @returns 200: The current upload.
   * @throws {BadRequestError} 400: The request is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {ForbiddenError} 403: The API key has no access to the upload or its project.
   * @throws {NotFoundError} 404: The upload does not exist, or the API key has no access to it.
   * @throws {ServerError} 500: Server error. Retry the request later.
   */
  getUpload(uploadId: string, options?: RequestOptions): ResponsePromise<Upload>;
}
/** The methods of the client, by the tags of the contract. */
export type Namespaces = {
  /** Read single documents, and decide what happens to them. */
  readonly tasks: Tasks;
  /** Create uploads for batches of files, read their status, and move them to folders. */
  readonly uploads: Uploads;
};
/** The methods of shorthand endpoints, by the tags of the contract. */
export type RawNamespaces = {
  /** Shorter paths for creating and reading an upload. */
  readonly shorthand: Shorthand;
};
/** Bodies of errors by status, where the contract has a schema for each of them. */
export interface ErrorBodies {}
/** The operations on a task that `can` knows, by their names in the client. */
export type TaskAction = Action<"Task">;
/** The fields of a task that its guards look at. */
export type TaskFields = GuardedFields<"Task">;
/** The body of an error by its status, as the contract has it. It is not checked. */
type BodyOf<Status> = Status extends keyof ErrorBodies ? ErrorBodies[Status] : unknown;
/** The `code` of an error of a response with an error status. */
export type ResponseErrorCode = "bad_request" | "unauthorized" | "forbidden" | "not_found" | "conflict" | "file_too_large" | "rate_limit" | "server" | "response";
/** The `code` of an error. */
export type ErrorCode = ResponseErrorCode | "unexpected_response" | "connection" | "timeout" | "abort" | "file" | "file_limit" | "docproc";
/** What an error is created from: its cause, the response, and its other properties. */
interface Details {
  cause?: unknown;
  response?: Response | undefined;
  body?: unknown;
  documented?: boolean;
  retryAfter?: number | undefined;
  sent?: boolean;
  permanent?: boolean;
  requestId?: string | undefined;
  limit?: "fileSize" | "fileCount";
  max?: number;
  actual?: number;
  file?: string | undefined;
}
/**
 * The base of every error of a request.
 *
 * No property includes the request, or the API key, but for headers of `response` in which the service repeats it.
 */
export declare class DocprocError extends Error {
  override get name(): string;
  /** Identifies errors of this package. `instanceof` goes by it, so it works for other installed copies. */
  get isDocprocError(): true;
  /** The class in snake_case and without `_error`, such as `not_found`. It survives serialization. */
  readonly code: ErrorCode;
  /** operationId of the operation, or `waitFor`. */
  readonly operation: string;
  /** HTTP status of the response; undefined if none was received. */
  readonly status: number | undefined;
  /** Body of the response: the JSON value if it is JSON, else the text. Typed where the contract has a schema for
   * the status. Of a body over a MiB, on servers, the beginning as text. */
  readonly body: unknown;
  /** Identifies the request in the logs of the service, if a header of the response has it. */
  readonly requestId: string | undefined;
  /** The response, its body already read; undefined if none was received. */
  readonly response: Response | undefined;
  constructor(operation: string, message: string, { cause, response, ...facts }?: Details);
  /** Returns its properties without the body, for a log. */
  toJSON(): Record<"name" | "code" | "message" | "operation" | "status" | "requestId", unknown>;
}
/** The service returned an error, with a status that has no class of its own or with that of a subclass. */
export declare class ResponseError extends DocprocError {
  override get name(): string;
  readonly code: ResponseErrorCode;
  readonly status: number;
  readonly response: Response;
  /** Whether the contract lists the status for the operation. */
  readonly documented: boolean;
  /** Milliseconds after which the service asks for another attempt; undefined if it does not state a time. */
  readonly retryAfter: number | undefined;
}
/** 400: the request is not valid, or the state of the resource does not allow it. */
export declare class BadRequestError extends ResponseError {
  override get name(): string;
  readonly code: "bad_request";
  readonly status: 400;
  readonly body: BodyOf<400>;
}
/** 401: the API key is missing or not valid. */
export declare class UnauthorizedError extends ResponseError {
  override get name(): string;
  readonly code: "unauthorized";
  readonly status: 401;
  readonly body: BodyOf<401>;
}
/** 403: the key has no access. */
export declare class ForbiddenError extends ResponseError {
  override get name(): string;
  readonly code: "forbidden";
  readonly status: 403;
  readonly body: BodyOf<403>;
}
/** 404: the resource does not exist, or the key has no access to it. */
export declare class NotFoundError extends ResponseError {
  override get name(): string;
  readonly code: "not_found";
  readonly status: 404;
  readonly body: BodyOf<404>;
}
/** 409: the request conflicts with the state of the resource. */
export declare class ConflictError extends ResponseError {
  override get name(): string;
  readonly code: "conflict";
  readonly status: 409;
  readonly body: BodyOf<409>;
}
/** 413: a file is larger than the service accepts. */
export declare class FileTooLargeError extends ResponseError {
  override get name(): string;
  readonly code: "file_too_large";
  readonly status: 413;
  readonly body: BodyOf<413>;
}
/** 429: too many requests. */
export declare class RateLimitError extends ResponseError {
  override get name(): string;
  readonly code: "rate_limit";
  readonly status: 429;
  readonly body: BodyOf<429>;
}
/** 500 to 599: the service failed. Retry later. */
export declare class ServerError extends ResponseError {
  override get name(): string;
  readonly code: "server";
}
/** A success whose body does not have the form that the contract documents, or is larger than `maxResponseSize`. */
export declare class UnexpectedResponseError extends DocprocError {
  override get name(): string;
  readonly code: "unexpected_response";
  /** False if the JSON of the body is not complete, which another attempt can solve. */
  readonly permanent: boolean;
  readonly status: number;
  readonly response: Response;
}
/** No response was received, or it broke off. `cause` is the error of `fetch`. */
export declare class ConnectionError extends DocprocError {
  override get name(): string;
  readonly code: "connection";
  /** False if the connection failed before anything was sent: the service has not received the request. */
  readonly sent: boolean;
  /** Whether another attempt cannot succeed: a certificate or a port is not valid. */
  readonly permanent: boolean;
}
/** A time limit is over: of an attempt, of the request, or of `waitFor`. */
export declare class TimeoutError extends DocprocError {
  override get name(): string;
  readonly code: "timeout";
}
/** Your `signal` ended the request. `cause` is the reason of the signal. */
export declare class AbortError extends DocprocError {
  override get name(): string;
  readonly code: "abort";
}
/** A file cannot be read, or does not have the size that was given. `cause` is a copy of the error of its source. */
export declare class FileError extends DocprocError {
  override get name(): string;
  readonly code: "file";
  /** Name or path of the file. */
  readonly file: string;
}
/** The files exceed a limit of the contract. No byte was sent. */
export declare class FileLimitError extends DocprocError {
  override get name(): string;
  readonly code: "file_limit";
  /** The limit: bytes per file, or files per upload. */
  readonly limit: "fileSize" | "fileCount";
  /** What the limit allows. */
  readonly max: number;
  /** What was given. */
  readonly actual: number;
  /** Name of the file that is too large. */
  readonly file: string | undefined;
}
/** A client that has some of the namespaces alone. */
export type Part<Name extends keyof Namespaces> = Pick<Namespaces, Name> & {
  /** Creates a client with other options. Those that are not given stay as they are. */
  withOptions(options: ClientChanges): Part<Name>;
};
/** Methods of the operations on a path. */
type MethodAt<P> = { [M in keyof P]: P[M] extends {
  responses: unknown;
} ? M : never; }[keyof P];
type Method = Uppercase<{ [P in keyof paths]: MethodAt<paths[P]> & string; }[keyof paths]>;
type PathWith<M extends Method> = { [P in keyof paths]: Lowercase<M> extends MethodAt<paths[P]> ? P : never; }[keyof paths];
type At<P extends keyof paths, M extends Method> = paths[P][Lowercase<M> & keyof paths[P]];
type Content<T> = T extends {
  content: infer C;
} ? C[keyof C] : undefined;
type Body<O> = O extends {
  requestBody: infer B;
} ? {
  body: Content<B>;
} : O extends {
  requestBody?: infer B;
} ? {
  body?: Content<B> | undefined;
} : {
  body?: never;
};
type Success<O> = O extends {
  responses: infer R;
} ? { [S in keyof R]: `${S & (string | number)}` extends `2${string}` ? Content<R[S]> : never; }[keyof R] : never;
/** The kinds of parameters that an operation has. */
type Parameters<O> = O extends {
  parameters: infer P;
} ? { [K in keyof P as P[K] extends undefined ? never : K]: P[K]; } : object;
type ParamsOf<O> = object extends Parameters<O> ? {
  params?: Parameters<O>;
} : {
  params: Parameters<O>;
};
/** Options of a raw request: parameters and body by their names in the contract, and those of every request. */
export type RawInit<O> = ParamsOf<O> & Body<O> & RawOptions;
/** Options of a raw request by its method and path, which is how editors show them. */
export type RawRequest<M extends Method, P extends keyof paths> = RawInit<At<P, M>>;
/** Options of every raw request. The default of `retries` is 0. */
export type RawOptions = Omit<RequestOptions, "teamId" | "projectId">;
/** Result of a raw request: `data` if the status is a success, else `error`, the body as received. */
export type RawResult<T> = {
  data: T;
  error?: undefined;
  response: Response;
} | {
  data?: undefined;
  error: unknown;
  response: Response;
};
/**
 * Typed requests by method and path, one attempt each. A status is not an error here: check
 * `response.ok`. Parameters, body and response are typed from the contract. The key, the headers, the
 * hooks and the time limit are those of the client.
 *
 * @throws {ConnectionError} No response was received.
 * @throws {TimeoutError} `timeout` is over.
 * @throws {AbortError} `signal` ended the request.
 * @throws {UnexpectedResponseError} A success does not have the documented form.
 */
export type Raw = RawNamespaces & RawMethods;
/** Typed requests by method and path. */
export type RawMethods = { [M in Method]: <P extends PathWith<M>>(path: P, ...init: object extends RawRequest<M, P> ? [init?: RawRequest<M, P>] : [init: RawRequest<M, P>]) => Promise<RawResult<Success<At<P, M>>>>; };
type Upload$1 = Awaited<ReturnType<Namespaces["uploads"]["get"]>>;
export type UploadStatus = Upload$1["status"];
/** Options of `waitFor`. */
export interface WaitOptions extends RequestOptions {
  /**
   * What to wait for: a status, an array of statuses, or a condition on the upload. Letter case does not
   * matter in a status, nor does the spelling where the contract leaves open which of two is used.
   */
  until: UploadStatus | readonly UploadStatus[] | ((upload: Upload$1) => boolean | Promise<boolean>);
  /**
   * Milliseconds before the second read. Each delay is half as long again as the last.
   *
   * @default 1_000
   */
  interval?: number | undefined;
  /**
   * The longest delay between two reads, in milliseconds.
   *
   * @default 30_000
   */
  maxInterval?: number | undefined;
}
/** Waiting for an upload. */
export interface UploadWaiting {
  /**
   * Polls an upload with `getUpload` until it is what you wait for.
   *
   * It needs the id only, so a restarted process can resume waiting. Without `totalTimeout` or `signal`
   * it has no end. Which statuses are final is not specified: list every status that you can continue
   * from, including failures. Reads that fail and can be retried do not end it, unless there is no
   * `totalTimeout` and ten of them follow one another, or `Retry-After` asks for more than an hour. Nor do two reads
   * with 404, since a service can need a moment after the creation; the third one is the error.
   *
   * @example
   * const upload = await docproc.uploads.waitFor('upload-1', {
   *   until: ['REVIEWING', 'IN_REVIEW', 'COMPLETED', 'PARTIAL', 'FAILED'],
   *   totalTimeout: 60_000,
   * });
   *
   * @param uploadId The upload to poll.
   * @param options What to wait for, and for how long.
   * @returns The upload as last read.
   * @throws {TimeoutError} `totalTimeout` is over; `body` is the upload as last read, `cause` why the last read failed.
   * @throws {AbortError} `signal` ended the wait.
   */
  waitFor(uploadId: string, options: WaitOptions): Promise<Upload$1>;
}
/** A client that has uploads alone, and waits for them. */
export interface WaitingPart {
  readonly uploads: Namespaces["uploads"] & UploadWaiting;
  /** Creates a client with other options. Those that are not given stay as they are. */
  withOptions(options: ClientChanges): WaitingPart;
}
/** A client of the service. It keeps no connection and needs no closing. */
export interface Docproc extends Namespaces {
  /** Sends files and follows them as a batch. */
  readonly uploads: Namespaces["uploads"] & UploadWaiting;
  /** Typed requests by method and path, and the methods of shorthand endpoints. */
  readonly raw: Raw;
  /** Creates a client with other options. Those that are not given stay as they are; headers are added. */
  withOptions(options: ClientChanges): Docproc;
}
/**
 * Creates a client.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export declare function createClient(options: ClientOptions): Docproc;
export { Upload$1 as Upload };