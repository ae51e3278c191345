import { Action, ClientChanges, ClientOptions, CompleteResult, ErrorBodies, Fetch, FetchInit, FetchResponse, FileInput, GuardedFields, GuardedRecord, HookError, HookRequest, HookResponse, MoveUploadOptions, NamedFile, Namespaces, Part, PathFile, RawNamespaces, ReportResult, RequestOptions, ResponsePromise, Shorthand, StreamFile, TaskAction, TaskFields, Tasks, Tuning, UnlockTaskOptions, UploadInput, UploadOptions, UploadProgress, Uploads, Verdict, WithResponse, allowed, can } from "./shared.js";
import { paths } from "@docproc/types";
export type * from "@docproc/types";
/** The body of an error by its status, as the contract has it. It is not checked. */
type BodyOf<Status> = Status extends keyof ErrorBodies ? ErrorBodies[Status] : unknown;
/** The `code` of an error of a response with an error status. */
type ResponseErrorCode = "bad_request" | "unauthorized" | "forbidden" | "not_found" | "conflict" | "file_too_large" | "rate_limit" | "server" | "response";
/** The `code` of an error. */
type ErrorCode = ResponseErrorCode | "unexpected_response" | "connection" | "timeout" | "abort" | "file" | "file_limit" | "docproc";
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
 * No property includes the API key or the request.
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
   * the status. */
  readonly body: unknown;
  /** Identifies the request in the logs of the service, if a header of the response has it. */
  readonly requestId: string | undefined;
  /** The response, its body already read; undefined if none was received. */
  readonly response: Response | undefined;
  constructor(operation: string, message: string, { cause, response, ...own }?: Details);
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
/** A file cannot be read, or does not have the size that was given. `cause` is the error of its source. */
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
type RawInit<O> = ParamsOf<O> & Body<O> & RawOptions;
/** Options of a raw request by its method and path, which is how editors show them. */
type RawRequest<M extends Method, P extends keyof paths> = RawInit<At<P, M>>;
/** Options of every raw request. The default of `retries` is 0. */
type RawOptions = Omit<RequestOptions, "teamId" | "projectId">;
/** Result of a raw request: `data` if the status is a success, else `error`, the body as received. */
type RawResult<T> = {
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
type Raw = RawNamespaces & RawMethods;
/** Typed requests by method and path. */
type RawMethods = { [M in Method]: <P extends PathWith<M>>(path: P, ...init: object extends RawRequest<M, P> ? [init?: RawRequest<M, P>] : [init: RawRequest<M, P>]) => Promise<RawResult<Success<At<P, M>>>>; };
type Upload$1 = Awaited<ReturnType<Namespaces["uploads"]["get"]>>;
type UploadStatus = Upload$1["status"];
/** Options of `waitFor`. */
interface WaitOptions extends RequestOptions {
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
interface UploadWaiting {
  /**
   * `getUpload`: polls an upload until it is what you wait for.
   *
   * It needs the id only, so a restarted process can resume waiting. Without `totalTimeout` or `signal`
   * it has no end. Which statuses are final is not specified: list every status that you can continue
   * from, including failures. Reads that fail and can be retried do not end it, unless there is no
   * `totalTimeout` and ten of them follow one another, or `Retry-After` asks for more than an hour.
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
/** A client of the service. It keeps no connection and needs no closing. */
interface Docproc extends Namespaces {
  /** Send files in and follow them as a batch. */
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
export { type Action, type ClientChanges, type ClientOptions, type CompleteResult, type Docproc, type ErrorBodies, type ErrorCode, type Fetch, type FetchInit, type FetchResponse, type FileInput, type GuardedFields, type GuardedRecord, type HookError, type HookRequest, type HookResponse, type MoveUploadOptions, type NamedFile, type Namespaces, type Part, type PathFile, type Raw, type RawInit, type RawMethods, type RawNamespaces, type RawOptions, type RawRequest, type RawResult, type ReportResult, type RequestOptions, type ResponseErrorCode, type ResponsePromise, type Shorthand, type StreamFile, type TaskAction, type TaskFields, type Tasks, type Tuning, type UnlockTaskOptions, type UploadInput, type UploadOptions, type UploadProgress, type UploadWaiting, type Uploads, type Verdict, type WaitOptions, type WithResponse, allowed, can };