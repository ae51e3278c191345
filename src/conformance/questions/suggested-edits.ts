/** Edits of the catalog of open questions that the settings of a server suggest, as a patch. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { SettingEntry } from '../contract-types.ts';
import type { InterpretationResult, SuggestedEdit } from '../reports/report.ts';

const file = 'openapi/open-questions.yaml';

/**
 * Returns the edits that the settings suggest: the value that the server follows becomes the default.
 *
 * @param observed When the run was.
 */
export const suggestedEdits = (results: readonly InterpretationResult[], observed: Date): SuggestedEdit[] =>
  results.flatMap(({ setting, value }) => {
    const entry = contract.settings.find(({ id }) => id === setting);
    return entry && value !== undefined ? [editOf(entry, value, observed)] : [];
  });

function editOf({ id, default: usual, source }: SettingEntry, value: string, observed: Date): SuggestedEdit {
  const { line, lines } = source;
  const at = lines.findIndex((each) => each.startsWith('  setting:'));
  const changed =
    value === usual ? lines : lines.map((each, index) => edited(each, index - at, usual, value));
  const note = `  # Observed on ${observed.toISOString().slice(0, 10)}: ${value}.`;
  const hunk = changed.flatMap((each, index) => [
    ...(index === at ? [`+${note}`] : []),
    ...(each === lines[index] ? [` ${each}`] : [`-${lines[index]}`, `+${each}`]),
  ]);
  return { question: id, file, line: line + at, confirmed: value === usual, value, hunk };
}

/**
 * A line in which a value replaces the default.
 *
 * @param position Where the line is, counted from that of the setting.
 */
function edited(line: string, position: number, usual: string, value: string): string {
  const ownKey = /^ {2}\w+:/.test(line) && position > 0;
  if (ownKey || line.startsWith('- ')) return line;
  if (position >= 0)
    return line.replace(/(\bdefault: *)("?)[^\s"}]+\2/, (_, key: string) => key + written(value));
  // The sentence about the sandbox mentions the default first.
  if (!line.startsWith('  sandbox:') || ![usual, value].every((each) => literal.test(each))) return line;
  const [first, second] = [usual, value].map((each) => line.search(new RegExp(`\\b${each}\\b`)));
  if (first === undefined || second === undefined || first < 0 || second < first) return line;
  return (
    line.slice(0, first) +
    value +
    line.slice(first + usual.length, second) +
    usual +
    line.slice(second + value.length)
  );
}

/** Values that the sentences about the sandbox name: statuses and states. */
const literal = /^(?:\d{3}|[A-Z_]+)$/;

const written = (value: string): string => (/^\d/.test(value) ? JSON.stringify(value) : value);

/** Returns the edits as a patch for `git apply`. */
export function patchOf(edits: readonly SuggestedEdit[]): string {
  if (edits.length === 0) return '';
  let added = 0;
  const hunks = edits
    .map((edit) => ({ edit, start: startOf(edit) }))
    .sort((a, b) => a.start - b.start)
    .flatMap(({ edit: { hunk }, start }) => {
      const before = hunk.filter((line) => !line.startsWith('+')).length;
      const after = hunk.filter((line) => !line.startsWith('-')).length;
      const head = `@@ -${start},${before} +${start + added},${after} @@`;
      added += after - before;
      return [head, ...hunk];
    });
  return [`--- a/${file}`, `+++ b/${file}`, ...hunks, ''].join('\n');
}

const startOf = ({ question }: SuggestedEdit): number =>
  contract.settings.find(({ id }) => id === question)?.source.line ?? 1;
