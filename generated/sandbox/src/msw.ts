import { http, HttpResponse, type HttpHandler } from 'msw';
import { contract } from './contract.js';
import { pathBelow } from './base-url.js';
import { createFetch, createSandbox, type Sandbox } from './fetch.js';

export { createSandbox, type Sandbox };
export type * from './public.js';

/** Which requests the handlers respond to. */
export interface HandlerOptions {
  /**
   * Base URL of the interface, such as `https://app.example/api`.
   *
   * @default '' the root of any host
   */
  baseUrl?: string;
}

/**
 * Returns handlers for Mock Service Worker that lead every request of the contract to a sandbox, in a browser and in
 * Node: `setupWorker(...createHandlers(sandbox))`. Other requests are left to other handlers.
 *
 * @param sandbox The sandbox that responds; a new one if not given.
 */
export function createHandlers(
  sandbox: Sandbox = createSandbox(),
  { baseUrl = '' }: HandlerOptions = {},
): HttpHandler[] {
  const fetch = createFetch(sandbox);
  const base = baseUrl.replace(/\/$/, '') || '*';
  const paths = new Set(contract.operations.map(({ path }) => path));
  return [...paths].map((path) =>
    http.all(base + patternOf(path), async ({ request }) => {
      const url = new URL(request.url);
      const below = pathBelow(baseUrl, url);
      if (below === undefined) return undefined;
      const { method, headers, signal } = request;
      // Not every browser has a stream of the body.
      const body = await request.blob();
      const init = { method, headers, signal, ...(body.size > 0 && { body }) };
      // MSW would send a response of 500 for an error.
      return fetch(new URL(below, url), init).catch(() => HttpResponse.error());
    }),
  );
}

/** A path of the contract as MSW writes it: `/task/:p1`. Names of parameters can have letters that it does not know. */
const patternOf = (path: string): string =>
  path
    .split(/{[^{}]+}/)
    .map((text) => encodeURI(text).replaceAll(':', '\\:'))
    .reduce((pattern, text, index) => `${pattern}:p${index}${text}`);
