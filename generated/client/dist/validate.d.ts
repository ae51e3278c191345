import { AbortError, Action, BadRequestError, CacheMode, ClientChanges, ClientOptions, CompleteResult, ConflictError, ConnectionError, Docproc, DocprocError, ErrorBodies, ErrorCode, Fetch, FetchInit, FetchResponse, FileError, FileInput, FileLimitError, FileTooLargeError, ForbiddenError, GuardedFields, GuardedRecord, HookError, HookRequest, HookResponse, MoveUploadOptions, NamedFile, Namespaces, NotFoundError, Part, PathFile, RateLimitError, Raw, RawInit, RawMethods, RawNamespaces, RawOptions, RawRequest, RawResult, ReportResult, RequestOptions, ResponseError, ResponseErrorCode, ResponsePromise, ServerError, Shorthand, StreamFile, TaskAction, TaskFields, Tasks, TimeoutError, Tuning, UnauthorizedError, UnexpectedResponseError, UnlockTaskOptions, UploadInput, UploadOptions, UploadProgress, UploadWaiting, Uploads, Verdict, WaitOptions, WaitingPart, WithResponse, allowed, can } from "./shared.js";
export * from "@docproc/types";
/** A schema with the interface of Standard Schema, of any library. */
export interface ResponseSchema {
  readonly "~standard": {
    readonly validate: (value: unknown, options?: {
      readonly libraryOptions?: Record<string, unknown> | undefined;
    }) => ValidationResult | Promise<ValidationResult>;
  };
}
interface ValidationResult {
  readonly issues?: readonly {
    readonly message: string;
    readonly path?: readonly (PropertyKey | {
      readonly key: PropertyKey;
    })[] | undefined;
  }[] | undefined;
}
/** How responses are judged. */
export interface Validation {
  /** Schemas by operationId and status: `responses` of `@docproc/types/schemas`. */
  schemas: Readonly<Record<string, Readonly<Record<string, ResponseSchema>>>>;
  /** Whether a violation is reported, or ends the request with an `UnexpectedResponseError`. An error status is reported in either case. */
  mode: "warn" | "error";
  /**
   * Receives a violation, once for each place in the responses of an operation. A promise is awaited; an error ends the request.
   *
   * @default a line to `console.warn`
   */
  report?: ((violation: Violation) => unknown) | undefined;
  /**
   * The most issues of one response that are looked at, 1 or more. If there are more, a violation with an empty path states how
   * many.
   *
   * @default 100
   */
  maxIssues?: number | undefined;
}
/** Where a response is not what its schema states. */
export interface Violation {
  operation: string;
  status: number;
  /** Where the value is: names of fields and positions in arrays. */
  path: readonly PropertyKey[];
  /** Undefined too if it is an object or array that is nested too deeply, or in a response over a MiB. */
  value: unknown;
  /** One sentence. */
  message: string;
}
/** Options of a client that judges responses. */
export interface ValidatedOptions extends ClientOptions {
  validate: Validation;
}
/**
 * Creates a client that judges each response by a schema.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export declare function createClient({ validate, ...options }: ValidatedOptions): Docproc;
export type { AbortError, Action, BadRequestError, CacheMode, ClientChanges, ClientOptions, CompleteResult, ConflictError, ConnectionError, Docproc, DocprocError, ErrorBodies, ErrorCode, Fetch, FetchInit, FetchResponse, FileError, FileInput, FileLimitError, FileTooLargeError, ForbiddenError, GuardedFields, GuardedRecord, HookError, HookRequest, HookResponse, MoveUploadOptions, NamedFile, Namespaces, NotFoundError, Part, PathFile, RateLimitError, Raw, RawInit, RawMethods, RawNamespaces, RawOptions, RawRequest, RawResult, ReportResult, RequestOptions, ResponseError, ResponseErrorCode, ResponsePromise, ServerError, Shorthand, StreamFile, TaskAction, TaskFields, Tasks, TimeoutError, Tuning, UnauthorizedError, UnexpectedResponseError, UnlockTaskOptions, UploadInput, UploadOptions, UploadProgress, UploadWaiting, Uploads, Verdict, WaitOptions, WaitingPart, WithResponse, allowed, can };