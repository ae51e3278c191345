/** Lists what people read in the contract and that changed, with what it rests on. */
import { escape, tokens } from '../lib/pointer.ts';
import { type NamedMember, namedMembers, questionsNamedIn, textOf } from '../model/named-members.ts';
import type { OpenQuestion } from '../model/catalogs.ts';
import type { Statement } from '../model/trace.ts';
import { pairs, readableName } from './comparison.ts';
import type { Version } from './documents.ts';

/** A text of which some sentences changed. */
export interface ChangedText {
  /** Where it is, in names that outlive an edit elsewhere: `completeTask › responses › 200 › description`. */
  label: string;
  /** JSON pointer into the bundle of the revision; into that of the base, if the text was removed. */
  pointer: string;
  /** The sentences that only the base has. */
  before: string[];
  /** The sentences that only the revision has. */
  after: string[];
  /** The statements of the source at the place. */
  statements: Statement[];
  /** The open questions that the place names. */
  questions: OpenQuestion[];
}

/**
 * Returns the texts that differ between two versions, in the order of the contract.
 *
 * @param statements The statements of the source by the pointers of their places.
 */
export function changedTexts(
  base: Version,
  revision: Version,
  statements: Map<string, Statement[]>,
): ChangedText[] {
  const had = namedMembers(base.document, base.questions);
  const has = namedMembers(revision.document, base.questions.length > 0 ? revision.questions : []);
  return pairs([...had], [...has]).flatMap(({ name, a, b }): ChangedText[] => {
    const [old, now] = [a, b].map((each) => sentencesOf((each && textOf(each)) ?? ''));
    const before = (old ?? []).filter((each) => !now?.includes(each));
    const after = (now ?? []).filter((each) => !old?.includes(each));
    if (before.length + after.length === 0) return [];
    const { pointer, parent } = (b ?? a) as NamedMember;
    const named = questionsNamedIn((b ? has : had).get(parent)?.value);
    return [
      {
        label: readableName(name),
        pointer,
        before,
        after,
        statements: statementsAt(statements, pointer),
        questions: revision.questions.filter(
          ({ id }) => named.includes(id) || parent === `open-questions/${id}`,
        ),
      },
    ];
  });
}

/** One sentence per full stop, paragraph and item of a list. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n\s*- |(?<=[.!?])\s+(?=[A-Z`*])/)
    .map((part) => part.replaceAll(/\s+/g, ' ').replace(/^- /, '').trim())
    .filter(Boolean);

/** The statements about the nearest part around a text; for a component that no statement is about, those about its parts. */
function statementsAt(byPointer: Map<string, Statement[]>, pointer: string): Statement[] {
  const steps = tokens(pointer).map(escape);
  // Statements about all paths or components are not about one of them.
  for (let length = steps.length; length > 1; length--) {
    const found = byPointer.get(['#', ...steps.slice(0, length)].join('/'));
    if (found) return found;
  }
  if (steps[0] !== 'components') return [];
  const whole = `${['#', ...steps.slice(0, 3)].join('/')}/`;
  const parts = [...byPointer].flatMap(([each, found]) => (each.startsWith(whole) ? found : []));
  return [...new Set(parts)];
}
