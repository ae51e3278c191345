/** One set of headers from several: the later take precedence over the earlier, in any letter case. */
export declare function mergeHeaders(...sets: (Headers | Record<string, string> | undefined)[]): Headers;
