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

function editOf(
  { id, default: usual, yamlLines: source }: SettingEntry,
  value: string,
  observed: Date,
): SuggestedEdit {
  const { line, lines } = source;
  const at = lines.findIndex((each) => each.startsWith('  setting:'));
  const end = lines.findIndex((each, index) => index > at && !each.startsWith('   '));
  const written = /^\d/.test(value) ? JSON.stringify(value) : value;
  const note = `  # Observed on ${observed.toISOString().slice(0, 10)}: ${value}.`;
  const hunk = lines.flatMap((each, index) => {
    const isSetting = index >= at && (end < 0 || index < end);
    const edited = isSetting
      ? each.replace(/(\bdefault: *)("?)[^\s"}]+\2/, (_, key: string) => key + written)
      : each;
    return [
      ...(index === at ? [`+${note}`] : []),
      ...(value === usual || edited === each ? [` ${each}`] : [`-${each}`, `+${edited}`]),
    ];
  });
  return { question: id, file, line: line + at, confirmed: value === usual, value, hunk };
}

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
  contract.settings.find(({ id }) => id === question)?.yamlLines.line ?? 1;
