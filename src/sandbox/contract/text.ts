/** Texts of requests and responses. */

/** Returns a copy of a text that is not part of a longer one: V8 keeps all of a text of which a part is kept, and copies what it joins. */
export const detach = (text: string): string => ` ${text}`.slice(1);

/** Returns the beginning of a text, detached from the rest. */
export const begin = (text: string, length: number): string =>
  text.length > length ? detach(text.slice(0, length)) : text;

/** Returns roughly the bytes of a value. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = 56;
  for (const name in value) bytes += 24 + bytesOf(value[name as keyof typeof value]);
  return bytes;
}

/** Returns bytes as hexadecimal digits. */
export const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns fields of a header with their names in lower case. */
export const lowerNames = <Value>(fields: Iterable<[string, Value]>): Record<string, Value> =>
  Object.fromEntries(Array.from(fields, ([name, value]) => [name.toLowerCase(), value]));

/** Returns a time in ISO 8601. */
export const iso = (time: number): string => new Date(time).toISOString();

/** Returns a part of a URL, decoded; as it is if it cannot be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a regular expression that matches a text alone. */
export const literalPattern = (text: string): string => text.replaceAll(/[^\w/]/g, String.raw`\$&`);

/** Characters of a body that the journal keeps. */
export const bodyKept = 2_000;

/** Characters of any other text that the journal keeps: the sandbox's own are shorter, a client's may have no end. */
export const textKept = 500;

/** Adds a name of a request to those that are kept: at most 20, of at most 100 characters each. */
export function keepName(names: string[], name: string): void {
  if (names.length < 20) names.push(begin(name, 100));
}

/** Max bytes of a body that is not a form. */
const bodyBytes = 2 ** 20;

/** Returns why a body is too long; undefined if it is not. */
export const tooLong = (size: number, maxBytes: number = bodyBytes): { problem: string } | undefined =>
  size > maxBytes ? { problem: `the body has more than ${maxBytes} bytes` } : undefined;

/** Returns the text of a body, or why there is none. */
export function textOf(bytes: ArrayBuffer | Uint8Array, maxBytes?: number): string | { problem: string } {
  const problem = tooLong(bytes.byteLength, maxBytes);
  if (problem) return problem;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { problem: 'the body is not UTF-8' };
  }
}
