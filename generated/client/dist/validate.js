import { UnexpectedResponseError, callback, check, createJudged, detailsOf, isBroken, maxKept, oneLine } from "./shared.js";
// src/client/validate.ts
const rules = {
	schemas: ["`responses` of @docproc/types/schemas", (value) => Object(value) === value],
	mode: ["'warn' or 'error'", (value) => ["warn", "error"].includes(value)],
	report: callback,
	maxIssues: ["a number of at least 1", (value) => typeof value === "number" && value >= 1]
};
function createClient({ validate, ...options }) {
	const { schemas = "", mode = "" } = Object(validate);
	check("createClient: validate", {
		...validate,
		schemas,
		mode
	}, rules);
	return createJudged(options, createJudge(validate));
}
function createJudge(validation) {
	const { mode, report = warn } = validation;
	const reported = /* @__PURE__ */ new Set();
	return async (operation, received) => {
		const { response, redact, text } = received;
		if (received.max !== void 0 || response.ok && isBroken(received)) return;
		const found = await violations(validation, operation, received);
		const [first] = found;
		if (first && mode === "error" && response.ok) {
			const problem = `the response with ${response.status} is not what the contract states: ${redact(first.message)}`;
			throw new UnexpectedResponseError(operation, problem, {
				...detailsOf(received),
				permanent: true
			});
		}
		for (const each of found) {
			const names = each.path.map((key) => typeof key === "number" ? "" : key);
			const place = JSON.stringify([
				operation,
				each.status,
				names
			]);
			if (!reported.has(place)) await report(withoutKey(each, redact, text.length > maxKept));
			reported.add(place);
		}
	};
}
function withoutKey(violation, redact, isLarge) {
	try {
		if (!isLarge || Object(violation.value) !== violation.value) return redact(violation);
	} catch {}
	return redact({
		...violation,
		value: void 0
	});
}
const warn = ({ operation, status, message }) => console.warn(oneLine(`${operation} ${status}: ${message}`));
async function violations({ schemas, maxIssues = 100 }, operation, { response: { status }, body }) {
	const own = schemas[operation] ?? {};
	const schema = own[status] ?? own[`${`${status}`[0]}XX`] ?? own["default"];
	const violation = (message, value, path = []) => ({
		operation,
		status,
		path,
		value,
		message
	});
	if (!schema) {
		const unlisted = `The status ${status} is not in the contract.`;
		return [violation(schemas[operation] ? unlisted : "validate.schemas does not have the operation. Pass `responses` of @docproc/types/schemas.", status)];
	}
	const { issues = [] } = await schema["~standard"].validate(body, { libraryOptions: { maxIssues } });
	const found = issues.slice(0, maxIssues).map(({ message, path: segments = [] }) => {
		const path = segments.map((each) => typeof each === "object" ? each.key : each);
		const value = path.reduce((at, key) => Object(at)[key], body);
		return violation(message, value, path);
	});
	const more = issues.length - maxIssues;
	if (more > 0) found.push(violation(more > 1 ? `${more} more issues are not listed (maxIssues).` : `${issues.at(-1)?.message}`));
	return found;
}
export { createClient };
