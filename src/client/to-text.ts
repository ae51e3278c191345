/** Returns a value as a text for a message: a string as it is. Some values, as one without a prototype, have none. */
export function toText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** Returns a text, or the beginning of one that a message has no room for. */
export const short = (text: string): string => text.replace(/^([^]{200})[^]+/u, '$1…');

/**
 * Returns a text in one line for a message: percent-encoded is what ends lines, controls a terminal or reverses the order
 * of letters.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/gu, encodeURIComponent);

/** Returns a value as a text for a message, a string in quotes. */
export const quote = (value: unknown): string =>
  oneLine(short(typeof value === 'string' ? JSON.stringify(value) : toText(value)));

/**
 * Returns a value as JSON. Throws TypeError when it has none, as a function or a circle.
 *
 * @param what Begins the message.
 */
export function toJson(what: string, value: unknown): string {
  let cause: Error | undefined;
  try {
    const text = JSON.stringify(value) as string | undefined;
    if (text) return text;
  } catch (error) {
    cause = error as Error;
  }
  throw new TypeError(`${what} is not JSON: ${cause?.message ?? typeof value}`, { cause });
}
