/** Whether this is a browser. It sends a user-agent of its own, and no stream over HTTP/1.1. */
export declare const inBrowser: () => boolean;
/** Returns a variable of the environment; undefined in browsers, and where the runtime does not permit it. */
export declare function environment(name: string): string | undefined;
//# sourceMappingURL=platform.d.ts.map
