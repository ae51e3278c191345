/** The examples of an operation: in the Markdown version below each other, on the site folded next to the text. */
import { fence, line, tabs } from '../../../lib/markdown.ts';
import type { Operation, Response } from '../../../model/index.ts';
import { isJson } from '../../../model/media-types.ts';
import type { RenderTarget } from '../directives/tables.ts';
import type { Links } from '../links.ts';
import { prettyJson } from '../samples/format.ts';
import { examplesOf } from '../directives/tables.ts';

interface Block {
  summary: string;
  language: string;
  text: string;
}

/** The examples of a request or response: on the site, as tabs. */
export function examples(operation: Operation, status: string, target: RenderTarget): string[] {
  const blocks = blocksOf(operation, status);
  if (target === 'markdown' || blocks.length === 0)
    return blocks.flatMap(({ summary, language, text }) => [`Example: ${summary}`, fence(language, text)]);
  // The name of a tab is plain text.
  return [tabs(blocks.map((each) => ({ ...each, label: each.summary.replaceAll('`', '') })))];
}

/**
 * The examples of the responses, of which one is open at a time. A body without a specified format has one entry for
 * all of its examples, which are possible bodies.
 *
 * @param isSpecified whether the contract states the format of a body
 */
export function responseExamples(
  operation: Operation,
  links: Links,
  isSpecified: (response: Response) => boolean,
): string[] {
  const entries = operation.responses.flatMap((response) => {
    const { status, success, description, questions } = response;
    const blocks = blocksOf(operation, status);
    if (success || isSpecified(response))
      return blocks.map(({ summary, ...block }) => entry(operation, status, summary, [shown(block)]));
    if (blocks.length === 0) return [];
    const [question] = questions;
    const badge = question === undefined ? 'not specified' : links.question(question, 'not specified');
    return [
      entry(operation, status, line(description), [
        `The format of the body is ${badge}. Possible bodies:`,
        ...blocks.flatMap(({ summary, ...block }) => [summary, ...(block.text === '' ? [] : [shown(block)])]),
      ]),
    ];
  });
  if (entries.length === 0) return [];
  const [first = '', ...others] = entries;
  return [
    '<section class="api-examples" aria-label="Response examples" data-markdown-ignore>',
    '<p class="api-label">Response</p>',
    first.replace('<details', '<details open'),
    ...others,
    '</section>',
  ];
}

const shown = ({ language, text }: Pick<Block, 'language' | 'text'>): string => fence(language, text);

function entry({ success }: Operation, status: string, summary: string, content: string[]): string {
  const rating = success.partial.includes(status)
    ? 'partial'
    : success.statuses.includes(status)
      ? 'good'
      : 'bad';
  return [
    '<details class="details custom-block" name="responses">',
    `<summary>\n\n<span class="status ${rating}">${status}</span> ${summary}\n\n</summary>`,
    ...content,
    '</details>',
  ].join('\n\n');
}

const blocksOf = (operation: Operation, status: string): Block[] =>
  examplesOf(operation, status).map(({ summary, value, mediaType }) => {
    const isText = typeof value === 'string' && !isJson(mediaType);
    return {
      summary: line(summary),
      language: isText ? 'text' : 'json',
      text: isText ? value.trimEnd() : prettyJson(value),
    };
  });
