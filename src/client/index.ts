export { createClient, type Docproc } from './client.ts';
export {
  AbortError,
  BadRequestError,
  ConnectionError,
  DocprocError,
  FileLimitError,
  FileTooLargeError,
  ForbiddenError,
  NotFoundError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnexpectedResponseError,
} from './errors.ts';
export type { FileInput, NamedFile, StreamFile, UploadInput } from './files.ts';
export { allowed, can, type Verdict } from './guards.ts';
export type {
  CallOptions,
  ClientOptions,
  HookRequest,
  HookResponse,
  Tuning,
  UploadOptions,
} from './options.ts';
export type { Raw, RawInit, RawResult } from './raw.ts';
export type { UploadWaiting, WaitOptions } from './wait.ts';
export type {
  CompleteResult,
  ReportResult,
  Shorthand,
  Tasks,
  Uploads,
} from '../../generated/client/dist/methods.js';
export type { TaskAction, TaskFields } from '../../generated/client/dist/transitions.js';
export type * from '../../generated/client/dist/types.js';
