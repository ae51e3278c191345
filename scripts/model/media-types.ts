/** The meaning of media types. */
export type BodyKind = 'form' | 'json' | 'urlencoded' | 'other';

export function kindOf(mediaType: string): BodyKind {
  if (mediaType === 'multipart/form-data') return 'form';
  if (isJson(mediaType)) return 'json';
  return mediaType === 'application/x-www-form-urlencoded' ? 'urlencoded' : 'other';
}

/** Returns whether bodies of a media type are JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export const isJson = (mediaType: string): boolean => /[/+]json\s*(;|$)/.test(mediaType);
