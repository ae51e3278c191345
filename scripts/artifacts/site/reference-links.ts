import type { MarkdownOptions } from 'vitepress';

const toReference = /^(?:\.\.?\/)+reference\/(?:#.*)?$/;
const unspecified = new Set(['not specified', 'assumed']);

/** What links need beyond Markdown. */
export const referenceLinks: NonNullable<MarkdownOptions['config']> = (md) => {
  const open = md.renderer.rules['link_open'];
  md.renderer.rules['link_open'] = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const href = token?.attrGet('href') ?? '';
    // The reference on one page is another application: the browser has to go there.
    if (toReference.test(href)) token?.attrSet('target', '_self');
    if (href.includes('open-questions') && unspecified.has(tokens[index + 1]?.content ?? ''))
      token?.attrJoin('class', 'unspecified');
    return open?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
  };
};
