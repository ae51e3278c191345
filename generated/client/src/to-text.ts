/** Returns a value as a text for a message: a string as it is. Some values, as one without a prototype, have none. */
export function toText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** Returns a value as a text for a message, a string in quotes. */
export const quote = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value) : toText(value);
