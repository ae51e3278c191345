import type { MarkdownOptions } from 'vitepress';

const toReference = /^((?:\.\.?\/)+)reference\/(?:(\w+)\.md)?(#.*)?$/;

/**
 * Leads links to the Markdown version of an operation to Redoc.
 *
 * @param anchorOf the fragment of an operation in the reference, by operationId
 */
export function referenceLinks(anchorOf: (id: string) => string): NonNullable<MarkdownOptions['config']> {
  return (md) => {
    const open = md.renderer.rules['link_open'];
    md.renderer.rules['link_open'] = (tokens, index, options, env, self) => {
      const token = tokens[index];
      const [, up, id, fragment] = toReference.exec(token?.attrGet('href') ?? '') ?? [];
      if (up) {
        token?.attrSet('href', `${up}reference/${fragment ?? (id === undefined ? '' : anchorOf(id))}`);
        // The reference is another application: the browser has to go there.
        token?.attrSet('target', '_self');
      }
      return open?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
    };
  };
}
