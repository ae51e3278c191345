type Sets = readonly (object | undefined)[];
/** Returns one set of headers from several, with names in lower case. */
export declare const mergeHeaders: (...sets: Sets) => Record<string, string>;
/** Returns options with those of another set that are not undefined. */
export declare const mergeOptions: <T extends object>(options: T, changes: object) => T;
/** Returns options of a client with those of another set, and with the headers of both. */
export declare const addOptions: <T extends {
	headers?: object | undefined;
}>(options: T, changes?: {
	headers?: object | undefined;
}) => T;
/** Returns a set with another value for each. */
export declare const mapValues: <
	T,
	U
>(values: Readonly<Record<string, T>>, map: (value: T) => U) => Record<string, U>;
export {};
