import { operations } from '../../generated/client/dist/data/operations.js';
import type { paths } from '../../generated/client/dist/types.js';
import { type Attempt, toContent } from './attempt.ts';
import { addFields, forFiles } from './files.ts';
import { checkTuning, type ClientOptions } from './options.ts';
import { readResponse } from './response.ts';
import { createUrl } from './transport.ts';

/** Methods of the operations on a path. */
type MethodAt<P> = { [M in keyof P]: P[M] extends { responses: unknown } ? M : never }[keyof P];
type Method = Uppercase<{ [P in keyof paths]: MethodAt<paths[P]> & string }[keyof paths]>;
type PathWith<M extends Method> = {
  [P in keyof paths]: Lowercase<M> extends MethodAt<paths[P]> ? P : never;
}[keyof paths];
type At<P extends keyof paths, M extends Method> = paths[P][Lowercase<M> & keyof paths[P]];

type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Body<O> = O extends { requestBody: infer B }
  ? { body: Content<B> }
  : O extends { requestBody?: infer B }
    ? { body?: Content<B> }
    : { body?: never };
type Success<O> = O extends { responses: infer R }
  ? { [S in keyof R]: `${S & (string | number)}` extends `2${string}` ? Content<R[S]> : never }[keyof R]
  : never;

/** The kinds of parameters that an operation has. */
type Parameters<O> = O extends { parameters: infer P }
  ? { [K in keyof P as P[K] extends undefined ? never : K]: P[K] }
  : object;
type Params<O> = object extends Parameters<O> ? { params?: Parameters<O> } : { params: Parameters<O> };

/** Options of a raw request: parameters and body by their names in the contract. */
export type RawInit<O> = Params<O> &
  Body<O> & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /**
     * Milliseconds for the request.
     *
     * @default the `timeout` of the client, else no limit
     */
    timeout?: number;
  };

/** Result of a raw request: `data` if the status is a success, else `error`, the body as received. */
export type RawResult<T> =
  | { data: T; error?: undefined; response: Response }
  | { data?: undefined; error: unknown; response: Response };

/**
 * Typed requests by method and path, one attempt each. A status is not an error here: check
 * `response.ok`. Parameters, body and response are typed from the contract. The key, the headers, the
 * hooks and the time limit are those of the client.
 *
 * @throws {ConnectionError} No response was received.
 * @throws {TimeoutError} `timeout` is over.
 * @throws {AbortError} `signal` ended the request.
 * @throws {UnexpectedResponseError} A success does not have the documented form.
 */
export type Raw = {
  [M in Method]: <P extends PathWith<M>>(
    path: P,
    ...init: object extends RawInit<At<P, M>> ? [init?: RawInit<At<P, M>>] : [init: RawInit<At<P, M>>]
  ) => Promise<RawResult<Success<At<P, M>>>>;
};

interface AnyInit {
  params?: Partial<Record<'path' | 'query', Record<string, unknown>>> & { header?: Record<string, string> };
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeout?: number;
}

export function createRaw(client: ClientOptions, attempt: Attempt): Raw {
  const request =
    (method: string) =>
    async (template: string, init: AnyInit = {}): Promise<RawResult<unknown>> => {
      const { params: { path = {}, query, header } = {}, body, timeout, headers, signal } = init;
      checkTuning(`${method} ${template}`, { timeout });
      const operation = operations.find((each) => each.method === method && each.path === template);
      if (!operation) throw new TypeError(`${method} ${template} is not in the contract`);
      const { form, mediaType } = operation.body ?? {};
      const content = form
        ? { init: () => forFiles(addFields(new FormData(), body ?? {})) }
        : toContent(body, mediaType);
      const limit = timeout ?? client.timeout ?? Infinity;
      const all = { ...header, ...headers };
      const url = createUrl(client.baseUrl, operation)(path, query);
      const received = await attempt(operation, { url, content, headers: all, signal }, limit, 1);
      const { response, body: error } = received;
      if (!response.ok) return { error, response };
      return { data: readResponse(operation, received, client.apiKey), response };
    };
  const methods = operations.map(({ method }) => [method, request(method)]);
  // The type ties what is untyped inside to the contract.
  return Object.fromEntries(methods) as Raw;
}
