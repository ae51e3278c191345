/**
 * Whether statements, open questions and sentences agree in their words: what a statement claims of a place is there, and
 * nothing is denied in one place and stated in another.
 */
import { tokens } from '../../lib/pointer.ts';
import type { Problem } from '../../lib/problem.ts';
import { namedQuestions } from '../../model/claims.ts';
import type { Sentence } from '../../model/sentences.ts';
import { nodeAt, type Ground, type GroundRule } from './ground.ts';
import { questionRules } from './questions.ts';
import { contradiction, stemsOf } from './texts.ts';

/** The texts by their pointers, each with all its sentences. */
function textsByPlace(sentences: Sentence[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { pointer, text } of sentences) texts.set(pointer, `${texts.get(pointer) ?? ''} ${text}`.trim());
  return texts;
}

export const statementRules: Record<string, GroundRule> = {
  *'one-sentence'({ statements }) {
    for (const { id, statement } of statements)
      if (!statement.endsWith('.') || /[.!?]\s+[A-Z`]/.test(statement))
        yield [id, 'A statement is one sentence. Write an entry for each.'];
  },

  *'not-specified'({ statements, document }) {
    for (const { id, statement, pointers } of statements) {
      const isOpen = /\bnot specified\b/.test(statement);
      if (id.endsWith('-unknown') && !isOpen)
        yield [
          id,
          'The id ends with "-unknown", and the statement has no "not specified". Correct one of them.',
        ];
      const names = pointers.some(
        (pointer) =>
          /questions|unknown$/i.test(pointer) || namedQuestions(nodeAt(document, pointer)).size > 0,
      );
      if (isOpen && !names)
        yield [
          id,
          'Something is not specified, and no place of the statement names an open question. Add the place.',
        ];
    }
  },

  /** A statement and the text at its place do not deny what the other states. */
  *contradiction({ statements, sentences }) {
    const texts = textsByPlace(sentences);
    for (const { id, statement, pointers } of statements) {
      for (const pointer of pointers) {
        const text = texts.get(pointer) ?? '';
        const word = contradiction(statement, text);
        if (word === undefined) continue;
        yield [
          id,
          `The text at ${pointer} and the statement disagree in "${word}…": ${text} Correct one of them.`,
        ];
      }
    }
  },

  /** The text at a place of a statement has words of the statement. */
  *'stated-there'({ statements, sentences }) {
    const texts = textsByPlace(sentences);
    for (const { id, statement, pointers } of statements) {
      const words = new Set(stemsOf(statement));
      for (const pointer of pointers) {
        const text = texts.get(pointer) ?? '';
        if (text === '' || !/\/(?:description|effects\/\d+)$/.test(pointer)) continue;
        const there = new Set(stemsOf(`${text} ${tokens(pointer).join(' ')}`));
        const shared = [...words].filter((word) => there.has(word)).length;
        if (shared >= Math.min(2, words.size) && shared / words.size >= 1 / 3) continue;
        yield [id, `The text at ${pointer} does not state this: ${text} Correct the text, or the pointer.`];
      }
    }
  },
};

/** Returns a problem for each statement and question that does not agree with its places. */
export function checkGround(
  ground: Ground,
  placeOf: (register: 'statements' | 'questions', index: number) => string,
): Problem[] {
  const of = (register: 'statements' | 'questions', rules: Record<string, GroundRule>) =>
    Object.entries(rules).flatMap(([rule, check]) =>
      [...check(ground)].map(([id, message]) => ({
        place: placeOf(
          register,
          ground[register].findIndex((each) => each.id === id),
        ),
        message: `\`${id}\`: ${message}`,
        rule: `ground/${rule}`,
      })),
    );
  return [...of('statements', statementRules), ...of('questions', questionRules)];
}
