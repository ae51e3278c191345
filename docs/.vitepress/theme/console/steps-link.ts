/** What the fragment of a link with steps begins with. */
export const mark = '#try=';

/** Whether a URL has steps. */
export const hasSteps = (hash: string): boolean => hash.startsWith(mark);
