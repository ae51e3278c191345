import { contract } from '../../generated/conformance/contract/contract.ts';
import { groups, type Check, type CheckRun, type Found } from './checks/check.ts';
import { allChecks } from './checks/all.ts';
import { observations } from './questions/observations.ts';
import { coverageOf, statementsOf } from './reports/coverage.ts';
import { StoppedError } from './requests/http.ts';
import { suggestedEdits } from './questions/suggested-edits.ts';
import { detectSettings, isExpected } from './questions/settings.ts';
import { docsOf } from './checks/list.ts';
import { checkOptions, type RunOptions } from './options.ts';
import { recorded } from './requests/recorded.ts';
import type { CheckResult, Finding, Report, Verdict } from './reports/report.ts';
import { Session } from './requests/session.ts';
import { serverOf } from './supply/server.ts';
import { Supply } from './supply/supply.ts';

/** Checks at a time: each waits for its own requests, of which `concurrency` limits how many there are. */
const parallel = 8;

/**
 * Checks a server against the contract, and finds out how it behaves where the contract leaves a question open.
 *
 * @throws {TypeError} An option is missing or invalid.
 */
export async function runConformance(options: RunOptions): Promise<Report> {
  checkOptions(options);
  const started = new Date();
  const start = performance.now();
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const session = new Session({ ...options, baseUrl }, await serverOf({ ...options, baseUrl }));
  const run: CheckRun = { session, supply: new Supply(session) };
  const checks = allChecks().filter(({ id }) => isWanted(id, options.only));
  const runner = new Runner(run, options, checks.length);
  await runner.all(checks.filter(({ derived }) => !derived));
  const whole = options.only === undefined;
  const interpretations = whole ? await detectSettings(run) : [];
  const answers = whole ? observations(session) : [];
  await runner.all(checks.filter(({ derived }) => derived));
  const results = runner.sorted(checks);
  const { stopped, exchanges } = session.http;
  const summary = count(results);
  return {
    version: contract.version,
    baseUrl,
    team: options.team,
    project: options.project,
    startedAt: started.toISOString(),
    durationMs: Math.round(performance.now() - start),
    requests: exchanges.length,
    verdict: verdictOf(session, summary),
    ...(stopped !== undefined && { stopped }),
    summary,
    checks: results,
    interpretations,
    answers,
    suggestedEdits: suggestedEdits(interpretations, started),
    coverage: coverageOf(session, results),
    leftBehind: [...new Map(session.created.map((each) => [each.id, each])).values()],
  };
}

/** The command that repeats a check. One that looks at the requests of others repeats those of its operation. */
const replayOf = ({ id, derived }: Check): string => {
  const [, operation] = id.split('/');
  if (!derived) return `docproc-conformance --only ${id}`;
  const known = contract.operations.some((each) => each.id === operation);
  return known ? `docproc-conformance --only ${operation}` : 'docproc-conformance';
};

/** Whether a check is wanted, by its id, the beginning of its id, or its operation. */
export const isWanted = (id: string, only: readonly string[] | undefined): boolean =>
  only === undefined ||
  only.some((wanted) => `${id}/`.startsWith(`${wanted.replace(/\/$/, '')}/`) || id.split('/')[1] === wanted);

function verdictOf({ http }: Session, summary: Record<Verdict, number>): Report['verdict'] {
  if (http.aborted) return 'could-not-run';
  if (summary.violation > 0) return 'violations';
  const withKey = http.exchanges.filter(({ request }) => request.credential === 'full');
  // A key that is never accepted proves nothing.
  const accepted = withKey.some(({ status }) => status !== 401);
  return http.stopped === undefined && (accepted || withKey.length === 0) && summary.passed > 0
    ? 'conforms'
    : 'could-not-run';
}

class Runner {
  readonly #results = new Map<string, CheckResult>();
  readonly #run: CheckRun;
  readonly #options: RunOptions;
  readonly #total: number;

  constructor(run: CheckRun, options: RunOptions, total: number) {
    this.#run = run;
    this.#options = options;
    this.#total = total;
  }

  async all(checks: readonly Check[]): Promise<void> {
    const waiting = [...checks];
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const result = await this.#one(next);
        this.#results.set(next.id, result);
        const { size: done } = this.#results;
        this.#options.onProgress?.({ done, total: this.#total, id: next.id, verdict: result.verdict });
      }
    };
    await Promise.all(Array.from({ length: parallel }, worker));
  }

  async #one(check: Check): Promise<CheckResult> {
    const { id, group, title, sends, expects, pointers, needs } = check;
    const { docsUrl = '' } = this.#options;
    const base = {
      id,
      group,
      title,
      sends,
      expects,
      docs: `${docsUrl.replace(/\/*$/, docsUrl === '' ? '' : '/')}${docsOf(id)}`,
      pointers: [...pointers],
      statements: statementsOf(check),
      replay: replayOf(check),
    };
    const notRun = (reason: string): CheckResult => ({ ...base, verdict: 'not-run', findings: [], reason });
    const missing = needs.filter((need) => !need.met(this.#run));
    if (missing.length > 0) return notRun(`needs ${missing.map(({ reason }) => reason).join(', ')}`);
    const findings: Finding[] = [];
    try {
      await check.run({ ...this.#run, id, report: (found) => void findings.push(this.#finding(found)) });
    } catch (error) {
      if (!isExpected(error)) throw error;
      if (findings.length === 0)
        return notRun(error instanceof StoppedError ? 'the run was stopped' : error.message);
    }
    return { ...base, verdict: mostSevere(findings), findings };
  }

  #finding({ exchanges, ...found }: Found): Finding {
    const { session } = this.#run;
    const { baseUrl } = session.options;
    const secrets = session.secrets();
    return { ...found, exchanges: exchanges.map((exchange) => recorded(exchange, baseUrl, secrets)) };
  }

  /** The results in the order of the groups, and of the checks within. */
  sorted(checks: readonly Check[]): CheckResult[] {
    const results = checks.flatMap(({ id }) => this.#results.get(id) ?? []);
    return results.sort((a, b) => rankOf(a) - rankOf(b));
  }
}

const rankOf = ({ group }: CheckResult): number => groups.findIndex((each) => each === group);

const severity: readonly Verdict[] = ['violation', 'advice', 'observation'];

const mostSevere = (findings: readonly Finding[]): Verdict =>
  severity.find((verdict) => findings.some((finding) => finding.verdict === verdict)) ?? 'passed';

function count(results: readonly CheckResult[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = {
    passed: 0,
    violation: 0,
    advice: 0,
    observation: 0,
    'not-run': 0,
  };
  for (const { verdict } of results) counts[verdict]++;
  return counts;
}
