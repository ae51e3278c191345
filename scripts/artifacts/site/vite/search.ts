/** What the search of the site finds. */
/** The separator between the synonyms of a page and its text. */
const end = '\u0000';

const fillers =
  /^(a|an|and|another|are|at|be|between|but|by|can|do|does|for|from|how|i|if|in|is|it|me|my|of|on|once|one|or|our|own|so|that|the|this|to|use|vs|was|we|what|when|which|will|with|you|your)$/;

/** How sections are indexed, and the words of a search read. */
export const indexOptions = {
  fields: ['title', 'titles', 'synonyms', 'text'],
  storeFields: ['title', 'titles'],
  extractField: (document: Record<string, string>, field: string) => {
    const [text = '', synonyms = ''] = (document['text'] ?? '').split(end).toReversed();
    return field === 'text' ? text : field === 'synonyms' ? synonyms : (document[field] ?? '');
  },
  processTerm: (term: string) => {
    const word = term.toLowerCase();
    if (fillers.test(word)) return null;
    // One and several of a thing are found alike.
    return word.length > 3 ? word.replace(/(?<![isu])s$/, '') : word;
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
