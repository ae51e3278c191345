// Generated from the contract in openapi/ by `npm run build`. Do not edit.

/** One piece of metadata. */
export interface MetaItem {
    /** What the piece is called. */
    name: string;
    /** What it says. */
    value: string;
}

/**
 * Where a task stands.
 *
 * - `PROCESSING`: The service is working on the task.
 * - `REVIEWING`: The task waits for a person or an API call to decide.
 * - `COMPLETED`: The task is done and was handed to the next step of the pipeline.
 * - `FAILED`: Processing ran into an error.
 * - `DISCARDED`: Somebody took the task out of the pipeline on purpose.
 * - `FILTERED`: A rule took the task out without anybody asking.
 */
export type TaskStatus = "PROCESSING" | "REVIEWING" | "COMPLETED" | "FAILED" | "DISCARDED" | "FILTERED";

/** The kind of pipeline step that the task is in. The extraction step fills the lists of a page. */
export type StepType = "EXTRACT" | "CLASSIFY" | "SEGMENT" | "GROUP";

/** One extracted value. */
export interface Annotation {
    /** Identifies the annotation. */
    id: string;
    /** The entity or field that the value was read for. */
    entity_id: string;
    /** How sure the service is of the value. */
    confidence: number;
    /** The text that was read. */
    content: string;
    /** Distance from the top edge of the page. Null where there is none to give. */
    top: number | null;
    /** Distance sideways from the line of text. Null where there is none to give. */
    left_of_line: number | null;
}

/** The x and the y of a corner. */
export type Point = [number, number];

/**
 * The four corners of a rectangle on the page.
 * The first is the top left corner; the others follow clockwise.
 */
export type Coordinates = [Point, Point, Point, Point];

/** One detected checkbox. */
export interface Checkbox {
    /** Identifies the checkbox. */
    id: string;
    /** How sure the service is that a checkbox is there. */
    confidence: number;
    /** Whether the box is ticked. */
    checked: boolean;
    /**
     * The four corners of a rectangle on the page.
     * The first is the top left corner; the others follow clockwise.
     */
    coordinates: Coordinates;
}

/** One detected segment. */
export interface Segment {
    /** Identifies the segment. */
    id: string;
    /** How sure the service is that a segment is there. */
    confidence: number;
    /**
     * The four corners of a rectangle on the page.
     * The first is the top left corner; the others follow clockwise.
     */
    coordinates: Coordinates;
}

/** One detected signature. */
export interface Signature {
    /** Identifies the signature. */
    id: string;
    /** How sure the service is that a signature is there. */
    confidence: number;
    /**
     * The four corners of a rectangle on the page.
     * The first is the top left corner; the others follow clockwise.
     */
    coordinates: Coordinates;
}

/** One page of the document. */
export interface Page {
    /** Identifies the page. */
    id: string;
    /** Width in pixels. Null where it is not known. */
    width: number | null;
    /** Height in pixels. Null where it is not known. */
    height: number | null;
    /** The field values that were extracted. */
    annotations: Annotation[];
    /** The checkboxes that were detected. */
    checkboxes: Checkbox[];
    /** The segments that were detected. */
    segments: Segment[];
    /** The signatures that were detected. */
    signatures: Signature[];
}

/** One document on its way through the pipeline. Every file of an upload becomes one task. */
export interface Task {
    /** Identifies the task; no other task has it. */
    id: string;
    /** Name of the task. */
    name: string;
    /** When the task was made, in ISO 8601. */
    created_at: string;
    /** Name and value pairs kept with the task. */
    meta: MetaItem[];
    /**
     * Where a task stands.
     *
     * - `PROCESSING`: The service is working on the task.
     * - `REVIEWING`: The task waits for a person or an API call to decide.
     * - `COMPLETED`: The task is done and was handed to the next step of the pipeline.
     * - `FAILED`: Processing ran into an error.
     * - `DISCARDED`: Somebody took the task out of the pipeline on purpose.
     * - `FILTERED`: A rule took the task out without anybody asking.
     */
    status: TaskStatus;
    /** The kind of pipeline step that the task is in. The extraction step fills the lists of a page. */
    step_type: StepType;
    /** The upload that the task came in with. */
    upload_id: string;
    /** The project that the task belongs to. */
    project_id: string;
    /** Whether models may learn from the task. */
    approved: boolean;
    /** When the task was exported, in ISO 8601. Null as long as it was not. */
    exported_at: string | null;
    /** When an export of the task failed, in ISO 8601. Null if none did. */
    export_failed_at: string | null;
    /** When somebody last opened the task, in ISO 8601. Null if nobody has. */
    last_opened_at: string | null;
    /** The pages of the document, each with what was found on it. */
    pages: Page[];
}

/** A task in its envelope. */
export interface TaskEnvelope {
    /** One document on its way through the pipeline. Every file of an upload becomes one task. */
    payload: Task;
}

/** The completed task in its envelope, with a message. */
export interface CompleteTaskResponse {
    /** One document on its way through the pipeline. Every file of an upload becomes one task. */
    payload: Task;
    /** A message about the completion. What it says is not known. */
    message: string;
}

/**
 * One thing that is wrong with a task, said once for people and once for programs.
 * @example {"label":"Poor Document Quality","value":"poor_quality"}
 * @example {"label":"Wrong Document Type","value":"wrong_type"}
 * @example {"label":"Missing Information","value":"missing_info"}
 * @example {"label":"Processing Error","value":"processing_error"}
 * @example {"label":"Data Validation Failed","value":"validation_failed"}
 */
export interface Issue {
    /** What is wrong, for people to read. */
    label: string;
    /** What is wrong, as a code. The listed codes are examples; others may be accepted. */
    value: "poor_quality" | "wrong_type" | "missing_info" | "processing_error" | "validation_failed" | (string & {});
}

/** What is wrong with the task. */
export interface ReportTaskRequest {
    /** The issues found. There must be at least one. */
    issues: Issue[];
    /** A remark that goes with the report. */
    message?: string;
}

/** The reported task in its envelope, with what went wrong on the way. */
export interface ReportTaskResponse {
    /** One document on its way through the pipeline. Every file of an upload becomes one task. */
    payload: Task;
    /** What went wrong with the report. Null if nothing did. Otherwise of unknown shape. */
    error: unknown;
}

/** The form that carries the files. */
export interface CreateUploadRequest {
    /** The files, one form part each, all named `file`. Each becomes one task. */
    file: Blob[];
    /** The project that the upload is to belong to. */
    projectId: string;
    /** Name for the upload. */
    name?: string;
    /** Metadata, an array written as JSON text into one form field. */
    meta?: MetaItem[];
}

/**
 * Where an upload stands, summed up from its tasks.
 * The listed values are the ones known; others may come.
 *
 * - `PROCESSING`: Some of the tasks are still being worked on.
 * - `REVIEWING`: There are tasks to review.
 * - `COMPLETED`: Every task finished well.
 * - `PARTIAL`: The tasks ended differently from one another.
 * - `FAILED`: Processing broke down.
 * - `IN_REVIEW`: Appears where an upload is read or moved. What sets it apart from REVIEWING is not told.
 * - `processing`: Appears where an upload is created. What sets it apart from PROCESSING is not told.
 */
export type UploadStatus = "PROCESSING" | "REVIEWING" | "COMPLETED" | "PARTIAL" | "FAILED" | "IN_REVIEW" | "processing" | (string & {});

/**
 * The upload just created.
 * Unlike an upload that is read, it is not wrapped in `payload`, and its names are in camelCase.
 */
export interface UploadCreationResult {
    /** Identifies the upload; no other upload has it. */
    id: string;
    /** Name of the upload. */
    name: string;
    /** The project that the upload belongs to. */
    projectId: string;
    /**
     * Where an upload stands, summed up from its tasks.
     * The listed values are the ones known; others may come.
     *
     * - `PROCESSING`: Some of the tasks are still being worked on.
     * - `REVIEWING`: There are tasks to review.
     * - `COMPLETED`: Every task finished well.
     * - `PARTIAL`: The tasks ended differently from one another.
     * - `FAILED`: Processing broke down.
     * - `IN_REVIEW`: Appears where an upload is read or moved. What sets it apart from REVIEWING is not told.
     * - `processing`: Appears where an upload is created. What sets it apart from PROCESSING is not told.
     */
    status: UploadStatus;
    /** Type of the file. */
    fileType: string;
    /** Size of the file in bytes. */
    fileSize: number;
    /** When the upload was made, in ISO 8601. */
    createdAt: string;
    /** When the upload was updated, in ISO 8601. */
    updatedAt: string;
}

/** One submission of one or more files. Its files are worked on as tasks. */
export interface Upload {
    /** Identifies the upload; no other upload has it. */
    id: string;
    /** Name of the upload. */
    name: string;
    /**
     * Where an upload stands, summed up from its tasks.
     * The listed values are the ones known; others may come.
     *
     * - `PROCESSING`: Some of the tasks are still being worked on.
     * - `REVIEWING`: There are tasks to review.
     * - `COMPLETED`: Every task finished well.
     * - `PARTIAL`: The tasks ended differently from one another.
     * - `FAILED`: Processing broke down.
     * - `IN_REVIEW`: Appears where an upload is read or moved. What sets it apart from REVIEWING is not told.
     * - `processing`: Appears where an upload is created. What sets it apart from PROCESSING is not told.
     */
    status: UploadStatus;
    /** What is known of the upload's files. Nothing is promised about what is in here. */
    files: Record<string, unknown>;
    /** Name and value pairs kept with the upload. */
    meta: MetaItem[];
    /** The folder that the upload lies in. After a move it is the folder moved to. */
    folder_id: string;
    /** When the upload was made, in ISO 8601. */
    created_at: string;
}

/** An upload in its envelope. */
export interface UploadEnvelope {
    /** One submission of one or more files. Its files are worked on as tasks. */
    payload: Upload;
}

/** Repeats what the path already says. */
export interface MoveUploadRequest {
    /** The upload to move. */
    upload_id?: string;
}

export interface paths {
    "/v2/{team_id}/project/{project_id}/task/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         *
         * Returns one task with its pages and everything found on them.
         *
         * A key needs a scope that lets it view tasks.
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
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
         * Ends the review of a task and starts the next step of the pipeline.
         * The task must be in REVIEWING, and it must validate the way it would without a person:
         * for an extraction task the service checks the annotations and the other data that are there.
         * If it does not validate, nothing changes and the answer says what is wrong.
         *
         * This cannot be undone. A key needs a scope that lets it modify tasks.
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
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
         * Takes a task out of the pipeline; no later step will see it.
         * The task must be in REVIEWING; otherwise the call is refused, or ignored as another reading has it.
         *
         * This cannot be undone. A key needs a scope that lets it modify tasks.
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
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
         * Logs what is wrong with a task, in any state.
         * The task keeps its status and stays open to be worked on or corrected.
         * A report may set off notifications or workflows elsewhere.
         *
         * A key needs a scope that lets it modify tasks.
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
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
         * Makes a finished task editable again.
         * The task must be in COMPLETED, DISCARDED or FILTERED, it must not have been exported,
         * and its upload must not be fully processed.
         * Neither what the request may carry nor what comes back is known.
         *
         * A key needs a scope that lets it modify tasks.
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
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
         * Adds the data of a task to what models learn from, and sets `approved` to true.
         * The time of the approval and the API key are recorded.
         * A task may be approved in any state but PROCESSING, also after its export, unless it is approved already.
         * Its status stays as it is. An event tells of the approval, so that it can be tracked.
         *
         * Which scope a key needs is not known, so none is named here.
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
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
         * Takes the data of a task out of what models learn from, and sets `approved` to false.
         * The recorded time of the approval and the approver are cleared.
         * A task may be disapproved in any state but PROCESSING, unless it is disapproved already.
         * Its status stays as it is. An event tells of the disapproval, so that it can be tracked.
         *
         * Which scope a key needs is not known, so none is named here.
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
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
         * Sends one or more files to be processed. Every file becomes a task of its own.
         * Up to 100 files go into one batch, each of up to 40 MB, each page of up to 20 MB;
         * sending 10 to 100 documents at a time is good practice, not a limit.
         * The answer is flat and in camelCase, unlike that of getUpload.
         * An upload that fails is answered with details, of unknown shape.
         *
         * A key needs the scope to create uploads. To follow the upload it should be able to view uploads too.
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The upload that the call is about.
                 * @example upload-1
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        /**
         * Get an upload
         *
         * Returns one upload. Its status sums up how its tasks stand.
         *
         * A key needs a scope that lets it view uploads.
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The upload that the call is about.
                 * @example upload-1
                 */
                upload_id: components["parameters"]["UploadId"];
                /**
                 * The folder to move the upload to.
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
         * Moves an upload to another folder.
         *
         * A key needs a scope that lets it modify uploads.
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
                 * The team, as `team_id` elsewhere.
                 * @example team-1
                 */
                teamId: components["parameters"]["ShorthandTeamId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an upload, in short
         *
         * The short form of createUpload: the project stands in the form alone.
         *
         * A key needs the scope to create uploads.
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
                 * The team, as `team_id` elsewhere.
                 * @example team-1
                 */
                teamId: components["parameters"]["ShorthandTeamId"];
                /**
                 * The upload, as `upload_id` elsewhere.
                 * @example upload-1
                 */
                uploadId: components["parameters"]["ShorthandUploadId"];
            };
            cookie?: never;
        };
        /**
         * Get an upload, in short
         *
         * The short form of getUpload, meant for following the status.
         *
         * A key needs a scope that lets it view uploads.
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
        /** The request is not valid, or the state of the record forbids the call. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** The API key is missing or not valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** There is no such task, or the key has no access to it. */
        TaskNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** The upload, or its project, gives the key no access. */
        UploadForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** A file is larger than the limit. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** The service failed. Try again later. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
                "text/plain": unknown;
            };
        };
        /** There is no such upload, or the key has no access to it. */
        UploadNotFound: {
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
         * The team that the call works in.
         * @example team-1
         */
        TeamId: string;
        /**
         * The project that the call works in.
         * @example project-1
         */
        ProjectId: string;
        /**
         * The task that the call is about.
         * @example task-1
         */
        TaskId: string;
        /**
         * The upload that the call is about.
         * @example upload-1
         */
        UploadId: string;
        /**
         * The folder to move the upload to.
         * @example folder-2
         */
        FolderId: string;
        /**
         * The team, as `team_id` elsewhere.
         * @example team-1
         */
        ShorthandTeamId: string;
        /**
         * The upload, as `upload_id` elsewhere.
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The task as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskEnvelope;
                };
            };
            /** The request is not valid. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** There is no such task, or the key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    completeTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The task validated. It goes to PROCESSING and the next step begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CompleteTaskResponse;
                };
            };
            /** The task is not in REVIEWING, or it does not validate. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** There is no such task, or the key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    discardTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The task is in DISCARDED. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskEnvelope;
                };
            };
            /** The task is not in REVIEWING. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** There is no such task, or the key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    reportTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
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
            /** The report is logged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReportTaskResponse;
                };
            };
            /** The report is logged, said with the status for something created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReportTaskResponse;
                };
            };
            /** The report was processed, but a call to another system failed. */
            207: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReportTaskResponse;
                };
            };
            /** The list of issues is empty, or something required is missing. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** There is no such task, or the key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    unlockTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /** Whether a body is expected is not known. None is required here. */
        requestBody?: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** The task is editable. What the body holds is not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** The task cannot be unlocked. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** There is no such task, or the key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    approveTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
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
            /** The task is in PROCESSING, or it is approved already. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** There is no such task, or the key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    disapproveTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The task that the call is about.
                 * @example task-1
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The task is not approved any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskEnvelope;
                };
            };
            /** The task is in PROCESSING, or it is disapproved already. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** There is no such task, or the key has no access to it. */
            404: components["responses"]["TaskNotFound"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
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
            /** Something required is missing, or the form is not valid. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** The upload, or its project, gives the key no access. */
            403: components["responses"]["UploadForbidden"];
            /** A file is larger than the limit. */
            413: components["responses"]["FileTooLarge"];
            /** The service failed. Try again later. */
            500: components["responses"]["ServerError"];
            /** The upload was created. Which of the success statuses is used is not known. */
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
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The upload that the call is about.
                 * @example upload-1
                 */
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadEnvelope;
                };
            };
            /** The request is not valid. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** The upload, or its project, gives the key no access. */
            403: components["responses"]["UploadForbidden"];
            /** There is no such upload, or the key has no access to it. */
            404: components["responses"]["UploadNotFound"];
            /** The service failed. Try again later. */
            500: components["responses"]["ServerError"];
        };
    };
    moveUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The team that the call works in.
                 * @example team-1
                 */
                team_id: components["parameters"]["TeamId"];
                /**
                 * The project that the call works in.
                 * @example project-1
                 */
                project_id: components["parameters"]["ProjectId"];
                /**
                 * The upload that the call is about.
                 * @example upload-1
                 */
                upload_id: components["parameters"]["UploadId"];
                /**
                 * The folder to move the upload to.
                 * @example folder-2
                 */
                folder_id: components["parameters"]["FolderId"];
            };
            cookie?: never;
        };
        /** Not needed; the path says everything. */
        requestBody?: {
            content: {
                "application/json": MoveUploadRequest;
            };
        };
        responses: {
            /** The upload lies in the folder moved to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadEnvelope;
                };
            };
            /** The request is not valid. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** The upload, or its project, gives the key no access. */
            403: components["responses"]["UploadForbidden"];
            /** There is no such upload, or the key has no access to it. */
            404: components["responses"]["UploadNotFound"];
            /** The service failed. Try again later. */
            500: components["responses"]["ServerError"];
        };
    };
    createUploadShorthand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The team, as `team_id` elsewhere.
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
            /** Something required is missing, or the form is not valid. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** The upload, or its project, gives the key no access. */
            403: components["responses"]["UploadForbidden"];
            /** A file is larger than the limit. */
            413: components["responses"]["FileTooLarge"];
            /** The service failed. Try again later. */
            500: components["responses"]["ServerError"];
            /** The upload was created. Which of the success statuses is used is not known. */
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
                 * The team, as `team_id` elsewhere.
                 * @example team-1
                 */
                teamId: components["parameters"]["ShorthandTeamId"];
                /**
                 * The upload, as `upload_id` elsewhere.
                 * @example upload-1
                 */
                uploadId: components["parameters"]["ShorthandUploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadEnvelope;
                };
            };
            /** The request is not valid. */
            400: components["responses"]["BadRequest"];
            /** The API key is missing or not valid. */
            401: components["responses"]["Unauthorized"];
            /** The upload, or its project, gives the key no access. */
            403: components["responses"]["UploadForbidden"];
            /** There is no such upload, or the key has no access to it. */
            404: components["responses"]["UploadNotFound"];
            /** The service failed. Try again later. */
            500: components["responses"]["ServerError"];
        };
    };
}
