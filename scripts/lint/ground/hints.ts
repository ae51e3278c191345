/** What a reviewer of a sentence looks at twice. A correct sentence may have a hint: new facts need new words. */
import { escape, members, tokens } from '../../lib/pointer.ts';
import type { Sentence } from '../../model/sentences.ts';
import { nodeAt, type Ground } from './ground.ts';
import { stem, stemsOf, wordsOf } from './texts.ts';
import { acceptedWords, nouns } from './words.ts';

const accepted = new Set(acceptedWords.map(stem));

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

/** Words that only one kind of text uses: they may state what the source does not. */
function* newWords(ground: Ground): Generator<[sentence: Sentence, hint: string]> {
  const names = namesOf(ground);
  // The same text in two places is one.
  const texts = new Map<string, string>();
  for (const sentence of ground.sentences)
    texts.set(sentence.text, texts.get(sentence.text) ?? sourceOf(sentence));
  const users = new Map<string, Set<string>>();
  for (const [text, source] of texts)
    for (const word of stemsOf(text)) users.set(word, (users.get(word) ?? new Set()).add(source));
  for (const sentence of ground.sentences) {
    if (['other', 'questions'].includes(sourceOf(sentence))) continue;
    for (const word of new Set(wordsOf(sentence.text))) {
      const [key] = stemsOf(word);
      if (key === undefined || accepted.has(key) || names.has(key) || (users.get(key)?.size ?? 0) > 1)
        continue;
      yield [sentence, `No other text has the word "${word}".`];
    }
  }
}

/** The operation or component that a pointer is in, as a pointer. */
function ownerOf(pointer: string): string {
  const steps = tokens(pointer);
  return `#/${steps.slice(0, 3).map(escape).join('/')}`;
}

/** Resources that an operation or component has nothing to do with. */
function* otherResources({
  statements,
  questions,
  sentences,
  document,
}: Ground): Generator<[sentence: Sentence, hint: string]> {
  const byOwner = new Map<string, string>();
  for (const { statement, pointers } of statements)
    for (const pointer of pointers)
      byOwner.set(ownerOf(pointer), `${byOwner.get(ownerOf(pointer)) ?? ''} ${statement}`);
  const known = new Map<string, Set<string>>();
  const wordsNear = (owner: string): Set<string> => {
    const keys = [...members(nodeAt(document, owner))].map(({ key }) => key);
    return new Set([byOwner.get(owner) ?? '', owner, ...keys].flatMap(stemsOf));
  };
  for (const sentence of sentences) {
    const { text, pointer, rests } = sentence;
    if (!/^#\/(?:paths|components\/(?!examples\/))/.test(pointer)) continue;
    const spoken = nouns.filter((noun) => wordsOf(text).some((word) => stem(word) === stem(noun)));
    if (spoken.length === 0) continue;
    const owner = ownerOf(pointer);
    const near = known.get(owner) ?? wordsNear(owner);
    known.set(owner, near);
    const asked = questions.filter(({ id }) => rests.includes(`?${id}`));
    const named = new Set(asked.flatMap(({ question, contract }) => stemsOf(`${question} ${contract}`)));
    const noun = spoken.find((each) => !near.has(stem(each)) && !named.has(stem(each)));
    if (noun !== undefined) yield [sentence, `No statement here is about a ${noun}.`];
  }
}

/** Returns the hints by the id of the sentence. */
export function hintsOf(ground: Ground): Map<string, string[]> {
  const hints = new Map<string, string[]>();
  for (const [{ id }, hint] of [...newWords(ground), ...otherResources(ground)])
    hints.set(id, [...(hints.get(id) ?? []), hint]);
  return hints;
}
