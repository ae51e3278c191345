/** What a service, or a fetch in place of the global one, may do to a client. */
import * as fc from 'fast-check';
import { operation } from '../support/contract.ts';
import { json } from './bodies.ts';
import { from, mostly, text } from './texts.ts';

export type Reply =
  | {
      type: 'response';
      status: number;
      headers: Record<string, string>;
      body: string;
      /** Where the body ends: with an error, or as if it were complete. */
      cut?: { at: number; ends: 'error' | 'end' };
      /** Whether the key of the request is in the body and in a header. */
      echo: 'none' | 'text' | 'json';
    }
  | { type: 'throw'; error: (key: string) => unknown };

/** Returns the first success that the contract has an example of, as text. */
export function examples(id: string): { status: number; body: string } {
  const [status = '200', response] =
    Object.entries(operation(id).responses ?? {}).find(([each]) => each.startsWith('2')) ?? [];
  const [example] = Object.values(response?.content?.['application/json']?.examples ?? {});
  return { status: Number(status.replace('XX', '00')), body: JSON.stringify(example?.value ?? {}) };
}

const known = ['getTask', 'completeTask', 'reportTask', 'getUpload', 'createUpload', 'unlockTask'];
const body = mostly(
  fc.constantFrom(...known).map((id) => examples(id).body),
  json,
  text,
  fc.constantFrom(
    'null',
    '[]',
    '{"payload":null}',
    '{"payload":[]}',
    '{"__proto__":{"payload":{}}}',
    '\ufeff{}',
    '<html>',
  ),
);
const headerValue = text.map((raw) => raw.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim());
const headers = fc.dictionary(
  fc.constantFrom(
    'content-type',
    'x-request-id',
    'retry-after',
    'location',
    'content-length',
    'content-encoding',
  ),
  mostly(fc.constantFrom('application/json', '0', '/elsewhere'), headerValue, from('contentTypes')),
  { maxKeys: 3 },
);
const status = fc.oneof(
  { arbitrary: fc.constantFrom(200, 200, 201, 202, 204, 207), weight: 4 },
  { arbitrary: fc.constantFrom(301, 303, 304, 307, 400, 401, 403, 404, 409, 413, 422, 429), weight: 3 },
  { arbitrary: fc.constantFrom(500, 502, 503, 504, 599), weight: 2 },
  fc.integer({ min: 200, max: 599 }),
);

/** Errors of a fetch that has sent the request, or may have: a write that fails so must not be repeated. */
const errors: ((key: string) => unknown)[] = [
  () => new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) }),
  () =>
    new TypeError('fetch failed', {
      cause: Object.assign(new Error('other side'), { code: 'UND_ERR_SOCKET' }),
    }),
  () => new TypeError('terminated'),
  () => new DOMException('The operation was aborted.', 'AbortError'),
  (key) => `a text with ${key}`,
  () => undefined,
  () => Symbol('x'),
  () => ({ message: 7 }),
  () => ({ cause: { errors: {} } }),
  () => null,
  () => ({}),
  () => Object.create(null),
  () => new Error('failed', { cause: Object.create(null) }),
  () => {
    const error = new Error('round');
    error.cause = error;
    return error;
  },
  (key) =>
    Object.assign(new Error('Network Error'), { config: { headers: { Authorization: `Bearer ${key}` } } }),
  (key) => new Error(`the request with Bearer ${key} failed`),
  (key) => new Error('failed', { cause: new Error(`Bearer ${key}`) }),
  (key) => Object.assign(new Error('failed'), { code: key }),
  () => {
    let chain = new Error('last');
    for (let depth = 0; depth < 50_000; depth++) chain = new Error('next', { cause: chain });
    return chain;
  },
  (key) =>
    Object.assign(new Error('failed'), {
      request: new Request('http://a.test', { headers: { authorization: `Bearer ${key}` } }),
    }),
  (key) => new AggregateError([new Error(`Bearer ${key}`)], 'all failed'),
];

export const replies: fc.Arbitrary<Reply> = fc.oneof(
  {
    arbitrary: fc.record({
      type: fc.constant('response' as const),
      status,
      headers,
      body,
      echo: mostly(fc.constant('none' as const), fc.constantFrom('text' as const, 'json' as const)),
    }),
    weight: 4,
  },
  fc.constantFrom(...errors).map((error) => ({ type: 'throw' as const, error })),
);
