import { serve } from "./http.js";
import { createSandbox } from "./sandbox.js";
export { createFetch } from "./fetch.js";
export { createSandbox };
export { combinations } from "./switches.js";
/**
* Starts a sandbox behind a server on this machine.
*
* @throws {TypeError} An option cannot be right.
* @throws {Error} It cannot listen there, for instance because the port is taken.
*/
export async function startSandbox(options = {}) {
	const sandbox = createSandbox(options);
	return {
		...sandbox,
		...await serve(sandbox, options)
	};
}
