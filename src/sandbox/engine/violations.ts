import type { Json, Validator } from './types.ts';

/** Returns in which way a value violates its schema; undefined if it does not. */
export function violationOf(validate: Validator, value: unknown, what: string): string | undefined {
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return `${what}${error?.instancePath ?? ''} ${error?.message ?? 'is not valid'}`;
}

/** Returns the value that a text stands for, where its schema has one of these JSON types; else the text. */
export function coerce(text: string, types: readonly string[]): Json {
  if (types.length === 0 || types.includes('string')) return text;
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber = types.includes('number') || types.includes('integer');
  return isNumber && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}
