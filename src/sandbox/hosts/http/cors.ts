/** What pages in browsers may do. */
import type { IncomingHttpHeaders } from 'node:http';
import { type SandboxResponse, problemDetails } from '../../contract/messages.ts';
import { begin } from '../../contract/text.ts';

/**
 * Returns why the page that sends a request may not control the sandbox; undefined if it may, or if it is no page. The page of
 * the sandbox itself may.
 */
export function pageRejection(
  origins: readonly string[],
  headers: IncomingHttpHeaders,
): SandboxResponse | undefined {
  const { origin, host = '' } = headers;
  if (origin === undefined ? !isOfPage(headers) : origins.includes(origin) || isOwn(origin, host))
    return undefined;
  const page = origin === undefined ? 'another origin' : begin(origin, 200);
  return problemDetails(
    403,
    `A page of ${page} may not control the sandbox. To allow it, start the sandbox with ` +
      `--allow-origin ${origin === undefined ? 'ORIGIN' : page} (in code: allowOrigins).`,
  );
}

/** Whether an origin is the host that a request is for. The scheme can be another one behind a proxy. */
const isOwn = (origin: string, host: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === host.toLowerCase();

/** Whether a page of another origin sends a request without stating its origin, as for an image. */
const isOfPage = ({ 'sec-fetch-site': site, 'sec-fetch-mode': mode }: IncomingHttpHeaders): boolean =>
  (site === 'cross-site' || site === 'same-site') && mode !== 'navigate';

/**
 * Returns the headers that let a page of an origin read a response, also when its request includes credentials:
 * browsers then accept no `*`.
 *
 * @param names Names of the headers of the response.
 */
export const corsHeaders = (origin: string, names: readonly string[]): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': names.join(', '),
  vary: 'origin',
});

/** Whether a browser asks on behalf of a page which requests it may send. */
export const isPreflight = (method: string | undefined, headers: IncomingHttpHeaders): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** Returns the headers that allow a page to send its request, with any method and headers. */
export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const { origin = '*', 'access-control-request-headers': names } = headers;
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': headers['access-control-request-method'] ?? '',
    ...(names !== undefined && { 'access-control-allow-headers': names }),
    ...(headers['access-control-request-private-network'] && {
      'access-control-allow-private-network': 'true',
    }),
    vary: 'origin',
  };
}
