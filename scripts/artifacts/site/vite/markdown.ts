/** What pages need beyond the Markdown of VitePress. */
import type { MarkdownEnv, MarkdownOptions } from 'vitepress';

type Config = NonNullable<MarkdownOptions['config']>;
type Renderer = Parameters<Config>[0];
type Token = ReturnType<Renderer['parse']>[number];

export const markdown: MarkdownOptions = {
  config: (md) => {
    markLinks(md);
    labelTables(md);
    breakUrls(md);
    keepOptions(md);
    keepTexts(md);
  },
  shikiSetup: (highlighter) => {
    const { codeToHtml } = highlighter;
    // Four of five blocks of code are on several pages, or rendered again for the browser.
    const known = new Map<string, string>();
    highlighter.codeToHtml = (code, options) => {
      const key = JSON.stringify([code, options]);
      // On a busy machine a line would lose its colors after half a second, and the file its name.
      const html = known.get(key) ?? codeToHtml(code, { ...options, tokenizeTimeLimit: 0 });
      known.set(key, html);
      return html;
    };
  },
};

const toReference = /^(?:\.\.?\/)+reference\/(?:index\.html)?(?:#.*)?$/;
const unspecified = new Set(['not specified', 'assumed']);

/** Marks links to the reference on one page as downloads, and those to open questions. */
function markLinks(md: Renderer): void {
  const open = md.renderer.rules['link_open'];
  md.renderer.rules['link_open'] = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const href = token?.attrGet('href') ?? '';
    // The reference on one page is large, and works without the site.
    if (toReference.test(href)) token?.attrSet('download', 'docproc-reference.html');
    if (href.includes('open-questions') && unspecified.has(tokens[index + 1]?.content ?? ''))
      token?.attrJoin('class', 'unspecified');
    return open?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
  };
}

/** A table with more columns is a matrix, which scrolls on a narrow screen. */
const maxCards = 5;

/** Names the column in each cell, so that a narrow screen can show each row as a card. */
function labelTables(md: Renderer): void {
  md.core.ruler.push('card-tables', ({ tokens }) => {
    for (const [at, token] of tokens.entries()) if (token.type === 'table_open') label(tokens, at);
  });
}

function label(tokens: Token[], from: number): void {
  const heads: string[] = [];
  let column = 0;
  for (let at = from; tokens[at] && tokens[at]?.type !== 'table_close'; at++) {
    const token = tokens[at];
    if (token?.type === 'th_open') heads.push(tokens[at + 1]?.content ?? '');
    if (token?.type === 'tr_open') column = 0;
    if (token?.type === 'td_open')
      token.attrSet('data-label', (heads[column++] ?? '').replace(/[`[\]]|\(.*?\)/g, ''));
  }
  // A card of two cells needs no label between them.
  const cards = heads.length > 2 ? 'cards' : 'cards pair';
  tokens[from]?.attrSet('class', heads.length > maxCards ? 'matrix' : cards);
}

/** A short name, such as that of an option, does not wrap after its hyphens; a line of code does. */
function keepOptions(md: Renderer): void {
  const render = md.renderer.rules['code_inline'];
  md.renderer.rules['code_inline'] = (tokens, index, ...rest) => {
    const token = tokens[index];
    if (token && /^(?=\S*-)\S{1,30}$/.test(token.content)) token.attrJoin('class', 'whole');
    if (token && token.content.length > 50) token.attrJoin('class', 'path');
    return render?.(tokens, index, ...rest) ?? '';
  };
}

/** Elements that generated pages do not have: they are texts of the contract, such as `<task_id>`. */
const foreign = /^\s*<(?!\/?(div|p|span|code|wbr|TryOperation|section|details|summary|br|small)\b)/;

/** Shows texts of the contract as they are written: elements and `{{ }}` in them are none of Vue. */
function keepTexts(md: Renderer): void {
  const { rules } = md.renderer;
  for (const rule of ['text', 'code_inline'] as const) {
    const render = rules[rule];
    rules[rule] = (...given) => render?.(...given).replaceAll('{{', '&#123;{') ?? '';
  }
  for (const rule of ['html_inline', 'html_block'] as const) {
    const render = rules[rule];
    rules[rule] = (tokens, index, options, env: MarkdownEnv, self) => {
      const { content = '' } = tokens[index] ?? {};
      return /^(reference|schemas)\//.test(env.relativePath) && foreign.test(content)
        ? md.utils.escapeHtml(content).replaceAll('{{', '&#123;{')
        : (render?.(tokens, index, options, env, self) ?? content);
    };
  }
}

const command = /<div class="language-sh\b[^]*?<\/pre>/g;
const url = /https?:\/\/[^\s<>'"]+/g;
const innerSlash = /(?<=[^:/])\/(?=[^/])/g;

/** Lets a URL in a command wrap after its slashes. The copied text stays on one line. */
function breakUrls(md: Renderer): void {
  const render = md.renderAsync.bind(md);
  // Code is colored after the renderer has run.
  md.renderAsync = async (text, env) => {
    const html = await render(text, env);
    // The Markdown version has a label above each block.
    const marked = html.replaceAll('<div class="tabs">', '<div class="tabs" data-markdown-ignore>');
    return marked.replaceAll(command, (block) =>
      block.replaceAll(url, (found) => found.replaceAll(innerSlash, '/<wbr>')),
    );
  };
}
