import type { Operation } from './contract.js';
import type { Received } from './transport.js';
/** A success: its status, and its body as the contract describes it. */
export interface Answer<T> {
    status: number;
    body: T;
}
/** The success that was received; throws the error for any other answer. */
export declare function readAnswer<T>(operation: Operation, received: Received, apiKey: string): Answer<T>;
/** The body of a success; throws if it does not have the outer form that the contract gives it. */
export declare function readBody(operation: Operation, { response, data }: Received, apiKey: string): unknown;
/** The value without the key, should whoever wrote it have repeated the key. */
export declare function redact<T>(apiKey: string, value: T): T;
