/** What the search of the site finds. Functions run in the reader's browser too: they refer to nothing outside. */
import type { DefaultTheme } from 'vitepress';

type SearchOptions = NonNullable<DefaultTheme.LocalSearchOptions['miniSearch']>;

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
      /sandbox-reference|^\/#/.test(page)
        ? 0.2
        : /open-questions|prism-limits|Shorthand/.test(page)
          ? 0.4
          : /changelog|sdk-reference/.test(page)
            ? 0.5
            : /recipes|schemas/.test(page)
              ? 0.7
              : 1,
  },
};

/**
 * Returns a rendered page as the search splits it into sections: the words of its front matter that find it are part of
 * the first one. Pages of the API are found as a whole.
 */
export function indexed(html: string, { synonyms = '', pageClass = '' }: Record<string, unknown>): string {
  const whole = pageClass === 'api' ? html.replaceAll(/<(\/?)h[2-6]\b[^>]*>/g, '<$1p>') : html;
  return whole.replace('</h1>', `</h1>${String(synonyms).replaceAll(', ', ' ')}${end}`);
}
