import { type HttpHandler } from "msw";
import { createSandbox, type Sandbox } from "./fetch.js";
export { createSandbox, type Sandbox };
export type * from "./public.js";
/** Which requests the handlers respond to. */
export interface HandlerOptions {
	/**
	 * Base URL of the interface, such as `https://app.example/api`; in a page also `/api`.
	 *
	 * @default '' the root of any host
	 */
	baseUrl?: string | undefined;
}
/**
 * Returns handlers for Mock Service Worker that lead every request of the contract to a sandbox, in a browser and in
 * Node: `setupWorker(...createHandlers(sandbox))`. Other requests are left to other handlers.
 *
 * @param sandbox The sandbox that responds; a new one if not given.
 * @throws {TypeError} An option is invalid.
 */
export declare function createHandlers(sandbox?: Sandbox, options?: HandlerOptions): HttpHandler[];
//# sourceMappingURL=msw.d.ts.map
