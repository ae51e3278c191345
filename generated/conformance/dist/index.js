import { allChecks, details, exitCodeOf, formats, interpretationsFile, isWanted, listChecks, printable, runConformance, setArguments, textReport, violationsOf } from "./shared.js";
// src/conformance/run/test-runner.ts
function registerChecks(test, options, only) {
	let running;
	const start = async () => {
		const given = typeof options === "function" ? await options() : options;
		return runConformance({
			...given,
			...only && { only }
		});
	};
	for (const { id, title } of allChecks.filter((check) => isWanted(check.id, only))) test(`${id}: ${title}`, async (context) => {
		running ??= start();
		const { checks, stopped } = await running;
		const result = checks.find((each) => each.id === id);
		if (stopped !== void 0 && result?.verdict === "not-run") throw new Error(printable(stopped));
		if (!result || result.verdict === "not-run") return context.skip(printable(result?.reason ?? "not among the wanted checks"));
		if (result.verdict === "violation") throw new Error(details(printable(result.findings)));
	});
}
export { exitCodeOf, formats, interpretationsFile, listChecks, registerChecks, runConformance, setArguments, textReport, violationsOf };
