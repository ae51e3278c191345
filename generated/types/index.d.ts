// Generated from the contract in openapi/ by `npm run build`. Do not edit.

/** A metadata item. */
export interface MetaItem {
    /** Metadata key. */
    name: string;
    /** Metadata value. */
    value: string;
}

/**
 * Status of a task.
 *
 * - `PROCESSING`: The service is processing the task.
 * - `REVIEWING`: Ready for review by a person, or for API requests.
 * - `COMPLETED`: Completed and passed to the next pipeline step.
 * - `FAILED`: An error occurred during processing.
 * - `DISCARDED`: Removed from the pipeline on purpose.
 * - `FILTERED`: Removed automatically by rules.
 */
export type TaskStatus = "PROCESSING" | "REVIEWING" | "COMPLETED" | "FAILED" | "DISCARDED" | "FILTERED";

/** Type of the pipeline step. The extraction step yields the annotations, checkboxes, segments and signatures of each page. */
export type StepType = "EXTRACT" | "CLASSIFY" | "SEGMENT" | "GROUP";

/** An extracted item of one field. */
export interface Annotation {
    /** ID of the annotation. */
    id: string;
    /** ID of the associated entity or field. */
    entity_id: string;
    /** Confidence score. */
    confidence: number;
    /** Extracted text. */
    content: string;
    /** How far the annotation is offset from the top of the page, vertically. Null if that is not available. */
    top: number | null;
    /** How far the annotation is offset from its text line, horizontally. Null if there is none. */
    left_of_line: number | null;
}

/** A pair of numbers, x and y. */
export type Point = [number, number];

/** Four points that define a rectangle, clockwise from the top left. */
export type Coordinates = [Point, Point, Point, Point];

/** A detected checkbox. */
export interface Checkbox {
    /** ID of the checkbox. */
    id: string;
    /** Detection confidence. */
    confidence: number;
    /** Whether the checkbox is checked. */
    checked: boolean;
    /** Bounding polygon of the checkbox. */
    coordinates: Coordinates;
}

/** A detected segment. */
export interface Segment {
    /** ID of the segment. */
    id: string;
    /** Detection confidence. */
    confidence: number;
    /** Four points that define a rectangle, clockwise from the top left. */
    coordinates: Coordinates;
}

/** A detected signature. */
export interface Signature {
    /** ID of the signature. */
    id: string;
    /** Detection confidence. */
    confidence: number;
    /** Four points that define a rectangle, clockwise from the top left. */
    coordinates: Coordinates;
}

/** The data and extracted items of one page. */
export interface Page {
    /** ID of the page. */
    id: string;
    /** Width in pixels. Null if unknown. */
    width: number | null;
    /** Height in pixels. Null if unknown. */
    height: number | null;
    /** Extracted items of fields. */
    annotations: Annotation[];
    /** Detected checkboxes. */
    checkboxes: Checkbox[];
    /** Detected page segments. */
    segments: Segment[];
    /** Detected signatures. */
    signatures: Signature[];
}

/** The processing of one document. Each file of an upload becomes one task. */
export interface Task {
    /** Unique ID of the task. */
    id: string;
    /** Name of the task. */
    name: string;
    /** Time of creation, in ISO 8601. */
    created_at: string;
    /** Metadata of the task. */
    meta: MetaItem[];
    /**
     * Status of a task.
     *
     * - `PROCESSING`: The service is processing the task.
     * - `REVIEWING`: Ready for review by a person, or for API requests.
     * - `COMPLETED`: Completed and passed to the next pipeline step.
     * - `FAILED`: An error occurred during processing.
     * - `DISCARDED`: Removed from the pipeline on purpose.
     * - `FILTERED`: Removed automatically by rules.
     */
    status: TaskStatus;
    /** Type of the pipeline step. The extraction step yields the annotations, checkboxes, segments and signatures of each page. */
    step_type: StepType;
    /** ID of the upload that the task belongs to. */
    upload_id: string;
    /** ID of the project that the task belongs to. */
    project_id: string;
    /** Whether the task has an approval for model learning. */
    approved: boolean;
    /** Time of the export, in ISO 8601. Null if the task was not exported. */
    exported_at: string | null;
    /** Time of a failed export, in ISO 8601. Null if no export failed. */
    export_failed_at: string | null;
    /** Time when the task was last opened, in ISO 8601. Null, by assumption, if the task was never opened. */
    last_opened_at: string | null;
    /** The data and extracted items of each page. */
    pages: Page[];
}

/** A task, wrapped in `payload`. */
export interface TaskEnvelope {
    /** The processing of one document. Each file of an upload becomes one task. */
    payload: Task;
}

/** The completed task and a message. */
export interface CompleteTaskResponse {
    /** The processing of one document. Each file of an upload becomes one task. */
    payload: Task;
    /** A message. Its content is not specified. */
    message: string;
}

/**
 * An issue, with a human-readable label and a machine-readable code.
 * @example {"label":"Poor Document Quality","value":"poor_quality"}
 * @example {"label":"Wrong Document Type","value":"wrong_type"}
 * @example {"label":"Missing Information","value":"missing_info"}
 * @example {"label":"Processing Error","value":"processing_error"}
 * @example {"label":"Data Validation Failed","value":"validation_failed"}
 */
export interface Issue {
    /** Human-readable label of the issue. */
    label: string;
    /** Machine-readable code of the issue. The listed codes are examples. Whether other codes are accepted is not specified. */
    value: "poor_quality" | "wrong_type" | "missing_info" | "processing_error" | "validation_failed" | (string & {});
}

/** The issues of a task. */
export interface ReportTaskRequest {
    /** Issues to report. At least one is required. */
    issues: Issue[];
    /** A message. Its purpose is not specified. */
    message?: string | undefined;
}

/** The reported task and error information. */
export interface ReportTaskResponse {
    /** The processing of one document. Each file of an upload becomes one task. */
    payload: Task;
    /** Error information. Null on success, otherwise in a format that is not specified. */
    error: unknown;
}

/** Form with the files to upload. */
export interface CreateUploadRequest {
    /** Files to upload. Send one form part named `file` per file. Each file becomes one task. */
    file: Blob[];
    /** ID of the associated project. */
    projectId: string;
    /** Name of the upload. */
    name?: string | undefined;
    /** Metadata, as JSON text in one form field. */
    meta?: MetaItem[] | undefined;
}

/**
 * Status of an upload, aggregated from its tasks. Values other than those listed are possible.
 *
 * - `PROCESSING`: Some tasks are still being processed.
 * - `REVIEWING`: Tasks are ready for review.
 * - `COMPLETED`: All tasks finished successfully.
 * - `PARTIAL`: The tasks have mixed results.
 * - `FAILED`: Critical errors occurred during processing.
 * - `IN_REVIEW`: Appears in examples of reading and moving an upload. How it differs from REVIEWING is not specified.
 * - `processing`: Appears in the example of creating an upload. How it differs from PROCESSING is not specified.
 */
export type UploadStatus = "PROCESSING" | "REVIEWING" | "COMPLETED" | "PARTIAL" | "FAILED" | "IN_REVIEW" | "processing" | (string & {});

/** Result of creating an upload. Unlike the result of getUpload, it has camelCase names and is not wrapped in `payload`. */
export interface UploadCreationResult {
    /** ID of the upload. */
    id: string;
    /** Name of the upload. */
    name: string;
    /** ID of a project. */
    projectId: string;
    /**
     * Status of an upload, aggregated from its tasks. Values other than those listed are possible.
     *
     * - `PROCESSING`: Some tasks are still being processed.
     * - `REVIEWING`: Tasks are ready for review.
     * - `COMPLETED`: All tasks finished successfully.
     * - `PARTIAL`: The tasks have mixed results.
     * - `FAILED`: Critical errors occurred during processing.
     * - `IN_REVIEW`: Appears in examples of reading and moving an upload. How it differs from REVIEWING is not specified.
     * - `processing`: Appears in the example of creating an upload. How it differs from PROCESSING is not specified.
     */
    status: UploadStatus;
    /** File type. Its format is not specified. */
    fileType: string;
    /** File size in bytes. */
    fileSize: number;
    /** Time of creation, in ISO 8601. */
    createdAt: string;
    /** Time of an update, in ISO 8601. Which update is not specified. */
    updatedAt: string;
}

/** A submission of one or more files. Each file becomes one task. */
export interface Upload {
    /** Unique ID of the upload. */
    id: string;
    /** Name of the upload. */
    name: string;
    /**
     * Status of an upload, aggregated from its tasks. Values other than those listed are possible.
     *
     * - `PROCESSING`: Some tasks are still being processed.
     * - `REVIEWING`: Tasks are ready for review.
     * - `COMPLETED`: All tasks finished successfully.
     * - `PARTIAL`: The tasks have mixed results.
     * - `FAILED`: Critical errors occurred during processing.
     * - `IN_REVIEW`: Appears in examples of reading and moving an upload. How it differs from REVIEWING is not specified.
     * - `processing`: Appears in the example of creating an upload. How it differs from PROCESSING is not specified.
     */
    status: UploadStatus;
    /** Information about the files of the upload. Its structure is not specified. */
    files: Record<string, unknown>;
    /** Metadata of the upload. */
    meta: MetaItem[];
    /** ID of the folder of the upload. After a move, the ID of the destination folder. */
    folder_id: string;
    /** Time of creation, in ISO 8601. */
    created_at: string;
}

/** An upload, wrapped in `payload`. */
export interface UploadEnvelope {
    /** A submission of one or more files. Each file becomes one task. */
    payload: Upload;
}

/** Optional body that repeats the upload ID of the path. */
export interface MoveUploadRequest {
    /** ID of the upload to move. */
    upload_id?: string | undefined;
}

export interface paths {
    "/v2/{team_id}/project/{project_id}/task/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         *
         * Returns one task with the data and extracted items of its pages.
         *
         * Requires the scope `task.read`.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{team_id}/project/{project_id}/task/{task_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a task
         *
         * Completes a task and starts the next pipeline step.
         * The task must pass the same validation as in automatic processing.
         * For an extraction task, the service automatically validates the existing annotations and data.
         * If the validation fails, the request fails with 400 and the task keeps its status.
         *
         * The task must be in `REVIEWING`. Irreversible. Requires the scope `task.edit`.
         */
        post: operations["completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{team_id}/project/{project_id}/task/{task_id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard a task
         *
         * Removes a task from the pipeline. The task does not reach later steps.
         * Whether a request outside `REVIEWING` fails with 400 or is ignored is not specified.
         *
         * The task must be in `REVIEWING`. Irreversible. Requires the scope `task.edit`.
         */
        post: operations["discardTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{team_id}/project/{project_id}/task/{task_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a task
         *
         * Reports issues with a task. The service logs the report.
         * The task keeps its status and remains available for processing and correction.
         * A report can trigger notifications or workflows. Which ones is not specified.
         *
         * The task can be in any status. Requires the scope `task.edit`.
         */
        post: operations["reportTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{team_id}/project/{project_id}/task/{task_id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a task
         *
         * Makes a task editable. The task must not be exported, and its upload must not be fully processed.
         * The request body, the response body and the status after the request are not specified.
         *
         * The task must be in `COMPLETED`, `DISCARDED` or `FILTERED`. Requires the scope `task.edit`.
         */
        post: operations["unlockTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{team_id}/project/{project_id}/task/{task_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a task
         *
         * Adds the data of a task to the training dataset and sets `approved` to true.
         * Records the time of the approval and the API key.
         *
         * A task can be approved after export as well.
         * Approving a task that is already approved fails with 400.
         * The status does not change. The service publishes an event, so that the approval can be tracked.
         *
         * The task must not be in `PROCESSING`. The required scope is not specified.
         */
        post: operations["approveTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{team_id}/project/{project_id}/task/{task_id}/disapprove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disapprove a task
         *
         * Removes the data of a task from the training dataset and sets `approved` to false.
         * Clears the recorded time of the approval and the approver.
         *
         * Disapproving a task that is already disapproved fails with 400.
         * The status does not change. The service publishes an event, so that the disapproval can be tracked.
         *
         * The task must not be in `PROCESSING`. The required scope is not specified.
         */
        post: operations["disapproveTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{team_id}/project/{project_id}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an upload
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
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{team_id}/project/{project_id}/upload/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the upload.
                 * @example upload-1
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        /**
         * Get an upload
         *
         * Returns one upload. Its status aggregates the statuses of its tasks.
         *
         * Requires the scope `upload.read`.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the upload.
                 * @example upload-1
                 */
                upload_id: components["parameters"]["UploadId"];
                /**
                 * ID of the destination folder.
                 * @example folder-2
                 */
                folder_id: components["parameters"]["FolderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an upload
         *
         * Moves an upload to a folder. When an upload can be moved is not specified.
         *
         * In one notation of the path, a `$` precedes the upload ID.
         * The notation refers to the same parameter; do not send a `$`.
         *
         * Requires the scope `upload.edit`.
         */
        post: operations["moveUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{teamId}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team, the same as `team_id` in the full path.
                 * @example team-1
                 */
                teamId: components["parameters"]["ShorthandTeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an upload (shorthand)
         *
         * Shorthand endpoint of createUpload. The project ID is in the form only.
         *
         * A batch can contain up to 100 files. The maximum size is 40 MB per file and 20 MB per page. Requires the scope `uploads.create`.
         */
        post: operations["createUploadShorthand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/{teamId}/upload/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team, the same as `team_id` in the full path.
                 * @example team-1
                 */
                teamId: components["parameters"]["ShorthandTeamId"];
                /**
                 * ID of the upload, the same as `upload_id` in the full path.
                 * @example upload-1
                 */
                uploadId: components["parameters"]["ShorthandUploadId"];
            };
            cookie?: never;
        };
        /**
         * Get an upload (shorthand)
         *
         * Shorthand endpoint of getUpload, intended for status checks.
         *
         * Requires the scope `upload.read`.
         */
        get: operations["getUploadShorthand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        MetaItem: MetaItem;
        TaskStatus: TaskStatus;
        StepType: StepType;
        Annotation: Annotation;
        Point: Point;
        Coordinates: Coordinates;
        Checkbox: Checkbox;
        Segment: Segment;
        Signature: Signature;
        Page: Page;
        Task: Task;
        TaskEnvelope: TaskEnvelope;
        CompleteTaskResponse: CompleteTaskResponse;
        Issue: Issue;
        ReportTaskRequest: ReportTaskRequest;
        ReportTaskResponse: ReportTaskResponse;
        CreateUploadRequest: CreateUploadRequest;
        UploadStatus: UploadStatus;
        UploadCreationResult: UploadCreationResult;
        Upload: Upload;
        UploadEnvelope: UploadEnvelope;
        MoveUploadRequest: MoveUploadRequest;
    };
    responses: {
        /** The request is invalid, or the state of the task does not allow the operation. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** The API key is missing or invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** The task does not exist, or the API key has no access to it. */
        TaskNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** A required field is missing, or the form is invalid. */
        CreateUploadBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** The API key is missing or invalid. */
        CreateUploadUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** The API key has no access to the project. */
        CreateUploadForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** A file exceeds the size limit. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** Server error. Retry the request later. */
        CreateUploadServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** The API key has no access to the upload or its project. */
        UploadForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** The upload does not exist, or the API key has no access to it. */
        UploadNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** Server error. Retry the request later. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
    };
    parameters: {
        /**
         * ID of the team.
         * @example team-1
         */
        TeamId: string;
        /**
         * ID of the project.
         * @example project-1
         */
        ProjectId: string;
        /**
         * ID of the task.
         * @example task-1
         */
        TaskId: string;
        /**
         * ID of the upload.
         * @example upload-1
         */
        UploadId: string;
        /**
         * ID of the destination folder.
         * @example folder-2
         */
        FolderId: string;
        /**
         * ID of the team, the same as `team_id` in the full path.
         * @example team-1
         */
        ShorthandTeamId: string;
        /**
         * ID of the upload, the same as `upload_id` in the full path.
         * @example upload-1
         */
        ShorthandUploadId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export interface operations {
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskEnvelope;
                };
            };
            /** The request is invalid. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["Unauthorized"];
            /** The task does not exist, or the API key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    completeTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The task was completed. It is in `PROCESSING` while the next step runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CompleteTaskResponse;
                };
            };
            /** The task is not in `REVIEWING`, or it does not validate. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["Unauthorized"];
            /** The task does not exist, or the API key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    discardTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The task is in `DISCARDED`.
             * If the service ignores requests outside `REVIEWING`, the task keeps its status. The response is then an assumption.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskEnvelope;
                };
            };
            /** The task is not in `REVIEWING`. In one interpretation, the service ignores the request instead. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["Unauthorized"];
            /** The task does not exist, or the API key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    reportTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReportTaskRequest;
            };
        };
        responses: {
            /** The report was logged. Whether a report returns 200 or 201 is not specified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReportTaskResponse;
                };
            };
            /** The report was logged. Whether a report returns 200 or 201 is not specified. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReportTaskResponse;
                };
            };
            /** The report was processed, but an external call failed. */
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReportTaskResponse;
                };
            };
            /** The array `issues` is empty, or a required field is missing. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["Unauthorized"];
            /** The task does not exist, or the API key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    unlockTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /** Not specified. This contract makes the body optional. */
        requestBody?: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** The task is editable. The response body is not specified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** The task cannot be unlocked: its state, its export or its upload does not allow it. This status is an assumption. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["Unauthorized"];
            /** The task does not exist, or the API key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    approveTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The task is approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskEnvelope;
                };
            };
            /** The task is in `PROCESSING`, or it is already approved. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["Unauthorized"];
            /** The task does not exist, or the API key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    disapproveTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the task.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The task is disapproved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskEnvelope;
                };
            };
            /** The task is in `PROCESSING`, or it is already disapproved. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["Unauthorized"];
            /** The task does not exist, or the API key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": CreateUploadRequest;
            };
        };
        responses: {
            /** A required field is missing, or the form is invalid. */
            400: components["responses"]["CreateUploadBadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["CreateUploadUnauthorized"];
            /** The API key has no access to the project. */
            403: components["responses"]["CreateUploadForbidden"];
            /** A file exceeds the size limit. */
            413: components["responses"]["FileTooLarge"];
            /** Server error. Retry the request later. */
            500: components["responses"]["CreateUploadServerError"];
            /** The upload was created. Which success status is returned is not specified. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadCreationResult;
                };
            };
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the upload.
                 * @example upload-1
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadEnvelope;
                };
            };
            /** The request is invalid. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["Unauthorized"];
            /** The API key has no access to the upload or its project. */
            403: components["responses"]["UploadForbidden"];
            /** The upload does not exist, or the API key has no access to it. */
            404: components["responses"]["UploadNotFound"];
            /** Server error. Retry the request later. */
            500: components["responses"]["ServerError"];
        };
    };
    moveUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * ID of the project.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * ID of the upload.
                 * @example upload-1
                 */
                upload_id: components["parameters"]["UploadId"];
                /**
                 * ID of the destination folder.
                 * @example folder-2
                 */
                folder_id: components["parameters"]["FolderId"];
            };
            cookie?: never;
        };
        /** The path already identifies the upload. */
        requestBody?: {
            content: {
                "application/json": MoveUploadRequest;
            };
        };
        responses: {
            /** The upload is in the destination folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadEnvelope;
                };
            };
            /** The request is invalid. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["Unauthorized"];
            /** The API key has no access to the upload or its project. */
            403: components["responses"]["UploadForbidden"];
            /** The upload does not exist, or the API key has no access to it. */
            404: components["responses"]["UploadNotFound"];
            /** Server error. Retry the request later. */
            500: components["responses"]["ServerError"];
        };
    };
    createUploadShorthand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team, the same as `team_id` in the full path.
                 * @example team-1
                 */
                teamId: components["parameters"]["ShorthandTeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": CreateUploadRequest;
            };
        };
        responses: {
            /** A required field is missing, or the form is invalid. */
            400: components["responses"]["CreateUploadBadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["CreateUploadUnauthorized"];
            /** The API key has no access to the project. */
            403: components["responses"]["CreateUploadForbidden"];
            /** A file exceeds the size limit. */
            413: components["responses"]["FileTooLarge"];
            /** Server error. Retry the request later. */
            500: components["responses"]["CreateUploadServerError"];
            /** The upload was created. Which success status is returned is not specified. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadCreationResult;
                };
            };
        };
    };
    getUploadShorthand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * ID of the team, the same as `team_id` in the full path.
                 * @example team-1
                 */
                teamId: components["parameters"]["ShorthandTeamId"];
                /**
                 * ID of the upload, the same as `upload_id` in the full path.
                 * @example upload-1
                 */
                uploadId: components["parameters"]["ShorthandUploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadEnvelope;
                };
            };
            /** The request is invalid. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or invalid. */
            401: components["responses"]["Unauthorized"];
            /** The API key has no access to the upload or its project. */
            403: components["responses"]["UploadForbidden"];
            /** The upload does not exist, or the API key has no access to it. */
            404: components["responses"]["UploadNotFound"];
            /** Server error. Retry the request later. */
            500: components["responses"]["ServerError"];
        };
    };
}
