import { hasOtherMedia, version } from '../../generated/client/dist/data/operations.js';
import { ConnectionError, TimeoutError } from './errors.ts';
import type { Operation } from './operation.ts';
import type { ClientOptions } from './options.ts';
import { inBrowser } from './platform.ts';
import { type Received, redact } from './response.ts';
import { aborted, failedToConnect } from './retry.ts';
import { mergeHeaders } from './transport.ts';

/** A body, as options for `fetch`, and the headers that belong to it. */
export interface Content {
  /** Creates the body for one attempt; a signal ends the reading of its files. */
  init: (signal: AbortSignal) => RequestInit;
  headers?: Record<string, string>;
}

/** What every attempt of a request sends. */
export interface Sent {
  url: string;
  content?: Content | undefined;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Performs an operation once.
 *
 * @param limit Milliseconds until a `TimeoutError`.
 * @param attempt 1 for the first attempt.
 */
export type Attempt = (operation: Operation, sent: Sent, limit: number, attempt: number) => Promise<Received>;

const longestTimer = 2 ** 31 - 1;
/** A redirect is an error: it could send the API key elsewhere. */
const redirect = 'manual';

/** Sends requests, one attempt each: hooks, key, time limit, and the errors of an attempt without a response. */
export function createAttempt(options: ClientOptions): Attempt {
  const { baseUrl, apiKey, onRequest, onResponse } = options;
  const own = mergeHeaders({ accept: 'application/json' }, userAgent(options.userAgent), options.headers);
  /** A copy with the key: a hook that keeps the headers it saw does not see the key in them. */
  const sign = (headers: Headers): Headers => mergeHeaders({ authorization: `Bearer ${apiKey}` }, headers);
  const ownSigned = sign(own);

  return async (operation, { url, content, headers, signal }, limit, attempt) => {
    const { id, method, accept } = operation;
    const controller = new AbortController();
    // Whether the network is at work: an error is then one of the connection, and not of a hook.
    let waiting = false;
    let late = false;

    const abort = (): void => controller.abort();
    const tooLate = (): void => {
      late = true;
      abort();
    };
    const timer = limit < longestTimer ? setTimeout(tooLate, limit) : undefined;
    signal?.addEventListener('abort', abort);
    try {
      if (signal?.aborted) throw aborted(id, signal);
      let sent = ownSigned;
      const accepted = hasOtherMedia && accept ? { accept } : undefined;
      if (onRequest || headers || accepted || content?.headers) {
        const shown = mergeHeaders(own, accepted, headers, content?.headers);
        await onRequest?.({ operation: id, method, url, attempt, headers: shown });
        sent = sign(shown);
      }
      const start = performance.now();
      const init: RequestInit = {
        redirect,
        ...content?.init(controller.signal),
        method,
        headers: sent,
        signal: controller.signal,
      };
      waiting = true;
      const response = await (options.fetch ?? fetch)(url, init);
      if (onResponse) {
        waiting = false;
        const duration = performance.now() - start;
        await onResponse({ operation: id, method, url, attempt, response, duration });
        waiting = true;
      }
      return { response, body: await readBody(operation, response) };
    } catch (cause) {
      abort(); // Ends the reading of files that are still sent.
      if (!waiting) throw cause;
      if (signal?.aborted) throw aborted(id, signal);
      if (late) throw new TimeoutError(id, `no complete response within ${Math.round(limit)} ms`);
      const message = `no response from ${baseUrl}: ${redact(apiKey, reasonOf(cause))}`;
      const kept = includesKey(cause, apiKey) ? undefined : cause;
      throw new ConnectionError(id, message, { sent: !failedToConnect(cause), cause: kept });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };
}

/** Reads the body as the operation has it. An error can have another form than a success. */
async function readBody({ success }: Operation, response: Response): Promise<unknown> {
  if (hasOtherMedia && response.ok) {
    if (success === 'blob') return response.blob();
    if (success === 'text') return response.text();
  }
  return parse(await response.text());
}

/** Returns the JSON value of a text; the text itself if it is not JSON; undefined if it is empty. */
function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns a body in a media type; undefined if there is no value. */
export function toContent(value: unknown, given: string | undefined): Content | undefined {
  if (value === undefined) return undefined;
  const mediaType = (hasOtherMedia && given) || 'application/json';
  const body = hasOtherMedia && !/json/.test(mediaType) ? encode(value, mediaType) : JSON.stringify(value);
  return { init: () => ({ body }), headers: { 'content-type': mediaType } };
}

/** Text and bytes are sent as they are. */
const encode = (value: unknown, mediaType: string): BodyInit =>
  /urlencoded/.test(mediaType)
    ? `${new URLSearchParams(value as Record<string, string>)}`
    : (value as BodyInit);

/** Browsers send a user-agent of their own, and need the permission of the service to send another. */
function userAgent(application: string | undefined): Record<string, string> {
  if (inBrowser()) return {};
  const own = `docproc-client/${version}`;
  return { 'user-agent': application ? `${application} ${own}` : own };
}

function reasonOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as {
    message?: string;
    cause?: { message?: string; code?: string };
  };
  return cause?.message || cause?.code || message || String(error);
}

/** Whether an error would print the key. */
function includesKey(error: unknown, apiKey: string): boolean {
  const { stack, message, cause } = (error ?? {}) as Error;
  return (
    `${String(error)}${message}${stack}`.includes(apiKey) ||
    (cause !== undefined && includesKey(cause, apiKey))
  );
}
