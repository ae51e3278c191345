/** Values and URLs as languages write them: on one line where they are short. */
import type { Json } from '../../../model/index.ts';

interface Notation {
  scalar: (value: string | number | boolean | null) => string;
  key: (name: string) => string;
  braces: [open: string, close: string];
  indent: number;
  /** The text after the last of several lines. */
  end: string;
}

const escaped: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const notations = {
  json: { scalar: JSON.stringify, key: JSON.stringify, braces: ['{ ', ' }'], indent: 2, end: '' },
  javascript: {
    scalar: (value) =>
      typeof value === 'string'
        ? `'${value.replace(/[\\'\n\r\t]/g, (found) => escaped[found] ?? `\\${found}`)}'`
        : String(value),
    key: (name) => (/^\w+$/.test(name) ? name : `'${name}'`),
    braces: ['{ ', ' }'],
    indent: 2,
    end: ',',
  },
  python: {
    scalar: (value) =>
      ({ true: 'True', false: 'False', null: 'None' })[String(value)] ?? JSON.stringify(value),
    key: JSON.stringify,
    braces: ['{', '}'],
    indent: 4,
    end: ',',
  },
} satisfies Record<string, Notation>;

/** Characters of a line that the narrowest place of a sample shows: the column next to an operation. */
export const maxWidth = 62;

/** @param width of a line; a value that does not fit is spread over several */
export function literal(value: Json, language: keyof typeof notations, width = maxWidth - 4): string {
  const { scalar, key, braces, indent: by, end }: Notation = notations[language];
  if (typeof value !== 'object' || value === null) return scalar(value);
  const inner = (each: Json) => literal(each, language, width - by);
  const array = Array.isArray(value);
  const items = array
    ? value.map(inner)
    : Object.entries(value).map(([name, each]) => `${key(name)}: ${inner(each)}`);
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

/** Returns a function call on one line, or with an argument per line where it does not fit. */
export function callText(before: string, args: string[], after: string): string {
  const short = `${before}(${args.join(', ')})${after}`;
  const [line = ''] = short.split('\n');
  if (line.length <= maxWidth || args.length === 0) return short;
  return `${before}(\n${args.map((each) => `  ${indentRest(each)},\n`).join('')})${after}`;
}

/** All lines but the first moved to the right. */
export const indentRest = (text: string, by = 2): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);
