/** What the operations do and who may use them: states, transitions, scopes, limits. */

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

export interface Transition {
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

export interface Lifecycle {
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
