export { createClient, type Docproc } from './client.ts';
export {
  AbortError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  DocprocError,
  FileLimitError,
  FileTooLargeError,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  ResponseError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnexpectedResponseError,
} from './errors.ts';
export type { FileInput, NamedFile, StreamFile } from './files.ts';
export {
  type Action,
  allowed,
  can,
  type GuardedFields,
  type GuardedRecord,
  type Verdict,
} from './allowed.ts';
export type {
  ClientOptions,
  HookRequest,
  HookResponse,
  RequestOptions,
  Tuning,
  UploadOptions,
} from './options.ts';
export type { Raw, RawInit, RawResult } from './raw.ts';
export type { UploadWaiting, WaitOptions } from './wait.ts';
export type * from '../../generated/client/dist/namespaces.js';
export type * from '../../generated/client/dist/types.js';
