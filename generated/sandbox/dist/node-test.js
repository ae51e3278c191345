import { assertExpectation, covered, journalTable, noViolations, received, startFixture } from "./shared.js";
import { AsyncResource } from "node:async_hooks";
import { after, test as test$1 } from "node:test";
import { compileFunction } from "node:vm";
// src/sandbox/hosts/node-test.ts
function createTest(sandboxOptions = {}) {
	let running;
	after(async () => {
		await (await running?.catch(() => void 0))?.close();
	});
	return (name, ...rest) => {
		const body = rest.at(-1);
		const options = rest.length > 1 ? rest[0] : {};
		if (typeof body !== "function") throw new TypeError(`The test ${name} has no function to run.`);
		return declareAtCaller(name, options, async (context) => {
			const sandbox = await (running ??= startFixture(sandboxOptions));
			const team = sandbox.team();
			context.after(() => {
				const { passed } = context;
				if (!passed && !options.todo) context.diagnostic(journalTable(team));
			});
			await body({
				sandbox,
				team
			}, context);
		});
	};
}
function declareAtCaller(...given) {
	const { prepareStackTrace } = Error;
	Error.prepareStackTrace = (_, sites) => sites;
	const place = {};
	Error.captureStackTrace(place);
	const sites = place.stack ?? [];
	Error.prepareStackTrace = prepareStackTrace;
	const caller = sites.find((site) => site.getFileName() !== sites[0]?.getFileName());
	const body = "return test(...given)";
	return compileFunction(body, ["test", "given"], {
		filename: caller?.getFileName() ?? "",
		lineOffset: (caller?.getLineNumber() ?? 1) - 1,
		columnOffset: (caller?.getColumnNumber() ?? 1) - 1 - body.indexOf("test")
	})(test$1, given);
}
const file = new AsyncResource("sandbox");
let standard;
const test = (name, ...rest) => {
	standard ??= file.runInAsyncScope(() => createTest());
	return standard(name, ...rest);
};
function assertReceived(team, expected) {
	assertExpectation(received(team, expected));
}
function assertNoContractViolations(team) {
	assertExpectation(noViolations(team));
}
function assertCovered(sandbox, ...names) {
	assertExpectation(covered(sandbox, names));
}
export { assertCovered, assertNoContractViolations, assertReceived, createTest, test };
