import type { Preconditions } from '../../shared/guards.ts';

/** What the build puts into the page. */
export interface PageData {
  kinds: Readonly<Record<TableName, Kind>>;
  operations: readonly PageOperation[];
  guards: Preconditions;
  /** The form that creates uploads; absent if no operation has one. */
  upload?: UploadForm;
}

export type TableName = 'tasks' | 'uploads';

export interface Kind {
  resource: string;
  /** Its name within a sentence. */
  noun: string;
  /** Name of the field with the state; empty if it has none. */
  field: string;
  states: readonly string[];
}

/** An operation of the API, for buttons, filters, and code that sends it. */
export interface PageOperation {
  id: string;
  title: string;
  method: string;
  /** With `{name}` in the place of parameters. */
  path: string;
  /** Name of the schema of the records that it changes; absent if it changes none. */
  changes?: string;
  /** Name of the parameter of the path that has the id of the record. */
  idParameter?: string;
  /** Example of a JSON body that it needs. */
  body?: string;
  /** Method of the client: `tasks.complete`. */
  call: string;
  /** Parameters of the path that are arguments of the method. */
  ids: readonly string[];
}

export interface UploadForm {
  path: string;
  /** Name of the field with files, and of the argument of the client that has them. */
  file: string;
  input: string;
  /** Fields with ids, with what they identify. */
  filled: Readonly<Record<string, 'teamId' | 'projectId'>>;
}
