import { http, HttpResponse, type HttpHandler } from 'msw';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { baseOf, pathBelow } from './base-url.ts';
import { anything, checkMembers, checkObject } from '../contract/option-rules.ts';
import { literalPattern } from '../contract/text.ts';
import { createFetch, createSandbox, type Sandbox } from './fetch.ts';

export { createSandbox, type Sandbox };
export type * from '../testing/public.ts';

/** Which requests the handlers respond to. */
export interface HandlerOptions {
  /**
   * Base URL of the interface, such as `https://app.example/api`; in a page also `/api`.
   *
   * @default '' the root of any host
   */
  baseUrl?: string | undefined;
}

/**
 * Returns handlers for Mock Service Worker that send every request of the contract to a sandbox, in a browser and in
 * Node: `setupWorker(...createHandlers(sandbox))`. Other requests are left to other handlers.
 *
 * @param sandbox The sandbox that responds; a new one if not given.
 * @throws {TypeError} An option is invalid.
 */
export function createHandlers(
  sandbox: Sandbox = createSandbox(),
  options: HandlerOptions = {},
): HttpHandler[] {
  checkMembers('option', checkObject('The options are', options), { baseUrl: anything });
  const { baseUrl = '' } = options;
  const fetch = createFetch(sandbox);
  const { location }: { location?: { href: string } } = globalThis;
  const base = baseOf(baseUrl, location?.href);
  const paths = new Set(contract.operations.map(({ path }) => path));
  return [...paths].map((path) =>
    http.all(patternOf(base, path), async ({ request }) => {
      const url = new URL(request.url);
      const below = pathBelow(base, url);
      if (below === undefined) return undefined;
      const { method, headers, signal } = request;
      // Not every browser has a stream of the body, and the Blob of jsdom is none of the platform.
      const body = await request.arrayBuffer();
      const init = { method, headers, signal, ...(body.byteLength > 0 && { body }) };
      // MSW would send a response of 500 for an error.
      return fetch(new URL(below, url), init)
        .then(transferable)
        .catch(() => HttpResponse.error());
    }),
  );
}

/** Returns a response that MSW can hand to its worker: without streams it waits forever for one that breaks off. */
async function transferable(response: Response): Promise<Response> {
  // Safari cannot.
  const stream = new ReadableStream();
  try {
    structuredClone(stream, { transfer: [stream] });
    return response;
  } catch {
    return new Response(response.body && (await response.blob()), response);
  }
}

/** The URLs, without a query, that a path of the contract has below a base. */
function patternOf(base: string, path: string): RegExp {
  const texts = path.split(/{[^{}]+}/).map((text) => literalPattern(encodeURI(text)));
  return new RegExp(`^${base === '' ? '[^/]+//[^/]+' : literalPattern(base)}${texts.join('[^/]+')}$`);
}
