/** What several formats show of a report. */
import { setArguments } from './interpretations.ts';
import type { Finding, Report } from './report.ts';
import { groupBy } from '../../shared/group-by.ts';

/** The verdict on a server in one sentence. */
const conclusions: Readonly<Record<Report['verdict'], string>> = {
  conforms: 'The server conforms to the contract, as far as the run shows.',
  violations: 'The server violates the contract.',
  'could-not-run': 'The run could not judge the server.',
};

/** Returns what a run says about the server, in a sentence. */
export const conclusionOf = ({ verdict, checks }: Report): string =>
  verdict === 'conforms' && checks.some(({ findings }) => findings.some(({ known }) => known))
    ? 'The server violates the contract only where the baseline tolerates it.'
    : conclusions[verdict];

/** Returns findings as plain text: what was expected, what was seen, and the requests that show it. */
export const details = (findings: readonly Finding[]): string =>
  findings
    .map(({ verdict, message, expected, seen, exchanges }) =>
      [
        `${verdict}: ${message}`,
        `expected: ${expected}`,
        `seen: ${seen}`,
        ...exchanges.map(({ curl, status, body, trace }) => `${curl}\n→ ${status} ${body} (trace ${trace})`),
      ].join('\n'),
    )
    .join('\n\n');

/** A table with a row for each entry, and the command that follows from them. */
export interface Section {
  title: string;
  head: readonly string[];
  /** Each has a name, a value and perhaps details. */
  rows: readonly (readonly string[])[];
  command?: { title: string; line: string };
}

/** IDs of a list that are shown. */
const shown = 5;

/** Returns the sections of a report that have content. */
export const sectionsOf = (report: Report): Section[] =>
  [settings(report), answers(report), leftBehind(report)].filter(({ rows }) => rows.length > 0);

function settings({ interpretations: results }: Report): Section {
  const set = setArguments(results);
  const title = 'The sandbox imitates this server with';
  return {
    title: 'Settings',
    head: ['Setting', 'Value', 'Evidence'],
    rows: results.map(({ setting, value = '?', evidence, default: standard }) => [
      setting,
      ['?', standard].includes(value) ? value : `${value} (the default is ${standard})`,
      evidence,
    ]),
    ...(set !== '' && { command: { title, line: `docproc-sandbox ${set}` } }),
  };
}

const answers = (report: Report): Section => ({
  title: 'Results for open questions',
  head: ['Question', 'Behavior'],
  rows: report.answers.map(({ question, answer }) => [question, answer]),
});

const leftBehind = (report: Report): Section => ({
  title: 'Left behind',
  head: ['Resources', 'IDs'],
  rows: [...groupBy(report.leftBehind, ({ resource }) => resource)].map(([resource, left]) => {
    const ids = left.slice(0, shown).map(({ id }) => id);
    return [`${left.length} × ${resource}`, ids.join(', ') + (left.length > shown ? ', …' : '')];
  }),
});
