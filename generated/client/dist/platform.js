/** Whether this is a browser. It sends a user-agent of its own, and no stream over HTTP/1.1. */
export const inBrowser = () => globalThis.navigator?.userAgent?.startsWith("Mozilla/") ?? false;
