import { printable } from './printable.ts';
import type { CheckResult, Report } from './report.ts';
import { details } from './sections.ts';
import { groupBy } from '../../shared/group-by.ts';

/** What a test of JUnit has of a check. */
export type JUnitCheck = Omit<
  CheckResult,
  'sends' | 'expects' | 'pointers' | 'statements' | 'docs' | 'replay'
>;
/** What a report as XML of JUnit has. */
export type JUnitReport = Pick<Report, 'durationMs' | 'startedAt' | 'stopped'> & { checks: JUnitCheck[] };

/**
 * Returns the report as XML of JUnit, valid for the xUnit plugin of Jenkins (junit-10.xsd): a test for each check, a suite
 * for each group, and an error if the run ended early or could not judge the server.
 */
export function junit(given: JUnitReport): string {
  const { checks, durationMs, startedAt, stopped } = printable(given);
  const suite = (name: string, attributes: string, content: string): string =>
    `  <testsuite name="${escaped(name)}" ${attributes} timestamp="${escaped(startedAt)}">\n${content}\n  </testsuite>`;
  const suites = [...groupBy(checks, ({ group }) => group)].map(([name, own]) => {
    const time = own.reduce((sum, check) => sum + check.durationMs, 0);
    return suite(
      name,
      `${counts(own)} skipped="${count(own, 'not-run')}" ${timeOf(time)}`,
      own.map(testCase).join('\n'),
    );
  });
  if (stopped !== undefined) {
    const error = `    <testcase classname="conformance" name="run" ${timeOf(durationMs)}><error message="${escaped(stopped)}"/></testcase>`;
    suites.unshift(suite('run', `${counts([], 1)} skipped="0" ${timeOf(durationMs)}`, error));
  }
  const all = `${counts(checks, stopped === undefined ? 0 : 1)} ${timeOf(durationMs)}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${all}>\n${suites.join('\n')}\n</testsuites>\n`;
}

const count = (checks: readonly JUnitCheck[], verdict: string): number =>
  checks.filter((check) => check.verdict === verdict).length;

const counts = (checks: readonly JUnitCheck[], errors = 0): string =>
  `tests="${checks.length + errors}" failures="${count(checks, 'violation')}" errors="${errors}"`;

const timeOf = (ms: number): string => `time="${(ms / 1000).toFixed(3)}"`;

function testCase({ id, group, title, verdict, findings, durationMs, reason = '' }: JUnitCheck): string {
  const start = `    <testcase classname="conformance.${escaped(group)}" name="${escaped(`${id}: ${title}`)}" ${timeOf(durationMs)}`;
  if (verdict === 'not-run') return `${start}><skipped message="${escaped(reason)}"/></testcase>`;
  const text = escaped(details(findings));
  if (verdict === 'violation') {
    return `${start}><failure message="${escaped(findings[0]?.message ?? '')}">${text}</failure></testcase>`;
  }
  return findings.length === 0 ? `${start}/>` : `${start}><system-out>${text}</system-out></testcase>`;
}

/** Text for XML, without the characters that it cannot have. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
