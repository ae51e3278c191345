/** Replaces API keys, in texts and in values of JSON. */
export type Redact = <T>(value: T) => T;

const escape = (key: string): string => key.replace(/\W/g, '\\$&');

/**
 * Returns what replaces keys in each text of a value, also in names of members, and numbers that are a key.
 *
 * A key of 16 characters or more is part of nothing else, so it is replaced wherever it stands; a shorter one as a word,
 * and one of less than 8, which can be a word of the text, after `Bearer` alone.
 *
 * @param write Returns what matches a key in a regular expression.
 * @param end Matches what ends the word before it.
 */
export function createRedact(
  keys: readonly string[],
  write: typeof escape = escape,
  end = '[^\\w-]',
): Redact {
  const patterns = keys.filter(Boolean).map((key) => {
    const before = key[7] ? `^|${end}` : `Bearer${end}{1,9}`;
    return RegExp(key[15] ? `()${write(key)}` : `(${before})${write(key)}(?![\\w-])`, 'gi');
  });
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return patterns.reduce((text, pattern) => text.replace(pattern, '$1[API key]'), value);
    }
    if (Object(value) !== value) return keys.some((key) => key[7] && +key === value) ? '[API key]' : value;
    return Array.isArray(value)
      ? value.map(walk)
      : Object.fromEntries(walk(Object.entries(value as object)) as []);
  };
  return walk as Redact;
}
