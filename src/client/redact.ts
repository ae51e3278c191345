import type { Redact } from '../shared/redact.ts';
import { forBrowsers } from './for-browsers.ts';
import { oneLine, toText } from './to-text.ts';

/**
 * Returns a copy of an error with its texts and numbers alone, and of its causes. The original could print the key, as
 * one with a `Request` does.
 */
export function copyError(error: unknown, redact: Redact, level = 0): Error {
  const { name = 'Error', message = error } = Object(error) as Error;
  const text = toText(message);
  const shown = oneLine(redact(text));
  const copy = Object.assign(new Error(shown), { name: redact(toText(name)) });
  // In browsers, errors have nothing else, and a stack of the same functions.
  if (forBrowsers) return copy;
  const { cause, stack = '', ...own } = Object(error) as Error;
  const plain = Object.entries(own).filter(([key, value]) => !(key in copy) && Object(value) !== value);
  return Object.assign(copy, {
    ...redact(Object.fromEntries(plain)),
    stack: redact(toText(stack).replace(text, () => shown)),
    ...(cause !== undefined && level < 5 && { cause: copyError(cause, redact, level + 1) }),
  });
}
