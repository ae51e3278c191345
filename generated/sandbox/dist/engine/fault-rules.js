/** Which requests a fault hits, and when it is used up. */
import { contract } from "../contract.js";
import { hash } from "./ids.js";
const kinds = [
	"status",
	"slow",
	"cut",
	"broken",
	"rate-limit"
];
const members = "operation target call times fault when status headers body delayMs requests windowMs".split(" ");
/** Kinds that replace the response. */
export const replacing = ["status", "rate-limit"];
/** Members that only some kinds have. */
const membersOf = {
	status: replacing,
	headers: replacing,
	body: replacing,
	delayMs: ["slow"],
	requests: ["rate-limit"],
	windowMs: ["rate-limit"]
};
const maxDelay = 6e5;
/**
* Checks that a fault can happen.
*
* @throws {TypeError} It cannot; the message says why.
*/
export function checkFault(fault) {
	if (typeof fault !== "object" || fault === null) throw new TypeError("The fault is not an object.");
	const { operation, target, call = 1, times = 1, fault: kind, status, headers, when, delayMs } = fault;
	const unknown = Object.keys(fault).find((name) => !members.includes(name));
	if (unknown !== undefined) throw new TypeError(`The fault is invalid: there is no member ${unknown}.`);
	const ids = contract.operations.map(({ id }) => id);
	if (!kinds.includes(kind)) fail("fault", kind, kinds.join(" or "));
	if (operation !== undefined && !ids.includes(operation)) fail("operation", operation, ids.join(" or "));
	if (target !== undefined && typeof target !== "string") fail("target", target, "the id of a task or upload");
	if (!isInteger(call, 1, 1e9)) fail("call", call, "an integer from 1");
	if (times !== "always" && !isInteger(times, 1, 1e9)) fail("times", times, "an integer from 1, or 'always'");
	const moments = kind === "slow" || kind === "broken" ? ["after"] : ["before", "after"];
	if (when !== undefined && !moments.includes(when)) fail("when", when, moments.join(" or "));
	const standard = kind === "rate-limit" ? 429 : undefined;
	if (replacing.includes(kind)) {
		if (!isInteger(status ?? standard, 200, 599)) fail("status", status, "a status from 200 to 599");
		if (headers !== undefined && !areHeaders(headers)) fail("headers", headers, "an object of header fields");
	}
	if (kind === "slow" && !isDelay(delayMs)) {
		fail("delayMs", delayMs, `a number of milliseconds up to ${maxDelay}, or { min, max }, or { p50, p99 }`);
	}
	if (kind === "rate-limit") {
		const { requests, windowMs = 6e4 } = fault;
		if (!isInteger(requests, 0, 1e9)) fail("requests", requests, "an integer from 0");
		if (!isInteger(windowMs, 1, 1e9)) fail("windowMs", windowMs, "an integer from 1");
	}
	for (const [name, owners] of Object.entries(membersOf)) {
		const value = fault[name];
		if (value !== undefined && !owners.includes(kind)) {
			fail(name, value, `left out, but for ${owners.join(" and ")}`);
		}
	}
}
/** Whether a value is an integer within a range. */
export const isInteger = (value, min, max) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
function isDelay(delay) {
	const fits = (value, min = 0) => isInteger(value, min, maxDelay);
	if (typeof delay !== "object" || delay === null) return fits(delay, 1);
	if ("p50" in delay) return fits(delay.p50, 1) && fits(delay.p99, delay.p50);
	return fits(delay.min) && fits(delay.max, delay.min);
}
const areHeaders = (headers) => typeof headers === "object" && headers !== null && Object.entries(headers).every(([name, value]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(String(value)));
function fail(name, value, needed) {
	throw new TypeError(`The fault is invalid: ${name} is ${JSON.stringify(value)}, and must be ${needed}.`);
}
/** Counts a request, and returns the faults that hit it. */
export function faultsFor(rules, request) {
	const waiting = new Set(rules.map(({ id }) => id));
	const hits = rules.filter((rule) => {
		const blocked = rule.after !== undefined && waiting.has(rule.after);
		return !blocked && concerns(rule.fault, request) && isHit(rule, request.now);
	});
	for (const rule of hits) rule.hits++;
	return hits;
}
function concerns({ operation, target }, request) {
	if (operation !== undefined && operation !== request.operation.id) return false;
	const key = request.operation.recordKey;
	return target === undefined || key !== undefined && request.params[key] === target;
}
function isHit(rule, now) {
	const { fault, window } = rule;
	rule.seen++;
	if (rule.seen < (fault.call ?? 1)) return false;
	if (fault.fault !== "rate-limit") return true;
	if (now - window.from >= windowOf(fault)) rule.window = {
		from: now,
		requests: 0
	};
	return ++rule.window.requests > (fault.requests ?? 0);
}
const windowOf = ({ windowMs = 6e4 }) => windowMs;
/** Returns whether a fault has hit all the requests that it was set for. */
export function isUsedUp({ fault, hits }) {
	const { times = fault.fault === "rate-limit" ? "always" : 1 } = fault;
	return times !== "always" && hits >= times;
}
/** Returns the seconds until the window of a rate limit ends. */
export const retryAfter = ({ fault, window }, now) => Math.max(1, Math.ceil((window.from + windowOf(fault) - now) / 1e3));
/** Returns the delay of a response in milliseconds. The same seed gives the same delays. */
export function delayOf({ id, hits, fault: { delayMs = 0 } }, seed) {
	if (typeof delayMs === "number") return delayMs;
	const random = (salt) => (hash(`${seed}/${id}/${hits}/${salt}`) + .5) / 2 ** 32;
	if ("min" in delayMs) return delayMs.min + Math.floor(random("a") * (delayMs.max - delayMs.min + 1));
	const { p50, p99 } = delayMs;
	// Box and Muller's way to a normally distributed number; 2.326 deviations are the 99th percentile.
	const normal = Math.sqrt(-2 * Math.log(random("a"))) * Math.cos(2 * Math.PI * random("b"));
	return Math.min(maxDelay, Math.round(p50 * (p99 / p50) ** (normal / 2.326)));
}
