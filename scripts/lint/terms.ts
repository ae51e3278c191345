/** The vocabulary of pages and of the contract. */
import type { Problem } from '../lib/problem.ts';
import { proseOf, type Text } from './texts.ts';

/** Terms, and the standard term to write instead. */
const terms: [term: RegExp, standard: string][] = [
  [/\banswer(?:s|ed)? with\b/gi, 'return'],
  [/\brefus(?:e|es|ed|al|als|ing)\b/gi, 'reject'],
  [/\bmisfits?\b/gi, 'violation'],
  [/\btwins?\b/gi, 'Markdown version'],
  [/\bundoable\b/gi, 'reversible'],
  [/\babandon(?:s|ed)?\b/gi, 'abort'],
  [/\bsteer(?:s|ed|ing)?\b/gi, 'control'],
  [/\banew\b/gi, 'again'],
  [/\bmend(?:s|ed)?\b/gi, 'fix'],
  [/\bwhole numbers?\b/gi, 'integer'],
  [/\bstand-ins?\b/gi, 'sandbox'],
  [/\blost answers?\b/gi, 'no response'],
  [/\bbeside\b/gi, 'next to'],
];

/** Returns a problem for each term that has a standard equivalent. */
export const checkTerms = (texts: Text[]): Problem[] =>
  texts.flatMap(({ markdown, location }) => {
    const prose = proseOf(markdown);
    return terms.flatMap(([term, standard]) =>
      [...prose.matchAll(term)].map(({ 0: found, index }) => ({
        location: location(index),
        message: `The standard term for “${found}” is “${standard}”. Write that.`,
        rule: 'terms',
      })),
    );
  });
