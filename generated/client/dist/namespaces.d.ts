import type { FileInput } from './files.js';
import type { Action, GuardedFields } from './guards.js';
import type { RequestOptions, UploadOptions } from './options.js';
import type { MetaItem, MoveUploadRequest, ReportTaskRequest, Task, Upload, UploadCreationResult } from './types.js';

/** Result of `tasks.complete`. */
export interface CompleteResult {
  task: Task;
  /** A message about the completion. What it says is not known. */
  message: string;
}

/** Result of `tasks.report`. */
export interface ReportResult {
  task: Task;
  /** What went wrong with the report. Null if nothing did. Otherwise of unknown shape. */
  error: unknown;
  /** Whether the status was 207: the report was processed, but a call to another system failed. */
  partial: boolean;
}

/** Options of `tasks.unlock`. */
export interface UnlockTaskOptions extends RequestOptions {
  /** Whether a body is expected is not known. None is required here. */
  body?: unknown | undefined;
}

/** Read and decide single documents. */
export interface Tasks {
  /**
   * Get a task.
   *
   * `getTask`: GET /v2/{team_id}/project/{project_id}/task/{task_id}
   *
   * Returns one task with its pages and everything found on them.
   *
   * A key needs a scope that lets it view tasks.
   *
   * - Scope: `task.read` (also written `tasks.view`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: get-refusals, upload-task-ids
   *
   * @param taskId The task that the call is about.
   * @param options Options of this request.
   * @returns 200: The task as it stands.
   * @throws {BadRequestError} 400: The request is not valid.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
   */
  get(taskId: string, options?: RequestOptions): Promise<Task>;
  /**
   * Complete a task.
   *
   * `completeTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/complete
   *
   * Ends the review of a task and starts the next step of the pipeline.
   * The task must be in REVIEWING, and it must validate the way it would without a person:
   * for an extraction task the service checks the annotations and the other data that are there.
   * If it does not validate, nothing changes and the answer says what is wrong.
   *
   * This cannot be undone. A key needs a scope that lets it modify tasks.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `status` has left `REVIEWING`, this request or another one took effect. If not, send it again.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: task-validation-rules, after-next-step, undo-and-unlock
   *
   * @param taskId The task that the call is about.
   * @param options Options of this request.
   * @returns 200: The task validated. It goes to PROCESSING and the next step begins.
   * @throws {BadRequestError} 400: The task is not in REVIEWING, or it does not validate.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
   */
  complete(taskId: string, options?: RequestOptions): Promise<CompleteResult>;
  /**
   * Discard a task.
   *
   * `discardTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/discard
   *
   * Takes a task out of the pipeline; no later step will see it.
   * The task must be in REVIEWING; otherwise the call is refused, or ignored as another reading has it.
   *
   * This cannot be undone. A key needs a scope that lets it modify tasks.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `status` has left `REVIEWING`, this request or another one took effect. If not, send it again.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: discard-outside-reviewing, unlock-discard-method, undo-and-unlock
   *
   * @param taskId The task that the call is about.
   * @param options Options of this request.
   * @returns 200: The task is in DISCARDED.
   * @throws {BadRequestError} 400: The task is not in REVIEWING.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
   */
  discard(taskId: string, options?: RequestOptions): Promise<Task>;
  /**
   * Report a task.
   *
   * `reportTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/report
   *
   * Logs what is wrong with a task, in any state.
   * The task keeps its status and stays open to be worked on or corrected.
   * A report may set off notifications or workflows elsewhere.
   *
   * A key needs a scope that lets it modify tasks.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * No documented field of the task shows whether the request took effect. Sending it again may apply it twice.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 201, 207, 400, 401, 404
   * - Open questions: report-success-status, report-side-effects, editing
   *
   * @param taskId The task that the call is about.
   * @param body What to send.
   * @param options Options of this request.
   * @returns 200: The report is logged.
   * 201: The report is logged, said with the status for something created.
   * 207: The report was processed, but a call to another system failed.
   * @throws {BadRequestError} 400: The list of issues is empty, or something required is missing.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
   */
  report(taskId: string, body: ReportTaskRequest, options?: RequestOptions): Promise<ReportResult>;
  /**
   * Unlock a task.
   *
   * `unlockTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/unlock
   *
   * Makes a finished task editable again.
   * The task must be in COMPLETED, DISCARDED or FILTERED, it must not have been exported,
   * and its upload must not be fully processed.
   * Neither what the request may carry nor what comes back is known.
   *
   * A key needs a scope that lets it modify tasks.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `status` has changed, a request took effect. If not, it still may have; a repeat may be rejected.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: unlock-next-status, editing, unlock-rejection, upload-fully-processed, unlock-discard-method, undo-and-unlock
   *
   * @param taskId The task that the call is about.
   * @param options Options of this request.
   * @returns 200: The task is editable. What the body holds is not known.
   * @throws {BadRequestError} 400: The task cannot be unlocked.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
   */
  unlock(taskId: string, options?: UnlockTaskOptions): Promise<unknown>;
  /**
   * Approve a task.
   *
   * `approveTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/approve
   *
   * Adds the data of a task to what models learn from, and sets `approved` to true.
   * The time of the approval and the API key are recorded.
   * A task may be approved in any state but PROCESSING, also after its export, unless it is approved already.
   * Its status stays as it is. An event tells of the approval, so that it can be tracked.
   *
   * Which scope a key needs is not known, so none is named here.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `approved` is now `true`, this request or another one took effect. If not, send it again.
   *
   * - Scope: not specified
   * - Statuses: 200, 400, 401, 404
   * - Open questions: approve-scope, approval-record, event-delivery
   *
   * @param taskId The task that the call is about.
   * @param options Options of this request.
   * @returns 200: The task is approved.
   * @throws {BadRequestError} 400: The task is in PROCESSING, or it is approved already.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
   */
  approve(taskId: string, options?: RequestOptions): Promise<Task>;
  /**
   * Disapprove a task.
   *
   * `disapproveTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/disapprove
   *
   * Takes the data of a task out of what models learn from, and sets `approved` to false.
   * The recorded time of the approval and the approver are cleared.
   * A task may be disapproved in any state but PROCESSING, unless it is disapproved already.
   * Its status stays as it is. An event tells of the disapproval, so that it can be tracked.
   *
   * Which scope a key needs is not known, so none is named here.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `approved` is now `false`, this request or another one took effect. If not, send it again.
   *
   * - Scope: not specified
   * - Statuses: 200, 400, 401, 404
   * - Open questions: approve-scope, approval-record, approved-initially, event-delivery
   *
   * @param taskId The task that the call is about.
   * @param options Options of this request.
   * @returns 200: The task is not approved any more.
   * @throws {BadRequestError} 400: The task is in PROCESSING, or it is disapproved already.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
   */
  disapprove(taskId: string, options?: RequestOptions): Promise<Task>;
}

/** What `uploads.create` sends. */
export interface UploadInput {
  /** The files, one form part each, all named `file`. Each becomes one task. */
  files: readonly FileInput[];
  /** Name for the upload. */
  name?: string | undefined;
  /** Metadata, an array written as JSON text into one form field. */
  meta?: readonly MetaItem[] | undefined;
}

/** Options of `uploads.move`. */
export interface MoveUploadOptions extends RequestOptions {
  /** Not needed; the path says everything. */
  body?: MoveUploadRequest | undefined;
}

/** Send files in and follow them as a batch. */
export interface Uploads {
  /**
   * Create an upload.
   *
   * `createUpload`: POST /v2/{team_id}/project/{project_id}/upload
   *
   * Sends one or more files to be processed. Every file becomes a task of its own.
   * Up to 100 files go into one batch, each of up to 40 MB, each page of up to 20 MB;
   * sending 10 to 100 documents at a time is good practice, not a limit.
   * The answer is flat and in camelCase, unlike that of getUpload.
   * An upload that fails is answered with details, of unknown shape.
   *
   * A key needs the scope to create uploads. To follow the upload it should be able to view uploads too.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * The upload may exist, and there is no documented endpoint that lists uploads. Sending the request again may create a second one.
   *
   * - Scope: `uploads.create` (also written `upload.create`)
   * - Statuses: 2XX, 400, 401, 403, 413, 500
   * - Open questions: creation-status, upload-task-ids, project-id-twice, create-repeat, email-import
   *
   * @param upload What to send.
   * @param options Options of this request.
   * @returns 2XX: The upload was created. Which of the success statuses is used is not known.
   * @throws {BadRequestError} 400: Something required is missing, or the form is not valid.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {ForbiddenError} 403: The upload, or its project, gives the key no access.
   * @throws {FileTooLargeError} 413: A file is larger than the limit.
   * @throws {ServerError} 500: The service failed. Try again later.
   */
  create(upload: UploadInput, options?: UploadOptions): Promise<UploadCreationResult>;
  /**
   * Get an upload.
   *
   * `getUpload`: GET /v2/{team_id}/project/{project_id}/upload/{upload_id}
   *
   * Returns one upload. Its status sums up how its tasks stand.
   *
   * A key needs a scope that lets it view uploads.
   *
   * - Scope: `upload.read` (also written `uploads.view`)
   * - Statuses: 200, 400, 401, 403, 404, 500
   * - Open questions: get-refusals, upload-task-ids, listing
   *
   * @param uploadId The upload that the call is about.
   * @param options Options of this request.
   * @returns 200: The upload as it stands.
   * @throws {BadRequestError} 400: The request is not valid.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {ForbiddenError} 403: The upload, or its project, gives the key no access.
   * @throws {NotFoundError} 404: There is no such upload, or the key has no access to it.
   * @throws {ServerError} 500: The service failed. Try again later.
   */
  get(uploadId: string, options?: RequestOptions): Promise<Upload>;
  /**
   * Move an upload.
   *
   * `moveUpload`: POST /v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}
   *
   * Moves an upload to another folder.
   *
   * A key needs a scope that lets it modify uploads.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the upload: the request took effect if `folder_id` is the one that you sent. A repeat sets the same value.
   *
   * - Scope: `upload.edit` (also written `uploads.edit`)
   * - Statuses: 200, 400, 401, 403, 404, 500
   * - Open questions: move-method-and-path, move-path-dollar, move-unknown-folder
   *
   * @param uploadId The upload that the call is about.
   * @param folderId The folder to move the upload to.
   * @param options Options of this request.
   * @returns 200: The upload lies in the folder moved to.
   * @throws {BadRequestError} 400: The request is not valid.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {ForbiddenError} 403: The upload, or its project, gives the key no access.
   * @throws {NotFoundError} 404: There is no such upload, or the key has no access to it.
   * @throws {ServerError} 500: The service failed. Try again later.
   */
  move(uploadId: string, folderId: string, options?: MoveUploadOptions): Promise<Upload>;
}

/** Shorter paths for two of the upload operations. */
export interface Shorthand {
  /**
   * Create an upload, in short.
   *
   * `createUploadShorthand`: POST /v2/{teamId}/upload
   *
   * The short form of createUpload: the project stands in the form alone.
   *
   * A key needs the scope to create uploads.
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
   * @returns 2XX: The upload was created. Which of the success statuses is used is not known.
   * @throws {BadRequestError} 400: Something required is missing, or the form is not valid.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {ForbiddenError} 403: The upload, or its project, gives the key no access.
   * @throws {FileTooLargeError} 413: A file is larger than the limit.
   * @throws {ServerError} 500: The service failed. Try again later.
   */
  createUpload(upload: UploadInput, options?: UploadOptions): Promise<UploadCreationResult>;
  /**
   * Get an upload, in short.
   *
   * `getUploadShorthand`: GET /v2/{teamId}/upload/{uploadId}
   *
   * The short form of getUpload, meant for following the status.
   *
   * A key needs a scope that lets it view uploads.
   *
   * - Scope: `upload.read` (also written `uploads.view`)
   * - Statuses: 200, 400, 401, 403, 404, 500
   * - Open questions: shorthand-details, path-parameter-spelling
   *
   * @param uploadId The upload, as `upload_id` elsewhere.
   * @param options Options of this request.
   * @returns 200: The upload as it stands.
   * @throws {BadRequestError} 400: The request is not valid.
   * @throws {UnauthorizedError} 401: The API key is missing or not valid.
   * @throws {ForbiddenError} 403: The upload, or its project, gives the key no access.
   * @throws {NotFoundError} 404: There is no such upload, or the key has no access to it.
   * @throws {ServerError} 500: The service failed. Try again later.
   */
  getUpload(uploadId: string, options?: RequestOptions): Promise<Upload>;
}

/** The methods of the client, by the tags of the contract. */
export type Namespaces = {
  /** Read and decide single documents. */
  readonly tasks: Tasks;
  /** Send files in and follow them as a batch. */
  readonly uploads: Uploads;
  /** Shorter paths for two of the upload operations. */
  readonly shorthand: Shorthand;
};

/** The operations on a task that `can` knows, by their names in the client. */
export type TaskAction = Action<'Task'>;

/** The fields of a task that its guards look at. */
export type TaskFields = GuardedFields<'Task'>;
