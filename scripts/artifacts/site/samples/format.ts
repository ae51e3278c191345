/** Values, URLs and programs as the narrowest place of a sample shows them: the column next to an operation. */
import { format } from 'oxfmt';
import type { Json } from '../../../model/index.ts';

/** Characters of a line. */
export const maxWidth = 62;

/**
 * Returns TypeScript with its lines broken and its quotes as the samples have them.
 *
 * @throws Error if it is no TypeScript
 */
export async function formatted(source: string, printWidth = maxWidth): Promise<string> {
  const { code, errors } = await format('sample.ts', source, { printWidth, singleQuote: true });
  const [error] = errors;
  if (error) throw new Error(`${error.message}\n${source}`);
  return code.trimEnd();
}

/** How a language writes values. */
interface Notation {
  scalar: (value: string | number | boolean | null) => string;
  braces: [open: string, close: string];
  indent: number;
  /** The text after the last of several lines. */
  end: string;
}

const notations = {
  json: { scalar: JSON.stringify, braces: ['{ ', ' }'], indent: 2, end: '' },
  python: {
    scalar: (value) =>
      ({ true: 'True', false: 'False', null: 'None' })[String(value)] ?? JSON.stringify(value),
    braces: ['{', '}'],
    indent: 4,
    end: ',',
  },
} satisfies Record<string, Notation>;

/** @param width of a line; a value that does not fit is spread over several */
export function literal(value: Json, language: keyof typeof notations, width = maxWidth - 4): string {
  const { scalar, braces, indent: by, end }: Notation = notations[language];
  if (typeof value !== 'object' || value === null) return scalar(value);
  const inner = (each: Json) => literal(each, language, width - by);
  const array = Array.isArray(value);
  const items = array
    ? value.map(inner)
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inner(each)}`);
  const [open, close] = array ? ['[', ']'] : braces;
  if (items.length === 0) return open.trim() + close.trim();
  const short = `${open}${items.join(', ')}${close}`;
  if (short.length <= width && !short.includes('\n')) return short;
  const lines = items.map((item) => ' '.repeat(by) + indentRest(item, by)).join(',\n');
  return `${open.trim()}\n${lines}${end}\n${close.trim()}`;
}

/** Splits a URL before slashes into parts that fit a line. A URL that fits is one part. */
export function urlParts(url: string, width = 50): string[] {
  const [first = '', ...names] = url.split(/(?<=[^:/])(?=\/)/);
  const parts = [first];
  for (const name of names) {
    const longer = `${parts.at(-1)}${name}`;
    if (longer.length <= width) parts[parts.length - 1] = longer;
    else parts.push(name);
  }
  return parts;
}

/** All lines but the first moved to the right. */
export const indentRest = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);
