/** The meaning of media types. */
export type BodyKind = 'form' | 'json' | 'urlencoded' | 'other';

export function kindOf(mediaType: string): BodyKind {
  if (mediaType === 'multipart/form-data') return 'form';
  if (isJson(mediaType)) return 'json';
  return mediaType === 'application/x-www-form-urlencoded' ? 'urlencoded' : 'other';
}

export const isJson = (mediaType: string): boolean => /^application\/(.+\+)?json\b/.test(mediaType);
