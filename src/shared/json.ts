export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Whether a value of JSON is an object, and no array. */
export const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value of a text; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a text that is equal for equal values, in whatever order their members are. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  ) ?? 'undefined';

/** Whether a media type is JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export const isJson = (mediaType: string): boolean => /[/+]json\s*(;|$)/.test(mediaType);
