/** Replaces API keys, in texts and in values of JSON. */
export type Redact = <T>(value: T) => T;

/** How regular expressions match a key, and what ends the word before it. */
export interface Notation {
  key(key: string): string;
  end: string;
}

const asItIs: Notation = { key: (key) => key.replace(/\W/g, '\\$&'), end: '[^\\w-]' };

/**
 * Returns what replaces keys in each text of a value, also in names of members. Numbers stay as they are.
 *
 * A key of 16 characters or more is part of nothing else, so it is replaced wherever it stands; a shorter one as a word,
 * and one of less than 8, which can be a word of the text, after `Bearer` alone.
 */
export function createRedact(keys: readonly string[], { key: write, end }: Notation = asItIs): Redact {
  const patterns = keys.filter(Boolean).map((key) => {
    const word = `(${key.length < 8 ? `Bearer${end}{1,9}` : `^|${end}`})${write(key)}(?![\\w-])`;
    return RegExp(key.length > 15 ? `()${write(key)}` : word, 'gi');
  });
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return patterns.reduce((text, pattern) => text.replace(pattern, '$1[API key]'), value);
    }
    if (Object(value) !== value) return value;
    return Array.isArray(value)
      ? value.map(walk)
      : Object.fromEntries(walk(Object.entries(value as object)) as []);
  };
  return walk as Redact;
}
