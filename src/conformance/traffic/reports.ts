/** Writes what recorded traffic shows: as text, JSON, Markdown, JUnit and SARIF. */
import { junit, type JUnitCheck, type JUnitReport } from '../reports/junit.ts';
import { section, text as markdownText, table } from '../reports/markdown.ts';
import { printable, printableJson } from '../reports/printable.ts';
import { counted } from '../../shared/counted.ts';
import { groupBy } from '../../shared/group-by.ts';
import { sarif } from '../../shared/sarif.ts';
import type { TrafficFinding, TrafficReport } from './judge.ts';

/** @param archive The first archive: what is found in it alone names none. */
type Render = (report: TrafficReport, version: string, archive: string) => string;

export const trafficFormats: Readonly<Record<string, Render>> = {
  text: textOf,
  json: (report) =>
    printableJson({ ...report, findings: report.findings.map(({ exchanges: _, ...rest }) => rest) }),
  markdown: markdownOf,
  junit: (report) => junit(checksOf(report)),
  sarif: (report, version, archive) =>
    sarif(
      { name: 'docproc-conformance judge', version },
      report.findings.map((finding) => ({
        rule: `traffic/${finding.check}`,
        level: finding.verdict === 'violation' ? ('error' as const) : ('note' as const),
        message: `${nameOf(finding)}: ${finding.message} Entries ${finding.entries.join(', ')}.`,
        uri: encodeURI((finding.files?.[0] ?? archive).replaceAll('\\', '/')),
      })),
    ),
};

const nameOf = ({ operation, resource }: TrafficFinding): string =>
  resource === '' ? operation : `${operation}, ${resource}`;

export const violations = ({ findings }: TrafficReport): TrafficFinding[] =>
  findings.filter(({ verdict }) => verdict === 'violation');

/** What an exchange was, one cell each. */
const cellsOf = ({ entries, files, exchanges }: TrafficFinding): string[][] =>
  exchanges.map(({ time, method, path, status, trace }, index) => [
    `${files === undefined ? '' : `${files[index]} `}${entries[index]}`,
    time,
    `${method} ${path}`,
    `${status === 0 ? 'no response' : status}${trace === undefined ? '' : ` (trace ${trace})`}`,
  ]);

/** Findings of a kind that are shown in full. */
const shown = 5;

function textOf(given: TrafficReport): string {
  const report = printable(given);
  const { exchanges, judged, skipped, interpretations } = report;
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];
  const count = violations(report).length;
  const lines = [
    ...section('Violations', found(report, 'violation')),
    ...section('Inconclusive', found(report, 'inconclusive')),
    ...section('Observations', found(report, 'observation')),
    ...section(
      'Interpretations',
      interpretations.map(({ question, value, entries }) => `${question}: ${value} (${entries.join(', ')})`),
    ),
    ...section(
      'Not judged',
      skipped.map(({ reason, count: times }) => `${String(times).padStart(3)} × ${reason}`),
    ),
    `${count === 0 ? 'No violation' : counted(count, 'violation')} in ${judged} of ${exchanges} exchanges.`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The findings with a verdict, of each kind the first ones. */
function found({ findings }: TrafficReport, wanted: TrafficFinding['verdict']): string[] {
  const own = findings.filter(({ verdict }) => verdict === wanted);
  const kinds = groupBy(own, ({ check, operation, message }) => `${check} ${operation} ${message}`);
  return [...kinds.values()].flatMap((kind) => [
    ...kind
      .slice(0, shown)
      .flatMap((finding) => [
        `${finding.check}: ${nameOf(finding)}`,
        `  ${finding.message}`,
        ...aligned(cellsOf(finding)),
      ]),
    ...(kind.length > shown ? [`and ${kind.length - shown} more of these`] : []),
  ]);
}

const aligned = (rows: readonly string[][]): string[] => {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
};

function markdownOf(given: TrafficReport): string {
  const report = printable(given);
  const { exchanges, judged, skipped, findings, interpretations } = report;
  return [
    '# Recorded traffic',
    '',
    `**${counted(violations(report).length, 'violation')}** in ${judged} of ${exchanges} exchanges.`,
    ...findings.flatMap((finding) => [
      '',
      `### ${finding.verdict}: \`${finding.check}\` of ${markdownText(nameOf(finding))}`,
      '',
      markdownText(finding.message),
      '',
      ...table(['Entry', 'Time', 'Request', 'Status'], cellsOf(finding)),
    ]),
    ...section(
      'Interpretations',
      table(
        ['Question', 'Value', 'Entries'],
        interpretations.map((each) => [each.question, each.value, each.entries.join(', ')]),
      ),
    ),
    ...section(
      'Not judged',
      table(
        ['Reason', 'Entries'],
        skipped.map(({ reason, count }) => [reason, String(count)]),
      ),
    ),
    '',
  ].join('\n');
}

/** Returns findings as checks, one for each operation and kind, with a passed one where there are none. */
function checksOf({ findings }: TrafficReport): JUnitReport {
  const exchanges = findings.flatMap((finding) => finding.exchanges);
  const groups = groupBy(findings, ({ check, operation }) => `traffic/${operation}/${check}`);
  const checkOf = (id: string, own: readonly TrafficFinding[]): JUnitCheck => ({
    id,
    group: 'traffic',
    title: own[0]?.message ?? 'Nothing contradicts the contract.',
    durationMs: 0,
    verdict: own.some(({ verdict }) => verdict === 'violation')
      ? 'violation'
      : own.length > 0
        ? 'observation'
        : 'passed',
    findings: own.map((finding) => ({
      verdict: finding.verdict === 'violation' ? 'violation' : 'observation',
      message: finding.message,
      expected: 'what the contract allows',
      seen: cellsOf(finding)
        .map((row) => row.join(' '))
        .join('; '),
      exchanges: [],
    })),
  });
  const checks =
    groups.size > 0 ? [...groups].map(([id, own]) => checkOf(id, own)) : [checkOf('traffic', [])];
  const startedAt = new Date(Date.parse(exchanges[0]?.time ?? '') || 0).toISOString();
  return { startedAt, durationMs: 0, checks };
}
