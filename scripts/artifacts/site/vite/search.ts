/** What the search of the site finds. Functions run in the reader's browser too: they refer to nothing outside. */
import type { DefaultTheme } from 'vitepress';

type SearchOptions = NonNullable<DefaultTheme.LocalSearchOptions['miniSearch']>;

interface Section {
  anchor: string;
  titles: string[];
  text: string;
}

/** The separator between the synonyms of a page and its text. */
const end = '\u0000';

// The types of VitePress leave out the fields of the index.
const options = {
  fields: ['title', 'titles', 'synonyms', 'text'],
  storeFields: ['title', 'titles'],
  extractField: (document: Record<string, string>, field: string) => {
    const [text = '', synonyms = ''] = (document['text'] ?? '').split('\u0000').toReversed();
    return field === 'text' ? text : field === 'synonyms' ? synonyms : (document[field] ?? '');
  },
  processTerm: (term: string) => {
    const word = term.toLowerCase();
    return /^(a|an|and|are|can|do|does|for|how|i|in|is|it|my|of|on|or|the|to|vs|what|when|with|you)$/.test(
      word,
    )
      ? null
      : word;
  },
};

/** How sections are indexed and ranked. */
export const searchOptions: SearchOptions = {
  options,
  searchOptions: {
    // A short word is a name: `net` is not `get`.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boost: { title: 4, synonyms: 10, text: 1, titles: 1 },
    // What is specified comes before what is not, and guides before recipes and histories.
    boostDocument: (page: string) =>
      /sandbox-reference/.test(page)
        ? 0.2
        : /open-questions|prism-limits|traceability/.test(page)
          ? 0.4
          : /recipes|changelog|sdk-reference/.test(page)
            ? 0.5
            : 1,
  },
};

const heading = /<h(\d)[^>]*>(.*?)<a[^>]* href="#(.*?)"[^>]*>.*?<\/a><\/h\1>/gs;
const plain = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

/**
 * Splits a rendered page into what the search finds.
 *
 * @param whole whether the page is found as a whole, and not by its headings
 */
export function sectionsOf(html: string, synonyms: string[], whole: boolean): Section[] {
  const found = [...html.matchAll(heading)];
  const above: string[] = [];
  const sections = found.map((each, index): Section => {
    const [all, level = '1', title = '', anchor = ''] = each;
    above.length = Number(level) - 1;
    above[Number(level) - 1] = plain(title);
    const text = html.slice(each.index + all.length, whole ? undefined : found[index + 1]?.index);
    return { anchor, titles: above.filter(Boolean), text: plain(text) };
  });
  const [first, ...rest] = sections;
  if (!first) return [];
  return [{ ...first, text: synonyms.join(' ') + end + first.text }, ...(whole ? [] : rest)];
}
