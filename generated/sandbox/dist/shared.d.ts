import { MetaItem, Task, Task as Task$1 } from "@docproc/types";
type Json = null | boolean | number | string | Json[] | {
  [key: string]: Json;
};
type Values = Record<string, Json>;
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
   * Number of the first request that it hits, counted from now; in a queue, from the end of the previous fault.
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
  /** Milliseconds, or a range in which they are distributed evenly. The same seed produces the same delays. */
  delayMs?: number | {
    min: number;
    max: number;
  } | undefined;
  /** Requests that a window allows. */
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
/** Selects files: those that match all members. */
export interface ExtractionMatch {
  /** Pattern of the name, in which `*` is any text. Case does not matter. */
  name?: string | undefined;
  /** SHA-256 of the bytes in hexadecimal digits, where the runtime has it. */
  sha256?: string | undefined;
  /** Number of the file among those that its team has uploaded, from 1. */
  order?: number | undefined;
}
/** What processing finds in some files. Of several that match, the last one counts. */
export interface Extraction {
  /** Which files; a string is a pattern of their names. */
  match: string | ExtractionMatch;
  pages: Task["pages"];
  /**
   * Whether tasks have the IDs of the pages and their items, or each task has IDs of its own.
   * @default 'keep'
   */
  ids?: "keep" | "renumber" | undefined;
}
/** A file of a form, without its bytes. */
interface FormFile {
  name: string;
  type: string;
  size: number;
  /** SHA-256 of its bytes in hexadecimal digits, where the runtime has it. */
  sha256?: string;
}
/** A form as the journal keeps it: its files without their bytes. */
interface NotedForm {
  /** Fields that are not files, as text. */
  fields: Readonly<Record<string, readonly string[]>>;
  files: readonly FormFile[];
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
  /** Headers of the request by their names in lower case, without keys and cookies. */
  headers: Readonly<Record<string, string>>;
  /** Absent if the request was rejected before. */
  source?: Source;
  /** Why the response, or a field of it, is that of an example of the contract. */
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
  /**
   * What had no effect: parameters of the query that select nothing, members of the body and fields of the form that the
   * contract does not have, and those whose value the resource cannot have. At most 20.
   */
  ignored?: string[];
  /** Fields of the resource that changed. */
  changes?: Changes;
  /** Name of the event that was emitted. */
  event?: string;
  /** Key of an approval: whole if it is one of the sandbox's own, else its last four characters. */
  key?: string;
  /** Beginning of a JSON body. */
  body?: string;
  /** Beginning of the body of the response. */
  response?: string;
  /** A form: its fields, and the names, types, sizes and SHA-256 hashes of its files. */
  form?: NotedForm;
  /** What was done to the response on demand. */
  fault?: string;
  /** The limit of the sandbox that the request would have exceeded. */
  limit?: SandboxLimit;
  /** How many requests in a row were rejected at this limit; the entry is that of the first. */
  repeated?: number;
}
export interface SandboxOptions {
  /**
   * Ids are derived from it: the same seed and the same requests produce the same ids.
   * @default 1
   */
  seed?: string | number | undefined;
  /**
   * Time of the sandbox's clock at first.
   * @default '2026-01-01T00:00:00.000Z'; with `examples`, the latest time in them
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
   * What processing finds in the files of every team, where it is not that of the contract's examples.
   *
   * @default []
   */
  extractions?: readonly Extraction[] | undefined;
  /**
   * How much is kept.
   *
   * @default {}
   */
  limits?: { [Name in keyof Bounds]?: Bounds[Name] | undefined; } | undefined;
  /**
   * Called with a line where other machines can reach the sandbox, and on each mistake of the sandbox.
   * @default console.warn
   */
  log?: ((line: string) => void) | undefined;
  /**
   * Lets teams share a sandbox over HTTP: `POST /_sandbox/teams` with this bearer token creates a team, which has a key,
   * a control token and an expiry of its own. Without it, any key has access to any team.
   * @default undefined
   */
  operatorToken?: string | undefined;
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
}
/** An event that the service would publish, with the id of its record: `task_id`. */
export interface Event {
  name: string;
  at: string;
  [id: `${string}_id`]: string;
}
/** Restrictions of a key of the sandbox. */
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
/** The data of a sandbox. Its members may change between versions. */
export interface Snapshot {
  /** Version of its rows. */
  readonly format: number;
}
/** Options of the sandbox of a team. The operator sets the others. */
type TeamOptions = Omit<SandboxOptions, "limits" | "log" | "operatorToken">;
/** A team as it is kept beside its sandbox. */
export interface StoredTeam {
  id: string;
  options: TeamOptions;
  /** Milliseconds since 1970. */
  expiresAt: number;
}
/** Fields of a task to seed; the rest is filled in. */
export type Seed = { [Field in keyof Task]?: Task[Field] | undefined; };
/** An upload as the control API lists it. */
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
/** Part of a longer array. */
export interface Page {
  /** @default all */
  limit?: number | undefined;
  /** @default 0 */
  offset?: number | undefined;
}
/** Selects requests of a journal: those that match all members. */
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
   * How many requests to wait for.
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
/** A part of a value. Members that are left out can have any value. */
type Partially<T> = T extends readonly (infer Item)[] ? readonly Partially<Item>[] : T extends object ? { [Name in keyof T]?: Partially<T[Name]> | undefined; } : T;
/**
 * An expected request: its operationId, or what its entry in the journal includes. A `body` that is not text is a part of
 * the JSON value that was sent.
 */
export type ExpectedRequest = string | (Partially<Omit<JournalEntry, "body">> & {
  body?: Json | Readonly<Record<string, unknown>> | undefined;
});
/** One team, as a test sees and controls it. A change that would exceed a limit throws a `LimitError` and has no effect. */
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
   * Changes fields of a task without the rules of the contract. Its ID and its project cannot change.
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
  /** Returns the IDs of the tasks of an upload, for the option `tasksOf` of `@docproc/client/upload-tasks`. */
  readonly tasksOf: (upload: Pick<ListedUpload, "id">) => string[];
  /**
   * Changes fields of an upload. Once its status is set, it no longer follows from the tasks.
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
  /**
   * Decides what processing finds in the files that match: in tasks of later uploads, and in those that are seeded without
   * pages by the name of their file. A string is a pattern of names, in which `*` is any text. Of several extractions that
   * match, the last one counts.
   *
   * @throws {TypeError} The match or a page is invalid; the message has the place and the value.
   */
  extraction(match: Extraction["match"], pages: Task["pages"], options?: Pick<Extraction, "ids">): void;
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
   * @throws {TypeError} A member is invalid, or the fault could never happen.
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
  /**
   * Returns a team by its id, or one that is not in use yet.
   *
   * @throws {TypeError} No URL can contain the id.
   */
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
   * Replaces all teams, the clock, the settings and the revoked keys with exported data. The same requests have the same
   * responses afterwards as in the sandbox that exported it.
   *
   * @throws {TypeError} The snapshot is invalid; nothing has changed.
   * @throws {LimitError} It exceeds a limit; nothing has changed.
   */
  import(snapshot: Snapshot): void;
  /** Returns how often each part of the contract was exercised since the start. */
  coverage(): CoverageReport;
  /** Returns the value of each setting. */
  settings(): Interpretations;
  /** Returns the settings that have made a difference since the start, also before a reset. */
  exercised(): (keyof Interpretations)[];
}
/**
 * Creates a sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
 *
 * @throws {TypeError} An option is invalid.
 */
export declare function createSandbox(options?: SandboxOptions): Sandbox;
type DocumentPage = Task["pages"][number];
type Fields<Of> = { [Field in keyof Of]?: Of[Field] | undefined; };
/** Fields of a page and of its items; the rest is filled in. Annotations can be texts by the ids of their entities. */
export type PageFields = { [Field in keyof DocumentPage]?: (DocumentPage[Field] extends readonly (infer Item)[] ? readonly Fields<Item>[] : DocumentPage[Field]) | (Field extends "annotations" ? Readonly<Record<string, string>> : never) | undefined; };
/**
 * Returns a page with the items that are given: `page({ annotations: { total: '1,204.50' } })` has an annotation of the entity
 * `total`. The same fields and the same seed lead to the same page on every machine.
 *
 * @param seed Another one leads to other ids, confidences and positions.
 * @throws {TypeError} JSON has no such data.
 */
export declare function page(fields?: PageFields, seed?: string | number): DocumentPage;
/** Where the sandbox of a `fetch` is. */
export interface FetchOptions {
  /**
   * Base URL of the interface, or its path alone, such as `/api`. Its host does not matter.
   *
   * @default ''
   */
  baseUrl?: string | undefined;
}
/**
 * Returns a `fetch` that sends requests to a sandbox in the same process, without a port or a server, also in a browser.
 * The host of the URL does not matter.
 *
 * @param sandbox The sandbox that responds; a new one if not given.
 * @throws {TypeError} It is not a sandbox, or an option is invalid.
 */
export declare function createFetch(sandbox?: Sandbox, options?: FetchOptions): typeof fetch;
/** Where a sandbox listens, and who may control it. */
export interface ServeOptions {
  /**
   * 0 for any free port.
   *
   * @default 4020
   */
  port?: number | undefined;
  /** @default '127.0.0.1' */
  host?: string | undefined;
  /**
   * Base URL that clients have, or its path alone, such as `/api`: its path is that of the interface on the port.
   *
   * @default ''
   */
  baseUrl?: string | undefined;
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
interface RunningServer {
  /** Base URL of the server, without a slash at its end. */
  readonly baseUrl: string;
  /** Closes every connection and the server. */
  close(): Promise<void>;
  /** Accepts no further connection, lets the requests on their way end within five seconds, and closes the server. */
  drain(): Promise<void>;
}
/** A sandbox behind a server of its own. */
export interface RunningSandbox extends Sandbox, Omit<RunningServer, "drain"> {}
/**
 * Starts a sandbox behind a server on this machine.
 *
 * @throws {TypeError} An option is invalid.
 * @throws {Error} It cannot listen there, for instance because the port is in use.
 */
export declare function startSandbox(options?: SandboxOptions & ServeOptions): Promise<RunningSandbox>;
export type { Task$1 as Task };