import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Returns the headers that let a page of an origin read a response, also when its request includes credentials:
 * browsers then accept no `*`.
 *
 * @param headers Names and values of the headers of the response.
 */
export function corsHeaders(origin: string, headers: readonly string[]): string[] {
  const names = headers.filter((_, i) => i % 2 === 0);
  return Object.entries({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': names.join(', '),
    vary: 'origin',
  }).flat();
}

/** Whether a browser asks on behalf of a page which requests it may send. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** Allows a page to send its request, with any method and headers. */
export function allowRequest({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  const { origin = '*', 'access-control-request-headers': names } = headers;
  outgoing.writeHead(204, {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': headers['access-control-request-method'],
    ...(names !== undefined && { 'access-control-allow-headers': names }),
    ...(headers['access-control-request-private-network'] && {
      'access-control-allow-private-network': 'true',
    }),
    vary: 'origin',
  });
  outgoing.end();
}
