/** Makes addresses from the paths of the contract and the parameters in them. */
export declare function createAddress(base: string): (path: string, parameters: Record<string, string>) => string;
/** One set of headers from several: the later go before the earlier, in any letter case. */
export declare const mergeHeaders: (...sets: (Headers | Record<string, string> | undefined)[]) => Headers;
