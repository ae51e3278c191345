/** Helpers for Markdown. */
export { list } from '../../src/shared/list.ts';

/** A value as code: an empty text in quotes, and one with a backtick between two of them. */
export function code(value: unknown): string {
  const text = value === '' || typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Several lines as one, as a cell of a table or an item of a list needs it. */
export const line = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

/** A table. A bar inside a cell does not end it. */
export function table(head: string[], rows: string[][]): string {
  const row = (cells: string[]) =>
    `| ${cells.map((cell) => line(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Changes a text except for the parts that a pattern with one group finds. */
export const outside = (pattern: RegExp, text: string, change: (part: string) => string): string =>
  text
    .split(pattern)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');

/** A text that is left out if it is empty. */
type OptionalText = string | false | undefined;

const present = (texts: OptionalText[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text !== '');

export const bullets = (items: OptionalText[]): string =>
  present(items)
    .map((item) => `- ${line(item)}`)
    .join('\n');

/** Texts below each other, with an empty line between them. */
export const sections = (texts: OptionalText[]): string => present(texts).join('\n\n');

/** Blocks of code of which a page of the site shows one at a time. */
export const tabs = (blocks: { label: string; language: string; text: string }[]): string =>
  sections([
    '::: code-group',
    ...blocks.map(({ label, language, text }) => fence(`${language} [${label}]`, text)),
    ':::',
  ]);

/**
 * A block of code.
 *
 * @throws Error if its first line has a backtick: Markdown then shows the code as text
 */
export function fence(language: string, text: string): string {
  if (language.includes('`')) throw new Error(`A block of code cannot begin with ${language}.`);
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}
