/** The index of the search box: results by page, with the kind of the page, also for words with two letters swapped. */
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';

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

/** Sections of a page that are shown. */
const maxSections = 3;

/** In the place of MiniSearch, of which the search box uses this function only. */
export default {
  loadJSON(json: string, options: Options) {
    const index = MiniSearch.loadJSON(json, options);
    const processTerm = options.processTerm ?? MiniSearch.getDefault('processTerm');
    const terms = (word: string) => [word, ...swapped(word)].flatMap((each) => processTerm(each) || []);
    return {
      search: (words: string): SearchResult[] =>
        byPage(index.search(words, { ...ranking, processTerm: terms })),
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

/** Puts the sections of a page below its best one: that whose title the search has, before one that its synonyms find. */
function byPage(results: SearchResult[]): SearchResult[] {
  const pages = new Map<string, SearchResult[]>();
  for (const result of results) {
    const path = String(result.id).replace(/#.*/, '');
    pages.set(path, [...(pages.get(path) ?? []), result]);
  }
  return [...pages].flatMap(([path, sections]) => {
    const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'Guide';
    return sections
      .sort((a, b) => inTitle(b) - inTitle(a))
      .slice(0, maxSections)
      .map((each, index) => ({ ...each, titles: index === 0 ? [kind, ...each['titles']] : [] }));
  });
}
