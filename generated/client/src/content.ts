import { hasOtherMedia } from './data/contract.js';
import type { Content } from './attempt.js';
import type { Operation } from './operation.js';
import type { FetchInit } from './options.js';
import { toJson } from './to-text.js';

type Body = NonNullable<FetchInit['body']>;

/** Returns a body in a media type; undefined if there is no value. Throws TypeError when it is not a value of JSON. */
export function toContent({ id, body: given }: Operation, value: unknown): Content | undefined {
  if (value === undefined) return undefined;
  const mediaType = (hasOtherMedia && given?.mediaType) || 'application/json';
  const isOther = hasOtherMedia && !/[/+]json(;|$)/.test(mediaType);
  const body = isOther ? encode(value, mediaType) : toJson(`${id}: the body`, value);
  return { init: () => ({ body }), headers: { 'content-type': mediaType } };
}

/** Text and bytes are sent as they are. */
const encode = (value: unknown, mediaType: string): Body =>
  /urlencoded/.test(mediaType) ? `${new URLSearchParams(value as Record<string, string>)}` : (value as Body);
