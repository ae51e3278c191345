/** What only words state: descriptions of statuses and fields, and what is unspecified. */

// Errors

/** Operations whose error responses contain details, so that none of their examples is empty. */
export const detailedErrors = ['createUpload', 'createUploadShorthand'];

/** What the description of a status says, by tag and status. A shorthand has those of its operation. */
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

/** What a response of one operation says beyond that. */
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

export const wording: [pointer: string, words: RegExp][] = [
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

/**
 * What the source leaves unspecified or states in conflicting ways, by pointer or operation: each names an open question,
 * the one with the given id if there is one.
 */
export const unspecified: [pointer: string, what: string, id?: string][] = [
  ['/components/schemas/UploadStatus', 'values and letter case of an upload status'],
  ['/components/schemas/Upload/properties/files', 'inner structure of files'],
  ['/components/schemas/Issue/properties/value', 'whether other issue codes are accepted'],
  ['/components/schemas/ReportTaskResponse/properties/error', 'shape of error information'],
  ['/components/schemas/TaskStatus/x-lifecycle', 'moves that the service makes'],
  ['/components/schemas/UploadStatus/x-lifecycle', 'moves of an upload'],
  ['/components/securitySchemes/ApiKey', 'which spelling of a scope is valid'],
  ['/components/responses/BadRequest', 'shape of error bodies'],
  ['/components/responses/Unauthorized', 'shape of error bodies'],
  ['/components/responses/UploadForbidden', 'shape of error bodies'],
  ['/components/responses/TaskNotFound', 'shape of error bodies'],
  ['/components/responses/UploadNotFound', 'shape of error bodies'],
  ['/components/responses/FileTooLarge', 'shape of error bodies'],
  ['/components/responses/ServerError', 'shape of error bodies'],
  ['/components/responses/CreateUploadBadRequest', 'shape of error bodies'],
  ['/components/responses/CreateUploadUnauthorized', 'shape of error bodies'],
  ['/components/responses/CreateUploadForbidden', 'shape of error bodies'],
  ['/components/responses/CreateUploadServerError', 'shape of error bodies'],
  ['discardTask', 'a discard outside REVIEWING is ignored or rejected', 'discard-outside-reviewing'],
  ['unlockTask', 'body, response and next state of unlock'],
  ['approveTask', 'scope'],
  ['disapproveTask', 'scope'],
  ['createUpload', 'status of a success'],
  ['createUploadShorthand', 'status of a success'],
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
];
