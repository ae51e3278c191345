/** What the build writes into the module `contract`: what the contract states, as far as checks need it. */
import type { Guards } from '../../shared/guards.ts';
import type { Json } from '../../shared/json.ts';
import type { Rules } from '../../types/judge.ts';
import type { Sample, UploadFile } from './options.ts';

export type { Json };

export interface TestedContract {
  /** Version of the package. */
  version: string;
  operations: readonly TestedOperation[];
  /** Operations without checks, and what the checks would have to support. */
  unsupportedOperations: readonly { id: string; pointer: string; lacks: string }[];
  resources: Readonly<Record<string, ResourceKind>>;
  /** The resource that a form with files creates; empty if the contract has none. */
  requestResource: string;
  /** The resource that each file of a form creates; empty if the contract has none. */
  fileResource: string;
  shapes: Readonly<Record<string, Shape>>;
  settings: readonly SettingEntry[];
  /** Files that the sandbox of this kit treats in a special way. One with items of every kind comes first, so that responses show each. */
  sandboxFiles: readonly SandboxFile[];
  questions: readonly { id: string; title: string }[];
  /** JSON pointers that a server can prove; prose is left out. */
  statements: readonly { id: string; pointers: readonly string[] }[];
  /** JSON pointers of the lists that have one entry for each known value. */
  valueLists: readonly string[];
}

/** The declared members of a value. */
export interface Shape {
  /** Shapes of the properties by name. */
  properties?: Readonly<Record<string, string>>;
  /** Names of the properties that can be missing. */
  optional?: readonly string[];
  /** Shape of the items of an array. */
  items?: string;
  /** Whether properties of other names are declared. */
  map?: true;
  /** Ids of the open questions that the value names. */
  questions?: readonly string[];
}

export type SandboxFile = Omit<Sample, keyof UploadFile> & { name: string };

export interface SettingEntry {
  id: string;
  title: string;
  values: readonly string[];
  default: string;
}

export interface ResourceKind {
  name: string;
  noun: string;
  /** Field that identifies a resource. */
  id: string;
  /** Without states if the contract states none. */
  lifecycle: TestedLifecycle;
  /** Other resources by the field that has the id of one of them. */
  foreignKeys: Readonly<Record<string, string>>;
}

export interface TestedLifecycle {
  field: string;
  states: readonly string[];
  /** States that are other spellings of a state. */
  spellings: Readonly<Record<string, string>>;
  moves: readonly { from?: string; to?: string; unknown?: string }[];
  /** JSON pointers of each state. */
  pointers: Readonly<Record<string, readonly string[]>>;
}

export interface TestedOperation {
  id: string;
  method: string;
  /** Parameters are written as `{name}`, in snake_case also where the contract spells them otherwise. */
  path: string;
  /** JSON pointer of the operation. */
  pointer: string;
  parameters: readonly PathParameter[];
  /** Parameter that identifies the resource; undefined if the path names none. */
  idParameter?: string;
  /** The required parameters of the query, with values. */
  query: readonly (readonly [name: string, value: string])[];
  /** The required headers other than `authorization`, with values. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The scopes that a key needs together, each with every spelling; empty if any key will do. */
  scopes: readonly (readonly string[])[];
  body?: TestedBody;
  responses: readonly TestedResponse[];
  success: TestedSuccess;
  /** Resource that the operation acts on. */
  resource?: string;
  action?: 'get' | 'list' | 'create' | 'update' | 'delete';
  shorthandOf?: string;
  transition?: TestedTransition;
  /** The effect of a request: none, creates resources, changes one, or changes one irreversibly. */
  changeType: 'none' | 'creates' | 'changes' | 'irreversible';
  /** Ids of the open questions named anywhere in it. */
  questions: readonly string[];
  /** Ids of those that the operation itself names. */
  ownQuestions: readonly string[];
}

export interface PathParameter {
  /** Name in snake_case. */
  name: string;
  /** Type of the resource that it identifies, where that is not the one that the operation acts on. */
  of?: string;
  /** A value for it, where it identifies nothing. */
  example?: string;
}

export interface TestedBody {
  /** Media type. */
  type: string;
  kind: 'json' | 'form' | 'other';
  required: boolean;
  /** Of JSON. */
  schema?: Rules;
  /** Field of a form that files are in. */
  fileField?: string;
  /** Fields of a form with JSON text, and the schema of it. */
  texts: Readonly<Record<string, Rules>>;
  /** Fields of a form that can have any text. */
  freeTexts: readonly string[];
  /** Names of the fields or members. */
  fields: readonly string[];
  /** Those that a parameter of a path names too, with the key of the parameter. */
  inPath: Readonly<Record<string, string>>;
  valid: readonly { name: string; value: Json }[];
  invalid: readonly InvalidCase[];
  limits: readonly Limit[];
  /** JSON pointer of the body. */
  pointer: string;
}

/** A body that is wrong in one keyword at one place. */
export interface InvalidCase {
  /** Unique within the operation. */
  name: string;
  /** JSON pointer into the value. */
  at: string;
  keyword: string;
  value: Json;
  /** JSON pointer of the keyword in the contract. */
  pointer: string;
}

export interface Limit {
  name: string;
  value: number;
  unit: string;
  per: string;
  rejectedWith?: string;
  questions: readonly string[];
  pointer: string;
}

/** What the contract documents for one status; `2XX` means all from 200 to 299. */
export interface TestedResponse {
  status: string;
  contents: readonly { type: string; schema: Rules; shape: string; empty: boolean }[];
  /** JSON pointers of the response, and of the schemas that it can contain. */
  pointers: readonly string[];
}

export interface TestedSuccess {
  kind: 'envelope' | 'flat' | 'empty' | 'unknown';
  statuses: readonly string[];
  partial: readonly string[];
  /** Whether it has several resources. */
  list?: true;
}

export interface TestedTransition {
  /** JSON pointer of the transition. */
  pointer: string;
  from?: Guards;
  conditions: readonly string[];
  to: Readonly<Record<string, { value?: Json; parameter?: string; unknown?: string }>>;
  creates?: readonly { per: string }[];
  rejectedWith?: string;
}
