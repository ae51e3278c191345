import type { FileInput } from '../../../src/client/file-input.ts';
import type { Action, GuardedFields } from '../../../src/client/allowed.ts';
import type { RequestOptions, ResponsePromise, UploadOptions } from '../../../src/client/options.ts';
import type { MetaItem, MoveUploadRequest, ReportTaskRequest, Task, Upload, UploadCreationResult } from '@docproc/types';

/** Result of `tasks.complete`. */
export interface CompleteResult {
  task: Task;
  /** A message. Its content is not specified. */
  message: string;
}

/** Result of `tasks.report`. */
export interface ReportResult {
  task: Task;
  /** Error information. Null on success, otherwise in a format that is not specified. */
  error: unknown;
  /** Whether the status was 207: the report was processed, but an external call failed. */
  partial: boolean;
}

/** Options of `tasks.unlock`. */
export interface UnlockTaskOptions extends RequestOptions {
  /** Not specified. This contract makes the body optional. */
  body?: unknown | undefined;
}

/** Read single documents, and decide what happens to them. */
export interface Tasks {
  /**
   * Get a task.
   *
   * `getTask`: GET /v2/{team_id}/project/{project_id}/task/{task_id}
   *
   * Returns one task with the data and extracted items of its pages.
   *
   * Requires the scope `task.read`.
   *
   * - Scope: `task.read` (also written `tasks.view`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: get-bad-request, task-server-errors, upload-task-ids
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The current task.
   * @throws {BadRequestError} 400: The request is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  get(taskId: string, options?: RequestOptions): ResponsePromise<Task>;
  /**
   * Complete a task.
   *
   * `completeTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/complete
   *
   * Completes a task and starts the next pipeline step.
   * The task must pass the same validation as in automatic processing.
   * For an extraction task, the service automatically validates the existing annotations and data.
   * If the validation fails, the request fails with 400 and the task keeps its status.
   *
   * The task must be in `REVIEWING`. Irreversible. Requires the scope `task.edit`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `status` has left `REVIEWING`, it worked, or another client changed the task. If not, review it again before you send the request again.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: task-validation-rules, after-next-step, step-type-after-complete, undo-and-unlock, task-server-errors
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The task was completed. It is in `PROCESSING` while the next step runs.
   * @throws {BadRequestError} 400: The task is not in `REVIEWING`, or it does not validate.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  complete(taskId: string, options?: RequestOptions): ResponsePromise<CompleteResult>;
  /**
   * Discard a task.
   *
   * `discardTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/discard
   *
   * Removes a task from the pipeline. The task does not reach later steps.
   * Whether a request outside `REVIEWING` fails with 400 or is ignored is not specified.
   *
   * The task must be in `REVIEWING`. Irreversible. Requires the scope `task.edit`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `status` has left `REVIEWING`, it worked, or another client changed the task. If not, review it again before you send the request again.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: discard-outside-reviewing, unlock-discard-method, undo-and-unlock, task-server-errors
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The task is in `DISCARDED`.
   * If the service ignores requests outside `REVIEWING`, the task keeps its status. The response is then an assumption.
   * @throws {BadRequestError} 400: The task is not in `REVIEWING`. In one interpretation, the service ignores the request instead.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  discard(taskId: string, options?: RequestOptions): ResponsePromise<Task>;
  /**
   * Report a task.
   *
   * `reportTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/report
   *
   * Reports issues with a task. The service logs the report.
   * The task keeps its status and remains available for processing and correction.
   * A report can trigger notifications or workflows. Which ones is not specified.
   *
   * The task can be in any status. Requires the scope `task.edit`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * No documented field of the task shows whether the request took effect. Sending it again may apply it twice.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 201, 207, 400, 401, 404
   * - Open questions: report-success-status, report-side-effects, editing, task-server-errors
   *
   * @param taskId ID of the task.
   * @param body What to send.
   * @param options Options of this request.
   * @returns 200: The report was logged. Whether a report returns 200 or 201 is not specified.
   * 201: The report was logged. Whether a report returns 200 or 201 is not specified.
   * 207: The report was processed, but an external call failed.
   * @throws {BadRequestError} 400: The array `issues` is empty, or a required field is missing.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  report(taskId: string, body: ReportTaskRequest, options?: RequestOptions): ResponsePromise<ReportResult>;
  /**
   * Unlock a task.
   *
   * `unlockTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/unlock
   *
   * Makes a task editable. The task must not be exported, and its upload must not be fully processed.
   * The request body, the response body and the status after the request are not specified.
   *
   * The task must be in `COMPLETED`, `DISCARDED` or `FILTERED`. Requires the scope `task.edit`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `status` has changed, it worked, or another client changed the task. If not, it may still have worked; a repeat may be rejected.
   *
   * - Scope: `task.edit` (also written `tasks.edit`)
   * - Statuses: 200, 400, 401, 404
   * - Open questions: unlock-next-status, editing, unlock-rejection, upload-fully-processed, unlock-discard-method, undo-and-unlock, task-server-errors
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The task is editable. The response body is not specified.
   * @throws {BadRequestError} 400: The task cannot be unlocked: its state, its export or its upload does not allow it. This status is an assumption.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  unlock(taskId: string, options?: UnlockTaskOptions): ResponsePromise<unknown>;
  /**
   * Approve a task.
   *
   * `approveTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/approve
   *
   * Adds the data of a task to the training dataset and sets `approved` to true.
   * Records the time of the approval and the API key.
   *
   * A task can be approved after export as well.
   * Approving a task that is already approved fails with 400.
   * The status does not change. The service publishes an event, so that the approval can be tracked.
   *
   * The task must not be in `PROCESSING`. The required scope is not specified.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `approved` is now `true`, it worked, or another client changed the task. If not, send it again.
   *
   * - Scope: not specified
   * - Statuses: 200, 400, 401, 404
   * - Open questions: approve-scope, approval-record, event-delivery, task-server-errors
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The task is approved.
   * @throws {BadRequestError} 400: The task is in `PROCESSING`, or it is already approved.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  approve(taskId: string, options?: RequestOptions): ResponsePromise<Task>;
  /**
   * Disapprove a task.
   *
   * `disapproveTask`: POST /v2/{team_id}/project/{project_id}/task/{task_id}/disapprove
   *
   * Removes the data of a task from the training dataset and sets `approved` to false.
   * Clears the recorded time of the approval and the approver.
   *
   * Disapproving a task that is already disapproved fails with 400.
   * The status does not change. The service publishes an event, so that the disapproval can be tracked.
   *
   * The task must not be in `PROCESSING`. The required scope is not specified.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the task: if `approved` is now `false`, it worked, or another client changed the task. If not, send it again.
   *
   * - Scope: not specified
   * - Statuses: 200, 400, 401, 404
   * - Open questions: approve-scope, approval-record, approved-initially, disapprove-after-export, event-delivery, task-server-errors
   *
   * @param taskId ID of the task.
   * @param options Options of this request.
   * @returns 200: The task is disapproved.
   * @throws {BadRequestError} 400: The task is in `PROCESSING`, or it is already disapproved.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {NotFoundError} 404: The task does not exist, or the API key has no access to it.
   */
  disapprove(taskId: string, options?: RequestOptions): ResponsePromise<Task>;
}

/** What `uploads.create` sends. */
export interface UploadInput {
  /** Files to upload. Send one form part named `file` per file. Each file becomes one task. */
  files: readonly FileInput[];
  /** Name of the upload. */
  name?: string | undefined;
  /** Metadata, as JSON text in one form field. */
  meta?: readonly MetaItem[] | undefined;
}

/** Options of `uploads.move`. */
export interface MoveUploadOptions extends RequestOptions {
  /** The path already identifies the upload. */
  body?: MoveUploadRequest | undefined;
}

/** Create uploads for batches of files, read their status, and move them to folders. */
export interface Uploads {
  /**
   * Create an upload.
   *
   * `createUpload`: POST /v2/{team_id}/project/{project_id}/upload
   *
   * Uploads one or more files for processing. Each file becomes a task.
   *
   * Batches of 10 to 100 documents are recommended. This recommendation is not a limit.
   *
   * The response is a flat object with camelCase names, unlike the response of getUpload.
   * Error responses contain details. The format of these details is not specified.
   *
   * The view scopes are recommended as well, to check statuses.
   *
   * A batch can contain up to 100 files. The maximum size is 40 MB per file and 20 MB per page. Requires the scope `uploads.create`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * The upload may exist, and there is no documented endpoint that lists uploads. Sending the request again may create a second one.
   *
   * - Scope: `uploads.create` (also written `upload.create`)
   * - Statuses: 2XX, 400, 401, 403, 413, 500
   * - Open questions: creation-status, upload-task-ids, project-id-twice, upload-folder-initially, create-repeat, email-import
   *
   * @param upload What to send.
   * @param options Options of this request.
   * @returns 2XX: The upload was created. Which success status is returned is not specified.
   * @throws {BadRequestError} 400: A required field is missing, or the form is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {ForbiddenError} 403: The API key has no access to the project.
   * @throws {FileTooLargeError} 413: A file exceeds the size limit.
   * @throws {ServerError} 500: Server error. Retry the request later.
   */
  create(upload: UploadInput, options?: UploadOptions): ResponsePromise<UploadCreationResult>;
  /**
   * Get an upload.
   *
   * `getUpload`: GET /v2/{team_id}/project/{project_id}/upload/{upload_id}
   *
   * Returns one upload. Its status aggregates the statuses of its tasks.
   *
   * Requires the scope `upload.read`.
   *
   * - Scope: `upload.read` (also written `uploads.view`)
   * - Statuses: 200, 400, 401, 403, 404, 500
   * - Open questions: get-bad-request, upload-task-ids, listing
   *
   * @param uploadId ID of the upload.
   * @param options Options of this request.
   * @returns 200: The current upload.
   * @throws {BadRequestError} 400: The request is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {ForbiddenError} 403: The API key has no access to the upload or its project.
   * @throws {NotFoundError} 404: The upload does not exist, or the API key has no access to it.
   * @throws {ServerError} 500: Server error. Retry the request later.
   */
  get(uploadId: string, options?: RequestOptions): ResponsePromise<Upload>;
  /**
   * Move an upload.
   *
   * `moveUpload`: POST /v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}
   *
   * Moves an upload to a folder. When an upload can be moved is not specified.
   *
   * In one notation of the path, a `$` precedes the upload ID.
   * The notation refers to the same parameter; do not send a `$`.
   *
   * Requires the scope `upload.edit`.
   *
   * If no response is received (`ConnectionError` unless its `sent` is false, `TimeoutError`, `AbortError`):
   * Read the upload: it worked if `folder_id` is the one that you sent. A repeat sets the same value.
   *
   * - Scope: `upload.edit` (also written `uploads.edit`)
   * - Statuses: 200, 400, 401, 403, 404, 500
   * - Open questions: move-method-and-path, move-conditions, move-unknown-folder
   *
   * @param uploadId ID of the upload.
   * @param folderId ID of the destination folder.
   * @param options Options of this request.
   * @returns 200: The upload is in the destination folder.
   * @throws {BadRequestError} 400: The request is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {ForbiddenError} 403: The API key has no access to the upload or its project.
   * @throws {NotFoundError} 404: The upload does not exist, or the API key has no access to it.
   * @throws {ServerError} 500: Server error. Retry the request later.
   */
  move(uploadId: string, folderId: string, options?: MoveUploadOptions): ResponsePromise<Upload>;
}

/** Shorter paths for creating and reading an upload. */
export interface Shorthand {
  /**
   * Create an upload (shorthand).
   *
   * `createUploadShorthand`: POST /v2/{teamId}/upload
   *
   * Shorthand endpoint of createUpload. The project ID is in the form only.
   *
   * A batch can contain up to 100 files. The maximum size is 40 MB per file and 20 MB per page. Requires the scope `uploads.create`.
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
   * @returns 2XX: The upload was created. Which success status is returned is not specified.
   * @throws {BadRequestError} 400: A required field is missing, or the form is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {ForbiddenError} 403: The API key has no access to the project.
   * @throws {FileTooLargeError} 413: A file exceeds the size limit.
   * @throws {ServerError} 500: Server error. Retry the request later.
   */
  createUpload(upload: UploadInput, options?: UploadOptions): ResponsePromise<UploadCreationResult>;
  /**
   * Get an upload (shorthand).
   *
   * `getUploadShorthand`: GET /v2/{teamId}/upload/{uploadId}
   *
   * Shorthand endpoint of getUpload, intended for status checks.
   *
   * Requires the scope `upload.read`.
   *
   * - Scope: `upload.read` (also written `uploads.view`)
   * - Statuses: 200, 400, 401, 403, 404, 500
   * - Open questions: shorthand-details, path-parameter-spelling
   *
   * @param uploadId ID of the upload, the same as `upload_id` in the full path.
   * @param options Options of this request.
   * @returns 200: The current upload.
   * @throws {BadRequestError} 400: The request is invalid.
   * @throws {UnauthorizedError} 401: The API key is missing or invalid.
   * @throws {ForbiddenError} 403: The API key has no access to the upload or its project.
   * @throws {NotFoundError} 404: The upload does not exist, or the API key has no access to it.
   * @throws {ServerError} 500: Server error. Retry the request later.
   */
  getUpload(uploadId: string, options?: RequestOptions): ResponsePromise<Upload>;
}

/** The methods of the client, by the tags of the contract. */
export type Namespaces = {
  /** Read single documents, and decide what happens to them. */
  readonly tasks: Tasks;
  /** Create uploads for batches of files, read their status, and move them to folders. */
  readonly uploads: Uploads;
};

/** The methods of shorthand endpoints, by the tags of the contract. */
export type RawNamespaces = {
  /** Shorter paths for creating and reading an upload. */
  readonly shorthand: Shorthand;
};

/** Bodies of errors by status, where the contract has a schema for each of them. */
export interface ErrorBodies {
}

/** The operations on a task that `can` knows, by their names in the client. */
export type TaskAction = Action<'Task'>;

/** The fields of a task that its guards look at. */
export type TaskFields = GuardedFields<'Task'>;
