import type { CheckResult, Report } from './report.ts';
import { details } from './sections.ts';

/** Returns the report as XML of JUnit, with a test for each check and a suite for each group. */
export function junit({ checks, durationMs, startedAt }: Report): string {
  const suites = [...new Set(checks.map(({ group }) => group))].map((name) => {
    const own = checks.filter(({ group }) => group === name);
    const cases = own.map(testCase).join('\n');
    return `  <testsuite name="${escaped(name)}" ${counts(own)} timestamp="${escaped(startedAt)}">\n${cases}\n  </testsuite>`;
  });
  const time = (durationMs / 1000).toFixed(3);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${counts(checks)} time="${time}">\n${suites.join('\n')}\n</testsuites>\n`;
}

const counts = (checks: readonly CheckResult[]): string => {
  const of = (verdict: string): number => checks.filter((check) => check.verdict === verdict).length;
  return `tests="${checks.length}" failures="${of('violation')}" skipped="${of('not-run')}"`;
};

function testCase({ id, group, title, verdict, findings, reason = '' }: CheckResult): string {
  const start = `    <testcase classname="conformance.${escaped(group)}" name="${escaped(`${id}: ${title}`)}"`;
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
