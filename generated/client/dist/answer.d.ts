import type { Operation } from "./contract.js";
/** An answer. Its body is the JSON value if it is JSON, else the text; undefined if there is none. */
export interface Answer {
	response: Response;
	body: unknown;
}
/** The body of a success that the contract describes; throws the error for any other answer. */
export declare function readAnswer(operation: Operation, answer: Answer, apiKey: string): unknown;
/** The body of a success; throws if it does not have the outer form that the contract gives it. */
export declare function readBody(operation: Operation, answer: Answer, apiKey: string): unknown;
/** The value without the key, should whoever wrote it have repeated the key. */
export declare function redact<T>(apiKey: string, value: T): T;
