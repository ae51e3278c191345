/** What the formats for people show of a report besides the findings of checks. */
import { setArguments } from '../questions/settings.ts';
import { patchOf } from '../questions/suggested-edits.ts';
import type { Report } from './report.ts';

/** A table with a row for each entry, and what follows from them as commands or as a patch. */
export interface Section {
  title: string;
  head: readonly string[];
  /** Each has a name, a value and perhaps details. */
  rows: readonly (readonly string[])[];
  code?: { title: string; language: 'sh' | 'diff'; lines: readonly string[] };
}

/** Entries of a list that are shown. */
const shown = { ids: 5, missed: 20 };

/** Returns the sections of a report that have content. */
export const sectionsOf = (report: Report): Section[] =>
  [settings(report), answers(report), edits(report), coverage(report), leftBehind(report)].filter(
    ({ rows }) => rows.length > 0,
  );

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
    ...(set !== '' && { code: { title, language: 'sh', lines: [`docproc-sandbox ${set}`] } }),
  };
}

const answers = (report: Report): Section => ({
  title: 'Results for open questions',
  head: ['Question', 'Behavior'],
  rows: report.answers.map(({ question, answer }) => [question, answer]),
});

const edits = ({ suggestedEdits }: Report): Section => ({
  title: 'Suggested edits of open-questions.yaml (--patch FILE writes them)',
  head: ['Line', 'Edit'],
  rows: suggestedEdits.map(({ question, file, line, value, confirmed }) => [
    `${file}:${line}`,
    `${question}: ${confirmed ? 'note that the default is right' : `set the default ${value}`}`,
  ]),
  code: {
    title: 'Apply with git apply',
    language: 'diff',
    lines: patchOf(suggestedEdits).trimEnd().split('\n'),
  },
});

const coverage = (report: Report): Section => ({
  title: 'Coverage',
  head: ['Part', 'Covered', 'Missed'],
  rows: report.coverage.map(({ name, covered, total, missed }) => [
    name,
    `${covered} of ${total}`,
    listed(missed, shown.missed),
  ]),
});

function leftBehind(report: Report): Section {
  const counts = new Map<string, string[]>();
  for (const { resource, id } of report.leftBehind)
    counts.set(resource, [...(counts.get(resource) ?? []), id]);
  return {
    title: 'Left behind',
    head: ['Resources', 'IDs'],
    rows: [...counts].map(([resource, ids]) => [`${ids.length} × ${resource}`, listed(ids, shown.ids)]),
  };
}

const listed = (all: readonly string[], max: number): string =>
  all.slice(0, max).join(', ') + (all.length > max ? ', …' : '');
