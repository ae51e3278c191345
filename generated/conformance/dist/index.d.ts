/** A file of a form. */
interface UploadFile {
  name: string;
  type: string;
  content: string | Blob;
}
/** What a run may do besides reading: create resources, change them for good, send large files. */
declare const permissions: readonly ["writes", "irreversible", "large"];
type Permission = (typeof permissions)[number];
/** Keys besides the full one. Checks that need a missing one do not run. */
interface Credentials {
  /** Key of another team. */
  otherTeam?: string;
  expired?: string;
  /** A key that no server knows. @default a random text */
  invalid?: string;
  /** Keys with the scopes that they have, and no others: `{ key, scopes: ['task.read', 'upload.read'] }`. */
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
  /** Keys besides `apiKey`, for the checks of access. @default {} */
  credentials?: Credentials;
  /** A project that the key has no access to, or that does not exist. @default a made-up id */
  otherProject?: string;
  /** Folder that uploads may be moved to. @default undefined */
  folder?: string;
  /** What the run may do besides reading. @default [] */
  allow?: readonly Permission[];
  /**
   * Returns the IDs of the tasks of an upload. The contract has no operation that does.
   *
   * @default undefined
   */
  findTasks?: (upload: CreatedUpload) => Promise<readonly string[]> | readonly string[];
  /** Ids of tasks that the run may use, in place of `findTasks`. @default undefined */
  taskIds?: readonly string[];
  /** Documents to upload. The first one is the ordinary one. @default a small PDF */
  samples?: readonly Sample[];
  /** Checks to run: ids, groups such as `matrix`, or operations such as `getTask`. @default all */
  only?: readonly string[];
  /** Whether to find out if the server is the sandbox of this kit, and to use its control endpoints. @default true */
  sandbox?: boolean;
  /** Base URL of the documentation, for the links of reports. @default '' */
  docsUrl?: string;
  /** Bearer token of the control endpoints of the sandbox. @default undefined */
  controlToken?: string;
  /** Requests a second. @default unlimited for the sandbox, else 20 */
  rate?: number;
  /** Requests at a time. @default 4 */
  concurrency?: number;
  /** Milliseconds until a request fails. @default 30000 */
  timeoutMs?: number;
  /** Milliseconds to wait for the processing of a document. @default 120000 */
  processingMs?: number;
  /**
   * Ends the run when it is aborted. The requests that were sent get their responses, and the report lists what the run
   * has found and created. The message of its reason is in the report.
   *
   * @default undefined
   */
  signal?: AbortSignal;
  /** Sends requests. @default globalThis.fetch */
  fetch?: typeof fetch;
  /** Called after each check. @default undefined */
  onProgress?: (progress: {
    done: number;
    total: number;
    id: string;
    verdict: string;
  }) => void;
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
  /** Trace ID that the request had, in the header `traceparent`. */
  trace: string;
  /** operationId. */
  operation: string;
  method: string;
  /** Path with its query, without the base URL. */
  path: string;
  /** Credential that the request had: `full`, `none`, `scopes task.read`, … */
  credential: string;
  /** The request as a command of curl, with the key in the environment variable DOCPROC_API_KEY. */
  curl: string;
  status: number;
  /** By their names in lower case. Values that can be secrets, as those of cookies, are `***`. */
  headers: Record<string, string>;
  /** Beginning of the body of the response. */
  body: string;
  durationMs: number;
}
/** What a check found. */
interface Finding {
  verdict: FindingVerdict;
  /** Whether a baseline tolerates what would be a violation. */
  known?: true;
  /** One sentence. */
  message: string;
  expected: string;
  seen: string;
  /** The requests that show it, in their order. */
  exchanges: RecordedExchange[];
}
/** A check as the documentation and a report describe it. */
interface ListedCheck {
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
  pointers: readonly string[];
  /** Ids of the statements in openapi/trace.yaml that the check proves when it passes. */
  statements: string[];
}
/** The result of one check. */
interface CheckResult extends ListedCheck {
  verdict: Verdict;
  findings: Finding[];
  /** Milliseconds that the check took. Checks run side by side, so that the sum is more than the run took. */
  durationMs: number;
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
/** A resource that the run created, and that is still there. */
interface LeftBehind {
  resource: string;
  id: string;
}
/** The result of a run. */
interface Report {
  /** Version of the package. */
  version: string;
  baseUrl: string;
  team: string;
  project: string;
  /** Time of the start, in ISO 8601. */
  startedAt: string;
  durationMs: number;
  requests: number;
  /** `could-not-run` if the server could not be reached, is not the service, or accepted no request with the key. */
  verdict: "conforms" | "violations" | "could-not-run";
  /** Why the run ended early, or could not judge the server. */
  stopped?: string;
  /** How many checks have each verdict. */
  summary: Record<Verdict, number>;
  /** In the order of the groups; violations that explain others are first. */
  checks: CheckResult[];
  interpretations: InterpretationResult[];
  answers: Answer[];
  leftBehind: LeftBehind[];
}
/** Returns the violations of a report with their checks, most likely cause first. */
export declare const violationsOf: ({ checks }: Report) => {
  check: CheckResult;
  finding: Finding;
}[];
/** Returns the exit code of the command for a report: 0 conforms, 1 violations, 2 could not run. */
export declare const exitCodeOf: ({ verdict }: Report) => 0 | 1 | 2;
/** Returns every check with the statements that it proves. Sends no request. */
export declare const listChecks: () => ListedCheck[];
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
 * run is skipped with the reason. Where the run ended early or could not judge the server, it fails.
 *
 * @param options The options of the run, or a function that returns them once the server is ready.
 */
export declare function registerChecks(test: TestFunction, options: RunOptions | (() => RunOptions | Promise<RunOptions>), only?: readonly string[]): void;
interface TextOptions {
  /** Whether to list what passed and what did not run, too. @default false */
  verbose?: boolean;
  /** Whether to color the text for a terminal. @default false */
  color?: boolean;
}
/** Returns the report as lines of text. */
export declare function textReport(given: Report, { verbose, color }?: TextOptions): string;
export type { Answer, CheckResult, CreatedUpload, Credentials, Finding, FindingVerdict, Format, InterpretationResult, LeftBehind, ListedCheck, Permission, RecordedExchange, Report, RunOptions, Sample, TestContext, TestFunction, Verdict };