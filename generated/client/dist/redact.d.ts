/** Replaces an API key, in texts and in values of JSON. */
export type Redact = <T>(value: T) => T;
/** Returns a function that replaces keys where they are whole words. */
export declare function createRedact(keys: readonly string[]): Redact;
/**
 * Returns a copy of an error with its texts and numbers alone, and of its causes. The original could print the key, as
 * one with a `Request` does.
 */
export declare function copyError(error: unknown, redact: Redact, depth?: number): Error;
//# sourceMappingURL=redact.d.ts.map
