/** Values, URLs and programs as the narrowest place of a sample shows them: the column next to an operation. */
import stringify from 'json-stringify-pretty-compact';
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

/** JSON, with what fits a line on one line. */
export const prettyJson = (value: Json): string => stringify(value, { maxLength: maxWidth - 4 });

/** Splits a URL before slashes into parts that fit a line. */
export const urlParts = (url: string): string[] => url.match(/.{1,50}(?=\/|$)|.+?(?=\/|$)/g) ?? [];
