/** Whether this is a browser. It sends a user-agent of its own, and no stream over HTTP/1.1. */
export const inBrowser = (): boolean => `${globalThis.navigator?.userAgent}`.startsWith('Mozilla');

/** Whether `fetch` knows what a message is made of. That of Node knows no signals and no blobs of jsdom, and would send their names. */
export function isKnown(make: () => Request | Response, type: string | null = null): boolean {
  try {
    return make().headers.get('content-type') === type;
  } catch {
    return false;
  }
}

interface Dispatcher {
  dispatch(options: object, handler: unknown): boolean;
}

/** What sends the requests of the `fetch` of Node; undefined elsewhere, and before its first request. */
const dispatcherOfNode = (): Dispatcher | undefined =>
  (globalThis as { [name: symbol]: Dispatcher | undefined })[Symbol.for('undici.globalDispatcher.1')];

/**
 * Returns options for the `fetch` of Node that lift its own limits: it ends a request after 300 seconds without a part of the
 * response. Undefined elsewhere.
 */
export function withoutLimits(): { dispatcher: Dispatcher } | undefined {
  const own = dispatcherOfNode();
  const lift = (options: object): object => ({ ...options, headersTimeout: 0, bodyTimeout: 0 });
  return own && { dispatcher: { dispatch: (options, handler) => own.dispatch(lift(options), handler) } };
}

/**
 * Returns options for the global `fetch` by which no response is stored. In Node, `cache` costs two more headers a request, and
 * nothing is stored unless an interceptor is installed or Next.js replaces `fetch`, which has an option of its own.
 */
export function withoutCache(): { cache: 'no-store' } | { next: { revalidate: 0 } } {
  const own = dispatcherOfNode();
  // One with an interceptor has another `dispatch`; one that an application has installed, another class.
  const isPlain = own?.constructor.name === 'Agent' && own.dispatch === own.constructor.prototype.dispatch;
  return isPlain ? { next: { revalidate: 0 } } : { cache: 'no-store' };
}

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
  if (missing) throw new TypeError(`${where}: there is no global ${missing}. Define one`);
}
