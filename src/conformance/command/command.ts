import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { printed } from '../../shared/command-line.ts';
import { chosen, optionsOf, parse, type Flags } from './flags.ts';
import { judge } from './judge.ts';
import type { Output } from './output.ts';
import { interpretationsFile } from '../reports/interpretations.ts';
import { permissions, type RunOptions } from '../contract/options.ts';
import {
  baselineLines,
  isKnown,
  openBaseline,
  type Baseline,
  type BaselineEntry,
  type Violated,
} from './baseline.ts';
import { exitCodeOf, type CheckResult, type Report } from '../reports/report.ts';
import { formats, type Format } from '../reports/formats.ts';
import { countVerdicts, runConformance } from '../run/run.ts';
import { textReport } from '../reports/text.ts';

export const usage = `Usage: docproc-conformance --base-url URL --team T --project P [options]
       docproc-conformance judge FILE.har [options]    judges recorded traffic; --help lists its options

Checks whether a server keeps the contract of the Document Processing Service, and finds out how it
behaves where the contract leaves a question open. Exits with 0 if the server conforms, 1 if it
violates the contract, and 2 if the run could not judge it.

Server
  --base-url URL          base URL of the server
  --team ID               team to work in
  --project ID            project to work in
  --api-key KEY           key with all scopes (else the variable DOCPROC_API_KEY)
  --scoped-key S,S=KEY    key with these scopes and no others; repeatable
  --other-team-key KEY    key of another team
  --expired-key KEY       key that has expired
  --invalid-key KEY       key that does not exist (a random text)
  --other-project ID      project that the key has no access to (a random ID)
  --folder ID             folder that uploads may be moved to
  --control-token TEXT    control token, if the server is the sandbox of this kit

What a run may do
  --allow PERMISSION      requests that it may send: ${permissions.join(', ')}; repeatable or separated by commas.
                          Without it, a run sends only requests that create and change nothing.
  --rate N                requests a second (20; unlimited for the sandbox)
  --concurrency N         requests at a time (4)
  --timeout-ms N          milliseconds until a request fails (30000)
  --processing-ms N       milliseconds to wait for the processing of a document (120000)

Tasks: the contract has no operation that returns the tasks of an upload
  --find-tasks-command C  command that prints the IDs of the tasks of an upload, whose ID is its last argument
  --task-ids FILE         file with IDs of tasks that the run may use, one a line
  --document FILE         document to upload, in place of an empty page
  --document STATE=FILE   document whose processing ends in this state; repeatable

Output
  --only ID               checks to run: an ID, a group or an operation; repeatable
  --report FORMAT         writes the report as ${Object.keys(formats).join(', ')}; repeatable or separated by commas
  --output FOLDER         folder of the reports (conformance)
  --docs-url URL          base URL of the documentation, for the links of reports
  --baseline FILE         known findings, which pass: a list of check, operation, reason, owner and expires
  --write-baseline        writes the findings of this run to that file, and removes those that are healed
  --interpretations FILE  writes what the sandbox needs to imitate the server
  --verbose               lists every check
  --quiet                 prints no progress
  --version               prints the version
  --help                  prints these options`;

/**
 * Runs the command, and returns its exit code. An error in the arguments is one message, and exit code 2.
 *
 * @param more Options that no flag sets, for tests.
 */
export async function main(
  args: string[],
  output: Output,
  more: Partial<RunOptions> = {},
): Promise<0 | 1 | 2> {
  try {
    return await command(args, output, more);
  } catch (error) {
    output.err(`${printed(error, output.env)}\n`);
    return 2;
  }
}

async function command(args: string[], output: Output, more: Partial<RunOptions>): Promise<0 | 1 | 2> {
  if (args[0] === 'judge') return judge(args.slice(1), output);
  const flags = parse(args);
  if (flags.help || flags.version) {
    output.out(`${flags.help ? usage : contract.version}\n`);
    return 0;
  }
  const wanted = chosen('report', flags, Object.keys(formats)).flatMap((name) => formats[name] ?? []);
  const { signal } = output;
  const run = { ...(await optionsOf(flags, output.env)), ...(signal && { signal }), ...more };
  if (!flags.quiet) run.onProgress = progress(output);
  const baseline = await openBaseline(flags);
  const full = await runConformance(run);
  const { report, lines } = await tolerated(full, baseline);
  if (!flags.quiet && output.terminal) output.err('\r\u001B[K');
  const color = output.terminal && output.env['NO_COLOR'] === undefined;
  output.out(textReport(report, { verbose: flags.verbose ?? false, color }));
  if (lines.length > 0) output.out(`${lines.join('\n')}\n`);
  await writeReports(flags, wanted, report);
  return exitCodeOf(report);
}

/** Returns a report in which what a baseline tolerates is an observation. */
async function tolerated(
  report: Report,
  baseline: Baseline | undefined,
): Promise<{ report: Report; lines: string[] }> {
  if (!baseline || report.verdict === 'could-not-run') return { report, lines: [] };
  const violatedOf = ({ id, findings }: CheckResult): Violated => ({
    check: id,
    operation: id.split('/')[1] ?? '',
    message: findings[0]?.message ?? '',
  });
  const violated = report.checks.filter(({ verdict }) => verdict === 'violation').map(violatedOf);
  const ran = ({ check }: BaselineEntry): boolean =>
    report.checks.some(({ id, verdict }) => id === check && verdict !== 'not-run');
  const result = await baseline(violated, ran);
  const checks = report.checks.map((check): CheckResult => {
    if (check.verdict !== 'violation' || !isKnown(result, violatedOf(check))) return check;
    const findings = check.findings.map((finding) => ({
      ...finding,
      verdict: 'observation' as const,
      known: true as const,
      message: `Known: ${finding.message}`,
    }));
    return { ...check, verdict: 'observation', findings };
  });
  const summary = countVerdicts(checks);
  const verdict = summary.violation > 0 ? 'violations' : 'conforms';
  return { report: { ...report, checks, verdict, summary }, lines: baselineLines(result) };
}

async function writeReports(flags: Flags, wanted: readonly Format[], report: Report): Promise<void> {
  const { output: folder = 'conformance', interpretations } = flags;
  if (wanted.length > 0) await mkdir(folder, { recursive: true });
  for (const { file, render } of wanted) await writeFile(join(folder, file), render(report));
  if (interpretations !== undefined) {
    await writeFile(interpretations, interpretationsFile(report.interpretations));
  }
}

function progress({ err, terminal }: Output): NonNullable<RunOptions['onProgress']> {
  let last = 0;
  return ({ done, total, id, verdict }) => {
    if (verdict === 'violation' && !terminal) err(`violation: ${id}\n`);
    const now = Date.now();
    if (!terminal || (now - last < 50 && done < total)) return;
    last = now;
    err(`\r\u001B[K${done} of ${total}  ${id}`.slice(0, 100));
  };
}
