import type { MarkdownOptions } from 'vitepress';

type Renderer = Parameters<NonNullable<MarkdownOptions['config']>>[0];

/** Makes a renderer of Markdown render each page once, for the reader and for the search. */
export function renderOnce(md: Renderer): void {
  const render = md.renderAsync.bind(md);
  const rendered = new Map<string, { html: Promise<string>; env: object }>();
  md.renderAsync = (source, env: { relativePath?: string } = {}) => {
    const key = JSON.stringify([env.relativePath, source]);
    const found = rendered.get(key);
    if (!found) {
      const html = render(source, env);
      rendered.set(key, { html, env });
      return html;
    }
    // No caller asks a third time.
    rendered.delete(key);
    return found.html.then((html) => {
      Object.assign(env, found.env);
      return html;
    });
  };
}
