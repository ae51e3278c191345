/**
 * Returns the path of the contract that a URL leads to, with its query; undefined if it leads to none.
 *
 * @param baseUrl What the URL has to begin with; empty for any host.
 */
export declare function pathBelow(baseUrl: string, { href, pathname, search }: URL): string | undefined;
//# sourceMappingURL=base-url.d.ts.map
