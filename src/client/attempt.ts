import { hasOtherMedia, version } from '../../generated/client/contract/contract.ts';
import { createRedact, type Redact } from '../shared/redact.ts';
import { createCodedRedact } from '../shared/redact-coded.ts';
import { type CheckedOptions, keyProblem } from './check-options.ts';
import { connectionError } from './connection.ts';
import { mergeHeaders } from './merge.ts';
import type { OperationData } from './operation.ts';
import type { FetchInit, HookAttempt } from './options.ts';
import { inBrowser, isKnown, withoutCache, withoutLimits } from './platform.ts';
import { forBrowsers } from './for-browsers.ts';

export interface EncodedBody {
  /** Creates the body for one attempt; a signal stops it from reading its files. */
  init: (signal: AbortSignal) => Partial<FetchInit>;
  headers?: Record<string, string>;
  /** Returns why its files cannot be read; undefined if they can. */
  failure?: (redact: Redact) => unknown;
  /** Throws TypeError when `fetch` has not read the body, as one that does not know its class. */
  assertRead?: (response: unknown) => void;
  size?: number;
  /** Whether it has a stream and can be sent once only. */
  once?: boolean;
  /** Closes what an attempt has opened. */
  close?: () => void;
}

/** A response with its body: the JSON value if it is JSON, else the text; undefined if there is none. */
export interface Received {
  response: Response;
  body: unknown;
  text: string;
  /** Bytes that were read, if there are more. */
  max?: number | undefined;
  url: string;
  redact: Redact;
}

/**
 * Performs an operation once.
 *
 * @param max Bytes of a response.
 * @param limit Milliseconds after which the signal is aborted.
 */
type Attempt = (
  operation: OperationData,
  about: HookAttempt,
  content: EncodedBody | undefined,
  headers: Record<string, string> | undefined,
  max: number,
  limit: number,
  signal: AbortSignal,
) => Promise<Received>;

/** Looks at what was received for an operation, by its id. An error that it throws ends the request as it is. */
export type Judge = (operation: string, received: Received) => Promise<void>;

/** Returns what performs an operation once: hooks, key, limits, and the errors of an attempt without a response. */
export function createAttempt(options: CheckedOptions, judge?: Judge): Attempt {
  const { baseUrl, apiKey, onRequest, onResponse, log } = options;
  // Browsers send a user-agent of their own, and need the permission of the service to send another.
  const isBrowser = forBrowsers || inBrowser();
  const agent = isBrowser
    ? undefined
    : { 'user-agent': `${options.userAgent ?? ''} docproc-client/${version}`.trim() };
  const own = mergeHeaders({ accept: 'application/json', ...agent }, options.headers);

  return async (operation, about, content, added, max, limit, signal) => {
    const { operation: id, method, url } = about;
    const key = typeof apiKey === 'function' ? await apiKey() : apiKey;
    const problem = keyProblem(key);
    if (problem) throw new TypeError(`${id}: apiKey must return ${problem}`);
    const first = hasOtherMedia && operation.accept ? { ...own, accept: operation.accept } : own;
    let headers = mergeHeaders(first, added, content?.headers);
    if (onRequest) {
      const changeable = new Headers(headers);
      await onRequest({ ...about, headers: changeable });
      // The type of a form has its boundary.
      headers = { ...Object.fromEntries(changeable), ...(!forBrowsers && content?.size && content.headers) };
    }
    // A hook that keeps the headers it saw does not see the key in them.
    headers = { authorization: `Bearer ${key}`, ...headers };
    // A browser writes that of a form itself.
    if (forBrowsers && content?.size !== undefined) delete headers['content-type'];
    // A hook may have set another key. Few requests fail, so the patterns are created when they are needed.
    // A page shows its key to its user anyway, so bundles for browsers look for no codes.
    const redact: Redact = (value) => {
      const keys = `${key} ${headers['authorization']}`.split(' ');
      return (forBrowsers ? createRedact : createCodedRedact)(keys)(value);
    };
    // A hook that outlived its time must not send.
    signal.throwIfAborted();
    const send = options.fetch ?? globalThis.fetch;
    if (!forBrowsers && !send) throw new TypeError(`${id}: there is no global fetch. Set the option fetch`);
    const start = performance.now();
    let inHook = false;
    try {
      // A redirect is an error: it could send the API key elsewhere.
      const init: Partial<FetchInit> = {
        method,
        headers,
        signal,
        redirect: 'manual',
        ...(forBrowsers || isBrowser || options.fetch || options.cache
          ? { cache: (options.cache ?? 'no-store') as 'no-store' }
          : withoutCache()),
        ...content?.init(signal),
      };
      // Some Workers throw on it.
      if (!forBrowsers && init.cache && !('cache' in Object(globalThis.Request?.prototype)))
        delete init.cache;
      if (!forBrowsers && isBrowser && !isKnown(() => new Request('http://localhost', { signal })))
        delete init.signal;
      if (!forBrowsers && limit >= 300_000 && !options.fetch) Object.assign(init, withoutLimits());
      // Deno sends a write again when a connection that it has kept is closed, unless the body is a stream.
      if (!forBrowsers && 'Deno' in globalThis && !/GET|HEAD/.test(method) && !init.duplex)
        Object.assign(init, { body: new Blob([(init.body ?? '') as BlobPart]).stream(), duplex: 'half' });
      const response: Response = Object(await send(url, init as FetchInit));
      // Bundles for browsers leave out the rest.
      const isWrong = !forBrowsers && !isResponse(response);
      if (isWrong || typeof response.text !== 'function') throw new TypeError('fetch must return a Response');
      inHook = true;
      const duration = performance.now() - start;
      if (log)
        await log(
          `${id}: attempt ${about.attempt}, ${method} ${url}: ${response.status} in ${duration.toFixed()} ms`,
        );
      if (!forBrowsers && response.ok) content?.assertRead?.(response);
      if (onResponse) await onResponse({ ...about, response, duration });
      inHook = false;
      // An error can have another form than a success.
      const form = hasOtherMedia && response.ok ? operation.success : undefined;
      const blob = form === 'blob' && (await response.blob());
      let exceeded: number | undefined;
      const text = blob ? '' : `${await read(response, max, () => (exceeded = max))}`;
      const body = blob || (form === 'text' || (!forBrowsers && exceeded) ? text : valueOf(text));
      // A service can respond before it has read everything.
      if (!forBrowsers) content?.close?.();
      const received: Received = { response, url, body, text, max: exceeded, redact };
      inHook = true;
      if (judge) await judge(id, received);
      return received;
    } catch (error) {
      const failure = forBrowsers ? undefined : content?.failure?.(redact);
      // By such an error, Next.js knows that it cannot prerender a page.
      const isOwn = inHook || (!forBrowsers && 'digest' in Object(error));
      throw isOwn ? error : (failure ?? connectionError(id, baseUrl, error, redact));
    }
  };
}

const isResponse = ({ status, ok, headers }: Response): boolean =>
  typeof status === 'number' && ok === (status >= 200 && status <= 299) && typeof headers?.get === 'function';

/**
 * Whether a response states that it is within a number of bytes; then it is read much faster. Browsers do not show to pages
 * of other hosts that a response is compressed.
 */
const isSized = (headers: Headers, max: number): boolean =>
  !headers.get('content-encoding') && Number(headers.get('content-length') ?? NaN) <= max;

/** Reads a text up to a number of bytes, and reports that there are more: what is compressed can have any size. */
async function read(response: Response, max: number, onExceeded: () => void): Promise<string> {
  const isWhole = !forBrowsers && isSized(response.headers, max);
  const reader = !isWhole && globalThis.TextDecoder && response.body?.getReader?.();
  // The response of another `fetch` can have no stream, and a test environment no `TextDecoder`.
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let left = max;
  for (let next; left >= 0 && !(next = await reader.read()).done; left -= next.value.length)
    text += decoder.decode(next.value.subarray(0, left), { stream: true });
  if (left >= 0) return text + decoder.decode();
  onExceeded();
  void reader.cancel().catch(() => {});
  return text;
}

/** A body by its text: JSON, else the text; undefined if there is none. */
function valueOf(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}
