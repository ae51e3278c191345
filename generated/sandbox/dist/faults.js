import { contract } from "./contract.js";
import { listing } from "./journal.js";
const kinds = [
	"status",
	"slow",
	"cut",
	"broken"
];
const longest = 6e5;
/**
* A fault, ready to wait for its call.
*
* @throws {TypeError} It could never happen as it was asked for.
*/
export function faultRule(fault) {
	const { operation, call = 1, times = 1, fault: kind, status, delayMs } = fault;
	const ids = contract.operations.map(({ id }) => id);
	if (!kinds.includes(kind)) fail("fault", kind, kinds.join(" or "));
	if (operation !== undefined && !ids.includes(operation)) fail("operation", operation, ids.join(" or "));
	if (!isWhole(call, 1, 1e9)) fail("call", call, "a whole number from 1");
	if (!isWhole(times, 1, 1e9)) fail("times", times, "a whole number from 1");
	if (kind === "status" && !isWhole(status, 200, 599)) fail("status", status, "a status from 200 to 599");
	if (kind === "slow" && !isWhole(delayMs, 1, longest)) {
		fail("delayMs", delayMs, `a number of milliseconds up to ${longest}`);
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
const isWhole = (value, least, most) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
function fail(name, value, needed) {
	throw new TypeError(`A fault cannot be set so: ${name} is ${JSON.stringify(value)}, and must be ${needed}.`);
}
/** Counts a call, and gives the faults that hit it. */
export function faultsFor(rules, { id }) {
	return rules.filter((rule) => {
		if (rule.operation !== undefined && rule.operation !== id) return false;
		rule.seen++;
		return rule.seen >= rule.call && rule.seen < rule.call + rule.times;
	});
}
/** Does to an answer what the faults ask for. */
export function spoil(answer, faults) {
	return faults.reduce((spoilt, { fault, delayMs }) => {
		const manner = { ...spoilt.manner };
		if (fault === "slow") return {
			...spoilt,
			manner: {
				...manner,
				delayMs: (manner.delayMs ?? 0) + delayMs
			}
		};
		if (fault === "cut") return {
			...spoilt,
			manner: {
				...manner,
				cut: true
			}
		};
		if (fault === "broken") return {
			...spoilt,
			body: spoilt.body.slice(0, spoilt.body.length / 2)
		};
		return spoilt;
	}, answer);
}
/** Reads `Prefer: code=404, example=plainText`; undefined if it says neither. */
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
* The answer that is preferred: an example of the contract. Nothing is read or changed for it.
* A status that the contract does not list is given too, since it was asked for, with the body of an error.
*/
export function preferred(operation, { code, example }) {
	if (code !== undefined && !isWhole(code, 200, 599)) {
		return problem(422, "Prefer: code is not a status from 200 to 599.");
	}
	const success = operation.answers.find(({ status }) => status.startsWith("2"));
	const wanted = code === undefined ? success : listing(operation, code);
	if (!wanted) return errorLike(operation, code ?? 500);
	const { examples } = wanted;
	const found = example === undefined ? examples[0] : examples.find(({ name }) => name === example);
	if (found) return shownAs(code ?? concrete(wanted.status), found.type, contract.examples[found.of]);
	return problem(404, `Prefer: ${operation.id} has no example ${JSON.stringify(example)} for this status.`);
}
const concrete = (status) => Number(status.replace("XX", "00"));
/** An answer with the body of some error of the operation. */
export function errorLike({ answers }, status) {
	const [found] = answers.find((answer) => answer.status === "400")?.examples ?? [];
	return found ? shownAs(status, found.type, contract.examples[found.of]) : {
		status,
		type: "",
		body: ""
	};
}
/** Statuses whose answers never have a body. */
const bodiless = [
	204,
	205,
	304
];
function shownAs(status, type, value) {
	if (bodiless.includes(status)) return {
		status,
		type: "",
		body: ""
	};
	if (type === "application/json") return {
		status,
		type,
		body: JSON.stringify(value)
	};
	return {
		status,
		type: value === "" ? "" : type,
		body: String(value)
	};
}
/** An answer of the sandbox itself, about something that the contract knows nothing of. */
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
