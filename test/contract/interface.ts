/**
 * The facts of the service's interface as tables, read from its description and not from the contract.
 * Sections stand in the order of the description, so that the two can be compared line by line.
 * `samples.ts` explains the words for types; `facts.ts` holds the contract against the tables.
 */

// Resources and their fields. A name with `?` may be left out; every other field is always there.

export const records: Record<string, Record<string, string>> = {
  Task: {
    id: 'string',
    name: 'string',
    created_at: 'timestamp',
    meta: 'array of MetaItem',
    status: 'TaskStatus',
    step_type: 'StepType',
    upload_id: 'string',
    project_id: 'string',
    approved: 'boolean',
    exported_at: 'timestamp or null',
    export_failed_at: 'timestamp or null',
    last_opened_at: 'timestamp or null',
    pages: 'array of Page',
  },
  MetaItem: {
    name: 'string',
    value: 'string',
  },
  Page: {
    id: 'string',
    width: 'number or null',
    height: 'number or null',
    annotations: 'array of Annotation',
    checkboxes: 'array of Checkbox',
    segments: 'array of Segment',
    signatures: 'array of Signature',
  },
  Annotation: {
    id: 'string',
    entity_id: 'string',
    confidence: 'number',
    content: 'string',
    top: 'number or null',
    left_of_line: 'number or null',
  },
  Checkbox: {
    id: 'string',
    confidence: 'number',
    checked: 'boolean',
    coordinates: 'Coordinates',
  },
  Segment: {
    id: 'string',
    confidence: 'number',
    coordinates: 'Coordinates',
  },
  Signature: {
    id: 'string',
    confidence: 'number',
    coordinates: 'Coordinates',
  },
  Issue: {
    label: 'string',
    value: 'IssueCode',
  },
  Upload: {
    id: 'string',
    name: 'string',
    status: 'UploadStatus',
    files: 'object',
    meta: 'array of MetaItem',
    folder_id: 'string',
    created_at: 'timestamp',
  },
  UploadCreationResult: {
    id: 'string',
    name: 'string',
    projectId: 'string',
    status: 'UploadStatus',
    fileType: 'string',
    fileSize: 'number',
    createdAt: 'timestamp',
    updatedAt: 'timestamp',
  },

  // Response envelopes
  TaskEnvelope: { payload: 'Task' },
  CompleteTaskResponse: { payload: 'Task', message: 'string' },
  ReportTaskResponse: { payload: 'Task', error: 'anything' },
  UploadEnvelope: { payload: 'Upload' },

  // Request bodies
  ReportTaskRequest: {
    issues: 'array of Issue, at least 1',
    'message?': 'string',
  },
  MoveUploadRequest: {
    'upload_id?': 'string',
  },
  CreateUploadRequest: {
    file: 'array of file, 1 to 100',
    projectId: 'string',
    'name?': 'string',
    'meta?': 'JSON text of array of MetaItem',
  },
};

/** Closed: these values and no other. */
export const closedSets: Record<string, string[]> = {
  TaskStatus: ['PROCESSING', 'REVIEWING', 'COMPLETED', 'FAILED', 'DISCARDED', 'FILTERED'],
  StepType: ['EXTRACT', 'CLASSIFY', 'SEGMENT', 'GROUP'],
};

/** Open: these values are named, others may come. */
export const openSets: Record<string, string[]> = {
  UploadStatus: ['PROCESSING', 'REVIEWING', 'COMPLETED', 'PARTIAL', 'FAILED', 'IN_REVIEW', 'processing'],
  IssueCode: ['poor_quality', 'wrong_type', 'missing_info', 'processing_error', 'validation_failed'],
};

// States and transitions

/** In which states of a task a call is allowed. The task is neither exported nor approved. */
export const allowedIn = `
                  PROCESSING  REVIEWING  COMPLETED  FAILED  DISCARDED  FILTERED
  getTask         yes         yes        yes        yes     yes        yes
  completeTask    -           yes        -          -       -          -
  discardTask     -           yes        -          -       -          -
  reportTask      yes         yes        yes        yes     yes        yes
  unlockTask      -           -          yes        -       yes        yes
  approveTask     -           yes        yes        yes     yes        yes
  disapproveTask  -           yes        yes        yes     yes        yes
`;

/** Whether a call is allowed on a task, in a state that allows it, which is approved or exported. */
export const allowedWhen = `
                  not-approved  approved  not-exported  exported
  getTask         yes           yes       yes           yes
  completeTask    yes           yes       yes           yes
  discardTask     yes           yes       yes           yes
  reportTask      yes           yes       yes           yes
  unlockTask      yes           yes       yes           -
  approveTask     yes           -         yes           yes
  disapproveTask  -             yes       yes           yes
`;

export interface Transition {
  record: string;
  /** What a call that works changes. `parameter` names the one that gives the value. */
  to: Record<string, { value: string | boolean } | { parameter: string } | 'not shown'>;
  creates?: Record<string, string>;
  /** Conditions that the record alone does not show, by a word that their text must hold. */
  conditions: RegExp[];
  /** Other effects, by words that their text must hold. */
  effects: RegExp[];
  /** Status of the refusal: an invalid request has it too. */
  rejectedWith: string;
  event?: string;
  reversible?: boolean;
}

export const transitions: Record<string, Transition> = {
  completeTask: {
    record: 'Task',
    to: { status: { value: 'PROCESSING' } },
    conditions: [/valid/i],
    effects: [/next (pipeline )?step/i],
    rejectedWith: '400',
    reversible: false,
  },
  discardTask: {
    record: 'Task',
    to: { status: { value: 'DISCARDED' } },
    conditions: [],
    effects: [/\bstep/i],
    rejectedWith: '400',
    reversible: false,
  },
  reportTask: {
    record: 'Task',
    to: {},
    conditions: [],
    effects: [/\blog/i],
    rejectedWith: '400',
  },
  unlockTask: {
    record: 'Task',
    to: { status: 'not shown' },
    conditions: [/upload.*process/i],
    effects: [/edit/i],
    rejectedWith: '400',
  },
  approveTask: {
    record: 'Task',
    to: { approved: { value: true } },
    conditions: [],
    effects: [/training/i, /time|when/i, /key/i],
    rejectedWith: '400',
    event: 'task_approved',
  },
  disapproveTask: {
    record: 'Task',
    to: { approved: { value: false } },
    conditions: [],
    effects: [/training/i, /time|when/i, /approver|who/i],
    rejectedWith: '400',
    event: 'task_de_approved',
  },
  createUpload: {
    record: 'Upload',
    to: {},
    creates: { Upload: 'request', Task: 'file' },
    conditions: [],
    effects: [],
    rejectedWith: '400',
  },
  moveUpload: {
    record: 'Upload',
    to: { folder_id: { parameter: 'folder_id' } },
    conditions: [],
    effects: [],
    rejectedWith: '400',
  },
};

/**
 * Moves of a task that the service makes on its own: that they happen is told, how is not shown.
 * The last is told by the meaning of COMPLETED alone: no call leads there.
 */
export const serviceMoves: [from: string | undefined, to: string | undefined][] = [
  [undefined, 'PROCESSING'],
  ['PROCESSING', 'REVIEWING'],
  ['PROCESSING', 'FAILED'],
  ['PROCESSING', 'FILTERED'],
  ['PROCESSING', undefined],
];

// Endpoints

export interface Endpoint {
  call: string;
  tag: string;
  /** Role name, or `not shown`. */
  scope: string;
  statuses: string;
  /** Type of the answer of every success. */
  answer: string;
  /** Media type, whether it must be sent, and type of the request body. */
  body?: [mediaType: string, required: boolean, type: string];
  /**
   * What the examples of a response show, by status and pointer into the body. A name between the two selects one
   * example, which then has to be there; the pointers without a name apply to all others.
   */
  shows?: Record<string, string | boolean | null>;
  shorthandFor?: string;
}

const task = '/v2/{team_id}/project/{project_id}/task/{task_id}';
const upload = '/v2/{team_id}/project/{project_id}/upload';
const form: Endpoint['body'] = ['multipart/form-data', true, 'CreateUploadRequest'];

export const endpoints: Record<string, Endpoint> = {
  getTask: {
    call: `GET ${task}`,
    tag: 'Tasks',
    scope: 'task.read',
    statuses: '200 400 401 404',
    answer: 'TaskEnvelope',
  },
  completeTask: {
    call: `POST ${task}/complete`,
    tag: 'Tasks',
    scope: 'task.edit',
    statuses: '200 400 401 404',
    answer: 'CompleteTaskResponse',
    shows: { '200 /payload/status': 'PROCESSING' },
  },
  discardTask: {
    call: `POST ${task}/discard`,
    tag: 'Tasks',
    scope: 'task.edit',
    statuses: '200 400 401 404',
    answer: 'TaskEnvelope',
    shows: { '200 /payload/status': 'DISCARDED', '200 ignored /payload/status': 'COMPLETED' },
  },
  reportTask: {
    call: `POST ${task}/report`,
    tag: 'Tasks',
    scope: 'task.edit',
    statuses: '200 201 207 400 401 404',
    answer: 'ReportTaskResponse',
    body: ['application/json', true, 'ReportTaskRequest'],
    shows: { '200 /error': null, '201 /error': null, '207 /error': 'not null' },
  },
  unlockTask: {
    call: `POST ${task}/unlock`,
    tag: 'Tasks',
    scope: 'task.edit',
    statuses: '200 400 401 404',
    answer: 'anything',
  },
  approveTask: {
    call: `POST ${task}/approve`,
    tag: 'Tasks',
    scope: 'not shown',
    statuses: '200 400 401 404',
    answer: 'TaskEnvelope',
    shows: { '200 /payload/approved': true },
  },
  disapproveTask: {
    call: `POST ${task}/disapprove`,
    tag: 'Tasks',
    scope: 'not shown',
    statuses: '200 400 401 404',
    answer: 'TaskEnvelope',
    shows: { '200 /payload/approved': false },
  },
  createUpload: {
    call: `POST ${upload}`,
    tag: 'Uploads',
    scope: 'uploads.create',
    statuses: '2XX 400 401 403 413 500',
    answer: 'UploadCreationResult',
    body: form,
  },
  getUpload: {
    call: `GET ${upload}/{upload_id}`,
    tag: 'Uploads',
    scope: 'upload.read',
    statuses: '200 400 401 403 404 500',
    answer: 'UploadEnvelope',
  },
  moveUpload: {
    call: `POST ${upload}/{upload_id}/move/{folder_id}`,
    tag: 'Uploads',
    scope: 'upload.edit',
    statuses: '200 400 401 403 404 500',
    answer: 'UploadEnvelope',
    body: ['application/json', false, 'MoveUploadRequest'],
  },
  createUploadShorthand: {
    call: 'POST /v2/{teamId}/upload',
    tag: 'Shorthand',
    scope: 'uploads.create',
    statuses: '2XX 400 401 403 413 500',
    answer: 'UploadCreationResult',
    body: form,
    shorthandFor: 'createUpload',
  },
  getUploadShorthand: {
    call: 'GET /v2/{teamId}/upload/{uploadId}',
    tag: 'Shorthand',
    scope: 'upload.read',
    statuses: '200 400 401 403 404 500',
    answer: 'UploadEnvelope',
    shorthandFor: 'getUpload',
  },
};

// Authentication

export const scopeSpellings: Record<string, [string, string]> = {
  'Upload create': ['uploads.create', 'upload.create'],
  'Upload view': ['uploads.view', 'upload.read'],
  'Upload modify': ['uploads.edit', 'upload.edit'],
  'Task view': ['tasks.view', 'task.read'],
  'Task modify': ['tasks.edit', 'task.edit'],
};

// Errors

/** Operations whose error responses contain details, so that none of their examples is empty. */
export const detailedErrors = ['createUpload', 'createUploadShorthand'];

/** What the description of a status says, per status of a task or upload operation. */
export const meanings: Record<'Tasks' | 'Uploads', Record<string, RegExp>> = {
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

/** What an answer of one operation says beyond that. */
export const particulars: Record<string, RegExp[]> = {
  'completeTask 400': [/REVIEWING/, /validate/i],
  'discardTask 400': [/REVIEWING/, /ignore/i],
  'reportTask 400': [/empty/i, /required|missing/i],
  'unlockTask 200': [/editable|edited/i],
  'unlockTask 400': [/assumption/i],
  'approveTask 400': [/PROCESSING/, /already/i],
  'disapproveTask 400': [/PROCESSING/, /already/i],
};

// Limits

export const limits = {
  fileSize: { value: 40, unit: 'MB', per: 'file', rejectedWith: '413' },
  pageSize: { value: 20, unit: 'MB', per: 'page' },
  fileCount: { value: 100, unit: 'files', per: 'batch' },
};

// What only a description can carry: a place, and words that it must hold.

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

/** Facts that may stand in the description of any operation or of the whole. */
export const saidSomewhere: Record<string, RegExp> = {
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
 * Places where the source does not specify something, or conflicts: each names an open question, the one with the given
 * id if there is one.
 */
export const silences: [pointer: string, what: string, id?: string][] = [
  ['/components/schemas/UploadStatus', 'values and letter case of an upload status'],
  ['/components/schemas/Upload/properties/files', 'inner structure of files'],
  ['/components/schemas/Issue/properties/value', 'whether other issue codes are accepted'],
  ['/components/schemas/ReportTaskResponse/properties/error', 'shape of error information'],
  ['/components/schemas/TaskStatus/x-lifecycle', 'moves that the service makes'],
  ['/components/schemas/UploadStatus/x-lifecycle', 'moves of an upload'],
  ['/components/securitySchemes/ApiKey', 'which spelling of a scope holds'],
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
  ['unlockTask', 'body, answer and next state of unlock'],
  ['approveTask', 'scope'],
  ['disapproveTask', 'scope'],
  ['createUpload', 'status of a success'],
  ['createUploadShorthand', 'status of a success'],
  ['moveUpload', 'method and body of a move, and when it is possible', 'move-conditions'],
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
  ['/components/schemas/StepType', 'step type after completion', 'step-type-after-complete'],
  [
    '/components/schemas/ReportTaskResponse/properties/error',
    'whether 207 has an error',
    'report-partial-error',
  ],
];
