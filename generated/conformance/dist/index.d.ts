/** What one field of a resource must contain, or must not contain, before an operation. */
interface Guard {
  readonly in?: readonly unknown[];
  readonly notIn?: readonly unknown[];
}
/** Guards by the field that they look at. All of them must pass. */
type Guards = Readonly<Record<string, Guard>>;
type Json = null | boolean | number | string | Json[] | {
  [key: string]: Json;
};
interface TestedOperation {
  id: string;
  method: string;
  path: string;
  /** JSON pointer of the operation. */
  pointer: string;
  parameters: readonly PathParameter[];
  /** The required parameters of the query, with values. */
  query: readonly (readonly [name: string, value: string])[];
  /** The required headers other than `authorization`, with values. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The scopes that a key needs together, each with every spelling; empty if any key will do. */
  scopes: readonly (readonly string[])[];
  body?: RequestBody;
  responses: readonly DocumentedResponse[];
  success: Success;
  /** Resource that the operation acts on. */
  record?: string;
  action?: "get" | "list" | "create" | "update" | "delete";
  shorthandOf?: string;
  transition?: Transition;
  /** The effect of a request: none, creates resources, changes one, or changes one irreversibly. */
  effect: "none" | "creates" | "changes" | "irreversible";
  /** Ids of the open questions named anywhere in it. */
  questions: readonly string[];
  /** Ids of those that the operation itself names. */
  ownQuestions: readonly string[];
}
interface PathParameter {
  name: string;
  /** Name in snake_case. */
  key: string;
  role: "team" | "project" | "record" | "other";
  /** Type of the resource that another parameter identifies. */
  of?: string;
  /** A value for it, where it identifies nothing. */
  example?: string;
}
interface RequestBody {
  /** Media type. */
  type: string;
  kind: "json" | "form" | "other";
  required: boolean;
  /** Field of a form with files. */
  files?: {
    name: string;
  };
  /** Fields of a form with JSON text. */
  texts: readonly string[];
  /** Names of the fields or members. */
  fields: readonly string[];
  /** Those that a parameter of a path names too, with the key of the parameter. */
  inPath: Readonly<Record<string, string>>;
  valid: readonly {
    name: string;
    value: Json;
  }[];
  invalid: readonly InvalidCase[];
  limits: readonly Limit[];
  /** JSON pointer of the body. */
  pointer: string;
}
/** A body that is wrong in one keyword at one place. */
interface InvalidCase {
  /** Unique within the operation. */
  name: string;
  /** JSON pointer into the value. */
  at: string;
  keyword: string;
  value: Json;
  /** JSON pointer of the keyword in the contract. */
  pointer: string;
}
interface Limit {
  name: string;
  value: number;
  unit: string;
  per: string;
  rejectedWith?: string;
  questions: readonly string[];
  pointer: string;
}
/** What the contract documents for one status; `2XX` means all from 200 to 299. */
interface DocumentedResponse {
  status: string;
  contents: readonly {
    type: string;
    schema: object;
    shape: string;
    empty: boolean;
  }[];
  /** JSON pointers of the response, and of the schemas that it can contain. */
  pointers: readonly string[];
}
interface Success {
  kind: "envelope" | "flat" | "empty" | "unknown";
  statuses: readonly string[];
  partial: readonly string[];
  /** Whether it has several records. */
  list?: true;
}
interface Transition {
  /** JSON pointer of the transition. */
  pointer: string;
  record: string;
  from?: Guards;
  conditions: readonly string[];
  to: Readonly<Record<string, {
    value?: Json;
    parameter?: string;
    unknown?: string;
  }>>;
  creates?: readonly {
    record: string;
    per: string;
  }[];
  rejectedWith?: string;
}
/** A file of a form. */
interface UploadFile {
  name: string;
  type: string;
  content: string | Blob;
}
/** What a request sends. */
interface SentRequest {
  operation: TestedOperation;
  path: string;
  /** Method, where it is not that of the operation. */
  method?: string;
  credential: string;
  /** Value of the header `authorization`; undefined if there is none. */
  authorization: string | undefined;
  contentType?: string;
  /** Text of the body. */
  text?: string;
  form?: {
    fields: readonly (readonly [string, string])[];
    files: readonly UploadFile[];
    fileField: string;
  };
  /** Id of the check that sends it. */
  check: string;
}
/** A request with its response. */
interface Exchange {
  number: number;
  check: string;
  operation: TestedOperation;
  /** Whether the request is one that the contract describes, with the operation's own method. */
  documented: boolean;
  request: SentRequest;
  method: string;
  status: number;
  headers: Record<string, string>;
  /** Media type without parameters; empty if there is none. */
  type: string;
  text: string;
  /** The body, if it is JSON. */
  json: unknown;
  durationMs: number;
}
/** The server cannot be reached, or failed so often that the run ends. */
declare class StoppedError extends Error {
  override readonly name = "StoppedError";
}
interface HttpOptions {
  baseUrl: string;
  fetch: typeof fetch;
  /** Requests a second. */
  rate: number;
  concurrency: number;
  timeoutMs: number;
}
/** Sends requests at a limited rate, and keeps them with their responses. */
declare class Http {
  #private;
  readonly exchanges: Exchange[];
  /** Why no more requests are sent. */
  stopped: string | undefined;
  /** Whether the run ended since one of its options is wrong. */
  aborted: boolean;
  /** Responses that asked to wait. */
  readonly delayed: Exchange[];
  constructor(options: HttpOptions);
  /**
   * Sends a request, and again after the time that the server asks for.
   *
   * @throws {StoppedError} The server cannot be reached, or the run has ended.
   */
  send(request: SentRequest): Promise<Exchange>;
  /**
   * Ends the run.
   *
   * @param reason Why the run cannot judge the server, whatever it has found.
   */
  abort(reason: string): StoppedError;
}
/**
 * - `violation`: the server does not do what the contract states
 * - `advice`: the server would be easier or safer to use if it did otherwise
 * - `observation`: the contract states nothing, and this is what the server does
 */
type FindingVerdict = "violation" | "advice" | "observation";
/** The most severe verdict of the findings of a check; `passed` without findings, `not-run` if the check could not run. */
type Verdict = FindingVerdict | "passed" | "not-run";
/** A request and its response, without the key. */
interface RecordedExchange {
  /** Position in the run, from 1. */
  number: number;
  /** operationId. */
  operation: string;
  method: string;
  /** Path with its query, without the base URL. */
  path: string;
  /** Credential that the request had: `full`, `none`, `read-only`, … */
  credential: string;
  /** The request as a command of curl, with the key in the environment variable DOCPROC_API_KEY. */
  curl: string;
  status: number;
  headers: Record<string, string>;
  /** Beginning of the body of the response. */
  body: string;
  durationMs: number;
}
/** What a check found. */
interface Finding {
  verdict: FindingVerdict;
  /** One sentence. */
  message: string;
  expected: string;
  seen: string;
  /** The requests that show it, in their order. */
  exchanges: RecordedExchange[];
}
/** The result of one check. */
interface CheckResult {
  /** Stable id: `matrix/completeTask/REVIEWING`. */
  id: string;
  group: string;
  title: string;
  /** The requests that it sends. */
  sends: string;
  /** What a server that conforms does. */
  expects: string;
  /** Its place in the documentation: a URL, or a path below that of the site. */
  docs: string;
  /** JSON pointers into the bundled contract. */
  pointers: string[];
  /** Ids of the statements in openapi/trace.yaml that the check proves when it passes. */
  statements: string[];
  verdict: Verdict;
  findings: Finding[];
  /** Why the check did not run, and the option that would let it. */
  reason?: string;
  /** Command that repeats the check. */
  replay: string;
}
/** How the server behaves in the terms of a setting. */
interface InterpretationResult {
  /** Id of the setting, which is that of the open question. */
  setting: string;
  title: string;
  values: string[];
  /** What the kit assumes. */
  default: string;
  /** The value that the server follows; undefined if the run did not show it. */
  value?: string;
  /** What was seen, or what would be needed to see it. */
  evidence: string;
}
/** What the run showed about an open question that the sandbox has no setting for. */
interface Answer {
  /** Id of the open question. */
  question: string;
  title: string;
  answer: string;
}
/** An edit of open-questions.yaml that a result of the run suggests. */
interface SuggestedEdit {
  /** Id of the open question. */
  question: string;
  /** The file, and the line of the setting in it. */
  file: string;
  line: number;
  /** The value that the server follows, which becomes the default. */
  value: string;
  /** Whether it is the default already. The edit then notes the evidence alone. */
  confirmed: boolean;
  /** Lines of a patch, each with a space, `-` or `+` at its start. */
  hunk: string[];
}
/** A part of the contract that a run can reach: how much of it, and what was missed. */
interface CoveragePart {
  name: string;
  covered: number;
  total: number;
  missed: string[];
}
/** A resource that the run created, and that is still there. */
interface LeftBehind {
  resource: string;
  id: string;
}
/** The result of a run. */
interface Report {
  /** Version of this tool, which is that of the contract. */
  version: string;
  baseUrl: string;
  team: string;
  project: string;
  /** Time of the start, in ISO 8601. */
  startedAt: string;
  durationMs: number;
  requests: number;
  /** `could-not-run` if the server could not be reached, or no request was accepted. */
  verdict: "conforms" | "violations" | "could-not-run";
  /** Why the run ended early, or could not begin. */
  stopped?: string;
  /** How many checks have each verdict. */
  summary: Record<Verdict, number>;
  /** In the order of the groups; violations that explain others are first. */
  checks: CheckResult[];
  interpretations: InterpretationResult[];
  answers: Answer[];
  suggestedEdits: SuggestedEdit[];
  coverage: CoveragePart[];
  leftBehind: LeftBehind[];
}
/** Returns the violations of a report with their checks, most likely cause first. */
export declare const violationsOf: ({ checks }: Report) => {
  check: CheckResult;
  finding: Finding;
}[];
/** Returns the exit code of the command for a report: 0 conforms, 1 violations, 2 could not run. */
export declare const exitCodeOf: ({ verdict }: Report) => 0 | 1 | 2;
/** What a run may do besides reading: create records, change them for good, send large files. */
declare const permissions: readonly ["writes", "irreversible", "large"];
type Permission = (typeof permissions)[number];
/** Keys besides the full one. Checks that need a missing one do not run. */
interface Credentials {
  /** Key with the scopes to read, and no others. */
  readOnly?: string;
  /** Key with the scope to create uploads, and no others. */
  uploadOnly?: string;
  /** Key of another team. */
  otherTeam?: string;
  expired?: string;
  /** A key that no server knows. @default a random text */
  invalid?: string;
  /** Further keys with the scopes that they have, and no others. */
  scoped?: readonly {
    key: string;
    scopes: readonly string[];
  }[];
}
/** A document, and its properties. */
interface Sample extends UploadFile {
  /** State that processing ends in, if it is another than that of an ordinary document. */
  endsIn?: string;
  /** Condition of a transition that its task does not meet. */
  fails?: string;
  /** Whether operations that can succeed in part do so for its task. */
  partial?: true;
}
/** An upload that the run has created. */
interface CreatedUpload {
  id: string;
  /** The response to its creation. */
  created: Readonly<Record<string, unknown>>;
  fileNames: readonly string[];
}
interface RunOptions {
  /** Base URL of the server, before the version. */
  baseUrl: string;
  team: string;
  project: string;
  /** Key with all scopes. */
  apiKey: string;
  /**
   * Keys besides `apiKey`, for the checks of access.
   *
   * @default {}
   */
  credentials?: Credentials;
  /** A project that the key has no access to, or that does not exist. @default a made-up id */
  otherProject?: string;
  /**
   * Folder that uploads may be moved to.
   *
   * @default undefined
   */
  folder?: string;
  /**
   * What the run may do besides reading.
   *
   * @default []
   */
  allow?: readonly Permission[];
  /**
   * Returns the ids of the tasks of an upload. The contract has no operation that does.
   *
   * @default undefined
   */
  findTasks?: (upload: CreatedUpload) => Promise<readonly string[]> | readonly string[];
  /**
   * Ids of tasks that the run may use, in place of `findTasks`.
   *
   * @default undefined
   */
  taskIds?: readonly string[];
  /**
   * Documents to upload. The first one is the ordinary one.
   *
   * @default a small PDF
   */
  samples?: readonly Sample[];
  /** Checks to run: ids, groups such as `matrix`, or operations such as `getTask`. @default all */
  only?: readonly string[];
  /** Whether to find out if the server is the sandbox of this kit, and to use its control endpoints. @default true */
  sandbox?: boolean;
  /**
   * Base URL of the documentation, for the links of reports.
   *
   * @default ''
   */
  docsUrl?: string;
  /**
   * Bearer token of the control endpoints of the sandbox.
   *
   * @default undefined
   */
  controlToken?: string;
  /** Requests a second. @default unlimited for the sandbox, else 20 */
  rate?: number;
  /** Requests at a time. @default 4 */
  concurrency?: number;
  /** Milliseconds until a request fails. @default 30000 */
  timeoutMs?: number;
  /** Milliseconds to wait for the processing of a document. @default 120000 */
  processingMs?: number;
  /** Sends requests. @default globalThis.fetch */
  fetch?: typeof fetch;
  /**
   * Called after each check.
   *
   * @default undefined
   */
  onProgress?: (progress: {
    done: number;
    total: number;
    id: string;
    verdict: string;
  }) => void;
}
/** What a path or a body can name. */
interface Names {
  team: string;
  project: string;
  /** Id of the resource that the operation acts on. */
  record?: string;
  /** Values of the other parameters, by their names in snake_case. */
  others: Readonly<Record<string, string>>;
}
/** The parts of a request that depend on the media type of its body. */
type Content = Pick<SentRequest, "contentType" | "text" | "form">;
interface Server {
  kind: "sandbox" | "unknown";
  /** The first one is the ordinary document. */
  samples: readonly Sample[];
  /** Whether an ordinary document meets the conditions of transitions. */
  conditionsHold: boolean;
  credentials: Credentials;
  folder: string | undefined;
  findTasks?: (upload: CreatedUpload) => Promise<readonly string[]> | readonly string[];
  /** Puts a resource with these fields into the server, and returns its fields. */
  seed?: (values: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown> | undefined>;
  /** Lets time pass, where processing needs it. */
  advance?: () => Promise<void>;
}
/** What a request has other than the usual. */
interface SendOptions {
  /** @default 'full' */
  credential?: string;
  /** Id of the resource that the operation acts on. */
  record?: string;
  /** Values of other path parameters by their names in snake_case. */
  others?: Readonly<Record<string, string>>;
  project?: string;
  method?: string;
  /** Body, in place of the usual one; null for none. */
  value?: Json;
  /** Body as it is sent, in place of `value`. */
  content?: Content;
}
/** The requests of a run, and what they have in common. */
declare class Session {
  #private;
  readonly http: Http;
  readonly server: Server;
  readonly options: RunOptions;
  readonly allow: ReadonlySet<Permission>;
  constructor(options: RunOptions, server: Server);
  /** Credentials with some scopes and no others. */
  readonly scoped: readonly {
    name: string;
    scopes: readonly string[];
  }[];
  hasCredential(name: string): boolean;
  /** Sends a request of an operation. What is not given is as the operation needs it. */
  send(check: string, operation: TestedOperation, given?: SendOptions): Promise<Exchange>;
  names({ record, others, project }?: SendOptions): Names;
  /** Ids of resources that the run has created, by their type. */
  readonly created: {
    resource: string;
    id: string;
  }[];
  /** Returns every secret that no output may have. */
  secrets(): string[];
}
type Fields = Record<string, unknown>;
/** A record of the server that a check may use. */
interface Subject {
  resource: string;
  id: string;
  /** Its fields when it was last read. */
  fields: Fields;
  sample: Sample | undefined;
}
/** Prepares records in the states that checks ask for, from uploads of its own. */
declare class Supply {
  #private;
  constructor(session: Session);
  /** Whether the run can get at the resources of files. */
  get hasTasks(): boolean;
  /**
   * Returns a resource of a file whose fields pass some guards. No other check uses it until it is returned.
   *
   * @throws {UnreachableError} The run found no way to such a resource.
   */
  take(guards: Guards, special?: Partial<Pick<Sample, "fails" | "partial">>): Promise<Subject>;
  /** Returns an unchanged resource to the pool. */
  giveBack(subject: Subject): void;
  /**
   * Uploads documents, and returns a resource of each as it is right away.
   *
   * @throws {UnreachableError} The upload was rejected, or its records were not found.
   */
  upload(files: readonly Sample[]): Promise<Subject[]>;
  /**
   * Uploads one document, and brings its only record into a state.
   *
   * @throws {UnreachableError} No known way leads there.
   */
  uploadInState(sample: Sample, guards: Guards): Promise<Subject>;
  /** Returns the only record of an upload in some state; undefined if no way leads there. */
  sole(guards: Guards): Promise<Subject | undefined>;
  /** Sends a request of an operation to a resource that allows it, and returns the resource when the service is done with it. */
  after(operation: TestedOperation): Promise<Subject | undefined>;
  /**
   * Reads a resource.
   *
   * @throws {UnreachableError} The response has none.
   */
  read(subject: Subject, check?: string): Promise<Subject>;
}
/** What a check needs, and the option that provides it. */
interface Need {
  met(run: CheckRun): boolean;
  /** `an expired key (--expired-key)`. */
  reason: string;
}
/** What all checks of a run share. */
interface CheckRun {
  session: Session;
  supply: Supply;
}
/** What a check found, with the requests that show it. */
interface Found {
  verdict: FindingVerdict;
  message: string;
  expected: string;
  seen: string;
  exchanges: readonly Exchange[];
}
/** A check while it runs. */
interface CheckContext extends CheckRun {
  /** Id of the check. */
  id: string;
  /** Notes a finding. */
  report(found: Found): void;
}
/** One fact that the contract states, and how to find out whether a server does it. */
interface Check {
  /** Stable id: `group/operation/case`. */
  id: string;
  group: Group;
  title: string;
  /** The requests that it sends, in one or two sentences. */
  sends: string;
  /** What a server that conforms does. */
  expects: string;
  /** JSON pointers into the contract; the statements that point there are proven. */
  pointers: readonly string[];
  needs: readonly Need[];
  /** Whether it looks at the requests of other checks, and so comes after them. */
  derived?: true;
  /** Throws an `InconclusiveError` if it has no result. */
  run(context: CheckContext): Promise<void> | void;
}
/** Groups in the order of the report: what explains other violations comes first. */
declare const groups: readonly ["responses", "access", "matrix", "invalid", "limits", "concurrency", "hygiene", "forward"];
type Group = (typeof groups)[number];
/** Returns every check, in the order in which they run. */
export declare function allChecks(): readonly Check[];
/** A check as the documentation lists it. */
interface ListedCheck {
  id: string;
  group: Group;
  title: string;
  /** The requests that it sends. */
  sends: string;
  /** What a server that conforms does. */
  expects: string;
  /** Its place in the documentation, below the URL of the site. */
  docs: string;
  /** JSON pointers into the contract. */
  pointers: readonly string[];
  /** Ids of the statements that the check proves. */
  statements: string[];
}
/** Returns every check with the statements that it proves. Sends no request. */
export declare const listChecks: () => ListedCheck[];
/** Returns the edits as a patch for `git apply`. */
export declare function patchOf(edits: readonly SuggestedEdit[]): string;
/** Returns the arguments with which the sandbox imitates the server. */
export declare const setArguments: (results: readonly InterpretationResult[]) => string;
/** Returns the JSON file with which the sandbox imitates the server. */
export declare const interpretationsFile: (results: readonly InterpretationResult[]) => string;
/** A format of the report: the name of its file, and how it is written. */
interface Format {
  file: string;
  render(report: Report): string;
}
/** The formats of the option `--report`. */
export declare const formats: Readonly<Record<string, Format>>;
/**
 * Checks a server against the contract, and finds out how it behaves where the contract leaves a question open.
 *
 * @throws {TypeError} An option is missing or invalid.
 */
export declare function runConformance(options: RunOptions): Promise<Report>;
/** What a test of Vitest or node:test is given. */
interface TestContext {
  skip(reason?: string): void;
}
/** `test` of Vitest or of node:test. */
type TestFunction = (name: string, run: (context: TestContext) => Promise<void>) => unknown;
/**
 * Adds a test for each check. One run serves all of them, and begins with the first test. A check that could not
 * run is skipped with the reason.
 *
 * @param options The options of the run, or a function that returns them once the server is ready.
 */
export declare function registerChecks(test: TestFunction, options: RunOptions | (() => RunOptions | Promise<RunOptions>), only?: readonly string[]): void;
interface TextOptions {
  /**
   * Whether to list what passed and what did not run, too.
   *
   * @default false
   */
  verbose?: boolean;
  /**
   * Whether to color the text for a terminal.
   *
   * @default false
   */
  color?: boolean;
}
/** Returns the report as lines of text. */
export declare function textReport(report: Report, { verbose, color }?: TextOptions): string;
export type { Answer, Check, CheckResult, CoveragePart, CreatedUpload, Credentials, Finding, FindingVerdict, Format, InterpretationResult, LeftBehind, ListedCheck, Permission, RecordedExchange, Report, RunOptions, Sample, SuggestedEdit, TestContext, TestFunction, Verdict };