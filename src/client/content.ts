import { hasOtherMedia } from '../../generated/client/contract/contract.ts';
import type { Content } from './attempt.ts';
import type { Operation } from './operation.ts';
import type { FetchInit } from './options.ts';
import { toJson } from './to-text.ts';

type Body = NonNullable<FetchInit['body']>;

/** Returns a body in a media type; undefined if there is no value. Throws TypeError when it is not a value of JSON. */
export function toContent({ id, body: given }: Operation, value: unknown): Content | undefined {
  if (value === undefined) return undefined;
  const mediaType = (hasOtherMedia && given?.mediaType) || 'application/json';
  const isOther = hasOtherMedia && !/[/+]json(;|$)/.test(mediaType);
  const body = isOther ? encode(value, mediaType) : toJson(`${id}: the body`, value);
  return { init: () => ({ body }), headers: { 'content-type': mediaType } };
}

/** Text and bytes are sent as they are. In a form, objects are JSON, and an array is one field for each item. */
function encode(value: unknown, mediaType: string): Body {
  if (!/urlencoded/.test(mediaType)) return value as Body;
  const fields = Object.entries(value as object).flatMap(([name, each]: [string, unknown]) =>
    [each]
      .flat()
      .filter((item) => item !== undefined)
      .map((item) => [name, typeof item === 'object' ? JSON.stringify(item) : String(item)]),
  );
  return `${new URLSearchParams(fields)}`;
}
