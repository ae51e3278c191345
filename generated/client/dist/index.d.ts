export { createClient, type Docproc } from "./client.js";
export { AbortError, BadRequestError, ConflictError, ConnectionError, DocprocError, FileLimitError, FileTooLargeError, ForbiddenError, NotFoundError, RateLimitError, ResponseError, ServerError, TimeoutError, UnauthorizedError, UnexpectedResponseError } from "./errors.js";
export type { FileInput, NamedFile, StreamFile } from "./files.js";
export { type Action, allowed, can, type GuardedFields, type GuardedRecord, type Verdict } from "./allowed.js";
export type { ClientOptions, HookRequest, HookResponse, RequestOptions, Tuning, UploadOptions } from "./options.js";
export type { Raw, RawInit, RawResult } from "./raw.js";
export type { UploadWaiting, WaitOptions } from "./wait.js";
export type * from "./namespaces.js";
export type * from "./types.js";
