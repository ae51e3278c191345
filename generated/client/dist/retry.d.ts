import { AbortError } from "./errors.js";
/** Whether a failed request is worth another attempt, and safe to repeat. */
export declare function canRetry(error: unknown, repeatable: boolean): boolean;
/**
 * Returns the milliseconds before the next attempt: what `Retry-After` asks for, else a time that doubles with each
 * attempt, drawn from its upper half so that clients do not all retry at once. Undefined if `Retry-After` asks for too
 * long a delay.
 */
export declare function delayBefore(attempt: number, response: Response | undefined): number | undefined;
/**
 * Whether the connection failed before anything was sent. Node and Bun have a code, on the cause
 * of the error or on itself; Deno has a phrase in the message of the cause; browsers do not say.
 */
export declare function failedToConnect(error: unknown): boolean;
/** Returns the error of an operation whose signal is aborted. */
export declare const aborted: (operation: string, signal: AbortSignal | undefined) => AbortError;
/** Waits; an aborted signal ends it at once with an `AbortError`. */
export declare function sleep(operation: string, time: number, signal: AbortSignal | undefined): Promise<void>;
