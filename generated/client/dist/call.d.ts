import type { Operation } from './contract.js';
import { type Answer } from './answer.js';
import { type createExchange } from './exchange.js';
import type { ClientOptions, UploadOptions } from './options.js';
/** What a call needs beside the operation: path parameters by name, and the body if there is one. */
export interface CallInput {
    path?: Record<string, string>;
    body?: unknown;
}
/** Calls an operation: tries it as often as is safe, and gives the answer that the contract describes. */
export type Call = <T>(operation: Operation, input: CallInput, options?: UploadOptions) => Promise<Answer<T>>;
export declare function createCall(client: ClientOptions, exchange: ReturnType<typeof createExchange>): Call;
