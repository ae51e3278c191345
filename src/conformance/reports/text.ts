/** The report as text for a terminal. */
import type { CheckResult, Finding, Report } from './report.ts';
import { printable } from './printable.ts';
import { conclusionOf, sectionsOf } from './sections.ts';
import { counted } from '../../shared/counted.ts';
import { groupBy } from '../../shared/group-by.ts';

export interface TextOptions {
  /** Whether to list what passed and what did not run, too. @default false */
  verbose?: boolean;
  /** Whether to color the text for a terminal. @default false */
  color?: boolean;
}

/** Findings of one check that are shown in full. */
const shown = 3;

/** Returns the report as lines of text. */
export function textReport(given: Report, { verbose = false, color = false }: TextOptions = {}): string {
  const paint = (code: number, text: string): string => (color ? `\u001B[${code}m${text}\u001B[0m` : text);
  const report = printable(given);
  const { checks, summary, stopped, verdict, requests, durationMs } = report;
  const lines: string[] = [];
  const section = (title: string, content: readonly string[]): void => {
    if (content.length > 0) lines.push('', paint(1, title), ...content.map((line) => `  ${line}`));
  };
  const some = (wanted: string): CheckResult[] => checks.filter((check) => check.verdict === wanted);
  const found = (wanted: 'violation' | 'advice', code: number): string[] =>
    checks.flatMap((check) => describe(check, wanted, paint(code, check.id)));
  section('Violations', found('violation', 31));
  section('Advice', found('advice', 33));
  section(
    'Observations',
    checks.flatMap((check) => findingsOf(check, 'observation').map(({ message }) => message)),
  );
  const notRun = some('not-run');
  section(
    'Not run',
    verbose ? notRun.map(({ id, reason = '' }) => `${id}: ${reason}`) : countReasons(notRun),
  );
  section('Passed', verbose ? some('passed').map(({ id }) => id) : []);
  for (const { title, rows, command } of sectionsOf(report)) {
    section(
      title,
      rows.flatMap(([name, value, details]) => [
        `${name}: ${value}`,
        ...(details === undefined ? [] : [`  ${details}`]),
      ]),
    );
    if (command) section(command.title, [command.line]);
  }
  const failed = verdict === 'violations' ? ` ${summary.violation} of ${checks.length} checks failed.` : '';
  const counts = [
    `${summary.passed} passed`,
    counted(summary.violation, 'violation'),
    `${summary.advice} advice`,
    counted(summary.observation, 'observation'),
    `${summary['not-run']} not run`,
  ].join(', ');
  lines.push(
    '',
    ...(stopped === undefined ? [] : [paint(31, `Stopped: ${stopped}`)]),
    paint(verdict === 'conforms' ? 32 : 31, conclusionOf(report) + failed),
    `${counts}. ${requests} requests in ${(durationMs / 1000).toFixed(1)} s.`,
  );
  return `${lines.slice(1).join('\n')}\n`;
}

const findingsOf = ({ findings }: CheckResult, verdict: string): Finding[] =>
  findings.filter((finding) => finding.verdict === verdict);

function describe(check: CheckResult, verdict: 'violation' | 'advice', title: string): string[] {
  const findings = findingsOf(check, verdict);
  if (findings.length === 0) return [];
  const isViolation = verdict === 'violation';
  const more = findings.length - shown;
  const lines = [
    ...findings
      .slice(0, shown)
      .flatMap(({ message, expected, seen, exchanges }) => [
        message,
        `expected: ${expected}`,
        `seen:     ${seen}`,
        ...(isViolation ? exchanges.flatMap(({ curl, trace }) => [curl, `trace:    ${trace}`]) : []),
      ]),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(isViolation ? [`repeat: ${check.replay}`] : []),
    `see:    ${check.docs}`,
  ];
  return [title, ...lines.map((line) => `  ${line}`)];
}

/** How many checks did not run for each reason. */
const countReasons = (checks: readonly CheckResult[]): string[] =>
  [...groupBy(checks, ({ reason = '' }) => reason)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, { length }]) => `${String(length).padStart(3)} × ${reason}`);
