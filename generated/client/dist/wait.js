import { spellings } from "./data/contract.js";
import { sleep } from "./bounded.js";
import { check, positive, requestRules } from "./check-options.js";
import { DocprocError, TimeoutError } from "./errors.js";
import { canRetry } from "./retry.js";
import { retryAfter } from "./retry-after.js";
const maxFailures = 10;
const rules = {
	...requestRules,
	until: ["a status, an array of statuses or a function", (value) => typeof value === "function" || [value].flat().length > 0 && [value].flat().every((each) => typeof each === "string")],
	interval: positive,
	maxInterval: positive
};
export function createWaiting(get) {
	return { async waitFor(uploadId, given) {
		check("waitFor", given, rules);
		const { until, interval = 1e3, maxInterval = 3e4, totalTimeout = Infinity, ...options } = given;
		if (until === undefined) throw new TypeError("waitFor: until is missing: the statuses to wait for");
		const reached = toCondition(until);
		const deadline = performance.now() + totalTimeout;
		const left = () => Math.max(0, deadline - performance.now());
		let upload;
		let failures = 0;
		for (let wait = interval;; wait = Math.min(maxInterval, wait * 1.5)) {
			let cause;
			try {
				upload = await get(uploadId, {
					...options,
					totalTimeout: left()
				});
				failures = 0;
				if (reached(upload)) return upload;
			} catch (error) {
				const endless = totalTimeout === Infinity && ++failures >= maxFailures;
				if (!(error instanceof DocprocError) || endless || !canRetry(error, true)) throw error;
				cause = error;
			}
			const asked = retryAfter(cause?.response) ?? 0;
			const delay = Math.max(asked, wait * (1 - Math.random() / 5));
			if (delay >= left()) {
				const message = `upload ${uploadId} is still ${upload?.status ?? "unread"} after ${totalTimeout} ms`;
				throw new TimeoutError("getUpload", message, {
					body: upload,
					cause
				});
			}
			await sleep("getUpload", delay, options.signal);
		}
	} };
}
function toCondition(until) {
	if (typeof until === "function") return until;
	const statuses = [until].flat().map(canonical);
	return ({ status }) => statuses.includes(canonical(status));
}
/** Returns the one spelling that stands for all spellings of a status. */
function canonical(status) {
	const upper = String(status).toUpperCase();
	return spellings[upper] ?? upper;
}
