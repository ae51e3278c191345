import type { Finding } from '../report.ts';

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
