import { createSandbox, type Sandbox } from "./control/sandbox.js";
export { combinations, eachInterpretation } from "./engine/settings.js";
export { createSandbox, type Sandbox };
export type * from "./public.js";
/**
 * Returns a `fetch` that leads to a sandbox in the same process: no port, no server, also in a browser.
 * The host of the URL does not matter.
 *
 * @param sandbox The sandbox that responds; a new one if not given.
 * @throws {TypeError} It is no sandbox.
 */
export declare function createFetch(sandbox?: Sandbox): typeof fetch;
//# sourceMappingURL=fetch.d.ts.map
