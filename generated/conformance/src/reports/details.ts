import type { Finding, Report } from './report.js';

/** The verdict on a server in one sentence. */
export const conclusions: Readonly<Record<Report['verdict'], string>> = {
  conforms: 'The server conforms to the contract, as far as the run shows.',
  violations: 'The server violates the contract.',
  'could-not-run': 'The run could not judge the server.',
};

/** Returns findings as plain text: what was expected, what was seen, and the requests that show it. */
export const details = (findings: readonly Finding[]): string =>
  findings
    .map(({ verdict, message, expected, seen, exchanges }) =>
      [
        `${verdict}: ${message}`,
        `expected: ${expected}`,
        `seen: ${seen}`,
        ...exchanges.map(({ curl, status, body }) => `${curl}\n→ ${status} ${body}`),
      ].join('\n'),
    )
    .join('\n\n');
