/**
 * - `violation`: the server does not do what the contract states
 * - `advice`: the server would be easier or safer to use if it did otherwise
 * - `observation`: the contract states nothing, and this is what the server does
 */
export type FindingVerdict = 'violation' | 'advice' | 'observation';

/** The most severe verdict of the findings of a check; `passed` without findings, `not-run` if the check could not run. */
export type Verdict = FindingVerdict | 'passed' | 'not-run';

/** A request and its response, without the key. */
export interface RecordedExchange {
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
export interface Finding {
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
export interface ListedCheck {
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
export interface CheckResult extends ListedCheck {
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
export interface InterpretationResult {
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
export interface Answer {
  /** Id of the open question. */
  question: string;
  title: string;
  answer: string;
}

/** A resource that the run created, and that is still there. */
export interface LeftBehind {
  resource: string;
  id: string;
}

/** The result of a run. */
export interface Report {
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
  verdict: 'conforms' | 'violations' | 'could-not-run';
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
export const violationsOf = ({ checks }: Report): { check: CheckResult; finding: Finding }[] =>
  checks.flatMap((check) =>
    check.findings.flatMap((finding) => (finding.verdict === 'violation' ? [{ check, finding }] : [])),
  );

/** Returns the exit code of the command for a report: 0 conforms, 1 violations, 2 could not run. */
export const exitCodeOf = ({ verdict }: Report): 0 | 1 | 2 =>
  verdict === 'conforms' ? 0 : verdict === 'violations' ? 1 : 2;
