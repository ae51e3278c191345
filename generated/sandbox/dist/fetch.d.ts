import { createSandbox, type Sandbox } from "./sandbox.js";
export { createSandbox, type Sandbox };
export type * from "./public.js";
/**
 * A `fetch` that leads to a sandbox in the same process: no port, no server, also in a browser.
 * Whatever the host of the address is, the path decides.
 *
 * @param sandbox The sandbox that answers; a new one if not given.
 */
export declare function createFetch(sandbox?: Sandbox): typeof fetch;
