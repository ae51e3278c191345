import type { Report, Verdict } from './report.ts';
import { details } from './details.ts';

const statuses: Record<Verdict, 'passed' | 'failed' | 'skipped'> = {
  passed: 'passed',
  advice: 'passed',
  observation: 'passed',
  violation: 'failed',
  'not-run': 'skipped',
};

/** Returns the report in the Common Test Report Format. */
export function ctrf({ version, checks, summary, startedAt, durationMs }: Report): string {
  const start = Date.parse(startedAt);
  const { passed, advice, observation, violation } = summary;
  const results = {
    tool: { name: 'docproc-conformance', version },
    summary: {
      tests: checks.length,
      passed: passed + advice + observation,
      failed: violation,
      skipped: summary['not-run'],
      pending: 0,
      other: 0,
      start,
      stop: start + durationMs,
    },
    tests: checks.map(({ id, group, title, verdict, findings, reason, statements, replay }) => ({
      name: `${id}: ${title}`,
      status: statuses[verdict],
      // Checks run at the same time, so that none has a time of its own.
      duration: 0,
      suite: [group],
      ...(findings.length > 0 && { message: findings[0]?.message, trace: details(findings) }),
      ...(reason !== undefined && { message: reason }),
      extra: { verdict, statements, replay },
    })),
  };
  return `${JSON.stringify({ reportFormat: 'CTRF', specVersion: '0.0.0', results }, null, 2)}\n`;
}
