import { createSandbox } from "./control/sandbox.js";
import { serve } from "./http/server.js";
export { combinations, eachInterpretation } from "./engine/settings.js";
export { createFetch } from "./fetch.js";
export { createSandbox };
/**
* Starts a sandbox behind a server on this machine.
*
* @throws {TypeError} An option is invalid.
* @throws {Error} It cannot listen there, for instance because the port is taken.
*/
export async function startSandbox(options = {}) {
	const { port, host, controlToken, allowOrigins, ...others } = options;
	const sandbox = createSandbox(others);
	return {
		...sandbox,
		...await serve(sandbox, {
			port,
			host,
			controlToken,
			allowOrigins
		})
	};
}
