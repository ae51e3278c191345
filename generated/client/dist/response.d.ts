import type { Operation } from "./operation.js";
/** A response. Its body is the JSON value if it is JSON, else the text; undefined if there is none. */
export interface Received {
	response: Response;
	body: unknown;
}
/**
 * Returns the body of a success. Throws the error of the status for any other response, and UnexpectedResponseError
 * when a success does not have the documented outer form.
 */
export declare function readResponse(operation: Operation, received: Received, apiKey: string): unknown;
/** Returns what a method returns for the body of a success: the value, or an object with the value and its siblings. */
export declare function toResult({ success, result, partial }: Operation, { status }: Response, body: unknown): unknown;
/** Returns the value without the key, should its author have repeated the key. */
export declare function redact<T>(apiKey: string, value: T): T;
