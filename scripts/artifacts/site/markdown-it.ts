import type { MarkdownOptions } from 'vitepress';

/** What VitePress is to show, where it differs from the files in docs/. */
export interface Sources {
  /** The Markdown of each page, its blocks in place, by path below docs/. */
  pages: Record<string, string>;
  /** Fragment of each operation in the reference, by operationId. */
  anchors: Record<string, string>;
}

const toReference = /^((?:\.\.?\/)+)reference\/(?:(\w+)\.md)?(#.*)?$/;

/** Makes VitePress read the pages from `sources`, and leads links to an operation's Markdown to Redoc. */
export function markdown({ pages, anchors }: Sources): NonNullable<MarkdownOptions['config']> {
  return (md) => {
    md.core.ruler.before('normalize', 'contract', (state) => {
      const { relativePath = '' } = state.env as { relativePath?: string };
      state.src = pages[relativePath] ?? state.src;
    });
    const open = md.renderer.rules['link_open'];
    md.renderer.rules['link_open'] = (tokens, index, options, env, self) => {
      const token = tokens[index];
      const [, up, id = '', fragment] = toReference.exec(token?.attrGet('href') ?? '') ?? [];
      if (up) {
        token?.attrSet('href', `${up}reference/${fragment ?? anchors[id] ?? ''}`);
        // The reference is another application: the browser has to go there.
        token?.attrSet('target', '_self');
      }
      return open?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
    };
  };
}
