import { contract } from '../../../generated/conformance/contract/contract.ts';
import { commonCause } from './cause.ts';
import { CheckContext, type Check } from '../checks/check.ts';
import type { CheckRun } from '../checks/needs.ts';
import { couldBeServerChange, statesSetByServer } from '../checks/effects.ts';
import { isChangedByServer } from '../checks/server-changes.ts';
import { allChecks, toListedCheck } from '../checks/list.ts';
import { isExpected, StoppedError } from '../contract/errors.ts';
import { LostError } from '../resources/lost-error.ts';
import { checkOptions, type RunOptions } from '../contract/options.ts';
import { answers } from '../questions/answers.ts';
import { detectSettings } from '../questions/settings.ts';
import type { CheckResult, Finding, Report, Verdict } from '../reports/report.ts';
import { recorded, withoutSecrets } from '../requests/recorded.ts';
import { Semaphore } from '../requests/semaphore.ts';
import { Session } from '../requests/session.ts';
import { ResourcePool } from '../resources/pool.ts';
import { testedServerOf } from '../requests/server.ts';

/** Checks at a time: each waits for its own requests, of which `concurrency` limits how many there are. */
const parallel = 8;

/**
 * Checks a server against the contract, and finds out how it behaves where the contract leaves a question open.
 *
 * @throws {TypeError} An option is missing or invalid.
 */
export async function runConformance(options: RunOptions): Promise<Report> {
  checkOptions(options);
  for (const wanted of options.only ?? []) {
    if (!allChecks.some(({ id }) => isWanted(id, [wanted])))
      throw new TypeError(`only: there is no check, group or operation ${wanted}.`);
  }
  const started = new Date();
  const start = performance.now();
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const session = new Session({ ...options, baseUrl }, await testedServerOf({ ...options, baseUrl }));
  const { signal } = options;
  const interrupt = (): void => {
    const reason: unknown = signal?.reason;
    session.http.abort(reason instanceof Error ? reason.message : String(reason));
  };
  if (signal?.aborted) interrupt();
  signal?.addEventListener('abort', interrupt);
  const run: CheckRun = {
    session,
    pool: new ResourcePool(session),
    serverChanges: new Set(statesSetByServer()),
  };
  await run.pool.addGiven();
  const checks = allChecks.filter(({ id }) => isWanted(id, options.only));
  const found = new Map<string, CheckResult>();
  const semaphore = new Semaphore(parallel);
  const runOne = async (check: Check): Promise<void> => {
    const result = await semaphore.run(() => resultOf(check, run));
    const { id, verdict } = result;
    found.set(id, result);
    options.onProgress?.({ done: found.size, total: checks.length, id, verdict });
  };
  await Promise.all(checks.filter(({ sends }) => sends !== undefined).map(runOne));
  await session.responded();
  const cause = session.http.aborted ? undefined : commonCause(session);
  const whole = options.only === undefined && cause === undefined;
  const interpretations = whole ? await detectSettings(run) : [];
  const answered = whole ? answers(session) : [];
  const safe = <Value>(value: Value): Value => withoutSecrets(value, session.secrets());
  await Promise.all(checks.filter(({ sends }) => sends === undefined).map(runOne));
  signal?.removeEventListener('abort', interrupt);
  const all = checks.flatMap(({ id }) => found.get(id) ?? []).map((each) => explained(each, cause));
  const results = withoutRepeats(session, all);
  const { exchanges } = session.http;
  const stopped = cause ?? session.http.stopped;
  const summary = countVerdicts(results);
  return {
    version: contract.version,
    baseUrl,
    team: options.team,
    project: options.project,
    startedAt: started.toISOString(),
    durationMs: Math.round(performance.now() - start),
    requests: exchanges.length,
    verdict: cause === undefined ? verdictOf(session, summary) : 'could-not-run',
    ...(stopped !== undefined && { stopped: safe(stopped) }),
    summary,
    checks: results,
    interpretations: interpretations.map((each) => ({ ...each, evidence: safe(each.evidence) })),
    answers: answered.map((each) => ({ ...each, answer: safe(each.answer) })),
    leftBehind: safe([...new Map(session.created.map((each) => [each.id, each])).values()]),
  };
}

/** Returns the result of a check, which has none where one cause explains what all of them found. */
const explained = (result: CheckResult, cause: string | undefined): CheckResult =>
  cause === undefined || result.verdict === 'not-run'
    ? result
    : { ...result, verdict: 'not-run', findings: [], reason: 'the run could not judge the server' };

/** Statuses of an operation that a server does not have. */
const missing = [404, 405, 501];

/** Returns the results, with only the first violation of an operation that the server does not have: it causes the others. */
function withoutRepeats({ http }: Session, results: readonly CheckResult[]): CheckResult[] {
  const statusOf = (id: string): number | undefined => {
    const sent = http.exchanges.filter(
      ({ operation, credential, documented, check }) =>
        operation.id === id &&
        credential === 'full' &&
        documented &&
        !/\/(unknown-id|other-project)$/.test(check),
    );
    const status = sent[0]?.status ?? 0;
    const isSame = missing.includes(status) && sent.every((each) => each.status === status);
    return isSame && new Set(sent.map(({ check }) => check)).size > 1 ? status : undefined;
  };
  const statuses = new Map(contract.operations.map(({ id }) => [id, statusOf(id)]));
  const shown = new Set<string>();
  return results.map((result) => {
    const [, operation = ''] = result.id.split('/');
    const status = statuses.get(operation);
    const isFirst = !shown.has(operation);
    if (result.verdict !== 'violation' || status === undefined) return result;
    shown.add(operation);
    if (isFirst) return result;
    const reason = `${operation} returned ${status} to every request with the key`;
    return { ...result, verdict: 'not-run', findings: [], reason };
  });
}

/** Whether a check is wanted, by its id, the beginning of its id, or its operation. */
export const isWanted = (id: string, only: readonly string[] | undefined): boolean =>
  only === undefined ||
  only.some((wanted) => `${id}/`.startsWith(`${wanted.replace(/\/$/, '')}/`) || id.split('/')[1] === wanted);

/** Runs a check, if the run has what it needs. */
async function resultOf(check: Check, run: CheckRun): Promise<CheckResult> {
  const { session } = run;
  const { baseUrl, docsUrl } = session.options;
  const listed = toListedCheck(check, docsUrl);
  const start = performance.now();
  const base = () => ({
    ...listed,
    replay: replayOf(check),
    durationMs: Math.round(performance.now() - start),
  });
  const notRun = (reason: string): CheckResult => ({
    ...base(),
    verdict: 'not-run',
    findings: [],
    reason: withoutSecrets(reason, session.secrets()),
  });
  const unmet = (check.needs ?? []).filter((need) => !need.met(run));
  if (unmet.length > 0) return notRun(`needs ${unmet.map(({ reason }) => reason).join(', ')}`);
  const context = await confirmed(check, run);
  if (context.reason !== undefined) return notRun(context.reason);
  const findings = context.findings.map(({ exchanges, ...found }): Finding => ({
    ...withoutSecrets(found, session.secrets()),
    exchanges: exchanges.map((exchange) => recorded(exchange, baseUrl, session.secrets())),
  }));
  const verdict = severity.find((each) => findings.some((finding) => finding.verdict === each)) ?? 'passed';
  return { ...base(), verdict, findings };
}

async function attempt(check: Check, run: CheckRun): Promise<CheckContext> {
  const context = new CheckContext(run, check.id);
  try {
    await check.run(context);
  } catch (error) {
    if (!isExpected(error)) throw error;
    if (error instanceof LostError)
      context.violation(error.exchange, `${error.message}, and the server has created it.`, 'the resource');
    if (context.findings.length === 0)
      context.reason = error instanceof StoppedError ? 'the run was stopped' : error.message;
  }
  return context;
}

/** Attempts of a check that must agree if the service could have caused the findings on its own. */
const attempts = 3;

/**
 * Runs a check, and repeats it if the service could have caused the findings on its own. A violation counts if each attempt
 * finds one, and other resources do not change while they are only read.
 */
async function confirmed(check: Check, run: CheckRun): Promise<CheckContext> {
  let first = await attempt(check, run);
  // One server error can pass, and what comes then is judged as at first.
  for (let count = 1; count < attempts && isViolated(first) && isServerError(first); count++) {
    const next = await attempt(check, run);
    // A run that ends meanwhile shows nothing else.
    if (run.session.http.stopped !== undefined) return first;
    first = next;
  }
  if (isServerError(first)) return first;
  const { possibleServerChange } = first;
  // Where the run lets time pass, the service changes nothing meanwhile.
  if (!possibleServerChange || !isViolated(first) || run.session.server.advance) return first;
  const { testResource, fields } = possibleServerChange;
  for (let count = 1; count < attempts; count++) {
    const next = await attempt(check, run);
    // Without another resource, the fields decide.
    if (next.reason !== undefined && !fields.every((field) => couldBeServerChange(testResource, field)))
      return first;
    if (!isViolated(next) || (await isChangedByServer(run, possibleServerChange))) {
      first.reason = `inconclusive: the service changed ${fields.join(' and ')} on its own`;
      return first;
    }
  }
  return first;
}

const isServerError = ({ findings }: CheckContext): boolean =>
  findings.some(({ exchanges }) => exchanges.some(({ status }) => status >= 500));

const isViolated = ({ findings }: CheckContext): boolean =>
  findings.some(({ verdict }) => verdict === 'violation');

const severity: readonly Verdict[] = ['violation', 'advice', 'observation'];

/** The command that repeats a check. One that looks at the requests of others repeats those of its operation. */
const replayOf = ({ id, sends }: Check): string => {
  const [, operation] = id.split('/');
  if (sends !== undefined) return `docproc-conformance --only ${id}`;
  const known = contract.operations.some((each) => each.id === operation);
  return known ? `docproc-conformance --only ${operation}` : 'docproc-conformance';
};

function verdictOf({ http }: Session, summary: Record<Verdict, number>): Report['verdict'] {
  if (http.aborted) return 'could-not-run';
  if (summary.violation > 0) return 'violations';
  return http.stopped === undefined && summary.passed > 0 ? 'conforms' : 'could-not-run';
}

/** Returns how many checks have each verdict. */
export function countVerdicts(results: readonly CheckResult[]): Record<Verdict, number> {
  const counts = { passed: 0, violation: 0, advice: 0, observation: 0, 'not-run': 0 };
  for (const { verdict } of results) counts[verdict]++;
  return counts;
}
