import type { Json, Validator } from './types.js';

/** Returns in which way a value violates its schema; undefined if it does not. */
export function violationOf(validate: Validator, value: unknown, what: string): string | undefined {
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return `${what}${error?.instancePath ?? ''} ${error?.message ?? 'is not valid'}`;
}

/** Levels of a JSON text that are kept: what is nested deeper could not be written again. */
const maxDepth = 500;

/** Returns whether a valid JSON text is nested too deeply to be kept. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (bracket === '[' || bracket === '{') depth++;
    else if (bracket === ']' || bracket === '}') depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** Returns an integer of a valid JSON text that would lose digits; undefined if it has none. */
export function inexactIn(text: string): string | undefined {
  if (!/\d{16}/.test(text)) return undefined;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi)) {
    if (/^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))) return token;
  }
  return undefined;
}

/** Returns the value that a text represents, where its schema has one of these JSON types; else the text. */
export function coerce(text: string, types: readonly string[]): Json {
  if (types.length === 0 || types.includes('string')) return text;
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber = types.includes('number') || types.includes('integer');
  return isNumber && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}
