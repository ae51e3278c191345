import type { Operation } from "./contract.js";
import { type createExchange } from "./exchange.js";
import type { ClientOptions, UploadOptions } from "./options.js";
/** What a call needs beside the operation: path parameters by name, and the body if there is one. */
export interface CallInput {
	path?: Record<string, string>;
	body?: unknown;
}
/**
 * Calls an operation: tries it as often as is safe, and gives what `pick` takes from the answer that
 * the contract describes, and from its status.
 */
export type Call = <
	T,
	R
>(operation: Operation, input: CallInput, pick: (body: T, status: number) => R, options?: UploadOptions) => Promise<R>;
export declare function createCall(client: ClientOptions, exchange: ReturnType<typeof createExchange>): Call;
