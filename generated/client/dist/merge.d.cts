/** One set of headers from several: the later take precedence over the earlier, in any letter case. */
export declare function mergeHeaders(...sets: (Headers | Record<string, string> | undefined)[]): Headers;
/** Returns options with those of another set that are not undefined. Headers are added. */
export declare function mergeOptions<T extends {
	headers?: unknown;
}>(options: T, changes: object): T;
