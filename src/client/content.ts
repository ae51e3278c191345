import { hasOtherMedia } from '../../generated/client/contract/contract.ts';
import type { Content } from './attempt.ts';
import type { OperationData } from './operation.ts';
import type { SentBody } from './options.ts';
import { toJson } from './to-text.ts';
import { isJson } from '../shared/json.ts';

/**
 * Returns a body in a media type, text and bytes as they are; undefined if there is no value. Throws TypeError when it is
 * not a value of JSON.
 */
export function toContent({ id, body: given }: OperationData, value: unknown): Content | undefined {
  if (value === undefined) return undefined;
  const mediaType = (hasOtherMedia && given?.mediaType) || 'application/json';
  const isOther = hasOtherMedia && !isJson(mediaType);
  const body = isOther ? (value as SentBody) : toJson(`${id}: the body`, value);
  return { init: () => ({ body }), headers: { 'content-type': mediaType } };
}
