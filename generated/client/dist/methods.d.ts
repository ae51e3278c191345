import type { Call } from "./call.js";
import type { UploadInput } from "./files.js";
import type { CallOptions, UploadOptions } from "./options.js";
import type { MoveUploadRequest, ReportTaskRequest, Task, Upload, UploadCreationResult } from "./types.js";
/** What `tasks.complete` gives. */
export interface CompleteResult {
	task: Task;
	/** A message about the completion. What it says is not known. */
	message: string;
}
/** What `tasks.report` gives. */
export interface ReportResult {
	task: Task;
	/** What went wrong with the report. Null if nothing did. Otherwise of unknown shape. */
	error: unknown;
	/** Whether the status was 207: the report was processed, but a call to another system failed. */
	partial: boolean;
}
/** Read and decide single documents. */
export interface Tasks {
	/**
	 * Get a task.
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
	 * @returns 200: The task as it stands.
	 * @throws {BadRequestError} 400: The request is not valid.
	 * @throws {UnauthorizedError} 401: The API key is missing or not valid.
	 * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
	 */
	get(taskId: string, options?: CallOptions): Promise<Task>;
	/**
	 * Complete a task.
	 *
	 * Ends the review of a task and starts the next step of the pipeline.
	 * The task must be in REVIEWING, and it must validate the way it would without a person:
	 * for an extraction task the service checks the annotations and the other data that are there.
	 * If it does not validate, nothing changes and the answer says what is wrong.
	 *
	 * This cannot be undone. A key needs a scope that lets it modify tasks.
	 *
	 * If the answer is lost (`ConnectionError`, `TimeoutError`, `AbortError`), the call may have taken effect all
	 * the same. Read the task with `tasks.get` before calling again: if it has left REVIEWING, the call
	 * (or that of somebody else) did its work.
	 *
	 * - Scope: `task.edit` (also written `tasks.edit`)
	 * - Statuses: 200, 400, 401, 404
	 * - Open questions: task-validation-rules, after-next-step, undo-and-unlock
	 *
	 * @param taskId The task that the call is about.
	 * @returns 200: The task validated. It goes to PROCESSING and the next step begins.
	 * @throws {BadRequestError} 400: The task is not in REVIEWING, or it does not validate.
	 * @throws {UnauthorizedError} 401: The API key is missing or not valid.
	 * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
	 */
	complete(taskId: string, options?: CallOptions): Promise<CompleteResult>;
	/**
	 * Discard a task.
	 *
	 * Takes a task out of the pipeline; no later step will see it.
	 * The task must be in REVIEWING; otherwise the call is refused, or ignored as another reading has it.
	 *
	 * This cannot be undone. A key needs a scope that lets it modify tasks.
	 *
	 * If the answer is lost (`ConnectionError`, `TimeoutError`, `AbortError`), the call may have taken effect all
	 * the same. Read the task with `tasks.get` before calling again: if it has left REVIEWING, the call
	 * (or that of somebody else) did its work.
	 *
	 * - Scope: `task.edit` (also written `tasks.edit`)
	 * - Statuses: 200, 400, 401, 404
	 * - Open questions: discard-outside-reviewing, unlock-discard-method, undo-and-unlock
	 *
	 * @param taskId The task that the call is about.
	 * @returns 200: The task is in DISCARDED.
	 * @throws {BadRequestError} 400: The task is not in REVIEWING.
	 * @throws {UnauthorizedError} 401: The API key is missing or not valid.
	 * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
	 */
	discard(taskId: string, options?: CallOptions): Promise<Task>;
	/**
	 * Report a task.
	 *
	 * Logs what is wrong with a task, in any state.
	 * The task keeps its status and stays open to be worked on or corrected.
	 * A report may set off notifications or workflows elsewhere.
	 *
	 * A key needs a scope that lets it modify tasks.
	 *
	 * - Scope: `task.edit` (also written `tasks.edit`)
	 * - Statuses: 200, 201, 207, 400, 401, 404
	 * - Open questions: report-success-status, report-side-effects, editing
	 *
	 * @param taskId The task that the call is about.
	 * @param body What to send.
	 * @returns 200: The report is logged.
	 * 201: The report is logged, said with the status for something created.
	 * 207: The report was processed, but a call to another system failed.
	 * @throws {BadRequestError} 400: The list of issues is empty, or something required is missing.
	 * @throws {UnauthorizedError} 401: The API key is missing or not valid.
	 * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
	 */
	report(taskId: string, body: ReportTaskRequest, options?: CallOptions): Promise<ReportResult>;
	/**
	 * Unlock a task.
	 *
	 * Makes a finished task editable again.
	 * The task must be in COMPLETED, DISCARDED or FILTERED, it must not have been exported,
	 * and its upload must not be fully processed.
	 * Neither what the request may carry nor what comes back is known.
	 *
	 * A key needs a scope that lets it modify tasks.
	 *
	 * - Scope: `task.edit` (also written `tasks.edit`)
	 * - Statuses: 200, 400, 401, 404
	 * - Open questions: unlock-next-status, editing, unlock-rejection, upload-fully-processed, unlock-discard-method, undo-and-unlock
	 *
	 * @param taskId The task that the call is about.
	 * @returns 200: The task is editable. What the body holds is not known.
	 * @throws {BadRequestError} 400: The task cannot be unlocked.
	 * @throws {UnauthorizedError} 401: The API key is missing or not valid.
	 * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
	 */
	unlock(taskId: string, options?: CallOptions & {
		body?: unknown;
	}): Promise<unknown>;
	/**
	 * Approve a task.
	 *
	 * Adds the data of a task to what models learn from, and sets `approved` to true.
	 * The time of the approval and the API key are recorded.
	 * A task may be approved in any state but PROCESSING, also after its export, unless it is approved already.
	 * Its status stays as it is. An event tells of the approval, so that it can be tracked.
	 *
	 * Which scope a key needs is not known, so none is named here.
	 *
	 * - Scope: not known
	 * - Statuses: 200, 400, 401, 404
	 * - Open questions: approve-scope, approval-record, event-delivery
	 *
	 * @param taskId The task that the call is about.
	 * @returns 200: The task is approved.
	 * @throws {BadRequestError} 400: The task is in PROCESSING, or it is approved already.
	 * @throws {UnauthorizedError} 401: The API key is missing or not valid.
	 * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
	 */
	approve(taskId: string, options?: CallOptions): Promise<Task>;
	/**
	 * Disapprove a task.
	 *
	 * Takes the data of a task out of what models learn from, and sets `approved` to false.
	 * The recorded time of the approval and the approver are cleared.
	 * A task may be disapproved in any state but PROCESSING, unless it is disapproved already.
	 * Its status stays as it is. An event tells of the disapproval, so that it can be tracked.
	 *
	 * Which scope a key needs is not known, so none is named here.
	 *
	 * - Scope: not known
	 * - Statuses: 200, 400, 401, 404
	 * - Open questions: approve-scope, approval-record, approved-initially, event-delivery
	 *
	 * @param taskId The task that the call is about.
	 * @returns 200: The task is not approved any more.
	 * @throws {BadRequestError} 400: The task is in PROCESSING, or it is disapproved already.
	 * @throws {UnauthorizedError} 401: The API key is missing or not valid.
	 * @throws {NotFoundError} 404: There is no such task, or the key has no access to it.
	 */
	disapprove(taskId: string, options?: CallOptions): Promise<Task>;
}
export declare function createTasks(call: Call): Tasks;
/** Send files in and follow them as a batch. */
export interface Uploads {
	/**
	 * Create an upload.
	 *
	 * Sends one or more files to be processed. Every file becomes a task of its own.
	 * Up to 100 files go into one batch, each of up to 40 MB, each page of up to 20 MB;
	 * sending 10 to 100 documents at a time is good practice, not a limit.
	 * The answer is flat and in camelCase, unlike that of getUpload.
	 * An upload that fails is answered with details, of unknown shape.
	 *
	 * A key needs the scope to create uploads. To follow the upload it should be able to view uploads too.
	 *
	 * If the answer is lost (`ConnectionError`, `TimeoutError`, `AbortError`), the upload may exist all the same,
	 * and calling again may create a second one. `sent: false` on the error says that nothing was sent.
	 *
	 * - Scope: `uploads.create` (also written `upload.create`)
	 * - Statuses: 400, 401, 403, 413, 500, 2XX
	 * - Open questions: creation-status, upload-task-ids, project-id-twice, create-repeat, email-import
	 *
	 * @param upload The files, and what goes with them.
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
	 * Returns one upload. Its status sums up how its tasks stand.
	 *
	 * A key needs a scope that lets it view uploads.
	 *
	 * - Scope: `upload.read` (also written `uploads.view`)
	 * - Statuses: 200, 400, 401, 403, 404, 500
	 * - Open questions: get-refusals, upload-task-ids, listing
	 *
	 * @param uploadId The upload that the call is about.
	 * @returns 200: The upload as it stands.
	 * @throws {BadRequestError} 400: The request is not valid.
	 * @throws {UnauthorizedError} 401: The API key is missing or not valid.
	 * @throws {ForbiddenError} 403: The upload, or its project, gives the key no access.
	 * @throws {NotFoundError} 404: There is no such upload, or the key has no access to it.
	 * @throws {ServerError} 500: The service failed. Try again later.
	 */
	get(uploadId: string, options?: CallOptions): Promise<Upload>;
	/**
	 * Move an upload.
	 *
	 * Moves an upload to another folder.
	 *
	 * A key needs a scope that lets it modify uploads.
	 *
	 * - Scope: `upload.edit` (also written `uploads.edit`)
	 * - Statuses: 200, 400, 401, 403, 404, 500
	 * - Open questions: move-method-and-path, move-path-dollar, move-unknown-folder
	 *
	 * @param uploadId The upload that the call is about.
	 * @param folderId The folder to move the upload to.
	 * @returns 200: The upload lies in the folder moved to.
	 * @throws {BadRequestError} 400: The request is not valid.
	 * @throws {UnauthorizedError} 401: The API key is missing or not valid.
	 * @throws {ForbiddenError} 403: The upload, or its project, gives the key no access.
	 * @throws {NotFoundError} 404: There is no such upload, or the key has no access to it.
	 * @throws {ServerError} 500: The service failed. Try again later.
	 */
	move(uploadId: string, folderId: string, options?: CallOptions & {
		body?: MoveUploadRequest;
	}): Promise<Upload>;
}
export declare function createUploads(call: Call): Uploads;
/** Shorter paths for two of the upload operations. */
export interface Shorthand {
	/**
	 * Create an upload, in short.
	 *
	 * The short form of createUpload: the project stands in the form alone.
	 *
	 * A key needs the scope to create uploads.
	 *
	 * - Scope: `uploads.create` (also written `upload.create`)
	 * - Statuses: 400, 401, 403, 413, 500, 2XX
	 * - Open questions: shorthand-details, path-parameter-spelling
	 *
	 * @param upload The files, and what goes with them.
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
	 * The short form of getUpload, meant for following the status.
	 *
	 * A key needs a scope that lets it view uploads.
	 *
	 * - Scope: `upload.read` (also written `uploads.view`)
	 * - Statuses: 200, 400, 401, 403, 404, 500
	 * - Open questions: shorthand-details, path-parameter-spelling
	 *
	 * @param uploadId The upload, as `upload_id` elsewhere.
	 * @returns 200: The upload as it stands.
	 * @throws {BadRequestError} 400: The request is not valid.
	 * @throws {UnauthorizedError} 401: The API key is missing or not valid.
	 * @throws {ForbiddenError} 403: The upload, or its project, gives the key no access.
	 * @throws {NotFoundError} 404: There is no such upload, or the key has no access to it.
	 * @throws {ServerError} 500: The service failed. Try again later.
	 */
	getUpload(uploadId: string, options?: CallOptions): Promise<Upload>;
}
export declare function createShorthand(call: Call): Shorthand;
