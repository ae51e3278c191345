/**
 * Whether statements, sentences and places of the contract agree in their words: what a sentence says is said by a
 * statement, and nothing is denied in one place and stated in another.
 */
import { escape, members, tokens } from '../../scripts/lib/pointer.ts';
import type { Document } from '../../scripts/model/document.ts';
import type { OpenQuestion, Statement } from '../../scripts/model/registers.ts';
import type { Sentence } from '../../scripts/model/sentences.ts';
import { questionRules } from './ground-questions.ts';
import { nouns, ownWords, plainWords } from './ground-words.ts';

/** What is compared. */
export interface Ground {
  document: Document;
  statements: Statement[];
  questions: OpenQuestion[];
  sentences: Sentence[];
}

type Rule = (ground: Ground) => Iterable<string>;

const wordsOf = (text: string): string[] =>
  (text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z]{2,}/g) ?? []).map((word) =>
    word.toLowerCase(),
  );

/** Returns what the forms of a word have in common: `processing` and `processed` are one word. */
export const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:ically|ational|ations?|itions?|ions?|ements?|ments?|ings?|ers?|ors?|ed|es|ly|al|s|e)$/, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/(?:at|e|i|y)$/, '');

const plain = new Set(plainWords.map(stem));
const accepted = new Set(ownWords.map(stem));

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(stem)
    .filter((word) => !plain.has(word));

/** What a sentence is part of. The vocabularies and overlays speak of the contract, and not of the service. */
function sourceOf({ place }: Sentence): 'statements' | 'questions' | 'contract' | 'workflows' | 'other' {
  const [first = ''] = place.split('/');
  if (first === 'statements' || first === 'questions') return first;
  if (first.startsWith('workflows')) return 'workflows';
  return /\.(?:schema|overlay)$|^advice$/.test(first) ? 'other' : 'contract';
}

/** The names of the contract, as words: fields, values, operations and questions. */
function namesOf({ document, questions }: Ground): Set<string> {
  const keys = [...members(document)].filter(({ pointer }) => !pointer.includes('/value/'));
  return new Set([...keys.map(({ key }) => key), ...questions.map(({ id }) => id)].flatMap(stemsOf));
}

const negators = new Set(['not', 'never', 'no', 'cannot', 'neither', 'nor']);
/** Words that deny without a negation. A sentence with one of them is not compared. */
const implied =
  /\b(?:without|outside|unlike|unless|fail|fails|empty|missing|invalid|errors?|cannot|instead)\b/i;

/** How often each word of a text is stated, and denied: a negation is about the next word. */
function statedAndDenied(text: string): Map<string, [stated: number, denied: number]> {
  const found = new Map<string, [number, number]>();
  let isDenied = false;
  for (const word of text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z]+|[.;:,]/g) ?? []) {
    if (/[.;:,]/.test(word)) isDenied = false;
    else if (negators.has(word.toLowerCase())) isDenied = true;
    else if (word.length > 1 && !plain.has(stem(word))) {
      const [stated, denied] = found.get(stem(word)) ?? [0, 0];
      found.set(stem(word), isDenied ? [stated, denied + 1] : [stated + 1, denied]);
      isDenied = false;
    }
  }
  return found;
}

/** Returns a word that one text only states and the other only denies; undefined if there is none. */
export function contradiction(one: string, other: string): string | undefined {
  if (implied.test(one) || implied.test(other)) return undefined;
  const words = statedAndDenied(other);
  for (const [word, [stated, denied]] of statedAndDenied(one)) {
    const [statedThere, deniedThere] = words.get(word) ?? [0, 0];
    if (stated + denied === 0 || statedThere + deniedThere === 0) continue;
    if ((stated === 0 && deniedThere === 0) || (denied === 0 && statedThere === 0)) return word;
  }
  return undefined;
}

/** The texts by their pointers, each with all its sentences. */
function textsByPlace(sentences: Sentence[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { pointer, text } of sentences) texts.set(pointer, `${texts.get(pointer) ?? ''} ${text}`.trim());
  return texts;
}

const nodeAt = (document: Document, pointer: string): object =>
  tokens(pointer).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    document,
  ) as object;

/** The operation or component that a pointer is in, as a pointer. */
function ownerOf(pointer: string): string {
  const steps = tokens(pointer);
  return `#/${steps.slice(0, 3).map(escape).join('/')}`;
}

export const groundRules: Record<string, Rule> = {
  /** A word that only one text uses may say what the source does not. */
  *'a word that nothing else has'(ground) {
    const names = namesOf(ground);
    const users = new Map<string, Set<string>>();
    // The same text in two places is one.
    const texts = new Map<string, string>();
    for (const sentence of ground.sentences)
      texts.set(sentence.text, texts.get(sentence.text) ?? sourceOf(sentence));
    for (const [text, source] of texts)
      for (const word of stemsOf(text)) users.set(word, (users.get(word) ?? new Set()).add(source));
    for (const sentence of ground.sentences) {
      const source = sourceOf(sentence);
      if (source === 'other' || source === 'questions') continue;
      for (const word of new Set(wordsOf(sentence.text))) {
        const key = stem(word);
        if (plain.has(key) || accepted.has(key) || names.has(key) || (users.get(key)?.size ?? 0) > 1)
          continue;
        yield `${sentence.place} has "${word}", which no other text has: use the words of the statements, or add it to test/contract/ground-words.ts`;
      }
    }
  },

  *'a statement is one sentence, and says what its id says'({ statements }) {
    for (const { id, statement } of statements) {
      if (!statement.endsWith('.') || /[.!?]\s+[A-Z`]/.test(statement)) yield `${id} is not one sentence`;
      if (id.endsWith('-unknown') && !/\bnot specified\b/.test(statement))
        yield `${id} does not say that it is not specified`;
    }
  },

  /** What is not specified names an open question at one of its places. */
  *'an open question where something is not specified'({ statements, document }) {
    for (const { id, statement, pointers } of statements) {
      if (!/\bnot specified\b/.test(statement)) continue;
      const isOpen = pointers.some((pointer) => {
        const node = nodeAt(document, pointer);
        return (
          /questions|unknown$/i.test(pointer) ||
          /"(?:x-open-questions|openQuestions|unknown)"/.test(JSON.stringify(node) ?? '')
        );
      });
      if (!isOpen) yield `${id} names no place with an open question`;
    }
  },

  /** A statement and the text at its place do not deny what the other states. */
  *'a contradiction'({ statements, sentences }) {
    const texts = textsByPlace(sentences);
    for (const { id, statement, pointers } of statements) {
      for (const pointer of pointers) {
        const text = texts.get(pointer) ?? '';
        const word = contradiction(statement, text);
        if (word !== undefined)
          yield `${id} and ${pointer} contradict each other in "${word}…": ${statement} / ${text}`;
      }
    }
  },

  /** The text at a place of a statement has words of the statement. */
  *'a statement that its places do not say'({ statements, sentences }) {
    const texts = textsByPlace(sentences);
    for (const { id, statement, pointers } of statements) {
      const words = new Set(stemsOf(statement));
      for (const pointer of pointers) {
        const text = texts.get(pointer) ?? '';
        if (text === '' || !/\/(?:description|effects\/\d+)$/.test(pointer)) continue;
        const there = new Set(stemsOf(`${text} ${tokens(pointer).join(' ')}`));
        const shared = [...words].filter((word) => there.has(word)).length;
        if (shared < Math.min(2, words.size) || shared / words.size < 1 / 3)
          yield `${id} is not said at ${pointer}: ${statement} / ${text}`;
      }
    }
  },

  /** A sentence speaks of the resources that its operation or component has to do with. */
  *'another resource'({ statements, questions, sentences, document }) {
    const byOwner = new Map<string, string>();
    for (const { statement, pointers } of statements)
      for (const pointer of pointers)
        byOwner.set(ownerOf(pointer), `${byOwner.get(ownerOf(pointer)) ?? ''} ${statement}`);
    const known = new Map<string, Set<string>>();
    const wordsNear = (owner: string): Set<string> => {
      const keys = [...members(nodeAt(document, owner))].map(({ key }) => key);
      return new Set([byOwner.get(owner) ?? '', owner, ...keys].flatMap(stemsOf));
    };
    for (const { place, text, pointer, rests } of sentences) {
      if (!/^#\/(?:paths|components\/(?!examples\/))/.test(pointer)) continue;
      const spoken = nouns.filter((noun) => wordsOf(text).some((word) => stem(word) === stem(noun)));
      if (spoken.length === 0) continue;
      const owner = ownerOf(pointer);
      const near = known.get(owner) ?? wordsNear(owner);
      known.set(owner, near);
      const asked = questions.filter(({ id }) => rests.includes(`?${id}`));
      const named = new Set(asked.flatMap(({ question, contract }) => stemsOf(`${question} ${contract}`)));
      const noun = spoken.find((each) => !near.has(stem(each)) && !named.has(stem(each)));
      if (noun !== undefined)
        yield `${place} speaks of a ${noun}, which ${owner} has nothing to do with: ${text}`;
    }
  },
};

/** Returns what does not agree: a line for each fault, with the rule. */
export function findUngrounded(ground: Ground): string[] {
  return Object.entries({ ...groundRules, ...questionRules }).flatMap(([rule, check]) =>
    [...check(ground)].map((fault) => `${rule}: ${fault}`),
  );
}
