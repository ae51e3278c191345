/** What the engine works with: the data that the build writes into the module `contract`, requests and responses. */

export type * from './exchange.js';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Values = Record<string, Json>;

/** What the contract states, as far as the sandbox needs it. `V` is the type of a validator. */
export interface Contract<V = Validator> {
  /** Version of the package. */
  version: string;
  operations: readonly Operation<V>[];
  /** Each array has every spelling of one scope. */
  scopes: readonly (readonly string[])[];
  resources: Readonly<Record<string, Resource<V>>>;
  /** The resource that each file of a form creates; empty if the contract has none. */
  perFile: string;
  /** The resource that a form with files creates; empty if the contract has none. */
  perRequest: string;
  /** Every closed or known set of values, by the schema that lists it. */
  values: Readonly<Record<string, readonly string[]>>;
  /** The open questions that the sandbox has a setting for. */
  settings: readonly SettingEntry[];
  /** Values of examples, by the names that responses refer to. */
  examples: Readonly<Record<string, Json>>;
  /** Member of the contract's first example of an error. */
  errorMember: string;
}

/** A kind of resource. */
export interface Resource<V = Validator> {
  name: string;
  /** The name within a sentence: `task`. */
  noun: string;
  /** Field that identifies a resource. */
  id: string;
  idType: 'string' | 'integer' | 'uuid';
  /** Whether responses have the value of its only field in place of an object. */
  plain?: true;
  fields: readonly Field[];
  /** Whether a record can have members of other names, which are kept as they are. */
  open?: true;
  /** Values of a new resource that no other source sets. */
  initial: Readonly<Values>;
  /** Values that arise while the service processes a resource: usually, and with everything there can be. */
  results: { ordinary: Readonly<Values>; full: Readonly<Values> };
  lifecycle?: Lifecycle;
  /** Other resources by the key that leads to one of their records: `upload_id` → `Upload`. */
  links: Readonly<Record<string, string>>;
  /** Keys of the path parameters that records belong to. */
  scope: readonly string[];
  /** Whether every path of a record has all of them: two of its ids can be equal in different parents. */
  perParent?: true;
  /** Records that are there from the start, because no operation creates any. */
  existing: readonly Readonly<Values>[];
  /** Validates a whole record, with no other fields than the contract's. Only for the resources of files and of forms. */
  validate?: V;
}

export interface Field {
  name: string;
  /** Name in snake_case, the same however a schema spells it. */
  key: string;
  /** Names within the object, or within the objects of the array; other names are not kept. */
  members?: readonly string[];
  /** Ways to members that null does not remove, such as `owner/team`. */
  nullableMembers?: readonly string[];
  /** Members that only the service sets, by their way; with a value, if they must be there. */
  ownMembers?: readonly OwnMember[];
  /** Whether only the service sets it. */
  readOnly?: true;
  /** Whether it can be null. */
  nullable?: true;
  /** Whether a resource can be without it. */
  optional?: true;
  /** The values that text can have, where there are no others. */
  values?: readonly string[];
  /** JSON types, where a body has a member of that name with other types: such a member is no value of the field. */
  types?: readonly string[];
}

export interface OwnMember {
  way: string;
  value?: Json;
  /** Whether a request can set it, too. */
  settable?: true;
}

export interface Lifecycle {
  field: string;
  states: readonly string[];
  moves: readonly { from?: string; to?: string; unknown?: string }[];
}

export interface Operation<V = Validator> {
  /** operationId in the contract. */
  id: string;
  method: string;
  /** Parameters are written as `{name}`, in snake_case also where the contract spells them otherwise. */
  path: string;
  /** Key of the parameter that names the team; undefined if the path has none. */
  team?: string;
  /** The ways of access, each of which is enough; empty if no key is needed. */
  access: readonly Access[];
  /** The resource that the operation acts on. */
  resource?: string;
  /** Key of the parameter that identifies the resource; undefined if there is none. */
  recordKey?: string;
  /** Keys of the parameters that the resource belongs to. */
  within: readonly string[];
  /** Records that must exist: keys of parameters with their resources. */
  parents: readonly { key: string; resource: string }[];
  /** What the store of resources does for the operation. */
  action?: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Whether an update creates the resource if there is none, with the id of the path. */
  upserts?: true;
  /** Present if a write is about several resources. `in` names the property of the body that has them, or their ids. */
  many?: { in?: string; ids?: true };
  /** Whether there is one resource, which no parameter identifies. */
  single?: true;
  /** Fields that have this value, or none, if the body lacks them. Absent if an update leaves them as they are. */
  resets?: readonly { name: string; to?: Json }[];
  /** The members of the body that select resources and a page, as the query of a list does. */
  search?: readonly BodyParameter[];
  /** Whether responses have an entity tag, or requests a condition on it. */
  tagged?: true;
  /** Path of the resource that a success is about, for its URL. */
  location?: string;
  parameters: readonly Parameter[];
  /** Validates `path`, `query` and `header`; undefined if any text will do. */
  validateParameters?: V;
  body?: Body<V>;
  responses: readonly DocumentedResponse[];
  success: Success;
  transition?: Transition;
  /** Ids of the settings that concern the operation. */
  settings: readonly string[];
}

/** What a request needs, all of it together. Without any of it, no key is needed. */
export interface Access {
  /** Whether the bearer key is needed. */
  bearer?: boolean;
  /** Keys other than the bearer key. */
  keys?: readonly { in: string; name: string }[];
  /** Scopes that the bearer key needs; absent if any key will do, or a setting decides. */
  scopes?: readonly string[];
}

/** A parameter that is not just any text of the path. */
export interface Parameter {
  name: string;
  key: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  /** Whether its value is written as JSON. */
  json?: true;
  /** JSON types of its value. */
  types: readonly string[];
  /** JSON types of its items, if it is an array. */
  items: readonly string[];
  /** What separates items in one text. @default ',' */
  separator?: string;
  /** JSON types of the members of an object that the query has as `name[member]`. */
  members?: Readonly<Record<string, readonly string[]>>;
  default?: Json;
  /** Whether it can be 0, and not less. */
  fromZero?: true;
}

/** A member of the body of a search. */
export interface BodyParameter extends Pick<Parameter, 'name' | 'key' | 'default' | 'fromZero'> {
  /** The names of the objects around it, and its own. */
  way: readonly string[];
}

export interface Body<V = Validator> {
  required: boolean;
  /** Media type. */
  type: string;
  kind: 'json' | 'form' | 'urlencoded' | 'other';
  validate: V;
  /** Fields of a form that are no files, with their JSON types. */
  fields: readonly { name: string; key: string; types: readonly string[]; items?: readonly string[] }[];
  /** Field of a form that files are in. */
  files?: FileField;
  /** Other fields with files, which create no resources. */
  otherFiles?: readonly FileField[];
  /** Validators of JSON text in fields of a form. */
  texts: Readonly<Record<string, V>>;
  /** Property that has the resource. */
  in?: string;
  limits: readonly Limit[];
  /** Sets of values that the body has members of, with the way to each. */
  sets: readonly { path: readonly string[]; set: string }[];
  /** The same for the other media types of the body. */
  others?: readonly Body<V>[];
}

export interface FileField {
  name: string;
  many: boolean;
}

export interface Limit {
  value: number;
  unit: string;
  per: string;
  rejectedWith?: string;
  settings: readonly string[];
}

/** What the contract documents for one status; `2XX` means all from 200 to 299. */
export interface DocumentedResponse {
  status: string;
  /** Media type of its first content; empty if it has none. */
  type: string;
  /** The other media types. One with the same schema has the same value. */
  others?: readonly { type: string; same: boolean }[];
  examples: readonly { name: string; type: string; of: string }[];
  /** Headers with the values that the contract states. */
  headers?: readonly { name: string; value: string }[];
  /** Ids of the settings that concern the response. */
  settings: readonly string[];
}

export interface Success {
  kind: 'envelope' | 'flat' | 'empty' | 'unknown';
  statuses: readonly string[];
  partial: readonly string[];
  /** Whether it has several records; `in` names the property that has them, `within` that of the page around it. */
  list?: { in?: string; within?: string };
  /** Property of the value that has the one resource. */
  in?: string;
  /** Fields of the resource in the response, where they are not those of the resource. */
  view?: { fields: readonly Field[]; sample: Readonly<Values> };
  /** Members of the envelope other than `payload`. */
  siblings: readonly Member[];
  /** Members of a page other than the array of resources. */
  page: readonly Member[];
  /** Headers of a list, with their keys without `x_`. */
  headers?: readonly Member[];
  /** Fields of the resource that have members of a set of values. */
  sets: readonly { field: string; set: string }[];
}

/** A member of an envelope or a page. */
export interface Member {
  name: string;
  key: string;
  required: boolean;
  nullable: boolean;
  /** JSON types. */
  types: readonly string[];
  /** Whether it is a URL. */
  url?: true;
  /** Members of an object. */
  members: readonly Member[];
}

export interface Transition {
  /** Name of the resource. What must be true of its record is in the module `data/guards`. */
  record: string;
  to?: Readonly<Record<string, { value?: unknown; parameter?: string; unknown?: string }>>;
  creates?: readonly { record: string; per: string }[];
  rejectedWith?: string;
  event?: string;
}

/** An entry of the catalog with a setting. */
export interface SettingEntry {
  id: string;
  title: string;
  /** What the sandbox does, in words. */
  sandbox: string;
  values: readonly string[];
  default: string;
}

/** A validator that was compiled ahead. It leaves what is wrong in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?:
    | readonly { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }[]
    | null;
}
