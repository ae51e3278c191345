import type { Task, TaskStatus, Upload } from '../../generated/sandbox/dist/types.js';

/** What the contract says, as far as the sandbox needs it. The build writes it into the module `contract`. */
export interface Contract {
  version: string;
  operations: readonly Operation[];
  /** Each list holds every spelling of one scope. */
  scopes: readonly (readonly string[])[];
  /** Fields of a record in the order of the contract; `json` marks lists and objects. */
  fields: Readonly<Record<RecordName, readonly { name: string; json: boolean }[]>>;
  lifecycles: Readonly<Record<RecordName, Lifecycle>>;
  /** Every closed or known set of values, by the schema that lists it. */
  values: Readonly<Record<string, readonly string[]>>;
  /** The questions that the sandbox can answer in more than one way. */
  questions: readonly Question[];
  /** Values of the named examples. */
  examples: Readonly<Record<string, unknown>>;
  /** Takes a task as it is seeded; knows no other fields than the contract's. */
  validateTask: Validator;
}

export type RecordName = 'Task' | 'Upload';

export interface Operation {
  /** operationId in the contract. */
  id: string;
  method: string;
  /** Parameters stand as `{name}`, in snake_case also where the contract spells them otherwise. */
  path: string;
  record: RecordName;
  /** What the key must be allowed to do; absent if any key will do. */
  scope?: string;
  body?: Body;
  answers: readonly Answers[];
  /** Fields of a success other than `payload`; undefined where the success has no `payload`. */
  beside?: readonly string[];
  transition?: Transition;
  /** Ids of the open questions that touch the operation. */
  questions: readonly string[];
}

export interface Body {
  required: boolean;
  type: 'application/json' | 'multipart/form-data';
  validate: Validator;
  /** Only of a form: its fields, and the validator of JSON text in one of them. */
  fields?: readonly string[];
  texts?: Readonly<Record<string, Validator>>;
  limits?: Limits;
}

export interface Limits {
  fileSize: Limit;
  fileCount: Limit;
}

export interface Limit {
  value: number;
  rejectedWith?: string;
}

/** What the contract shows for one status; `2XX` stands for all from 200 to 299. */
export interface Answers {
  status: string;
  examples: readonly { name: string; type: string; of: string }[];
}

export interface Transition {
  from?: Readonly<Record<string, { in?: readonly unknown[]; notIn?: readonly unknown[] }>>;
  conditions?: readonly { id: string; description: string }[];
  to?: Readonly<Record<string, { value?: unknown; parameter?: string; unknown?: string }>>;
  rejectedWith?: string;
  event?: string;
}

export interface Lifecycle {
  field: string;
  states: readonly string[];
  moves: readonly { from?: string; to?: string; unknown?: string }[];
}

export interface Question {
  id: string;
  title: string;
  /** What the sandbox does, in words. */
  does: string;
  values: readonly string[];
  default: string;
}

/** A validator that was compiled ahead. It leaves what is wrong in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string; message?: string; params: object }[] | null;
}

/** A request as the engine sees it: no sockets, no streams. */
export interface Request {
  method: string;
  /** Path with its query, still encoded. */
  path: string;
  authorization?: string | undefined;
  prefer?: string | undefined;
  contentType?: string | undefined;
  /** Text of a body, or the form that an adapter has read. Undefined or empty if there is none. */
  body?: string | Form | undefined;
  /** What was wrong with the body already when it was read. */
  unreadable?: string | undefined;
}

/** A form after its bytes were counted and thrown away. */
export interface Form {
  files: { name: string; type: string; size: number }[];
  fields: Map<string, string[]>;
  problem?: { kind: 'fileSize' | 'fileCount' | 'form'; text: string };
}

/** What the engine answers. An adapter does what `manner` says, if it is there. */
export interface Answer {
  status: number;
  /** Media type; empty if there is no body. */
  type: string;
  body: string;
  /** Methods of the path, where the method was the wrong one. */
  allow?: string;
  manner?: Manner;
}

/** How an answer is spoilt on its way. */
export interface Manner {
  /** Milliseconds to wait before it is sent. */
  delayMs?: number;
  /** Ends the connection in the middle of the body. */
  cut?: boolean;
}

/** A task as it is kept: the fields of the contract, of which lists are kept as JSON text. */
export interface TaskRecord extends Omit<Task, 'meta' | 'pages'> {
  meta: string;
  pages: string;
  /** When the service moves the task on, on the clock of its team; Infinity if it never does. */
  due: number;
  /** The status that it then moves to. */
  next: TaskStatus;
  /** The call that has put it in PROCESSING, where processing takes no time. */
  mover: Operation | undefined;
  bytes: number;
}

/** An upload as it is kept. Its status is summed up from its tasks. */
export interface UploadRecord extends Omit<Upload, 'status' | 'files' | 'meta'> {
  meta: string;
  project_id: string;
  tasks: TaskRecord[];
  bytes: number;
}
