import type { IncomingMessage, ServerResponse } from 'node:http';

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
