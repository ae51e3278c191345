// The one module that knows openapi-fetch, which fills in the path, calls `send` and reads the answer.
// Whatever replaces it has to provide `Transport` and nothing else.
import createFetch from 'openapi-fetch';

/** The text of a success, or the body of a failure: its JSON value if it is JSON, else its text. */
export interface Received {
  response: Response;
  data?: string | undefined;
  error?: unknown;
}

/**
 * Makes one request to a path of the contract, with parameters for the path. `send` gets the
 * address and calls `fetch`; the transport rejects with whatever `send` rejects with.
 */
export type Transport = (
  method: string,
  path: string,
  parameters: Record<string, string>,
  send: (url: string) => Promise<Response>,
) => Promise<Received>;

/** Stands in for `Request`: one that is complete would cost as much as all the rest of a call. */
class Address {
  readonly url: string;
  readonly method = undefined;
  constructor(url: string) {
    this.url = url;
  }
}

export function createTransport(baseUrl: string): Transport {
  // Both casts: the library declares a full `Request`, but only hands it from one option to the other.
  const client = createFetch({ baseUrl, pathSerializer, Request: Address as unknown as typeof Request });
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<Received>;
  return (method, template, path, send) =>
    request(method, template, { params: { path }, parseAs: 'text', fetch: ({ url }: Address) => send(url) });
}

/** Fills in the path. Refuses ids that would change it instead: none, `.` and `..`. */
function pathSerializer(template: string, parameters: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (typeof value !== 'string' || value === '' || value === '.' || value === '..') {
      throw new TypeError(`${name} must be an identifier, not ${JSON.stringify(value)}`);
    }
    return encodeURIComponent(value);
  });
}
