import { contract } from "../contract.js";
import { documented } from "./journal.js";
import { rendered } from "./text.js";
const kinds = [
	"status",
	"slow",
	"cut",
	"broken"
];
const maxDelay = 6e5;
/**
* Returns a fault that is ready to wait for its request.
*
* @throws {TypeError} It could never happen as it was asked for.
*/
export function faultRule(fault) {
	const { operation, call = 1, times = 1, fault: kind, status, delayMs } = fault;
	const ids = contract.operations.map(({ id }) => id);
	if (!kinds.includes(kind)) fail("fault", kind, kinds.join(" or "));
	if (operation !== undefined && !ids.includes(operation)) fail("operation", operation, ids.join(" or "));
	if (!isInteger(call, 1, 1e9)) fail("call", call, "an integer from 1");
	if (!isInteger(times, 1, 1e9)) fail("times", times, "an integer from 1");
	if (kind === "status" && !isInteger(status, 200, 599)) fail("status", status, "a status from 200 to 599");
	if (kind === "slow" && !isInteger(delayMs, 1, maxDelay)) {
		fail("delayMs", delayMs, `a number of milliseconds up to ${maxDelay}`);
	}
	return {
		operation,
		call,
		times,
		fault: kind,
		status: status ?? 0,
		delayMs: delayMs ?? 0,
		seen: 0
	};
}
const isInteger = (value, min, max) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
function fail(name, value, needed) {
	throw new TypeError(`The fault is invalid: ${name} is ${JSON.stringify(value)}, and must be ${needed}.`);
}
/** Counts a request, and returns the faults that hit it. */
export function faultsFor(rules, { id }) {
	return rules.filter((rule) => {
		if (rule.operation !== undefined && rule.operation !== id) return false;
		rule.seen++;
		return rule.seen >= rule.call && rule.seen < rule.call + rule.times;
	});
}
/** Returns a response as the faults change it. */
export function injectFaults(response, faults) {
	return faults.reduce((changed, { fault, delayMs }) => {
		const delivery = { ...changed.delivery };
		if (fault === "slow") return {
			...changed,
			delivery: {
				...delivery,
				delayMs: (delivery.delayMs ?? 0) + delayMs
			}
		};
		if (fault === "cut") return {
			...changed,
			delivery: {
				...delivery,
				cut: true
			}
		};
		if (fault === "broken") return {
			...changed,
			body: changed.body.slice(0, changed.body.length / 2)
		};
		return changed;
	}, response);
}
/** Reads `Prefer: code=404, example=plainText`; returns undefined if it has neither. */
export function preferenceOf(header) {
	const code = /(?:^|,)\s*code="?([^",;\s]+)/i.exec(header)?.[1];
	const example = /(?:^|,)\s*example="?([^",;\s]+)/i.exec(header)?.[1];
	if (code === undefined && example === undefined) return undefined;
	return {
		...code !== undefined && { code: Number(code) },
		...example !== undefined && { example }
	};
}
/**
* Returns the preferred response: an example of the contract. Nothing is read or changed for it.
* A status that the contract does not list is returned too, since it was asked for, with the body of an error.
*/
export function preferred(operation, { code, example }) {
	if (code !== undefined && !isInteger(code, 200, 599)) {
		return problem(422, "Prefer: code is not a status from 200 to 599.");
	}
	const first = operation.responses.find(({ status }) => status === operation.success.statuses[0]);
	const wanted = code === undefined ? first : documented(operation, code);
	if (!wanted) return errorLike(operation, code ?? 500);
	const { examples } = wanted;
	const found = example === undefined ? examples[0] : examples.find(({ name }) => name === example);
	const status = code ?? (wanted.status === "default" ? 200 : Number(wanted.status.replace("XX", "00")));
	if (found) return exampleResponse(status, found.type, contract.examples[found.of]);
	if (example === undefined && wanted.type === "") return {
		status,
		type: "",
		body: ""
	};
	return problem(404, `Prefer: ${operation.id} has no example ${JSON.stringify(example)} for this status.`);
}
/** Returns a response with the body of some error of the operation. */
function errorLike({ responses }, status) {
	const error = responses.find((each) => /^[45]/.test(each.status) && each.examples.length > 0);
	const [found] = error?.examples ?? [];
	return found ? exampleResponse(status, found.type, contract.examples[found.of]) : {
		status,
		type: "",
		body: ""
	};
}
/** Statuses whose responses never have a body. */
export const bodiless = [
	204,
	205,
	304
];
const exampleResponse = (status, type, value = null) => bodiless.includes(status) ? {
	status,
	type: "",
	body: ""
} : rendered(status, type, value);
/** Returns a response of the sandbox itself, about something that the contract does not cover. */
export function problem(status, detail) {
	return {
		status,
		type: "application/problem+json",
		body: JSON.stringify({
			status,
			detail
		})
	};
}
