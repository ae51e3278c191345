/** The index of the search box: results by page, with the kind of the page, also for words with two letters swapped. */
import MiniSearch, { type Options, type SearchResult } from 'minisearch';

const kinds: [path: RegExp, kind: string][] = [
  [/^\/?reference\//, 'Operation'],
  [/^\/?schemas\//, 'Schema'],
  [/^\/?open-questions/, 'Question'],
  [/^\/?recipes\//, 'Recipe'],
  [/-reference\./, 'Reference'],
];

/** Sections of a page that are shown. */
const maxSections = 3;

/** In the place of MiniSearch, of which the search box uses this function only. */
export default {
  loadJSON(json: string, options: Options) {
    const index = MiniSearch.loadJSON(json, options);
    const processTerm = options.processTerm ?? MiniSearch.getDefault('processTerm');
    const terms = (word: string) => [word, ...swapped(word)].flatMap((each) => processTerm(each) || []);
    return { search: (words: string): SearchResult[] => byPage(index.search(words, { processTerm: terms })) };
  },
};

/** A word with each two neighboring letters swapped. */
const swapped = (word: string): string[] =>
  word.length < 5
    ? []
    : [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));

/** Puts the sections of a page below its best one. */
function byPage(results: SearchResult[]): SearchResult[] {
  const pages = new Map<string, SearchResult[]>();
  for (const result of results) {
    const path = String(result.id).replace(/#.*/, '');
    pages.set(path, [...(pages.get(path) ?? []), result]);
  }
  return [...pages].flatMap(([path, sections]) => {
    const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'Guide';
    return sections
      .slice(0, maxSections)
      .map((each, index) => ({ ...each, titles: index === 0 ? [kind, ...each['titles']] : [] }));
  });
}
