import type { MarkdownOptions } from 'vitepress';

type Config = NonNullable<MarkdownOptions['config']>;
type Token = ReturnType<Parameters<Config>[0]['parse']>[number];

/** A table with more columns is a matrix, which scrolls on a narrow screen. */
const maxCards = 5;

/** Names the column in each cell, so that a narrow screen can show each row as a card. */
export const cardTables: Config = (md) => {
  md.core.ruler.push('card-tables', ({ tokens }) => {
    for (const [at, token] of tokens.entries()) if (token.type === 'table_open') label(tokens, at);
  });
};

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
