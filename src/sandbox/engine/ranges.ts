/** Requests for a part of a file, with the header Range (RFC 9110, section 14). */
import type { Context } from './context.ts';
import { documented } from './journal.ts';
import type { EngineResponse } from './types.ts';

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** Returns the part of a response that a request asks for, where the contract has a status for it; else the response. */
export function ranged({ operation, request }: Context, response: EngineResponse): EngineResponse {
  const range = request.headers?.['range']?.toString();
  if (range === undefined || response.status !== 200 || !documented(operation, 206)) return response;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return response;
  const bytes = encoder.encode(response.body);
  const { length } = bytes;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length : Math.min(length, Number(to) + 1);
  if (start >= end) {
    if (!documented(operation, 416)) return response;
    return { status: 416, type: '', body: '', headers: { 'content-range': `bytes */${length}` } };
  }
  const headers = { ...response.headers, 'content-range': `bytes ${start}-${end - 1}/${length}` };
  return { ...response, status: 206, body: decoder.decode(bytes.subarray(start, end)), headers };
}
