import { forBrowsers } from './for-browsers.ts';
import { oneLine, toText } from './to-text.ts';

/** Replaces an API key, in texts and in values of JSON. */
export type Redact = <T>(value: T) => T;

/** A shorter key can be a word of the text, so it is replaced after `Bearer` alone. */
const shortest = 8;

/** Returns a function that replaces keys where they are whole words. */
export function createRedact(keys: readonly string[]): Redact {
  const patterns = keys.map((key) => {
    const before = key.length < shortest ? 'Bearer\\s+' : '^|[^\\w-]';
    // A text can be JSON that is not complete, with the key as it is written there.
    return new RegExp(`(${before})${key.replace(/\W/g, '\\\\?\\$&')}(?![\\w-])`, 'g');
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

/**
 * Returns a copy of an error with its texts and numbers alone, and of its causes. The original could print the key, as
 * one with a `Request` does.
 */
export function copyError(error: unknown, redact: Redact, depth = 0): Error {
  const { name, message = error, stack = '' } = Object(error) as Error;
  const text = toText(message);
  const copy = Object.assign(new Error(redact(oneLine(text))), {
    name,
    stack: redact(toText(stack).replace(text, () => oneLine(text))),
  });
  // In browsers, errors have nothing else.
  if (forBrowsers) return copy;
  const { cause, ...own } = Object(error) as Error;
  const plain = Object.entries(own).filter(([key, value]) => !(key in copy) && Object(value) !== value);
  return Object.assign(copy, {
    ...redact(Object.fromEntries(plain)),
    ...(cause !== undefined && depth < 5 && { cause: copyError(cause, redact, depth + 1) }),
  });
}
