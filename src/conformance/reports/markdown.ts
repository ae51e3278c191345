import type { CheckResult, Report } from './report.ts';
import { printable } from './printable.ts';
import { conclusionOf, sectionsOf } from './sections.ts';

/** Returns the report as Markdown, for the summary of a CI run or a pull request. */
export function markdown(given: Report): string {
  const report = printable(given);
  const { checks, summary, stopped } = report;
  const some = (verdict: string): CheckResult[] => checks.filter((check) => check.verdict === verdict);
  const failed = some('violation').flatMap(({ id, findings, replay, sends, expects, docs }) => [
    `### \`${id}\``,
    '',
    `Sends: ${text(sends)} Expects: ${text(expects)} [Documentation](${docs})`,
    '',
    ...findings
      .filter(({ verdict }) => verdict === 'violation')
      .flatMap(({ message, expected, seen, exchanges }) => [
        text(message),
        '',
        `- Expected: ${text(expected)}`,
        `- Seen: ${text(seen)}`,
        '',
        ...fenced(exchanges.map(({ curl }) => curl)),
        ...(exchanges.length > 0
          ? [`Traces: ${exchanges.map(({ trace }) => `\`${trace}\``).join(', ')}`, '']
          : []),
      ]),
    `Repeat: \`${replay}\``,
    '',
  ]);
  const notes = [...some('advice'), ...some('observation')].flatMap(({ findings }) =>
    findings.map(({ verdict, message }) => `- ${verdict}: ${text(message)}`),
  );
  return [
    '# Conformance',
    '',
    `**${conclusionOf(report)}** ${report.requests} requests to ${report.baseUrl} in ${(report.durationMs / 1000).toFixed(1)} s.`,
    ...(stopped === undefined ? [] : ['', `Stopped: ${text(stopped)}`]),
    '',
    ...table(
      ['Verdict', 'Checks'],
      Object.entries(summary).map(([name, count]) => [name, String(count)]),
    ),
    ...section('Violations', failed),
    ...section('Advice and observations', notes),
    ...sectionsOf(report).flatMap(({ title, head, rows, command }) =>
      section(title, [
        ...table(head, rows),
        ...(command ? ['', `${command.title}:`, '', ...fenced([command.line])] : []),
      ]),
    ),
    '',
  ].join('\n');
}

/** Returns a section, if it has lines. */
export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];

const fenced = (lines: readonly string[]): string[] => {
  const fence = '`'.repeat(
    Math.max(3, ...lines.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length + 1)),
  );
  return [`${fence}sh`, ...lines, fence, ''];
};

/** Text of a server within Markdown: no markup, and no links to addresses, people and issues. */
export const text = (value: string): string =>
  value
    .replaceAll(/[\\`*_<>[\]|~&]/g, String.raw`\$&`)
    .replaceAll(/[@#](?=\w)|:(?=\/\/)|\bwww(?=\.)/gi, '$&<!-- -->');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0
    ? []
    : [head, head.map(() => '---'), ...rows.map((row) => row.map(text))].map(
        (row) => `| ${row.join(' | ')} |`,
      );
