/** Reads an entry of an archive as a request to an operation, and keeps of it what the judgment needs, no content of documents. */
import { hash } from 'node:crypto';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { TestedOperation, TestedResponse } from '../contract/types.ts';
import type { PathValues } from '../requests/exchange.ts';
import { fieldsIn } from '../requests/received.ts';
import { canonical, isJson, parsed } from '../../shared/json.ts';
import { responseOf } from '../../shared/listed-response.ts';
import { readForm, type SentForm } from './form.ts';
import { bytesOfBody, type HarEntry } from '../../shared/har.ts';

/** A recorded request to an operation, with its response. */
export interface Recorded {
  /** Positions of the file, and of the entry in it. */
  file: number;
  index: number;
  /** Milliseconds since 1970 between which the server responded; infinite where the archive does not say. */
  start: number;
  end: number;
  /** The start as it is recorded. */
  time: string;
  /** Base URL. */
  base: string;
  operation: TestedOperation;
  /** Whether the method is that of the operation. */
  documented: boolean;
  method: string;
  /** Without the base URL and the query. */
  path: string;
  values: PathValues;
  /** 0 without a response. */
  status: number;
  /** A hash of the key; undefined if it is missing or redacted. */
  key: string | undefined;
  /** Trace id of the header traceparent. */
  trace: string | undefined;
  response: TestedResponse | undefined;
  /** Media type of the response; empty if there is none. */
  type: string;
  /** Body of the response; undefined if it was not recorded as a whole. */
  text: string | undefined;
  json: unknown;
  /** The fields of the resource in a success. */
  fields: Record<string, unknown> | undefined;
  /** The JSON of the request; undefined if there is none, or none that was recorded as a whole. */
  sent: { json: unknown } | undefined;
  /** Whether the request has a body. */
  hasBody: boolean;
  form: SentForm | undefined;
  /** Bytes of the body of the request, if the archive has them for sure. */
  size: number | undefined;
}

/** Whether a server has to accept the body of a request: one that is open may be rejected. */
export type RequestKind = 'valid' | 'invalid' | 'open' | 'unknown';

/** Why an entry is not judged that is to another URL. */
export const elsewhere = 'it is not for the service';

/** Why an entry is not judged. */
export type Skipped = { skipped: string; /** A write whose effect is unknown. */ write?: Recorded };

const templates = contract.operations
  .map((operation) => ({
    operation,
    pattern: new RegExp(
      `^(.*?)(${operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^{}]+\}/g, '([^/]+)')})$`,
    ),
    names: [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name),
  }))
  .toSorted((a, b) => a.names.length - b.names.length);

/** Returns the place of a URL in the contract, its methods with their operations. */
function placesOf(
  url: URL,
): { operation: TestedOperation; prefix: string; path: string; values: PathValues }[] {
  return templates.flatMap(({ operation, pattern, names }) => {
    const [, prefix, path, ...encoded] = pattern.exec(url.pathname) ?? [];
    if (prefix === undefined || path === undefined) return [];
    try {
      const values = Object.fromEntries(
        names.map((name, index) => [name, sameCase(decodeURIComponent(encoded[index] ?? ''))]),
      );
      return [{ operation, prefix, path, values }];
    } catch {
      return [];
    }
  });
}

const urlOf = (text: string | undefined): URL | undefined =>
  URL.canParse(text ?? '') ? new URL(text ?? '') : undefined;

/**
 * Returns an entry as a request to an operation, or why it is none.
 *
 * @param bases Base URLs of the service; without any, every URL counts whose path ends as one of the contract.
 */
export function readEntry(
  entry: HarEntry,
  place: { file: number; index: number },
  bases: readonly string[],
): Recorded | Skipped {
  const method = entry.request?.method?.toUpperCase() ?? '';
  const url = urlOf(entry.request?.url);
  const known = (prefix: string): boolean => bases.length === 0 || bases.includes(`${url?.origin}${prefix}`);
  const found = url ? placesOf(url).filter(({ prefix }) => known(prefix)) : [];
  const [first] = found;
  if (!url || !first) return { skipped: elsewhere };
  if (method === 'OPTIONS') return { skipped: 'it is a preflight' };
  const match = found.find(({ operation }) => operation.method === method) ?? first;
  const recorded = recordOf(entry, place, method, {
    ...match,
    // Those that are named are of one service.
    base: bases[0] ?? url.origin + match.prefix,
  });
  const { status, operation } = recorded;
  if (!recorded.documented && !mayBeOther(operation, method))
    return { skipped: `the contract has no ${method} for its path` };
  if (status === 0) return { skipped: 'it has no response', write: recorded };
  if (status === 304 || (method === 'GET' && isCached(entry)))
    return { skipped: 'its response is from a cache' };
  if (status < 200 || moved.has(status)) return { skipped: 'it was redirected', write: recorded };
  return recorded;
}

/** Returns the words of a URL and a body, IDs among them. */
export const wordsOf = (text: string): string[] =>
  text.split(/[/?#&=\s"',;:()[\]{}]+/).map((word) => {
    try {
      return sameCase(decodeURIComponent(word));
    } catch {
      return word;
    }
  });

/** A UUID is the same in upper case. */
const sameCase = (text: string): string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : text;

/** Whether Chrome or Safari had a response in the browser. */
const isCached = ({ _fromCache, _fetchType = '', response }: HarEntry): boolean =>
  _fromCache !== undefined ||
  /Cache|Worker/.test(_fetchType) ||
  response?.['_fetchedViaServiceWorker'] === true;

/** Statuses that send a request to another URL as it is. */
export const moved: ReadonlySet<number> = new Set([301, 307, 308]);

/** Whether an operation may have another method, for it is an open question. */
const mayBeOther = ({ ownQuestions }: TestedOperation, method: string): boolean =>
  method === 'PUT' && ownQuestions.some((question) => question === 'unlock-discard-method');

function recordOf(
  { request = {}, response = {}, startedDateTime = '', time = -1 }: HarEntry,
  place: { file: number; index: number },
  method: string,
  {
    operation,
    base,
    path,
    values,
  }: { operation: TestedOperation; base: string; path: string; values: PathValues },
): Recorded {
  const status = Number(response.status) || 0;
  const documented = operation.method === method;
  const type = mediaType(headerOf(response, 'content-type') ?? response.content?.mimeType);
  const length = Number(headerOf(request, 'content-length'));
  const text =
    status === 0 ? undefined : bodyOf(response.content ?? {}, Number(headerOf(response, 'content-length')));
  const json = text === undefined ? undefined : parsed(text);
  const { postData } = request;
  const isJsonBody = operation.body?.kind === 'json';
  const isJsonSent = isJson(mediaType(headerOf(request, 'content-type') ?? postData?.mimeType));
  const sent = isJsonBody && isJsonSent && postData ? bodyOf(postData, length) : undefined;
  const bytes = Number(request.bodySize);
  return {
    ...place,
    ...timesOf({ startedDateTime, time, response }),
    time: startedDateTime,
    base,
    operation,
    documented,
    method,
    path,
    values,
    status,
    key: keyOf(headerOf(request, 'authorization')),
    trace: /^[\da-f]{2}-([\da-f]{32})-/.exec(headerOf(request, 'traceparent') ?? '')?.[1],
    response: responseOf(operation.responses, status),
    type,
    text,
    json,
    fields: status >= 200 && status < 300 ? inSameCase(fieldsIn(operation, json)) : undefined,
    sent: sent === undefined ? undefined : { json: parsed(sent) },
    hasBody: Boolean(postData?.text) || bytes > 0 || length > 0,
    form:
      postData && operation.body?.fileField !== undefined
        ? readForm(postData, bytesOfBody(postData).toString('utf8'), operation.body.fields)
        : undefined,
    // Of a form without its files, a recorder counts a few bytes.
    size: length > 0 ? length : bytes > 1e6 ? bytes : undefined,
  };
}

const inSameCase = (fields: Record<string, unknown> | undefined): Record<string, unknown> | undefined =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? sameCase(value) : value,
    ]),
  );

/** Returns the milliseconds since 1970 between which the server responded; infinite where the archive does not say. */
export function timesOf({
  startedDateTime = '',
  time = -1,
  response = {},
}: HarEntry): Pick<Recorded, 'start' | 'end'> {
  const fraction = /\.(\d+)/.exec(startedDateTime)?.[1] ?? '';
  const start = Date.parse(startedDateTime) + Number(`0.${fraction.slice(3) || 0}`);
  if (!Number.isFinite(start)) return { start: -Infinity, end: Infinity };
  return { start, end: time >= 0 && Boolean(response.status) ? start + time : Infinity };
}

/** Returns a header, of which a recorder can write several, in any letter case. */
const headerOf = (
  { headers }: { headers?: { name?: string; value?: string }[] },
  name: string,
): string | undefined =>
  Array.isArray(headers) ? headers.find((each) => each.name?.toLowerCase() === name)?.value : undefined;

/** Returns a media type without parameters. */
const mediaType = (header = ''): string => {
  const type = header.split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';
  return type === 'x-unknown' ? '' : type;
};

/**
 * Returns a recorded body as text; undefined if it is missing, cut, or still compressed.
 *
 * @param length Bytes that the headers state; NaN if they do not.
 */
function bodyOf(
  { text, encoding, size }: { text?: string; encoding?: string; size?: number },
  length: number,
): string | undefined {
  if (typeof text !== 'string' || (text === '' && (size !== 0 || length > 0))) return undefined;
  const bytes = bytesOfBody({ text, ...(encoding !== undefined && { encoding }) });
  const plain = bytes.toString('utf8').replace(/^\uFEFF/, '');
  // Recorders count the bytes of a body that they cut, and some count others.
  const isWhole = parsed(plain) !== undefined;
  if (size !== undefined && bytes.length < size * (isWhole ? 0.99 : 1)) return undefined;
  // Others count what they kept.
  if (!isWhole && bytes.length !== length && /^\s*[[{"]/.test(plain)) return undefined;
  return plain.includes('\0') || plain.includes('\uFFFD') ? undefined : plain;
}

/** Returns a hash of a key, which tells keys apart; undefined if a key is missing or was replaced, as by a word. */
function keyOf(header: string | undefined): string | undefined {
  const [, key = ''] = /^Bearer\s+(\S.*)$/i.exec(header ?? '') ?? [];
  const isReplaced =
    !/(?=.*\d).*[a-z]/i.test(key) ||
    /redact|remov|hidden|secret|filter|mask|\*|\u2026|\.\.\.|[<>[\]{}]|x{4}/i.test(key);
  return key === '' || isReplaced ? undefined : hashOf(key);
}

/** Returns a text that is the same for equal values, and does not show them. */
export const hashOf = (value: unknown): string => hash('sha256', canonical(value), 'base64url').slice(0, 16);
