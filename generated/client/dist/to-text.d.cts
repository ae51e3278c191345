/** Returns a value as a text for a message: a string as it is. Some values, as one without a prototype, have none. */
export declare function toText(value: unknown): string;
/** Returns a value as a text for a message, a string in quotes. */
export declare const quote: (value: unknown) => string;
/**
 * Returns a value as JSON. Throws TypeError when it has none, as a function or a circle.
 *
 * @param what Begins the message.
 */
export declare function toJson(what: string, value: unknown): string;
