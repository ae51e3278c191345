import type { MarkdownOptions } from 'vitepress';

const command = /<div class="language-sh\b[^]*?<\/pre>/g;
const url = /https?:\/\/[^\s<>'"]+/g;
const innerSlash = /(?<=[^:/])\/(?=[^/])/g;

/** Lets a URL in a command wrap after its slashes. The copied text stays on one line. */
export const breakUrls: NonNullable<MarkdownOptions['config']> = (md) => {
  const render = md.renderAsync.bind(md);
  // Code is colored after the renderer has run.
  md.renderAsync = async (text, env) => {
    const html = await render(text, env);
    return html.replaceAll(command, (block) =>
      block.replaceAll(url, (found) => found.replaceAll(innerSlash, '/<wbr>')),
    );
  };
};
