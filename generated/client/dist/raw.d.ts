import type { paths } from "./types.js";
import { type createExchange } from "./exchange.js";
import type { ClientOptions } from "./options.js";
type Method = "GET" | "POST";
type PathWith<M extends Method> = { [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never }[keyof paths];
type At<
	P extends keyof paths,
	M extends Method
> = paths[P][Lowercase<M> & keyof paths[P]];
type Content<T> = T extends {
	content: infer C;
} ? C[keyof C] : never;
type Body<O> = O extends {
	requestBody: infer B;
} ? {
	body: Content<B>;
} : O extends {
	requestBody?: infer B;
} ? {
	body?: Content<B>;
} : {
	body?: never;
};
type Success<O> = O extends {
	responses: infer R;
} ? Content<R[keyof R & (200 | 201 | 207 | "2XX")]> : never;
/** What a raw request takes. */
export type RawInit<O> = (O extends {
	parameters: {
		path: infer P;
	};
} ? {
	params: {
		path: P;
	};
} : object) & Body<O> & {
	headers?: Record<string, string>;
	signal?: AbortSignal;
	/** Milliseconds for the request. No limit if not given, nor by the client. */
	timeout?: number;
};
/** What a raw request gives: `data` if the status is a success, else `error`, the body as it came. */
export type RawResult<T> = {
	data: T;
	error?: undefined;
	response: Response;
} | {
	data?: undefined;
	error: unknown;
	response: Response;
};
/**
 * Typed requests by method and path, one try each. A status is not an error here: look at
 * `response.ok`. Path, body and answer are typed from the contract. The key, the headers, the hooks
 * and the time limit are the client's.
 *
 * @throws {ConnectionError} There was no answer.
 * @throws {TimeoutError} `timeout` is over.
 * @throws {AbortError} `signal` ended the request.
 * @throws {UnexpectedResponseError} The status is a success, but the body is not an object.
 */
export type Raw = { [M in Method]: <P extends PathWith<M>>(path: P, init: RawInit<At<P, M>>) => Promise<RawResult<Success<At<P, M>>>> };
export declare function createRaw(client: ClientOptions, exchange: ReturnType<typeof createExchange>): Raw;
export {};
