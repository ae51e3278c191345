import {
  hasParameters,
  operationsByNamespace,
  shorthands,
} from '../../generated/client/contract/contract.ts';
import type { RawNamespaces } from '../../generated/client/contract/namespaces.ts';
import type { paths } from '@docproc/types';
import type { Received } from './attempt.ts';
import { type CheckedOptions, requestRules } from './check-options.ts';
import { ResponseError } from './errors.ts';
import type { OperationData } from './operation.ts';
import type { RequestOptions } from './options.ts';
import type { PendingRequest, Send } from './send.ts';
import { targetOf, type ParameterValues } from './url.ts';

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
    ? { body?: Content<B> | undefined }
    : { body?: never };
type Success<O> = O extends { responses: infer R }
  ? { [S in keyof R]: `${S & (string | number)}` extends `2${string}` ? Content<R[S]> : never }[keyof R]
  : never;

/** The kinds of parameters that an operation has. */
type Parameters<O> = O extends { parameters: infer P }
  ? { [K in keyof P as P[K] extends undefined ? never : K]: P[K] }
  : object;
type ParamsOf<O> = object extends Parameters<O> ? { params?: Parameters<O> } : { params: Parameters<O> };

/** Options of a raw request: parameters and body by their names in the contract, and those of every request. */
export type RawInit<O> = ParamsOf<O> & Body<O> & RawOptions;

/** Options of a raw request by its method and path, which is how editors show them. */
export type RawRequest<M extends Method, P extends keyof paths> = RawInit<At<P, M>>;

/** Options of every raw request. The default of `retries` is 0. */
export type RawOptions = Omit<RequestOptions, 'teamId' | 'projectId'>;

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
export type Raw = RawNamespaces & RawMethods;

/** Typed requests by method and path. */
export type RawMethods = {
  [M in Method]: <P extends PathWith<M>>(
    path: P,
    ...init: object extends RawRequest<M, P> ? [init?: RawRequest<M, P>] : [init: RawRequest<M, P>]
  ) => Promise<RawResult<Success<At<P, M>>>>;
};

type Params = Partial<Record<'path' | 'query', ParameterValues>> & { header?: Record<string, string> };

interface AnyInit extends RawOptions {
  params?: Params;
  body?: unknown;
}

export function createRaw({ baseUrl }: CheckedOptions, send: Send): RawMethods {
  const operations = Object.values({ ...operationsByNamespace, ...shorthands }).flatMap((each) =>
    Object.values(each),
  );
  const createMethod =
    (method: string) =>
    async (template: string, init?: AnyInit): Promise<RawResult<unknown>> => {
      const operation = operations.find((each) => each.method === method && each.path === template);
      if (!operation) throw new TypeError(`${method} ${template} is not in the contract`);
      const { params, body, ...options } = init ?? {};
      const request: PendingRequest = {
        operation,
        options: { ...options, retries: options.retries ?? 0 },
        rules: requestRules,
        input: body,
        toTarget: () =>
          targetOf(baseUrl, operation, params?.path ?? {}, {
            ...(hasParameters ? valuesOf(operation, params) : {}),
            headers: { ...params?.header, ...options.headers },
          }),
      };
      try {
        await send(request);
        const { body: data, response } = request.received as Received;
        return { data, response };
      } catch (error) {
        if (!(error instanceof ResponseError)) throw error;
        return { error: error.body, response: error.response };
      }
    };
  const methods = operations.map(({ method }) => [method, createMethod(method)]);
  // The type ties what is untyped inside to the contract.
  return Object.fromEntries(methods) as RawMethods;
}

/** Returns the values of parameters by the options of the method. */
const valuesOf = ({ parameters = [] }: OperationData, params: Params | undefined): ParameterValues =>
  Object.fromEntries(parameters.map(({ in: where, name, option }) => [option, params?.[where]?.[name]]));
