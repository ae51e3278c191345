/** The meaning of media types. */
import { isJson } from '../../src/shared/json.ts';

export type BodyKind = 'form' | 'json' | 'other';

export function kindOf(mediaType: string): BodyKind {
  if (mediaType === 'multipart/form-data') return 'form';
  return isJson(mediaType) ? 'json' : 'other';
}

export { isJson };

/** Whether a body is text: that of `application/x-ndjson` is a JSON text on each line. */
export const isText = (mediaType: string): boolean =>
  /^text\/|xml|yaml|ndjson|json-?lines|jsonl|json-seq/.test(mediaType);
