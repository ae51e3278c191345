/** Lists what people read in the contract and that changed, with what it rests on. */
import { escape, tokens } from '../lib/pointer.ts';
import type { DescribedObject, DescribedObjects } from '../model/described-objects.ts';
import type { OpenQuestion } from '../model/catalogs.ts';
import type { Statement } from '../model/trace.ts';
import { pairs, readableName } from './comparison.ts';

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
  base: DescribedObjects,
  revision: DescribedObjects,
  statements: Map<string, Statement[]>,
  questions: OpenQuestion[],
): ChangedText[] {
  const hasCatalog = [...base.keys()].some(isOfCatalog);
  return pairs([...base], [...revision]).flatMap(({ name, a, b }) => {
    if (isOfCatalog(name) && !hasCatalog) return [];
    const place = (b ?? a) as DescribedObject;
    const written = pairs(Object.entries(a?.texts ?? {}), Object.entries(b?.texts ?? {}));
    return written.flatMap(({ name: key, a: old = '', b: text = '' }): ChangedText[] => {
      const [had, has] = [sentencesOf(old), sentencesOf(text)];
      const [before, after] = [
        had.filter((each) => !has.includes(each)),
        has.filter((each) => !had.includes(each)),
      ];
      if (before.length + after.length === 0) return [];
      const pointer = `${place.pointer}/${key}`;
      return [
        {
          label: readableName(`${name}/${key}`),
          pointer,
          before,
          after,
          statements: statementsAt(statements, pointer),
          questions: questions.filter(({ id }) => place.questions.includes(id)),
        },
      ];
    });
  });
}

const isOfCatalog = (name: string): boolean => !name.startsWith('#');

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
