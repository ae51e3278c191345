import { Action, ClientChanges, ClientOptions, CompleteResult, Docproc, ErrorBodies, Fetch, FetchInit, FetchResponse, FileInput, GuardedFields, GuardedRecord, HookError, HookRequest, HookResponse, MoveUploadOptions, NamedFile, Namespaces, Part, PathFile, Raw, RawInit, RawMethods, RawNamespaces, RawOptions, RawRequest, RawResult, ReportResult, RequestOptions, ResponsePromise, Shorthand, StreamFile, TaskAction, TaskFields, Tasks, Tuning, UnlockTaskOptions, UploadInput, UploadOptions, UploadProgress, UploadWaiting, Uploads, Verdict, WaitOptions, WithResponse, allowed, can, createClient } from "./shared.js";
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
export { type Action, type ClientChanges, type ClientOptions, type CompleteResult, type Docproc, type ErrorBodies, type ErrorCode, type Fetch, type FetchInit, type FetchResponse, type FileInput, type GuardedFields, type GuardedRecord, type HookError, type HookRequest, type HookResponse, type MoveUploadOptions, type NamedFile, type Namespaces, type Part, type PathFile, type Raw, type RawInit, type RawMethods, type RawNamespaces, type RawOptions, type RawRequest, type RawResult, type ReportResult, type RequestOptions, type ResponseErrorCode, type ResponsePromise, type Shorthand, type StreamFile, type TaskAction, type TaskFields, type Tasks, type Tuning, type UnlockTaskOptions, type UploadInput, type UploadOptions, type UploadProgress, type UploadWaiting, type Uploads, type Verdict, type WaitOptions, type WithResponse, allowed, can, createClient };