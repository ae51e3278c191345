/** Whether this is a browser. It sends a user-agent of its own, and no stream over HTTP/1.1. */
export const inBrowser = (): boolean => `${globalThis.navigator?.userAgent}`.startsWith('Mozilla');

/** Returns a variable of the environment; undefined in browsers, and where the runtime does not permit it. */
export function environment(name: string): string | undefined {
  try {
    if (!inBrowser()) return globalThis.process?.env?.[name];
  } catch {
    // Deno without permission.
  }
  return undefined;
}

/** Throws TypeError when this runtime lacks a global, such as an incomplete test environment. */
export function requireGlobals(where: string, ...names: string[]): void {
  const missing = names.find((name) => !(name in globalThis));
  if (missing)
    throw new TypeError(
      `${where}: there is no global ${missing} here. Define it, or use another environment`,
    );
}
