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
const maxDelay = 6e5;
/**
* Checks that a fault can happen.
*
* @throws {TypeError} It cannot; the message says why.
*/
export function checkFault(fault) {
	const { operation, target, call = 1, times = 1, fault: kind, status, headers, body, when } = fault;
	const ids = contract.operations.map(({ id }) => id);
	const replaces = replacing.includes(kind);
	for (const name of Object.keys(fault)) if (!members.includes(name)) fail(name, "there", "left out");
	if (!kinds.includes(kind)) fail("fault", kind, kinds.join(" or "));
	if (operation !== undefined && !ids.includes(operation)) fail("operation", operation, ids.join(" or "));
	if (target !== undefined && typeof target !== "string") fail("target", target, "the id of a task or upload");
	if (!isInteger(call, 1, 1e9)) fail("call", call, "an integer from 1");
	if (times !== "always" && !isInteger(times, 1, 1e9)) fail("times", times, "an integer from 1, or 'always'");
	if (!(kind === "rate-limit" && status === undefined) && replaces && !isInteger(status, 200, 599)) {
		fail("status", status, "a status from 200 to 599");
	}
	if (when !== undefined && when !== "after" && (when !== "before" || ["slow", "broken"].includes(kind))) {
		fail("when", when, kind === "status" || kind === "cut" ? "'before' or 'after'" : "'after'");
	}
	if (headers !== undefined && !(replaces && areHeaders(headers))) {
		fail("headers", headers, "an object of texts, and only for status and rate-limit");
	}
	if (body !== undefined && !replaces) fail("body", body, "left out, but for status and rate-limit");
	if (kind === "slow" ? !isDelay(fault.delayMs) : fault.delayMs !== undefined) {
		const range = `a number of milliseconds up to ${maxDelay}`;
		fail("delayMs", fault.delayMs, kind === "slow" ? `${range}, or { min, max }, or { p50, p99 }` : "left out");
	}
	const limited = kind === "rate-limit";
	for (const name of ["requests", "windowMs"]) {
		const value = fault[name] ?? (name === "windowMs" ? 6e4 : undefined);
		if (limited && !isInteger(value, name === "requests" ? 0 : 1, 1e9)) fail(name, value, "an integer from 1");
		if (!limited && fault[name] !== undefined) fail(name, fault[name], "left out, but for rate-limit");
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
const areHeaders = (headers) => Object.entries(headers ?? {}).every(([name, value]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(String(value)));
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
