/**
 * Returns a base URL as `URL` writes it, without the beginning of the paths of the contract; empty for any host.
 *
 * @param page What a relative URL is relative to.
 * @throws {TypeError} It is no URL of HTTP.
 */
export declare function baseOf(baseUrl: string, page?: string): string;
/**
 * Returns the path of the contract that a URL leads to, with its query; undefined if it leads to none.
 *
 * @param base What `baseOf` returned.
 */
export declare function pathBelow(base: string, { href, pathname, search }: URL): string | undefined;
//# sourceMappingURL=base-url.d.ts.map
