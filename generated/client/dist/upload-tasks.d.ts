import { AbortError, Action, BadRequestError, CacheMode, ClientChanges, ClientOptions, CompleteResult, ConflictError, ConnectionError, Docproc, DocprocError, ErrorBodies, ErrorCode, Fetch, FetchInit, FetchResponse, FileError, FileInput, FileLimitError, FileTooLargeError, ForbiddenError, GuardedFields, GuardedRecord, HookError, HookRequest, HookResponse, MoveUploadOptions, NamedFile, Namespaces, NotFoundError, Part, PathFile, RateLimitError, Raw, RawInit, RawMethods, RawNamespaces, RawOptions, RawRequest, RawResult, ReportResult, RequestOptions, ResponseError, ResponseErrorCode, ResponsePromise, ServerError, Shorthand, StreamFile, TaskAction, TaskFields, Tasks, TimeoutError, Tuning, UnauthorizedError, UnexpectedResponseError, UnlockTaskOptions, UploadInput, UploadOptions, UploadProgress, UploadWaiting, Uploads, Verdict, WaitOptions, WaitingPart, WithResponse, allowed, can } from "./shared.js";
export * from "@docproc/types";
type Task = Awaited<ReturnType<Namespaces["tasks"]["get"]>>;
type Upload = Awaited<ReturnType<Namespaces["uploads"]["get"]>>;
/** A function that returns the IDs of the tasks of an upload. */
export type TasksOf = (upload: Upload) => readonly string[] | Promise<readonly string[]>;
/** Options of a client that reads the tasks of an upload. */
export interface OptionsWithTasks extends ClientOptions {
  /**
   * Returns the IDs of the tasks of an upload. The contract does not specify how to get them (open question
   * `upload-task-ids`): ask your provider. A sandbox and its teams have a function of this name.
   *
   * @default undefined
   */
  tasksOf?: TasksOf | undefined;
}
/** Options of `waitForTasks`. */
export interface TaskWaitOptions extends Omit<WaitOptions, "until"> {
  /**
   * What every task must be.
   *
   * @default its status is not `PROCESSING`
   */
  until?: ((task: Task) => boolean) | undefined;
}
/** Reading the tasks of an upload. */
export interface UploadTasks {
  /**
   * Reads the tasks of an upload, whose IDs the option `tasksOf` returns: each once.
   *
   * @param uploadId The upload.
   * @param options Options of each request.
   * @returns The tasks, in the order of their IDs.
   * @throws {TypeError} There is no `tasksOf`, or it returns no array of IDs.
   */
  tasks(uploadId: string, options?: RequestOptions): Promise<Task[]>;
  /**
   * Polls the tasks of an upload, as `waitFor` polls the upload, until there are some and each is what you wait for.
   *
   * @param uploadId The upload.
   * @param options What to wait for, and for how long. Without `totalTimeout` or a signal it has no end.
   * @returns The tasks as last read, in the order of their IDs.
   * @throws {TypeError} There is no `tasksOf`, or it returns no array of IDs.
   * @throws {TimeoutError} `totalTimeout` is over.
   * @throws {AbortError} A signal ended the wait.
   */
  waitForTasks(uploadId: string, options?: TaskWaitOptions): Promise<Task[]>;
}
/** A client that reads the tasks of an upload, too. */
export interface DocprocWithTasks extends Docproc {
  readonly uploads: Docproc["uploads"] & UploadTasks;
  withOptions(options: ClientChanges & Pick<OptionsWithTasks, "tasksOf">): DocprocWithTasks;
}
/**
 * Creates a client that reads the tasks of an upload, too.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export declare const createClient: ({ tasksOf, ...options }: OptionsWithTasks) => DocprocWithTasks;
export type { AbortError, Action, BadRequestError, CacheMode, ClientChanges, ClientOptions, CompleteResult, ConflictError, ConnectionError, Docproc, DocprocError, ErrorBodies, ErrorCode, Fetch, FetchInit, FetchResponse, FileError, FileInput, FileLimitError, FileTooLargeError, ForbiddenError, GuardedFields, GuardedRecord, HookError, HookRequest, HookResponse, MoveUploadOptions, NamedFile, Namespaces, NotFoundError, Part, PathFile, RateLimitError, Raw, RawInit, RawMethods, RawNamespaces, RawOptions, RawRequest, RawResult, ReportResult, RequestOptions, ResponseError, ResponseErrorCode, ResponsePromise, ServerError, Shorthand, StreamFile, TaskAction, TaskFields, Tasks, TimeoutError, Tuning, UnauthorizedError, UnexpectedResponseError, UnlockTaskOptions, UploadInput, UploadOptions, UploadProgress, UploadWaiting, Uploads, Verdict, WaitOptions, WaitingPart, WithResponse, allowed, can };