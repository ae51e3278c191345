/** Helpers for Markdown. */

export const code = (value: unknown): string => `\`${String(value)}\``;

/** `a`, `a or b`, `a, b or c`. */
export function list(values: string[], joint = 'or'): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** Several lines as one, as a cell of a table or an item of a list needs it. */
export const line = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

/** A table. A bar inside a cell does not end it. */
export function table(head: string[], rows: string[][]): string {
  const row = (cells: string[]) =>
    `| ${cells.map((cell) => line(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

export const bullets = (items: string[]): string => items.map((item) => `- ${line(item)}`).join('\n');

/**
 * A block of code.
 *
 * @throws Error if its first line has a backtick: Markdown then shows the code as text
 */
export function fence(language: string, text: string): string {
  if (language.includes('`')) throw new Error(`A block of code cannot begin with ${language}.`);
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}
