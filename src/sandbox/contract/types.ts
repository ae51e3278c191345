/** The data that the build writes into the module `contract`. */
import type { Json } from '../../shared/json.ts';
import type { Rules } from '../../types/judge.ts';

export type { Json };
export type Values = Record<string, Json>;

/** Values for a new resource by key, in snake_case. */
export type ValuesBySnakeName = Record<string, Json>;

/** What the contract states, as far as the sandbox needs it. */
export interface ServedContract {
  /** Version of the package. */
  version: string;
  operations: readonly ServedOperation[];
  /** Each array has every spelling of one scope. */
  scopes: readonly (readonly string[])[];
  resources: Readonly<Record<string, ServedResource>>;
  /** The resource that each file of a form creates; empty if the contract has none. */
  fileResource: string;
  /** The resource that a form with files creates; empty if the contract has none. */
  requestResource: string;
  /** Every closed or known set of values, by the schema that lists it. */
  values: Readonly<Record<string, readonly string[]>>;
  /** The settings, with the ids of their open questions. */
  settings: readonly { id: string; values: readonly string[]; default: string }[];
  /** Values of examples, by the names that responses refer to. */
  examples: Readonly<Record<string, Json>>;
  /**
   * What a sandbox with examples begins with: records of files by their ids, the record of the form that they belong to,
   * and the latest time in them, at which its clock begins.
   */
  start: { files: readonly (StartExample & { id: string })[]; request?: StartExample; now?: string };
  /** Member of the contract's first example of an error. */
  errorMember: string;
}

/** An example with a record, and the member that has it; absent if that is the whole example. */
export interface StartExample {
  example: string;
  member?: string;
}

/** A kind of resource. */
export interface ServedResource {
  name: string;
  /** The name within a sentence: `task`. */
  noun: string;
  /** Field that identifies a resource. */
  id: string;
  idType: 'string' | 'integer' | 'uuid';
  fields: readonly Field[];
  /** Values of a new resource that no other source sets. */
  initial: Readonly<Values>;
  /** Values that arise while the service processes a resource. */
  processingResults: Readonly<Values>;
  lifecycle?: ServedLifecycle;
  /** Other resources by the key that leads to one of their records: `upload_id` → `Upload`. */
  foreignKeys: Readonly<Record<string, string>>;
  /** Keys of the path parameters that records belong to. */
  parentParameters: readonly string[];
  /** Whether every path of a record has all of them: two of its ids can be equal in different parents. */
  perParent?: true;
  /** Records that are there from the start, because no operation creates any. */
  existing: readonly Readonly<Values>[];
  /** Of a whole record, with no other fields than the contract's. Only for the resources of files and of forms. */
  schema?: Rules;
}

export interface Field extends BodyMember {
  /** Names within the object, or within the objects of the array; other names are not kept. */
  members?: readonly string[];
  /** Whether a resource can be without it. */
  optional?: true;
}

export interface ServedLifecycle {
  field: string;
  states: readonly string[];
  moves: readonly { from?: string; to?: string; unknown?: string }[];
}

export interface ServedOperation {
  /** operationId in the contract. */
  id: string;
  method: string;
  /** Parameters are written as `{name}`, in snake_case also where the contract spells them otherwise. */
  path: string;
  /** Key of the parameter that names the team; undefined if the path has none. */
  team?: string;
  /** Scopes that the bearer key needs, none if any key will do or a setting decides; absent if no key is checked. */
  scopes?: readonly string[];
  /** The resource that the operation acts on. */
  resource?: string;
  /** Key of the parameter that identifies the resource; undefined if there is none. */
  idParameter?: string;
  /** Keys of the parameters that the resource belongs to. */
  within: readonly string[];
  /** Records that must exist: keys of parameters with their resources. */
  parents: readonly { snakeName: string; resource: string }[];
  /** What the store of resources does for the operation. */
  action?: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Why a success is the contract's example. */
  example?: string;
  parameters: readonly ServedParameter[];
  /** Of `path`, `query` and `header`; undefined if any text will do. */
  parameterSchema?: Rules;
  body?: ServedBody;
  responses: readonly ServedResponse[];
  success: ServedSuccess;
  transition?: ServedTransition;
  /** Ids of the settings that concern the operation. */
  settings: readonly string[];
}

/** A parameter that is not just any text of the path. */
export interface ServedParameter {
  name: string;
  snakeName: string;
  in: 'path' | 'query' | 'header';
  /** JSON types of its value. */
  types: readonly string[];
  /** JSON types of its items, if it is an array. */
  items: readonly string[];
  default?: Json;
}

export interface ServedBody {
  required: boolean;
  /** Media type. */
  type: string;
  kind: 'json' | 'form' | 'other';
  schema: Rules;
  /** What of a JSON body is written, and noted in the journal otherwise; undefined if that is everything. */
  members?: NamedMembers;
  /** Fields of a form that are no files. */
  fields: readonly FormField[];
  /** Field of a form that files are in, and whether there can be many. */
  files?: { name: string; many: boolean };
  limits: readonly ServedLimit[];
  /** Sets of values that the body has members of, with the way to each. */
  enums: readonly { path: readonly string[]; schema: string }[];
}

/** The members that a schema names, each with those that its own schema names; null if that is any. */
export interface NamedMembers {
  [name: string]: NamedMembers | null;
}

interface FormField extends Omit<ServedParameter, 'in' | 'default'> {
  /** The schema of the JSON that its text is. */
  json?: Rules;
}

export interface ServedLimit {
  value: number;
  unit: string;
  per: string;
  rejectedWith?: string;
  settings: readonly string[];
}

/** What the contract documents for one status; `2XX` means all from 200 to 299. */
export interface ServedResponse {
  status: string;
  /** Media type of its first content; empty if it has none. */
  type: string;
  examples: readonly { name: string; type: string; of: string }[];
  /** Whether a success has another schema than the first one: it is an example. */
  differs?: true;
  /** The schema of the member of an error that has its reason, where the contract describes it. */
  reason?: Rules;
  /** Ids of the settings that concern the response. */
  settings: readonly string[];
}

export interface ServedSuccess {
  /** Whether the contract specifies the shape of the body. */
  isKnown: boolean;
  statuses: readonly string[];
  partial: readonly string[];
  /** Property of the body that has the resource or the resources; absent if the body is that. */
  in?: string;
  /** Fields of the resource in the response, where they are not those of the resource. */
  responseFields?: { fields: readonly Field[]; sample: Readonly<Values> };
  /** Members of the body other than that property. */
  siblings: readonly BodyMember[];
  /** Fields of the resource that have members of a set of values. */
  enums: readonly { field: string; schema: string }[];
}

/** A member of a body. */
export interface BodyMember {
  name: string;
  /** Name in snake_case, the same however a schema spells it. */
  snakeName: string;
  /** The schema of a value of it in a response. */
  schema: Rules;
}

export interface ServedTransition {
  /** Name of the resource. What must be true of its record is in `guards`. */
  record: string;
  to?: Readonly<Record<string, { value?: unknown; parameter?: string; unknown?: string }>>;
  creates?: readonly { record: string; per: string }[];
  rejectedWith?: string;
  event?: string;
}
