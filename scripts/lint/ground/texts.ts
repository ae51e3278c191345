/** Words of texts, in the form in which they are compared. */
import { plainWords } from './words.ts';

/** The words of a text and of the names in it, in lower case. */
export const wordsOf = (text: string): string[] =>
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

/** The words of a text that describe the service, each in its common form. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(stem)
    .filter((word) => !plain.has(word));

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
