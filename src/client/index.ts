export { createClient, type Docproc } from './client.ts';
export {
  AbortError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  DocprocError,
  type ErrorCode,
  FileError,
  FileLimitError,
  FileTooLargeError,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  ResponseError,
  type ResponseErrorCode,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnexpectedResponseError,
} from './errors.ts';
export type { FileInput, NamedFile, PathFile, StreamFile } from './file-input.ts';
export {
  type Action,
  allowed,
  can,
  type GuardedFields,
  type GuardedRecord,
  type Verdict,
} from './allowed.ts';
export type {
  CacheMode,
  ClientChanges,
  ClientOptions,
  Fetch,
  FetchInit,
  FetchResponse,
  HookError,
  HookRequest,
  HookResponse,
  RequestOptions,
  ResponsePromise,
  Tuning,
  UploadOptions,
  UploadProgress,
  WithResponse,
} from './options.ts';
export type { Part } from './part.ts';
export type { Raw, RawInit, RawMethods, RawOptions, RawRequest, RawResult } from './raw.ts';
export type { UploadWaiting, WaitingPart, WaitOptions } from './wait.ts';
export type * from '../../generated/client/contract/namespaces.ts';
export type * from '@docproc/types';
