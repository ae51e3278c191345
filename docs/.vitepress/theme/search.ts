/** The index of the search box: one result of each page, with the kind of the page, also for words with two letters swapped. */
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { indexOptions } from '../../../scripts/artifacts/site/vite/search.ts';

const kinds: [path: RegExp, kind: string][] = [
  [/^\/?reference\//, 'Operation'],
  [/^\/?schemas\//, 'Schema'],
  [/^\/?open-questions/, 'Question'],
  [/^\/?recipes\//, 'Recipe'],
  [/-reference\./, 'Reference'],
];

/** How sections are ranked. */
const ranking: SearchOptions = {
  // A short word is a name: `net` is not `get`.
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  boost: { title: 4, synonyms: 10, text: 1, titles: 1 },
  // What is specified comes before what is not, and guides before recipes and histories.
  boostDocument: (page: string) =>
    /sandbox-reference|^\/#/.test(page)
      ? 0.2
      : /open-questions|prism-limits|Shorthand/.test(page)
        ? 0.4
        : /changelog|sdk-reference/.test(page)
          ? 0.5
          : /recipes|schemas/.test(page)
            ? 0.7
            : 1,
};

/** In the place of MiniSearch, of which the search box uses this function only. */
export default {
  loadJSON(json: string, options: Partial<Options>) {
    const index = MiniSearch.loadJSON(json, { ...options, ...indexOptions });
    const isKnown = (word: string) => index.search(word, { fuzzy: false }).length > 0;
    // Each spelling that is found counts: those of a known word would make it outweigh the shorter ones.
    const terms = (word: string) =>
      [word, ...(isKnown(word) ? [] : swapped(word))].flatMap((each) => indexOptions.processTerm(each) ?? []);
    return {
      search: (words: string): SearchResult[] =>
        byPage(index.search(words, { ...ranking, processTerm: terms }), words),
    };
  },
};

/** A word with each two neighboring letters swapped. */
const swapped = (word: string): string[] =>
  word.length < 5
    ? []
    : [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));

/** How many words of the search the title of a section has. */
const inTitle = ({ match }: SearchResult): number =>
  Object.values(match).filter((fields) => fields.includes('title')).length;

/** A title without the link of its heading, in lower case. */
const plain = (title: unknown): string => String(title).replaceAll('\u200B', '').trim().toLowerCase();

/**
 * Returns the best section of each page: that whose title the search has, before one that its synonyms find. A page or a section
 * that is named exactly as the search comes first.
 */
function byPage(results: SearchResult[], words: string): SearchResult[] {
  const rank = (result: SearchResult): number =>
    plain(result['title']) === plain(words) ? (result['titles'].length === 0 ? 2 : 1) : 0;
  const pages = new Map<string, SearchResult>();
  const better = (one: SearchResult, other: SearchResult) =>
    rank(one) - rank(other) || inTitle(one) - inTitle(other);
  for (const result of results) {
    const path = String(result.id).replace(/#.*/, '');
    const best = pages.get(path);
    if (!best || better(result, best) > 0) pages.set(path, result);
  }
  return [...pages.values()]
    .toSorted((a, b) => rank(b) - rank(a))
    .map((best) => {
      const kind = kinds.find(([pattern]) => pattern.test(String(best.id)))?.[1] ?? 'Guide';
      return { ...best, titles: [kind, ...best['titles']] };
    });
}
