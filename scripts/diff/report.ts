/** Shows changes: as text, Markdown, JSON or annotations of GitHub. */
import type { SourcePlace } from '../model/source-places.ts';
import { highest, type Direction, type Bump, bumps } from './change.ts';
import type { Exempt } from './exceptions.ts';
import type { ChangedText } from './sentences.ts';

export interface Report {
  base: string;
  changes: (Exempt & SourcePlace)[];
  /** What people read and that changed, for a review. */
  texts: (ChangedText & SourcePlace)[];
}

const order = bumps.toReversed();
const audience: Record<Direction, string> = {
  sends: 'what clients send',
  receives: 'what clients receive',
  serves: 'servers',
  compiles: 'TypeScript code',
};

const affects = ({ directions }: Exempt): string =>
  directions.map((each) => audience[each]).join(', ') || 'readers';

const place = ({ file, line }: SourcePlace): string => `${file}:${line}`;

/** Returns one sentence: how many changes there are, and what they require. */
function summary({ base, changes }: Report): string {
  if (changes.length === 0) return `No change since ${base}.`;
  const counts = order.flatMap((verdict) => {
    const count = changes.filter((change) => change.verdict === verdict).length;
    return count > 0 ? [`${count} ${verdict}`] : [];
  });
  const bump = highest(changes);
  const requires = bump === 'none' ? 'No new version is required.' : `They require a ${bump} version.`;
  return `Changes since ${base}: ${counts.join(', ')}. ${requires}`;
}

function asText(report: Report): string {
  const lines = withoutTexts(report).flatMap((change) => [
    `${change.verdict.padEnd(6)} ${change.message}`,
    `       ${place(change)}  ${change.rule} ${change.pointer}`,
    `       Affects ${affects(change)}.${exceptionOf(change)}`,
    '',
  ]);
  const texts = report.texts.flatMap((text) => [
    `${text.place}`,
    `  ${place(text)}`,
    ...sentences(text).map((sentence) => `  ${sentence}`),
    ...grounds(text).map((ground) => `  ${ground}`),
    '',
  ]);
  const heading =
    texts.length > 0 ? ['Changed sentences, with the statements and open questions at their place', ''] : [];
  return [...heading, ...texts, ...lines, summary(report)].join('\n');
}

/** The changes other than those that the changed sentences show. */
const withoutTexts = ({ changes, texts }: Report): Report['changes'] =>
  changes.filter(
    ({ pointer, reason }) => reason !== undefined || texts.every((text) => text.pointer !== pointer),
  );

/** The sentences that are gone and that are new. */
const sentences = ({ before, after }: ChangedText): string[] => [
  ...before.map((sentence) => `- ${sentence}`),
  ...after.map((sentence) => `+ ${sentence}`),
];

/** What the sentences must agree with. */
const grounds = ({ statements, questions }: ChangedText): string[] => [
  ...statements.map(({ id, section, row, sentence }) => `${id} (${section} › ${row}): ${sentence.trim()}`),
  ...questions.map(({ id, question }) => `open question ${id}: ${question.trim()}`),
  ...(statements.length + questions.length === 0 ? ['No statement and no open question is about this.'] : []),
];

const exceptionOf = ({ computed, reason }: Exempt): string =>
  computed === undefined ? '' : ` Exception: ${computed} without it. ${reason}`;

function asMarkdown(report: Report): string {
  const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
  const sections = order.flatMap((verdict) => {
    const changes = withoutTexts(report).filter((change) => change.verdict === verdict);
    if (changes.length === 0) return [];
    const rows = changes.map(
      (change) =>
        `| ${cell(`${change.message}${exceptionOf(change)}`)} | ${affects(change)} | \`${place(change)}\` |`,
    );
    return [`### ${verdict}`, '', '| Change | Affects | Location |', '| --- | --- | --- |', ...rows, ''];
  });
  const texts = report.texts.flatMap((text) => [
    `**${text.place}** in \`${place(text)}\``,
    '',
    '```diff',
    ...sentences(text),
    '```',
    '',
    ...grounds(text).map((ground) => `- ${ground.replaceAll('\n', ' ')}`),
    '',
  ]);
  const reading = texts.length > 0 ? ['### Changed sentences', '', ...texts] : [];
  return ['## Contract changes', '', summary(report), '', ...sections, ...reading].join('\n').trimEnd();
}

function asJson(report: Report): string {
  const { base, changes, texts } = report;
  return JSON.stringify({ base, bump: highest(changes), changes, texts }, null, 2);
}

const levels: Record<Bump, string> = { major: 'error', minor: 'warning', patch: 'notice', none: 'notice' };

/** Workflow commands of GitHub: one annotation per change, at its line. */
function asAnnotations(report: Report): string {
  const value = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => value(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return report.changes
    .map((change) => {
      const { verdict, file, line, column, rule, message } = change;
      const at = `file=${property(file)},line=${line},col=${column},title=${property(`${verdict}: ${rule}`)}`;
      return `::${levels[verdict]} ${at}::${value(`${message} Affects ${affects(change)}.`)}`;
    })
    .concat(summary(report))
    .join('\n');
}

/** The forms of a report by the value of `--format`. */
export const formats: Record<string, (report: Report) => string> = {
  text: asText,
  markdown: asMarkdown,
  json: asJson,
  github: asAnnotations,
};
