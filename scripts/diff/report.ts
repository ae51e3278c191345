/** Shows changes: as text, Markdown, JSON, annotations of GitHub or SARIF. */
import { InputError } from '../lib/cli.ts';
import { bullets, code, fence, table } from '../lib/markdown.ts';
import type { FileLocation } from '../model/file-locations.ts';
import { sarif } from '../../src/shared/sarif.ts';
import { highest, type Audience, type Bump, bumps, type Change } from './change.ts';
import type { Reached } from './reach.ts';
import type { ChangedText } from './sentences.ts';

export interface DiffReport {
  base: string;
  changes: (Change & FileLocation & { reaches?: Reached[] | undefined })[];
  /** The methods of the client for the operations that the changes touch, by operationId. */
  touched?: Record<string, string>;
  /** What people read and that changed, for a review. */
  texts: (ChangedText & FileLocation)[];
}

const order = bumps.toReversed();
const audience: Record<Audience, string> = {
  sends: 'what clients send',
  receives: 'what clients receive',
  serves: 'servers',
  compiles: 'TypeScript code',
};

const affects = ({ audiences }: Change): string =>
  audiences.map((each) => audience[each]).join(', ') || 'readers';

const place = ({ file, line }: FileLocation): string => `${file}:${line}`;

/** Returns one sentence: how many changes there are, and what they require. */
function summary({ base, changes }: DiffReport): string {
  if (changes.length === 0) return `No change since ${base}.`;
  const counts = order.flatMap((bump) => {
    const count = changes.filter((change) => change.bump === bump).length;
    return count > 0 ? [`${count} ${bump}`] : [];
  });
  const bump = highest(changes);
  const requires = bump === 'none' ? 'No new version is required.' : `They require a ${bump} version.`;
  return [`Changes since ${base}: ${counts.join(', ')}. ${requires}`, ...reach(changes)].join(' ');
}

/** Says how many breaking changes reach no recorded application, and whom the others reach. */
function reach(changes: DiffReport['changes']): string[] {
  const breaking = changes.filter((change) => change.bump === 'major' && change.reaches);
  if (breaking.length === 0) return [];
  const found = new Set(breaking.flatMap(({ reaches = [] }) => reaches.map(reachedText)));
  const unread = breaking.filter(({ reaches }) => reaches?.length === 0).length;
  return [
    `${breaking.length} breaking: ${[`${unread} reach no recorded application`, ...found].join('; ')}.`,
  ];
}

const reachedText = ({ app, use, at }: Reached): string =>
  `${app} ${use}${at === undefined ? '' : ` (${at})`}`;

const reachText = ({ reaches }: DiffReport['changes'][number]): string =>
  reaches === undefined
    ? ''
    : ` Reaches ${reaches.map(reachedText).join('; ') || 'no recorded application'}.`;

function asText(report: DiffReport): string {
  const lines = withoutTexts(report).flatMap((change) => [
    `${change.bump.padEnd(6)} ${change.message}`,
    `       ${place(change)}  ${change.rule} ${change.pointer}`,
    `       Affects ${affects(change)}.${reachText(change)}`,
    '',
  ]);
  const texts = report.texts.flatMap((text) => [
    `${text.label}`,
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
const withoutTexts = ({ changes, texts }: DiffReport): DiffReport['changes'] =>
  changes.filter(({ pointer }) => texts.every((text) => text.pointer !== pointer));

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

function asMarkdown(report: DiffReport): string {
  const sections = order.flatMap((bump) => {
    const changes = withoutTexts(report).filter((change) => change.bump === bump);
    if (changes.length === 0) return [];
    const rows = changes.map((change) => [
      change.message + reachText(change),
      affects(change),
      code(place(change)),
    ]);
    return [`### ${bump}`, '', table(['Change', 'Affects', 'Location'], rows), ''];
  });
  const texts = report.texts.flatMap((text) => [
    `**${text.label}** in \`${place(text)}\``,
    '',
    fence('diff', sentences(text).join('\n')),
    '',
    bullets(grounds(text)),
    '',
  ]);
  const reading = texts.length > 0 ? ['### Changed sentences', '', ...texts] : [];
  const touched = Object.entries(report.touched ?? {}).map(
    ([id, method]) => `${code(method)} (page ${code(`reference/${id}`)})`,
  );
  const sdk =
    touched.length > 0
      ? [`Methods of the SDK that are touched, with their pages: ${touched.join(', ')}.`, '']
      : [];
  return ['## Contract changes', '', summary(report), '', ...sdk, ...sections, ...reading]
    .join('\n')
    .trimEnd();
}

function asJson(report: DiffReport): string {
  const { base } = report;
  const changes = report.changes.map(({ rule, bump: verdict, audiences: directions, ...change }) => ({
    rule,
    verdict,
    directions,
    ...change,
  }));
  const texts = report.texts.map(({ label: place, ...text }) => ({ place, ...text }));
  return JSON.stringify({ base, bump: highest(report.changes), changes, texts }, null, 2);
}

const levels: Record<Bump, string> = { major: 'error', minor: 'warning', patch: 'notice', none: 'notice' };

/** Workflow commands of GitHub: one annotation per change, at its line. */
function asAnnotations(report: DiffReport): string {
  const value = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => value(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return report.changes
    .map((change) => {
      const { bump, file, line, column, rule, message } = change;
      const at = `file=${property(file)},line=${line},col=${column},title=${property(`${bump}: ${rule}`)}`;
      return `::${levels[bump]} ${at}::${value(`${message} Affects ${affects(change)}.${reachText(change)}`)}`;
    })
    .concat(summary(report))
    .join('\n');
}

const severity = { major: 'error', minor: 'warning', patch: 'note', none: 'note' } as const;

const asSarif = ({ changes }: DiffReport): string =>
  sarif(
    { name: 'docproc-diff' },
    changes.map((change) => ({
      rule: change.rule,
      level: severity[change.bump],
      message: `${change.message} Affects ${affects(change)}.`,
      uri: change.file,
      line: change.line,
    })),
  );

/**
 * Returns the form of a report by the value of `--format`.
 *
 * @throws InputError if there is none
 */
export function formatOf(name: string, usage: string): (report: DiffReport) => string {
  const format = formats[name];
  if (format) return format;
  const names = Object.keys(formats).join(', ');
  throw new InputError(`There is no format ${name}. Choose from: ${names}.\nUsage: ${usage}`);
}

/** The forms of a report by the value of `--format`. */
export const formats: Record<string, (report: DiffReport) => string> = {
  text: asText,
  markdown: asMarkdown,
  json: asJson,
  github: asAnnotations,
  sarif: asSarif,
};
