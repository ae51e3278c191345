/** What the search of the site finds. Functions run in the reader's browser too: they refer to nothing outside. */
/** The separator between the synonyms of a page and its text. */
const end = '\u0000';

/** How sections are indexed. */
export const indexOptions = {
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

/**
 * Returns a rendered page as the search splits it into sections: the words of its front matter that find it are part of
 * the first one. Pages of the API are found as a whole.
 */
export function indexed(html: string, { synonyms = '', pageClass = '' }: Record<string, unknown>): string {
  const whole = pageClass === 'api' ? html.replaceAll(/<(\/?)h[2-6]\b[^>]*>/g, '<$1p>') : html;
  return whole.replace('</h1>', `</h1>${String(synonyms).replaceAll(', ', ' ')}${end}`);
}
