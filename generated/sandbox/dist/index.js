import { checkMembers, checkObject, combinations, createSandbox, eachInterpretation, optionRules, page } from "./sandbox.js";
import { serve, serveRules } from "./shared.js";
import { createFetch } from "./fetch.js";
// src/sandbox/hosts/index.ts
async function startSandbox(options = {}) {
	checkMembers("option", checkObject("The options are", options), {
		...optionRules,
		...serveRules
	});
	const { port, host, baseUrl: base, controlToken, allowOrigins, ...others } = options;
	const sandbox = createSandbox(others);
	const { baseUrl, close } = await serve(sandbox, {
		port,
		host,
		baseUrl: base,
		controlToken,
		allowOrigins
	});
	return {
		...sandbox,
		baseUrl,
		close
	};
}
export { combinations, createFetch, createSandbox, eachInterpretation, page, startSandbox };
