export { createClient, type Docproc } from "./client.js";
export { AbortError, BadRequestError, ConflictError, ConnectionError, DocprocError, type ErrorCode, FileError, FileLimitError, FileTooLargeError, ForbiddenError, NotFoundError, RateLimitError, ResponseError, type ResponseErrorCode, ServerError, TimeoutError, UnauthorizedError, UnexpectedResponseError } from "./errors.js";
export type { FileInput, NamedFile, PathFile, StreamFile } from "./files.js";
export { type Action, allowed, can, type GuardedFields, type GuardedRecord, type Verdict } from "./allowed.js";
export type { ClientChanges, ClientOptions, Fetch, FetchInit, FetchResponse, HookError, HookRequest, HookResponse, RequestOptions, Tuning, UploadOptions } from "./options.js";
export type { Part } from "./part.js";
export type { Raw, RawInit, RawMethods, RawOptions, RawRequest, RawResult } from "./raw.js";
export type { ResponsePromise, WithResponse } from "./response-promise.js";
export type { UploadWaiting, WaitOptions } from "./wait.js";
export type * from "./namespaces.js";
export type * from "./types.js";
//# sourceMappingURL=index.d.ts.map
