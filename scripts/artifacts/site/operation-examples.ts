/** The examples of an operation: in the Markdown version below each other, on the site folded next to the text. */
import { fence, line } from '../../lib/markdown.ts';
import type { Operation } from '../../model/index.ts';
import type { Target } from './figures.ts';
import { literal } from './samples/literals.ts';
import { examplesOf } from './tables.ts';

interface Block {
  summary: string;
  language: string;
  text: string;
}

/** The examples of a request or response: on the site, as tabs. */
export function examples(operation: Operation, status: string, target: Target): string[] {
  const blocks = blocksOf(operation, status);
  if (target === 'markdown' || blocks.length === 0)
    return blocks.flatMap(({ summary, language, text }) => [`Example: ${summary}`, fence(language, text)]);
  // The name of a tab is plain text.
  const tabs = blocks.map(({ summary, language, text }) =>
    fence(`${language} [${summary.replaceAll('`', '')}]`, text),
  );
  return [['::: code-group', ...tabs, ':::'].join('\n\n')];
}

/** The examples of the responses with these statuses, of which one is open at a time. Empty where there are none. */
export function responseExamples(operation: Operation, statuses: string[]): string[] {
  const { partial } = operation.success;
  const shown = statuses.flatMap((status) =>
    blocksOf(operation, status).map((block) => ({ ...block, status })),
  );
  if (shown.length === 0) return [];
  return [
    '<section class="api-examples" aria-label="Response examples">',
    '<p class="api-label">Response</p>',
    ...shown.flatMap(({ status, summary, language, text }, index) => [
      `<details name="responses"${index === 0 ? ' open' : ''}>`,
      `<summary>\n\n<span class="status ${partial.includes(status) ? 'partial' : 'good'}">${status}</span> ${summary}\n\n</summary>`,
      fence(language, text),
      '</details>',
    ]),
    '</section>',
  ];
}

const blocksOf = (operation: Operation, status: string): Block[] =>
  examplesOf(operation, status).map(({ summary, value, mediaType }) => {
    const isText = typeof value === 'string' && !isJson(mediaType);
    return {
      summary: line(summary),
      language: isText ? 'text' : 'json',
      text: isText ? value.trimEnd() : literal(value, 'json'),
    };
  });

export const isJson = (mediaType: string): boolean => /[/+]json\b/.test(mediaType);
