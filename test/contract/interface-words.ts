/** What only words state: descriptions of statuses and fields, and what is unspecified. */

// Errors

/** Operations whose error responses contain details, so that none of their examples is empty. */
export const detailedErrors = ['createUpload', 'createUploadShorthand'];

/** The status of each shared response. */
export const sharedResponses: Record<string, string> = {
  BadRequest: '400',
  CreateUploadBadRequest: '400',
  Unauthorized: '401',
  CreateUploadUnauthorized: '401',
  UploadForbidden: '403',
  CreateUploadForbidden: '403',
  TaskNotFound: '404',
  UploadNotFound: '404',
  FileTooLarge: '413',
  ServerError: '500',
  CreateUploadServerError: '500',
};

/** What the description of a status states, by tag and status. A shorthand has those of its operation. */
export const meanings: Record<string, Record<string, RegExp>> = {
  Tasks: {
    '207': /call.*failed/i,
    '400': /valid|missing|cannot|REVIEWING|PROCESSING/i,
    '401': /API key.*(missing|invalid|not valid)/i,
    '404': /task.*access/i,
  },
  Uploads: {
    '400': /valid|missing|cannot|REVIEWING|PROCESSING/i,
    '401': /API key.*(missing|invalid|not valid)/i,
    '403': /access/i,
    '404': /upload.*access/i,
    '413': /file.*(limit|large)/i,
    '500': /later/i,
  },
};

/** What a response of one operation states beyond that. */
export const particulars: Record<string, RegExp[]> = {
  'completeTask 400': [/REVIEWING/, /validate/i],
  'discardTask 400': [/REVIEWING/, /ignore/i],
  'reportTask 400': [/empty/i, /required|missing/i],
  'unlockTask 200': [/editable|edited/i],
  'unlockTask 400': [/assumption/i],
  'approveTask 400': [/PROCESSING/, /already/i],
  'disapproveTask 400': [/PROCESSING/, /already/i],
};

// What only a description can state: a pointer, and words that it includes.

const project = '/paths/~1v2~1{team_id}~1project~1{project_id}';
const task = `${project}~1task~1{task_id}`;
const upload = `${project}~1upload~1{upload_id}`;

const shorthand = '/paths/~1v2~1{teamId}~1upload';

/** What the description of a place itself states. */
const own = (place: string, ...words: RegExp[]): [pointer: string, words: RegExp][] =>
  words.map((each) => [`${place}/description`, each]);

export const wording: [pointer: string, words: RegExp][] = [
  [`${task}~1complete/post`, /validation fails[^.]*\bkeeps its status\b/i],
  [`${task}~1complete/post`, /extraction task[^.]*\bautomatically validates[^.]*annotations/i],
  ['/components/schemas/UploadStatus', /\baggregated from its tasks\b/i],
  [`${upload}/get`, /\baggregates the statuses of its tasks\b/i],
  [`${upload}~1move~1{folder_id}/post/requestBody`, /\bOptional\b[^/]*path already identifies/i],
  ['/components/schemas/ReportTaskResponse/properties/error', /\bNull on success\b/],
  ...own('/components/schemas/Upload', /\bsubmission of one or more files\b/i, /\bfile becomes one task\b/i),
  ...own(
    '/components/schemas/Task',
    /\bprocessing of one document\b/i,
    /\bfile of an upload becomes one task\b/i,
  ),
  ...own('/components/schemas/StepType', /\bannotations, checkboxes, segments and signatures\b/i),
  ...own('/components/schemas/UploadCreationResult', /\bcamelCase\b/, /\bnot wrapped in `payload`/i),
  ...own('/components/schemas/Issue/properties/value', /\bcodes are examples\b/i),
  ...own('/components/schemas/Upload/properties/folder_id', /\bAfter a move, the ID of the destination\b/i),
  ...own('/components/responses/BadRequest', /\binvalid\b.*\bstate of the task does not allow\b/i),
  ...own('/components/responses/CreateUploadBadRequest', /\brequired field is missing\b.*\binvalid\b/i),
  ...own('/tags/0', /\bsingle documents\b/i),
  ...own('/tags/1', /\bbatches\b/i),
  ...own(`${task}/get`, /\bReturns one task with its pages\b/i, /\bscope to view tasks\b/i),
  ...own(`${task}~1complete/post/responses/200`, /\bcompleted\b.*`PROCESSING` while the next step runs\b/i),
  ...own(
    `${task}~1discard/post`,
    /\bdoes not reach later steps\b/i,
    /\bmust be in `REVIEWING`/,
    /\bfails with 400 or is ignored\b/i,
    /\bIrreversible\b/,
    /\bscope to modify tasks\b/i,
  ),
  ...own(
    `${task}~1discard/post/responses/200`,
    /\bignores requests outside `REVIEWING`, the task keeps its status/i,
  ),
  ...own(
    `${task}~1unlock/post`,
    /\bmust be in `COMPLETED`, `DISCARDED` or `FILTERED`/,
    /\bmust not be exported\b/i,
    /\bmust not be fully processed\b/i,
    /\beditable\b/i,
    /\bscope to modify tasks\b/i,
  ),
  ...own(`${task}~1report/post/responses/200`, /\blogged\b/i),
  ...own(`${task}~1report/post/responses/201`, /\blogged\b/i),
  ...own(
    `${task}~1disapprove/post`,
    /\bRemoves the data of a task from the training dataset\b/i,
    /\bany status except `PROCESSING`/,
    /\balready disapproved fails with 400\b/i,
    /\bsets `approved` to false\b/i,
    /\bstatus does not change\b/i,
    /\bpublishes an event\b.*\btracked\b/i,
    /\bClears the recorded time of the approval and the approver\b/i,
    /\brequired scope is not specified\b/i,
  ),
  ...own(`${shorthand}~1{uploadId}/get`, /\bintended for status checks\b/i),
  ...own(`${upload}~1move~1{folder_id}/post/responses/200`, /\bin the destination folder\b/i),
  ['/components/schemas/Coordinates', /clockwise/i],
  ['/components/schemas/Coordinates', /top.left/i],
  ['/components/schemas/Checkbox', /bounding polygon/i],
  ['/components/schemas/Page/properties/width', /pixel/i],
  ['/components/schemas/Page/properties/height', /pixel/i],
  ['/components/schemas/Annotation/properties/content', /text/i],
  ['/components/schemas/Annotation/properties/top', /page/i],
  ['/components/schemas/Annotation/properties/left_of_line', /line/i],
  ['/components/schemas/UploadCreationResult/properties/fileSize', /byte/i],
  ['/components/schemas/CreateUploadRequest/properties/file', /task/i],
  ['/components/schemas/Task/properties/approved', /learn|train/i],
  ['/components/securitySchemes/ApiKey', /project/i],
  ['/components/securitySchemes/ApiKey', /import via API/i],
];

/** Facts that any description may state. */
export const statedSomewhere: Record<string, RegExp> = {
  'an email becomes a task for the body and one per attachment': /email[^.]*body[^.]*attachment/is,
  'keys inherit the rate limits of the team': /inherits? the rate limits/i,
  'view permissions are recommended for status checks': /view scopes are recommended[^.]*status/i,
  'a `$` in the path of a move refers to the same parameter': /`\$` precedes[^.]*\.\s[^.]*same parameter/i,
  'a request without a body needs no content type': /without a body does not need a content type/i,
  'the values in examples are samples': /samples and are not guaranteed/i,
  'the events are for tracking': /event, so that the approval can be tracked/i,
  'a batch of 10 to 100 documents is advice': /\b10\b[^.]*\b100\b/s,
  'a report may cause notifications or workflows': /notification|workflow/i,
  'approval stays possible after export': /after (the |an |its )?export/i,
};

const limitsOfUpload = `${project}~1upload/post/requestBody/content/multipart~1form-data/x-limits`;

/**
 * What the source leaves unspecified or states in conflicting ways, by pointer or operation: each names the open
 * question with this id.
 */
export const unspecified: [pointer: string, what: string, id: string][] = [
  ['/components/schemas/UploadStatus', 'values and letter case of an upload status', 'upload-status-values'],
  ['/components/schemas/Upload/properties/files', 'inner structure of files', 'upload-files-shape'],
  ['/components/schemas/Issue/properties/value', 'whether other issue codes are accepted', 'issue-values'],
  [
    '/components/schemas/ReportTaskResponse/properties/error',
    'shape of error information',
    'report-error-shape',
  ],
  ['/components/schemas/TaskStatus/x-lifecycle', 'moves that the service makes', 'task-service-moves'],
  ['/components/schemas/UploadStatus', 'moves of an upload', 'upload-status-moves'],
  ['/components/securitySchemes/ApiKey', 'which spelling of a scope is valid', 'scope-spellings'],
  ['/components/responses/BadRequest', 'shape of error bodies', 'error-body-shape'],
  ['/components/responses/Unauthorized', 'shape of error bodies', 'error-body-shape'],
  ['/components/responses/UploadForbidden', 'shape of error bodies', 'error-body-shape'],
  ['/components/responses/TaskNotFound', 'shape of error bodies', 'error-body-shape'],
  ['/components/responses/UploadNotFound', 'shape of error bodies', 'error-body-shape'],
  ['/components/responses/FileTooLarge', 'shape of error bodies', 'error-body-shape'],
  ['/components/responses/ServerError', 'shape of error bodies', 'error-body-shape'],
  ['/components/responses/CreateUploadBadRequest', 'shape of error bodies', 'error-body-shape'],
  ['/components/responses/CreateUploadUnauthorized', 'shape of error bodies', 'error-body-shape'],
  ['/components/responses/CreateUploadForbidden', 'shape of error bodies', 'error-body-shape'],
  ['/components/responses/CreateUploadServerError', 'shape of error bodies', 'error-body-shape'],
  ['discardTask', 'a discard outside REVIEWING is ignored or rejected', 'discard-outside-reviewing'],
  ['unlockTask', 'request body of unlock', 'unlock-request-body'],
  ['unlockTask', 'response of unlock', 'unlock-response'],
  ['unlockTask', 'next state of unlock', 'unlock-next-status'],
  ['unlockTask', 'rejection of unlock', 'unlock-rejection'],
  ['unlockTask', 'when an upload is fully processed', 'upload-fully-processed'],
  ['approveTask', 'scope', 'approve-scope'],
  ['disapproveTask', 'scope', 'approve-scope'],
  ['createUpload', 'status of a success', 'creation-status'],
  ['createUploadShorthand', 'status of a success', 'creation-status'],
  ['moveUpload', 'method, body and path of a move', 'move-method-and-path'],
  ['moveUpload', 'when an upload can be moved', 'move-conditions'],
  ['getTask', 'server errors of task operations', 'task-server-errors'],
  ['completeTask', 'status after the next step', 'after-next-step'],
  ['completeTask', 'step type after completion', 'step-type-after-complete'],
  ['disapproveTask', 'disapproval after export', 'disapprove-after-export'],
  ['/components/parameters/TaskId', 'a path with another project', 'path-project-mismatch'],
  ['/components/parameters/UploadId', 'a path with another project', 'path-project-mismatch'],
  ['/components/schemas/Task/properties/name', 'origin of the name', 'task-name-and-meta'],
  ['/components/schemas/Task/properties/meta', 'origin of the metadata', 'task-name-and-meta'],
  ['/components/schemas/Upload/properties/folder_id', 'folder of a new upload', 'upload-folder-initially'],
  [
    '/components/schemas/UploadCreationResult/properties/fileType',
    'format of a file type',
    'file-type-format',
  ],
  ['/components/schemas/StepType', 'order of steps', 'pipeline-step-order'],
  [
    '/components/schemas/ReportTaskResponse/properties/error',
    'whether 207 has an error',
    'report-partial-error',
  ],
  ['/info', 'versions and deprecation', 'version-policy'],
  ['/info', 'email submission', 'email-import'],
  ['/info', 'fields of folders, projects and teams', 'other-records'],
  ['/servers/0', 'base URL', 'base-url'],
  ['/components/securitySchemes/ApiKey', 'status for a missing scope', 'missing-scope-status'],
  ['/components/securitySchemes/ApiKey', 'project without API access', 'import-disabled-status'],
  ['/components/securitySchemes/ApiKey', 'key format, expiry and revocation', 'key-lifecycle'],
  ['/components/securitySchemes/ApiKey', 'rate limits', 'rate-limits'],
  ['/components/responses/BadRequest', 'error codes', 'error-codes'],
  ['/components/responses/UploadForbidden', '403 or 404', 'no-access-status'],
  ['/components/responses/UploadNotFound', '403 or 404', 'no-access-status'],
  ['/components/responses/FileTooLarge', 'status for a page over the limit', 'page-size-status'],
  ['/components/responses/FileTooLarge', 'size of a megabyte', 'file-size-unit'],
  ['getTask', '400 for reading', 'get-bad-request'],
  ['getUpload', '400 for reading', 'get-bad-request'],
  ['getTask', 'task IDs of an upload', 'upload-task-ids'],
  ['getUpload', 'task IDs of an upload', 'upload-task-ids'],
  ['getUpload', 'listing', 'listing'],
  ['completeTask', 'validation rules', 'task-validation-rules'],
  ['completeTask', 'undoing by unlocking', 'undo-and-unlock'],
  ['discardTask', 'POST or PUT', 'unlock-discard-method'],
  ['unlockTask', 'POST or PUT', 'unlock-discard-method'],
  ['reportTask', '200 or 201', 'report-success-status'],
  ['reportTask', 'side effects of a report', 'report-side-effects'],
  ['approveTask', 'time and key of an approval', 'approval-record'],
  ['approveTask', 'delivery of events', 'event-delivery'],
  ['disapproveTask', 'delivery of events', 'event-delivery'],
  ['disapproveTask', 'approval of a new task', 'approved-initially'],
  ['createUpload', 'project ID in path and form', 'project-id-twice'],
  ['createUpload', 'repeating a creation', 'create-repeat'],
  ['moveUpload', 'body of a move', 'move-body'],
  ['createUploadShorthand', 'details of shorthands', 'shorthand-details'],
  ['getUploadShorthand', 'details of shorthands', 'shorthand-details'],
  ['/components/parameters/ShorthandTeamId', 'names of path parameters', 'path-parameter-spelling'],
  ['/components/parameters/FolderId', 'an unknown folder', 'move-unknown-folder'],
  ['/components/schemas/Task/properties/exported_at', 'what exports a task', 'export-trigger'],
  ['/components/schemas/Task/properties/last_opened_at', 'when it is null', 'last-opened-null'],
  ['/components/schemas/Annotation/properties/confidence', 'range of a confidence score', 'confidence-range'],
  ['/components/schemas/Coordinates', 'unit of coordinates', 'coordinate-units'],
  [
    '/components/schemas/UploadCreationResult/properties/fileSize',
    'size of several files',
    'creation-file-fields',
  ],
  ['/components/schemas/CreateUploadRequest/properties/file', 'file types', 'file-types'],
  ['/components/schemas/CreateUploadRequest/properties/file', 'more than 100 files', 'file-count-limit'],
  ['/components/schemas/CreateUploadRequest/properties/name', 'default name', 'upload-name-default'],
  ['/components/schemas/CreateUploadRequest/properties/meta', 'limits of metadata', 'meta-limits'],
  [`${limitsOfUpload}/fileSize`, 'size of a megabyte', 'file-size-unit'],
  [`${limitsOfUpload}/pageSize`, 'size of a megabyte', 'file-size-unit'],
  [`${limitsOfUpload}/pageSize`, 'status for a page over the limit', 'page-size-status'],
  [`${limitsOfUpload}/fileCount`, 'more than 100 files', 'file-count-limit'],
];
