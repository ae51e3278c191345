/**
 * The facts of the service's interface as tables, written from its description and not from the contract.
 * Sections are in the order of the description, so that the two can be compared line by line. What only words state is in
 * `words.ts`, and which key may be where in `keys.ts`.
 * `samples.ts` explains the words for types; `facts.ts` compares the contract with the tables.
 */

// Resources and their fields. A name with `?` is optional; every other field is always present.

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

/** Open: these values are named, others may follow. */
export const openSets: Record<string, string[]> = {
  UploadStatus: ['PROCESSING', 'REVIEWING', 'COMPLETED', 'PARTIAL', 'FAILED', 'IN_REVIEW', 'processing'],
  IssueCode: ['poor_quality', 'wrong_type', 'missing_info', 'processing_error', 'validation_failed'],
};

/** Pointers to the sets that are not components of their own. */
export const inlineSets: Record<string, string> = {
  IssueCode: '/components/schemas/Issue/properties/value',
};

/**
 * Bounds, formats and defaults of values that the source states, by pointer to the schema.
 */
export const validationKeywords: Record<string, Record<string, unknown>> = {
  '#/components/schemas/Coordinates': { minItems: 4, maxItems: 4 },
  '#/components/schemas/Point': { minItems: 2, maxItems: 2 },
  '#/components/schemas/CreateUploadRequest/properties/file': { minItems: 1, maxItems: 100 },
  '#/components/schemas/ReportTaskRequest/properties/issues': { minItems: 1 },
};

/** Component schemas that `samples.ts` knows by name. */
export const tuples = ['Coordinates', 'Point'];

// Endpoints

export interface Endpoint {
  /** Method and path. */
  request: string;
  tag: string;
  /** Role name, or `unspecified`. */
  scope: string;
  /** Types of parameters outside the path, by name and place: `{ 'limit? in query': 'number' }`. */
  parameters?: Record<string, string>;
  statuses: string;
  /** Type of the response of every success; `nothing` if it has no body. */
  response: string;
  /** Media type, whether it is required, and type of the request body. */
  body?: [mediaType: string, required: boolean, type: string] | 'unspecified';
  /**
   * What the examples of a response show, by status and pointer into the body. A name between the two selects one
   * example, which then has to exist; the pointers without a name apply to all others.
   */
  shows?: Record<string, string | boolean | null>;
  shorthandFor?: string;
}

const task = '/v2/{team_id}/project/{project_id}/task/{task_id}';
const upload = '/v2/{team_id}/project/{project_id}/upload';
const form: Endpoint['body'] = ['multipart/form-data', true, 'CreateUploadRequest'];

export const endpoints: Record<string, Endpoint> = {
  getTask: {
    request: `GET ${task}`,
    tag: 'Tasks',
    scope: 'task.read',
    statuses: '200 400 401 404',
    response: 'TaskEnvelope',
  },
  completeTask: {
    request: `POST ${task}/complete`,
    tag: 'Tasks',
    scope: 'task.edit',
    statuses: '200 400 401 404',
    response: 'CompleteTaskResponse',
    shows: { '200 /payload/status': 'PROCESSING' },
  },
  discardTask: {
    request: `POST ${task}/discard`,
    tag: 'Tasks',
    scope: 'task.edit',
    statuses: '200 400 401 404',
    response: 'TaskEnvelope',
    shows: { '200 /payload/status': 'DISCARDED', '200 ignored /payload/status': 'COMPLETED' },
  },
  reportTask: {
    request: `POST ${task}/report`,
    tag: 'Tasks',
    scope: 'task.edit',
    statuses: '200 201 207 400 401 404',
    response: 'ReportTaskResponse',
    body: ['application/json', true, 'ReportTaskRequest'],
    shows: { '200 /error': null, '201 /error': null, '207 /error': 'not null' },
  },
  unlockTask: {
    request: `POST ${task}/unlock`,
    tag: 'Tasks',
    scope: 'task.edit',
    statuses: '200 400 401 404',
    response: 'anything',
    body: 'unspecified',
  },
  approveTask: {
    request: `POST ${task}/approve`,
    tag: 'Tasks',
    scope: 'unspecified',
    statuses: '200 400 401 404',
    response: 'TaskEnvelope',
    shows: { '200 /payload/approved': true },
  },
  disapproveTask: {
    request: `POST ${task}/disapprove`,
    tag: 'Tasks',
    scope: 'unspecified',
    statuses: '200 400 401 404',
    response: 'TaskEnvelope',
    shows: { '200 /payload/approved': false },
  },
  createUpload: {
    request: `POST ${upload}`,
    tag: 'Uploads',
    scope: 'uploads.create',
    statuses: '2XX 400 401 403 413 500',
    response: 'UploadCreationResult',
    body: form,
  },
  getUpload: {
    request: `GET ${upload}/{upload_id}`,
    tag: 'Uploads',
    scope: 'upload.read',
    statuses: '200 400 401 403 404 500',
    response: 'UploadEnvelope',
  },
  moveUpload: {
    request: `POST ${upload}/{upload_id}/move/{folder_id}`,
    tag: 'Uploads',
    scope: 'upload.edit',
    statuses: '200 400 401 403 404 500',
    response: 'UploadEnvelope',
    body: ['application/json', false, 'MoveUploadRequest'],
  },
  createUploadShorthand: {
    request: 'POST /v2/{teamId}/upload',
    tag: 'Shorthand',
    scope: 'uploads.create',
    statuses: '2XX 400 401 403 413 500',
    response: 'UploadCreationResult',
    body: form,
    shorthandFor: 'createUpload',
  },
  getUploadShorthand: {
    request: 'GET /v2/{teamId}/upload/{uploadId}',
    tag: 'Shorthand',
    scope: 'upload.read',
    statuses: '200 400 401 403 404 500',
    response: 'UploadEnvelope',
    shorthandFor: 'getUpload',
  },
};

// States and transitions

/** In which states of a task an operation is allowed. The task is neither exported nor approved. */
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

/** Whether an operation is allowed on an approved or exported task, in a state that allows it. */
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

interface Transition {
  record: string;
  /** What a successful operation changes. `parameter` names the source of the value. */
  to: Record<string, { value: string | boolean } | { parameter: string } | 'unspecified'>;
  creates?: Record<string, string>;
  /** Conditions that the fields of the record do not show, by a word that their text includes. */
  conditions: RegExp[];
  /** Other effects, by words that their text includes. */
  effects: RegExp[];
  /** Status of the rejection, which an invalid request has too. */
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
    to: { status: 'unspecified' },
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

interface Lifecycle {
  record: string;
  /** Changes that the service makes on its own; how they happen is unspecified. */
  moves: [from: string | undefined, to: string | undefined][];
}

/** The lifecycle of each set of states. */
export const lifecycles: Record<string, Lifecycle> = {
  TaskStatus: {
    record: 'Task',
    moves: [
      [undefined, 'PROCESSING'],
      ['PROCESSING', 'REVIEWING'],
      ['PROCESSING', 'FAILED'],
      ['PROCESSING', 'FILTERED'],
      // Only the description of COMPLETED states this one: no operation leads there.
      ['PROCESSING', undefined],
    ],
  },
  UploadStatus: { record: 'Upload', moves: [] },
};

/** Values that no read shows: `processing` is the status of a creation alone. */
export const neverRead: string[] = ['processing'];

// Authentication

export const scopeSpellings: Record<string, [string, string]> = {
  'Upload create': ['uploads.create', 'upload.create'],
  'Upload view': ['uploads.view', 'upload.read'],
  'Upload modify': ['uploads.edit', 'upload.edit'],
  'Task view': ['tasks.view', 'task.read'],
  'Task modify': ['tasks.edit', 'task.edit'],
};

// Limits

export const limits = {
  fileSize: { value: 40, unit: 'MB', per: 'file', rejectedWith: '413' },
  pageSize: { value: 20, unit: 'MB', per: 'page' },
  fileCount: { value: 100, unit: 'files', per: 'batch' },
};
