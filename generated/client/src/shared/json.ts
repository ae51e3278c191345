export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Whether a value of JSON is an object, and no array. */
export const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a media type is JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export const isJson = (mediaType: string): boolean => /[/+]json\s*(;|$)/.test(mediaType);
