import { assertExpectation, covered, journalTable, noViolations, received, startFixture } from "./shared.js";
import { AsyncResource } from "node:async_hooks";
import { after, test as test$1 } from "node:test";
import { compileFunction } from "node:vm";
// src/sandbox/hosts/node-test.ts
/**
* Returns a `test` whose sandbox has options, for instance a setting. Its tests share the sandbox.
*
* @throws {TypeError} An option is invalid; when the first test runs.
*/
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
/** node:test locates a test at the line that calls its `test`, and has no option for another: a function of that line calls it. */
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
/** A test of a suite may be the first one, and its sandbox is shared by all: the hook that closes it belongs to no suite. */
const file = new AsyncResource("sandbox");
let standard;
/**
* node:test's `test` with a sandbox: `test('…', async ({ sandbox, team }) => { … })`. A test that fails prints the journal of
* its team.
*/
const test = (name, ...rest) => {
	standard ??= file.runInAsyncScope(() => createTest());
	return standard(name, ...rest);
};
/**
* Checks that a team has received a request: an operationId, or members of its entry in the journal.
*
* @throws {ExpectationError} It has not; the message lists the requests and their differences.
*/
function assertReceived(team, expected) {
	assertExpectation(received(team, expected));
}
/**
* Checks that every request of a team is valid by the contract; of a sandbox also those that have no team.
*
* @throws {ExpectationError} One is not; the message lists the violations.
*/
function assertNoContractViolations(team) {
	assertExpectation(noViolations(team));
}
/**
* Checks that a sandbox has exercised cases of the contract: all of an operation by its operationId, or one such as
* `completeTask returns 400`. Without names, all that there are.
*
* @throws {ExpectationError} It has not; the message lists what is missing.
* @throws {TypeError} There is no such case.
*/
function assertCovered(sandbox, ...names) {
	assertExpectation(covered(sandbox, names));
}
export { assertCovered, assertNoContractViolations, assertReceived, createTest, test };
