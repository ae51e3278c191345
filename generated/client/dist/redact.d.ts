/** Replaces an API key, in texts and in values of JSON. */
export type Redact = <T>(value: T) => T;
/** Returns a function that replaces keys where they are whole words. */
export declare function createRedact(keys: readonly string[]): Redact;
/** Returns a cause as it is; a copy with its texts alone if it could print a key, such as one with a `Request`. */
export declare function cleanCause(cause: unknown, redact: Redact): unknown;
