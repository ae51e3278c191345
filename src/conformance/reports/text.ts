/** The report as text for a terminal. */
import type { CheckResult, Finding, Report } from './report.ts';
import { conclusions } from './details.ts';
import { sectionsOf } from './sections.ts';

export interface TextOptions {
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

/** Findings of one check that are shown in full. */
const shown = 3;

/** Returns the report as lines of text. */
export function textReport(report: Report, { verbose = false, color = false }: TextOptions = {}): string {
  const paint = (code: number, text: string): string => (color ? `\u001B[${code}m${text}\u001B[0m` : text);
  const { checks, summary, stopped } = report;
  const lines: string[] = [];
  const section = (title: string, content: readonly string[]): void => {
    if (content.length > 0) lines.push('', paint(1, title), ...content);
  };
  const byVerdict = (verdict: string): CheckResult[] =>
    checks.filter((check) => check.findings.some((each) => each.verdict === verdict));
  section(
    'Violations',
    byVerdict('violation').flatMap((check) => describe(check, 'violation', (text) => paint(31, text))),
  );
  section(
    'Advice',
    byVerdict('advice').flatMap((check) => describe(check, 'advice', (text) => paint(33, text))),
  );
  section(
    'Observations',
    byVerdict('observation').flatMap((check) =>
      each(check, 'observation').map(({ message }) => `  ${message}`),
    ),
  );
  const notRun = checks.filter(({ verdict }) => verdict === 'not-run');
  if (verbose) {
    section(
      'Not run',
      notRun.map(({ id, reason = '' }) => `  ${id}: ${reason}`),
    );
    section(
      'Passed',
      checks.filter(({ verdict }) => verdict === 'passed').map(({ id }) => `  ${id}`),
    );
  } else section('Not run', countReasons(notRun));
  for (const { title, rows, code } of sectionsOf(report)) {
    // What was not reached is in the other formats.
    const isLong = title === 'Coverage';
    section(
      title,
      rows.flatMap(([name = '', value = '', details]) => [
        `  ${name}: ${value}`,
        ...(details === undefined || isLong ? [] : [`    ${details}`]),
      ]),
    );
    if (code?.language === 'sh')
      section(
        code.title,
        code.lines.map((line) => `  ${line}`),
      );
  }
  const failed =
    report.verdict === 'violations' ? ` ${summary.violation} of ${checks.length} checks failed.` : '';
  const counts = `${summary.passed} passed, ${summary.violation} violations, ${summary.advice} advice, ${summary.observation} observations, ${summary['not-run']} not run`;
  lines.push(
    '',
    ...(stopped === undefined ? [] : [paint(31, `Stopped: ${stopped}`)]),
    paint(report.verdict === 'conforms' ? 32 : 31, conclusions[report.verdict] + failed),
    `${counts}. ${report.requests} requests in ${(report.durationMs / 1000).toFixed(1)} s.`,
  );
  return `${lines.slice(1).join('\n')}\n`;
}

const each = ({ findings }: CheckResult, verdict: string): Finding[] =>
  findings.filter((finding) => finding.verdict === verdict);

function describe(check: CheckResult, verdict: string, paint: (text: string) => string): string[] {
  const findings = each(check, verdict);
  const more = findings.length - shown;
  return [
    `  ${paint(check.id)}`,
    ...findings
      .slice(0, shown)
      .flatMap(({ message, expected, seen, exchanges }) => [
        `    ${message}`,
        `    expected: ${expected}`,
        `    seen:     ${seen}`,
        ...(verdict === 'violation' ? exchanges.map(({ curl }) => `    ${curl}`) : []),
      ]),
    ...(more > 0 ? [`    and ${more} more`] : []),
    ...(verdict === 'violation' ? [`    repeat: ${check.replay}`] : []),
    `    see:    ${check.docs}`,
  ];
}

/** How many checks did not run for each reason. */
function countReasons(checks: readonly CheckResult[]): string[] {
  const counts = new Map<string, number>();
  for (const { reason = '' } of checks) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([reason, count]) => `  ${String(count).padStart(3)} × ${reason}`);
}
