import { startSandbox } from "./server.js";
// fixture.js
/**
* Starts a sandbox for some tests. Where `docproc-sandbox -- command` runs the tests, it has the interpretations of the
* sandbox that `DOCPROC_SANDBOX_URL` names, and reports to it what the tests have exercised. It is not that sandbox:
* `reset`, `advance` and `set` in one file would have an effect on the tests of other files.
*
* @throws {Error} No sandbox responds at `DOCPROC_SANDBOX_URL`.
*/
async function startFixture(options = {}) {
	const url = process.env["DOCPROC_SANDBOX_URL"];
	if (!url) return startSandbox({
		...options,
		port: 0
	});
	const { set } = await (await control(url, "settings")).json();
	const sandbox = await startSandbox({
		...options,
		set: {
			...set,
			...options.set
		},
		port: 0
	});
	return {
		...sandbox,
		async close() {
			await sandbox.close();
			const settings = sandbox.exercised().filter((id) => !options.set?.[id]);
			await control(url, "exercised", {
				settings,
				requests: sandbox.state.requests
			});
		}
	};
}
async function control(url, path, body) {
	const token = process.env["DOCPROC_SANDBOX_CONTROL_TOKEN"];
	let cause;
	try {
		const response = await fetch(`${url}/_sandbox/${path}`, {
			headers: {
				"content-type": "application/json",
				...token && { authorization: `Bearer ${token}` }
			},
			...body && {
				method: "POST",
				body: JSON.stringify(body)
			}
		});
		if (response.ok) return response;
		cause = await response.text();
	} catch (error) {
		cause = error;
	}
	throw new Error(`No sandbox at DOCPROC_SANDBOX_URL ${url}: ${String(cause)}`, { cause });
}
export { startFixture };
//# sourceMappingURL=fixture.js.map
