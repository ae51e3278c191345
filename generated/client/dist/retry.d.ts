/** Whether a failed call is worth another try, and safe to try. */
export declare function canRetry(error: unknown, repeatable: boolean): boolean;
/**
 * Milliseconds to wait before the next try: what `Retry-After` asks for, else a time that doubles
 * with each try, drawn from its upper half so that clients do not come back all at once.
 * Undefined if the service asks for too long a wait.
 */
export declare function delayBefore(attempt: number, response: Response | undefined): number | undefined;
/**
 * Whether the connection failed before anything was sent. Node and Bun have a code, on the cause
 * of the error or on itself; Deno has a phrase in the message of the cause; browsers do not tell.
 */
export declare function failedToConnect(error: unknown): boolean;
/** Waits; an aborted signal ends it at once with an `AbortError`. */
export declare function sleep(operation: string, time: number, signal: AbortSignal | undefined): Promise<void>;
