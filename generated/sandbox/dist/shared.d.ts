import { MetaItem, Task, Task as Task$1 } from "@docproc/types";
type Json = null | boolean | number | string | Json[] | {
  [key: string]: Json;
};
type Values = Record<string, Json>;
/** A kind of resource. */
interface Resource<V = Validator> {
  name: string;
  /** The name within a sentence: `task`. */
  noun: string;
  /** Field that identifies a resource. */
  id: string;
  idType: "string" | "integer" | "uuid";
  fields: readonly Field$1[];
  /** Values of a new resource that no other source sets. */
  initial: Readonly<Values>;
  /** Values that arise while the service processes a resource: usually, and with everything there can be. */
  results: {
    ordinary: Readonly<Values>;
    full: Readonly<Values>;
  };
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
interface Field$1 {
  name: string;
  /** Name in snake_case, the same however a schema spells it. */
  key: string;
  /** Names within the object, or within the objects of the array; other names are not kept. */
  members?: readonly string[];
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
interface Lifecycle {
  field: string;
  states: readonly string[];
  moves: readonly {
    from?: string;
    to?: string;
    unknown?: string;
  }[];
}
interface ServedOperation<V = Validator> {
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
  recordKey?: string;
  /** Keys of the parameters that the resource belongs to. */
  within: readonly string[];
  /** Records that must exist: keys of parameters with their resources. */
  parents: readonly {
    key: string;
    resource: string;
  }[];
  /** What the store of resources does for the operation. */
  action?: "get" | "list" | "create" | "update" | "delete";
  /** Whether an update creates the resource if there is none, with the id of the path. */
  upserts?: true;
  /** Whether there is one resource, which no parameter identifies. */
  single?: true;
  /** Fields that have this value, or none, if the body lacks them. Absent if an update leaves them as they are. */
  resets?: readonly {
    name: string;
    to?: Json;
  }[];
  /** Why a success is the contract's example. */
  example?: string;
  parameters: readonly Parameter[];
  /** Validates `path`, `query` and `header`; undefined if any text will do. */
  validateParameters?: V;
  body?: ServedBody<V>;
  responses: readonly DocumentedResponse[];
  success: Success;
  transition?: Transition;
  /** Ids of the settings that concern the operation. */
  settings: readonly string[];
}
/** A parameter that is not just any text of the path. */
interface Parameter {
  name: string;
  key: string;
  in: "path" | "query" | "header";
  /** JSON types of its value. */
  types: readonly string[];
  /** JSON types of its items, if it is an array. */
  items: readonly string[];
  default?: Json;
}
interface ServedBody<V = Validator> {
  required: boolean;
  /** Media type. */
  type: string;
  kind: "json" | "form" | "other";
  validate: V;
  /** Fields of a form that are no files, with their JSON types. */
  fields: readonly {
    name: string;
    key: string;
    types: readonly string[];
    items?: readonly string[];
  }[];
  /** Field of a form that files are in. */
  files?: FileField;
  /** Validators of JSON text in fields of a form. */
  texts: Readonly<Record<string, V>>;
  limits: readonly Limit[];
  /** Sets of values that the body has members of, with the way to each. */
  sets: readonly {
    path: readonly string[];
    set: string;
  }[];
  /** The same for the other media types of the body. */
  others?: readonly ServedBody<V>[];
}
interface FileField {
  name: string;
  many: boolean;
}
interface Limit {
  value: number;
  unit: string;
  per: string;
  rejectedWith?: string;
  settings: readonly string[];
}
/** What the contract documents for one status; `2XX` means all from 200 to 299. */
interface DocumentedResponse {
  status: string;
  /** Media type of its first content; empty if it has none. */
  type: string;
  examples: readonly {
    name: string;
    type: string;
    of: string;
  }[];
  /** Headers with the values that the contract states. */
  headers?: Readonly<Record<string, string>>;
  /** Ids of the settings that concern the response. */
  settings: readonly string[];
}
interface Success {
  /** `unknown` if the contract does not specify the shape of the body, `empty` if there is none. */
  kind: "known" | "empty" | "unknown";
  statuses: readonly string[];
  partial: readonly string[];
  /** Whether it has several resources. */
  list?: true;
  /** Property of the body that has the resource or the resources; absent if the body is that. */
  in?: string;
  /** Fields of the resource in the response, where they are not those of the resource. */
  view?: {
    fields: readonly Field$1[];
    sample: Readonly<Values>;
  };
  /** Members of the body other than that property. */
  siblings: readonly Member[];
  /** Fields of the resource that have members of a set of values. */
  sets: readonly {
    field: string;
    set: string;
  }[];
}
/** A member of a body. */
interface Member {
  name: string;
  key: string;
  nullable?: true;
}
interface Transition {
  /** Name of the resource. What must be true of its record is in the module `contract/guards`. */
  record: string;
  to?: Readonly<Record<string, {
    value?: unknown;
    parameter?: string;
    unknown?: string;
  }>>;
  creates?: readonly {
    record: string;
    per: string;
  }[];
  rejectedWith?: string;
  event?: string;
}
/** A validator that was compiled ahead. It leaves what is wrong in `errors`. */
interface Validator {
  (value: unknown): boolean;
  errors?: readonly {
    instancePath: string;
    keyword: string;
    message?: string;
    params: Record<string, unknown>;
  }[] | null;
}
/** What a request changed: field → its value before, and after. */
type Changes = Record<string, {
  from: unknown;
  to: unknown;
}>;
/**
 * What the response came from:
 * - `transition`: the contract's transition
 * - `store`: the records of the sandbox
 * - `example`: an example of the contract
 */
type Source = "transition" | "store" | "example";
/** The limits of the sandbox that a request can exceed. */
type SandboxLimit = "teams" | "tasks" | "bytes";
/** A form as the journal keeps it: its files without their bytes. */
interface NotedForm {
  /** Fields that are not files, as text. */
  fields: Readonly<Record<string, readonly string[]>>;
  files: readonly FormFile[];
}
/** What the engine notes while it handles a request. */
interface Entry {
  number: number;
  time: number;
  method: string;
  path: string;
  operation: ServedOperation | undefined;
  status: number;
  /** Headers of the request, with its key: copying them would take longer than all else that the journal does. */
  headers: EngineRequest["headers"];
  source?: Source;
  /** Why the response is an example of the contract. */
  reason?: string;
  /** In which way the request violates the contract. */
  violation?: string;
  /** Why the request was rejected. */
  rejected?: string;
  /** Parameters of the query whose meaning for a list the contract does not specify. */
  ignored?: string[];
  changes?: Changes;
  event?: string;
  key?: string | undefined;
  body?: string;
  form?: NotedForm;
  fault?: string;
  /** The limit of the sandbox that the request would have exceeded. */
  limit?: SandboxLimit;
  /** How many such requests in a row the entry represents. */
  repeated?: number;
  /** Roughly its bytes. */
  bytes: number;
}
/** Keeps the last entries and drops older ones. */
declare class Ring<T> {
  #private;
  /** How many entries there ever were. */
  count: number;
  constructor(size: number);
  /** Adds an entry, and returns the one that it replaced. */
  push(item: T): T | undefined;
  /** Puts entries in place of its own, as the last ones of `count`. */
  fill(items: readonly T[], count: number): void;
  /** Returns the entry that was added last. */
  get last(): T | undefined;
  /** Returns the entry that the next one will replace; undefined if it will replace none. */
  get next(): T | undefined;
  /** Returns the entries, oldest first. */
  values(): T[];
}
/** Counts what was exercised of the contract. */
declare class Coverage {
  readonly statuses: ReadonlyMap<string, Uint32Array>;
  readonly transitions: ReadonlyMap<string, {
    applied: number;
    rejected: number;
  }>;
  /** Moves of the service by `record from to`. */
  readonly moves: Map<string, number>;
  readonly values: ReadonlyMap<string, Map<string, number>>;
  response({ id }: ServedOperation, status: number): void;
  transition({ id }: ServedOperation, how: "applied" | "rejected"): void;
  move(record: string, from: string | null, to: string): void;
  /** Counts a value of a set. Values that the contract does not list are not counted: there is no end to them. */
  value(set: string, value: unknown): void;
}
/** The values of each setting. */
interface SettingValues {
  "approve-scope": "any-key" | "task.edit";
  "missing-scope-status": "no-access" | "401";
  "no-access-status": "403" | "404";
  "error-body-shape": "object" | "string" | "plain-text" | "empty";
  "creation-status": "200" | "201" | "202";
  "project-id-twice": "path" | "reject";
  "file-count-limit": "400" | "413";
  "file-size-unit": "binary" | "decimal";
  "upload-status-values": "overview" | "examples";
  "after-next-step": "COMPLETED" | "REVIEWING";
  "discard-outside-reviewing": "reject" | "ignore";
  "unlock-discard-method": "post" | "post-or-put";
  "unlock-response": "task" | "object" | "empty";
  "unlock-next-status": "REVIEWING" | "unchanged";
  "upload-fully-processed": "completed" | "settled" | "never";
  "issue-values": "accept" | "reject";
  "report-success-status": "200" | "201";
  "report-error-shape": "object" | "string";
}
/** The value of each setting. */
export type Interpretations = { [Id in keyof SettingValues]: SettingValues[Id]; };
/** Values of some settings. */
export type Settings = { [Id in keyof Interpretations]?: Interpretations[Id] | undefined; };
/**
 * Returns every combination of the values of some settings, to run a test under each of them.
 *
 * @throws {TypeError} There is no such setting.
 */
export declare function combinations<Id extends keyof Interpretations>(...ids: Id[]): Pick<Interpretations, Id>[];
/**
 * Returns the default values, and then each other value of some settings, one at a time. It needs far fewer
 * runs than `combinations`, and finds what depends on one setting.
 *
 * @param ids The settings; all if none is given.
 * @throws {TypeError} There is no such setting.
 */
export declare function eachInterpretation(...ids: (keyof Interpretations)[]): Settings[];
/** A failure to inject into responses. */
export interface Fault {
  /**
   * operationId of the requests that it concerns.
   * @default every operation
   */
  operation?: string | undefined;
  /**
   * Id of the task or upload in the path of these requests.
   * @default any
   */
  target?: string | undefined;
  /**
   * Which of these requests it hits first, counted from now; in a queue from the end of the fault before it.
   * @default 1
   */
  call?: number | undefined;
  /**
   * How many requests in a row it hits. `always` ends only when the fault is removed.
   * @default 1, and 'always' for `rate-limit`
   */
  times?: number | "always" | undefined;
  /**
   * - `status`: the response has `status`, which need not be in the contract
   * - `slow`: the response is delayed by `delayMs`
   * - `cut`: the connection ends in the middle of the response
   * - `broken`: half of the response's JSON is missing
   * - `rate-limit`: the response has 429 and `Retry-After` if there were `requests` in `windowMs` of the sandbox clock
   */
  fault: "status" | "slow" | "cut" | "broken" | "rate-limit";
  /**
   * Whether the fault comes before the request takes effect or after. Only `status` and `cut` can come before.
   * @default 'before' for `status` and `rate-limit`, 'after' for the others
   */
  when?: "before" | "after" | undefined;
  /** Status of the response; for `rate-limit` 429 by default. */
  status?: number | undefined;
  /** Headers of the response, for `status` and `rate-limit`. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Body of the response, for `status` and `rate-limit`: text as it is, any other value as JSON.
   * @default the body of an error
   */
  body?: Json | undefined;
  /**
   * Milliseconds, or how they are distributed: evenly from `min` to `max`, or log-normally with these percentiles.
   * The same seed produces the same delays.
   */
  delayMs?: number | {
    min: number;
    max: number;
  } | {
    p50: number;
    p99: number;
  } | undefined;
  /** Requests that a window has before the rate limit rejects further ones. */
  requests?: number | undefined;
  /** @default 60_000 */
  windowMs?: number | undefined;
}
/** A fault as a team lists it. */
export type ListedFault = Fault & {
  /** Identifies the fault within its team. */
  id: number;
  /** How many requests it has hit. */
  hits: number;
};
/** A fault that waits for its request. Plain data, so that a snapshot includes it. */
interface FaultRule {
  readonly id: number;
  readonly fault: Fault;
  /** The fault of the same queue that has to be used up before. */
  readonly after: number | undefined;
  /** Requests that it concerned. */
  seen: number;
  hits: number;
  /** When the window of a rate limit began, and the requests since. */
  window: {
    from: number;
    requests: number;
  };
  /** Roughly its bytes. */
  readonly bytes: number;
}
/** Where ids come from: the same start and the same number of ids before produce the same id. */
interface IdSource {
  /** Ids given so far. */
  ids: number;
  readonly hash: number;
}
export interface SandboxOptions {
  /**
   * Ids are derived from it: the same seed and the same requests produce the same ids.
   * @default 1
   */
  seed?: string | number | undefined;
  /**
   * Time of the sandbox's clock at first.
   * @default '2026-01-01T00:00:00.000Z'
   */
  now?: string | undefined;
  /**
   * Milliseconds of that clock that processing lasts.
   * @default 0
   */
  processingMs?: number | undefined;
  /**
   * Interpretations of open questions, where they differ from the default of the catalog.
   *
   * @default {}
   */
  set?: Settings | undefined;
  /**
   * Begins with the resources that the examples of the contract name, so that its samples run as they are.
   * @default false
   */
  examples?: boolean | undefined;
  /**
   * How much is kept.
   *
   * @default {}
   */
  limits?: { [Name in keyof Bounds]?: Bounds[Name] | undefined; } | undefined;
  /**
   * Called with a line on each idle team that expires, and on each mistake of the sandbox.
   * @default console.warn
   */
  log?: ((line: string) => void) | undefined;
}
/** How much is kept. A request that would exceed a limit is rejected, and nothing is deleted for it. */
export interface Bounds {
  /** @default 10_000 */
  teams: number;
  /**
   * Tasks, and other resources, of all teams.
   * @default 100_000
   */
  tasks: number;
  /**
   * Bytes of all teams with their journals, counted roughly.
   * @default 134_217_728
   */
  bytes: number;
  /**
   * Requests in the journal of a team, and events. The journal drops its oldest entries.
   * @default 1_000
   */
  journal: number;
  /**
   * Milliseconds of real time without a request after which a team may be deleted. It is deleted when something else
   * needs the room.
   * @default Infinity
   */
  idleMs: number;
}
/** An event that the service would publish, with the id of its record: `task_id`. */
export interface Event {
  name: string;
  at: string;
  [id: `${string}_id`]: string;
}
/** A record as it is kept. */
interface StoredRecord {
  readonly resource: Resource;
  readonly id: string;
  /** The fields of the contract. */
  value: Values;
  /** Values of path parameters that the resource belongs to and that are not among its fields. */
  readonly scope: Readonly<Record<string, string>>;
  /** Records that belong to this one. */
  children: StoredRecord[];
  /** When the service moves the resource on, on the clock of its team; Infinity if it never does. */
  dueAt: number;
  /** The state that it then moves to. */
  nextStatus: string | undefined;
  /** The operation that has put it in a state that the service moves on from, where processing is instant. */
  trigger: ServedOperation | undefined;
  /** Whether an operation has set its state, which is then no longer summed up. */
  pinned: boolean;
  bytes: number;
}
/** What one team has. Teams are isolated from each other. */
interface Team extends IdSource {
  readonly id: string;
  /** Whether the sandbox keeps the team. A request that may not create a team meets one that is not kept. */
  kept: boolean;
  /** When it was last used, in real time; only where idle teams expire. */
  usedAt: number;
  /** Records by resource and id. */
  readonly records: Map<string, Map<string, StoredRecord>>;
  readonly events: Ring<Event>;
  readonly journal: Ring<Entry>;
  faults: readonly FaultRule[];
  /** Faults there ever were. */
  faultCount: number;
  /** Projects without access through the API. */
  readonly closedProjects: Set<string>;
  settings: Settings;
  /** Milliseconds that the clock of the team is ahead of the sandbox's. */
  ahead: number;
  bytes: number;
}
/** A wait for requests. */
interface Watcher {
  /** Looks again; called after each request that is noted. */
  look(): void;
  /** Ends the wait without the requests. */
  stop(when: string): void;
}
/** Everything that the sandbox remembers. */
interface State {
  seed: string;
  processingMs: number;
  readonly bounds: Bounds;
  readonly log: (line: string) => void;
  /** Time of the sandbox, in milliseconds since 1970. It is frozen unless it is advanced. */
  now: number;
  settings: Settings;
  /** Least recently used first. */
  readonly teams: Map<string, Team>;
  latest: Team | undefined;
  /** Number of the last team that was created without an id. */
  lastTeam: number;
  /** Records that count against `bounds.tasks`. */
  tasks: number;
  bytes: number;
  /** Idle teams that were deleted to make room. */
  expired: number;
  /** Requests that belong to no team that is kept. */
  unmatched: Ring<Entry>;
  coverage: Coverage;
  /** Keys that were revoked. */
  readonly revokedKeys: Set<string>;
  /** Waits for requests. */
  readonly watchers: Set<Watcher>;
  /** Ids of settings that made a difference so far. */
  readonly exercised: Set<string>;
  /** Requests for an operation of the contract so far. No reset sets it back. */
  requests: number;
}
/** A request as the engine sees it: no sockets, no streams. */
interface EngineRequest {
  method: string;
  /** Path with its query, still encoded. */
  path: string;
  authorization?: string | undefined;
  prefer?: string | undefined;
  contentType?: string | undefined;
  /** Headers by their names in lower case. */
  headers?: Readonly<Record<string, string | string[] | undefined>>;
  /** Text of a body, or the form that an adapter has read. Undefined or empty if there is none. */
  body?: string | Form | undefined;
  /** What was wrong with the body already when it was read. */
  unreadable?: string | undefined;
}
/** A form after its bytes were counted and thrown away. */
interface Form {
  files: FormFile[];
  fields: Map<string, string[]>;
  problem?: {
    kind: "fileSize" | "fileCount" | "form";
    text: string;
  };
}
/** A file of a form, without its bytes. */
interface FormFile {
  name: string;
  type: string;
  size: number;
  /** SHA-256 of its bytes in hexadecimal digits, where the runtime has it. */
  sha256?: string;
}
/** What a key of the sandbox is restricted to. */
export interface KeyOptions {
  /** @default all */
  scopes?: readonly string[] | undefined;
  /**
   * The only team that it has access to.
   *
   * @default undefined
   */
  team_id?: string | undefined;
  /**
   * The only project that it has access to.
   *
   * @default undefined
   */
  project_id?: string | undefined;
  /**
   * When it expires, on the clock of the sandbox, in ISO 8601.
   *
   * @default undefined
   */
  expires_at?: string | undefined;
}
/** How often each part of the contract was exercised. */
export interface CoverageReport {
  /** Cases exercised at least once, of `total`. */
  covered: number;
  total: number;
  operations: {
    operation: string;
    requests: number;
    statuses: Record<string, number>;
  }[];
  transitions: {
    operation: string;
    applied: number;
    rejected: number;
  }[];
  /** Moves that the service makes; `from` is null at creation. */
  moves: {
    record: string;
    from: string | null;
    to: string;
    count: number;
  }[];
  /** Values of each known set, in responses and in requests. */
  values: Record<string, Record<string, number>>;
}
/** The data of a sandbox, with what belongs to the contract by its name. Its members may change between versions. */
export interface Snapshot {
  readonly format: 1;
  seed: string;
  now: number;
  processingMs: number;
  settings: Settings;
  revokedKeys: string[];
  /** Number of the last team that was created without an id. */
  lastTeam?: number;
  /** Least recently used first. */
  teams: TeamSnapshot[];
}
interface TeamSnapshot extends Pick<Team, "id" | "ahead" | "ids" | "settings" | "faults" | "faultCount"> {
  closedProjects: string[];
  events: {
    count: number;
    entries: Event[];
  };
  journal: {
    count: number;
    entries: EntrySnapshot[];
  };
  records: RecordSnapshot[];
  /** Resources of which all records were deleted. */
  emptied?: string[];
}
type EntrySnapshot = Omit<Entry, "operation"> & {
  operation: string | null;
};
interface RecordSnapshot extends Omit<StoredRecord, "resource" | "trigger" | "children" | "dueAt" | "nextStatus"> {
  resource: string;
  trigger: string | null;
  /** JSON has no Infinity. */
  dueAt: number | null;
  nextStatus: string | null;
  /** Fields that new records have, and that were removed from this one. */
  removed?: string[];
}
/** One request and its result. */
export interface JournalEntry {
  /** Counts the requests of the team from 1. */
  number: number;
  at: string;
  method: string;
  path: string;
  /** operationId in the contract; null if the contract has no such operation. */
  operation: string | null;
  /** Status of the response; 0 if the connection ended before there was one. */
  status: number;
  /** Headers of the request by their names in lower case, without its key and cookies. */
  headers: Readonly<Record<string, string>>;
  /**
   * What the response came from: the contract's transition, the records of the sandbox, or an example of the
   * contract. Absent if the request was rejected before.
   */
  source?: Source;
  /** Why the response is an example of the contract. */
  reason?: string;
  verdict: {
    /** Whether the request is valid by the contract; if not, `violation` describes the violation. */
    request: "valid" | "invalid";
    /** Whether the contract lists the status for the operation. */
    response: "documented" | "undocumented";
    violation?: string;
  };
  /** Why the request was rejected. */
  rejected?: string;
  /** Parameters of the query that had no effect: the contract does not specify what they mean for a list. */
  ignored?: string[];
  /** Fields of the resource that changed. */
  changes?: Changes;
  /** Name of the event that was emitted. */
  event?: string;
  /** Key of an approval: whole if it is one of the sandbox's own, else its last four characters. */
  key?: string;
  /** Beginning of a JSON body. */
  body?: string;
  /** A form: its fields, and the names, types, sizes and SHA-256 hashes of its files. */
  form?: NotedForm;
  /** What was done to the response on demand. */
  fault?: string;
  /** The limit of the sandbox that the request would have exceeded. */
  limit?: SandboxLimit;
  /** How many requests in a row were rejected at this limit; the entry is that of the first. */
  repeated?: number;
}
/** Fields of a task to seed; the rest is filled in. */
export type Seed = { [Field in keyof Task]?: Task[Field] | undefined; };
/** An upload as the control plane lists it. */
export interface ListedUpload {
  id: string;
  name: string;
  status: string;
  folder_id: string;
  project_id: string;
  created_at: string;
  meta: MetaItem[];
  /** Ids of its tasks. */
  tasks: string[];
}
/** Fields of an upload that can be changed. */
export type UploadChanges = { [Field in "name" | "status" | "folder_id" | "created_at" | "meta"]?: ListedUpload[Field] | undefined; };
/** A part of a longer array. */
export interface Page {
  /** @default all */
  limit?: number | undefined;
  /** @default 0 */
  offset?: number | undefined;
}
/** Selects requests of a journal: those that all members are true of. */
export interface JournalFilter extends Page {
  /** operationId in the contract. */
  operation?: string | undefined;
  method?: string | undefined;
  /** Status of the response. */
  status?: number | undefined;
  /** Id of a task or upload in the path. */
  target?: string | undefined;
  /** Whether the request is valid by the contract. */
  request?: "valid" | "invalid" | undefined;
  /** Number of the entry after which they come. */
  after?: number | undefined;
}
/** Selects requests to wait for. */
export interface RequestsToAwait extends JournalFilter {
  /**
   * How many there have to be.
   * @default 1
   */
  count?: number | undefined;
  /**
   * Milliseconds of real time to wait, up to 600,000.
   * @default 5_000
   */
  timeoutMs?: number | undefined;
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
}
/** A part of a value: members that are left out may have any value. */
type Partially<T> = T extends readonly (infer Item)[] ? readonly Partially<Item>[] : T extends object ? { [Name in keyof T]?: Partially<T[Name]> | undefined; } : T;
/**
 * An expected request: its operationId, or what its entry in the journal includes. A `body` that is not text is a part of
 * the JSON value that was sent.
 */
export type ExpectedRequest = string | (Partially<Omit<JournalEntry, "body">> & {
  body?: Json | Readonly<Record<string, unknown>> | undefined;
});
/** One team, as a test sees and controls it. Whatever would exceed a limit throws a `LimitError`, and keeps nothing. */
export interface SandboxTeam {
  /** `team_id` in the path. */
  readonly id: string;
  /**
   * Puts a task in any state. Fields that are left out are filled in: REVIEWING, one page, an upload of its own.
   *
   * @throws {TypeError} A field is not one of a task, or has an invalid value.
   */
  seed(task?: Seed): Task;
  /** Returns the tasks, oldest first. */
  tasks(page?: Page): Task[];
  /**
   * Changes any fields of a task but its id and its project, past the rules of the contract.
   *
   * @throws {TypeError} There is no such task, or a field has an invalid value.
   */
  updateTask(id: string, changes: Seed): Task;
  /**
   * Deletes a task.
   *
   * @throws {TypeError} There is no such task.
   */
  deleteTask(id: string): void;
  /** Returns the uploads, oldest first, with the ids of their tasks. */
  uploads(page?: Page): ListedUpload[];
  /**
   * Changes fields of an upload. A status that is set no longer follows from the tasks.
   *
   * @throws {TypeError} There is no such upload, or a field has an invalid value.
   */
  updateUpload(id: string, changes: UploadChanges): ListedUpload;
  /**
   * Deletes an upload with its tasks.
   *
   * @throws {TypeError} There is no such upload.
   */
  deleteUpload(id: string): void;
  /**
   * Returns every resource of a type, oldest first.
   *
   * @throws {TypeError} The contract has no such resource.
   */
  records(resource: string): Values[];
  /** Returns the events that were emitted, oldest first. */
  events(page?: Page): Event[];
  /** Returns the requests, oldest first, with their verdicts against the contract; all, or those of a filter. */
  journal(filter?: JournalFilter): JournalEntry[];
  /**
   * Resolves with the requests that a filter selects as soon as there are `count` of them.
   *
   * @throws {ExpectationError} There are too few after `timeoutMs`.
   */
  waitForRequests(filter?: RequestsToAwait): Promise<JournalEntry[]>;
  /**
   * Checks that the requests are the expected ones, in their order; all requests, or those of a filter.
   *
   * @throws {ExpectationError} They are not; the message lists the requests and their differences.
   */
  expectRequests(expected: readonly ExpectedRequest[], filter?: JournalFilter): void;
  /**
   * Injects a fault. Several form a queue: each begins when the one before has ended.
   *
   * @throws {TypeError} It could never happen as it was asked for.
   */
  fault(...faults: Fault[]): ListedFault[];
  /** Returns the faults that have not ended. */
  faults(): ListedFault[];
  /**
   * Removes a fault, or all of them.
   *
   * @throws {TypeError} There is no such fault.
   */
  removeFault(id?: number): void;
  /** Turns access to a project through the API on or off, as its setting "Allow import via API" does. */
  allowImport(projectId: string, allowed: boolean): void;
  /**
   * Sets the value of a setting.
   *
   * @throws {TypeError} There is no such setting, or it has no such value.
   */
  set<Id extends keyof Interpretations>(setting: Id, value: Interpretations[Id]): void;
  /** Moves the clock on, in milliseconds. Tasks whose processing has ended by then have left PROCESSING. */
  advance(milliseconds: number): void;
  /** Deletes all data of the team, its faults and its settings. */
  reset(): void;
}
/** A sandbox. Its own `seed`, `tasks`, … act on `team-1`; `set`, `advance` and `reset` on every team. */
export interface Sandbox extends SandboxTeam {
  /** Returns a team by its id, or one that is not in use yet. */
  team(id?: string): SandboxTeam;
  /**
   * Returns a key with these scopes, in either spelling, or with all. With options, the key is restricted to a team
   * or a project, or expires.
   *
   * @throws {TypeError} There is no such scope, or an option is invalid.
   */
  apiKey(...scopes: string[] | [KeyOptions]): string;
  /**
   * Makes a key invalid.
   *
   * @throws {TypeError} It is not a key.
   */
  revokeKey(key: string): void;
  /** Returns all teams, the clock, the settings and the revoked keys as JSON data. Coverage is not included. */
  export(): Snapshot;
  /**
   * Puts exported data in place of all teams, the clock, the settings and the revoked keys. The same requests have
   * the same responses afterwards as in the sandbox that it is from.
   *
   * @throws {TypeError} The snapshot is invalid; nothing has changed.
   * @throws {LimitError} It exceeds a limit; nothing has changed.
   */
  import(snapshot: Snapshot): void;
  /** Returns what was exercised of the contract since the start. */
  coverage(): CoverageReport;
  /** Returns the value of each setting. */
  settings(): Interpretations;
  /** Returns the settings that have made a difference since the start, also before a reset. */
  exercised(): (keyof Interpretations)[];
  /** What the engine remembers, for adapters. */
  readonly state: State;
}
/**
 * Creates a sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
 *
 * @throws {TypeError} An option is invalid.
 */
export declare function createSandbox(options?: SandboxOptions): Sandbox;
/**
 * Returns a `fetch` that leads to a sandbox in the same process: no port, no server, also in a browser.
 * The host of the URL does not matter.
 *
 * @param sandbox The sandbox that responds; a new one if not given.
 * @throws {TypeError} It is no sandbox.
 */
export declare function createFetch(sandbox?: Sandbox): typeof fetch;
/** Where a sandbox listens, and who may control it. */
interface ServeOptions {
  /**
   * 0 for any free port.
   *
   * @default 4020
   */
  port?: number | undefined;
  /** @default '127.0.0.1' */
  host?: string | undefined;
  /**
   * Restricts requests under `/_sandbox/` to clients that send this token as a bearer token. Without it, only
   * clients on this machine may send them.
   *
   * @default undefined
   */
  controlToken?: string | undefined;
  /**
   * Origins whose pages may send requests under `/_sandbox/` in a browser, such as `http://localhost:3000`. Pages of
   * any origin may send requests to the API.
   *
   * @default []
   */
  allowOrigins?: readonly string[] | undefined;
}
/** A sandbox behind a server of its own. */
export interface RunningSandbox extends Sandbox {
  /** Base URL of the server, without a slash at its end. */
  readonly baseUrl: string;
  /** Closes every connection and the server. */
  close(): Promise<void>;
}
/**
 * Starts a sandbox behind a server on this machine.
 *
 * @throws {TypeError} An option is invalid.
 * @throws {Error} It cannot listen there, for instance because the port is in use.
 */
export declare function startSandbox(options?: SandboxOptions & ServeOptions): Promise<RunningSandbox>;
export type { Task$1 as Task };