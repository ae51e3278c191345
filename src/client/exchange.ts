import { type Operation, version } from '../../generated/client/dist/contract.js';
import { redact } from './answer.ts';
import { AbortError, ConnectionError, TimeoutError } from './errors.ts';
import type { ClientOptions } from './options.ts';
import { failedToConnect } from './retry.ts';
import { createTransport, type Received } from './transport.ts';

/** A body and the headers that belong to it. */
export interface Content {
  body: FormData | ReadableStream | string;
  headers?: Record<string, string>;
}

/** One request to make, once. */
export interface Exchange {
  operation: Operation;
  /** Path parameters, by their names in the contract. */
  path: Record<string, string>;
  content?: Content | undefined;
  headers?: Record<string, string> | undefined;
  attempt: number;
  /** Milliseconds until a `TimeoutError`. */
  limit: number;
  signal?: AbortSignal | undefined;
}

const longestTimer = 2 ** 31 - 1;

/** Makes requests, one try each: hooks, key, time limit, and the errors of a try without an answer. */
export function createExchange(options: ClientOptions): (exchange: Exchange) => Promise<Received> {
  const { apiKey, onRequest, onResponse } = options;
  const transport = createTransport(options.baseUrl);
  const own = new Headers({ accept: 'application/json', ...userAgent(options.userAgent) });
  set(own, options.headers);

  /** A copy with the key, so that nobody who saw the headers before sees the key in them. */
  const sign = (headers: Headers): Headers => {
    const signed = new Headers(headers);
    if (!signed.has('authorization')) signed.set('authorization', `Bearer ${apiKey}`);
    return signed;
  };
  const ownSigned = sign(own);

  return async ({ operation, path, content, headers, attempt, limit, signal }) => {
    const { id, method } = operation;
    const controller = new AbortController();
    // True while the network is waited for: what fails then is the connection, and not a hook.
    let waiting = false;
    let late = false;

    const send = async (url: string): Promise<Response> => {
      let sent = ownSigned;
      if (onRequest || headers || content?.headers) {
        const shown = new Headers(own);
        set(shown, headers);
        set(shown, content?.headers);
        await onRequest?.({ operation: id, method, url, attempt, headers: shown });
        sent = sign(shown);
      }
      const start = performance.now();
      waiting = true;
      const body = content?.body ?? null;
      const init = { method, headers: sent, body, signal: controller.signal, ...transfer(body) };
      const response = await (options.fetch ?? fetch)(url, init);
      if (onResponse) {
        waiting = false;
        const duration = performance.now() - start;
        await onResponse({ operation: id, method, url, attempt, response, duration });
        waiting = true;
      }
      return response;
    };

    const abort = (): void => controller.abort();
    const tooLate = (): void => {
      late = true;
      abort();
    };
    const timer = limit < longestTimer ? setTimeout(tooLate, limit) : undefined;
    signal?.addEventListener('abort', abort);
    try {
      if (signal?.aborted) throw new AbortError(id, 'aborted', { cause: signal.reason });
      return await transport(method, operation.path, path, send);
    } catch (cause) {
      if (!waiting) throw cause;
      if (signal?.aborted) throw new AbortError(id, 'aborted', { cause: signal.reason });
      if (late) throw new TimeoutError(id, `no complete answer within ${Math.round(limit)} ms`);
      const message = `no answer from ${options.baseUrl}: ${redact(apiKey, reasonOf(cause))}`;
      throw new ConnectionError(
        id,
        message,
        !failedToConnect(cause),
        tells(cause, apiKey) ? undefined : cause,
      );
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };
}

/** A value as JSON; nothing for undefined. */
export function toJson(value: unknown): Content | undefined {
  if (value === undefined) return undefined;
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

/**
 * The contract has no redirects, so none is followed. For files it must be `error`: on the chance
 * of a redirect, Node would keep everything that it sends in memory.
 */
function transfer(body: Content['body'] | null): RequestInit {
  if (body === null || typeof body === 'string') return { redirect: 'manual' };
  const redirect = redirectForFiles();
  // The types of `fetch` do not have `duplex` yet, and streams do not go without it.
  return body instanceof FormData ? { redirect } : ({ redirect, duplex: 'half' } as RequestInit);
}

function redirectForFiles(): 'error' | 'manual' {
  try {
    void new Request('http://localhost', { redirect: 'error' });
    return 'error';
  } catch {
    return 'manual'; // Cloudflare Workers do not know `error`.
  }
}

function set(headers: Headers, values: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}

/** Browsers send a user-agent of their own, and would ask the service for leave to send another. */
function userAgent(application: string | undefined): Record<string, string> {
  if (globalThis.navigator?.userAgent?.startsWith('Mozilla/')) return {};
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
function tells(error: unknown, apiKey: string): boolean {
  const { stack, message, cause } = (error ?? {}) as Error;
  return (
    `${String(error)}${message}${stack}`.includes(apiKey) || (cause !== undefined && tells(cause, apiKey))
  );
}
