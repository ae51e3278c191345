import { spellings } from "../data/contract.js";
import { bounded } from "../bounded.js";
import { check, requestRules } from "./check-options.js";
import { TimeoutError } from "../errors.js";
import { canRetry } from "../retry.js";
const maxFailures = 10;
/** An hour: to follow a `Retry-After` beyond it would look like a program that hangs. */
const maxAsked = 36e5;
const interval = ["a number above 0", (value) => typeof value === "number" && value > 0];
const rules = {
	...requestRules,
	until: ["a status, an array of statuses or a function", (value) => typeof value === "function" || statusesOf(value).map((each) => each.trim()).join("")],
	interval,
	maxInterval: interval
};
const statusesOf = (until) => [until].flat();
export function createWaiting(get) {
	return { async waitFor(uploadId, given) {
		// Without it, the rule states what to write.
		check("waitFor", {
			...given,
			until: given?.until ?? ""
		}, rules);
		const { until, interval = 1e3, maxInterval = 3e4, totalTimeout = Infinity, ...options } = given;
		const reached = typeof until === "function" ? until : ({ status }) => statusesOf(until).map(canonical).includes(canonical(status));
		const deadline = performance.now() + totalTimeout;
		const left = () => Math.max(0, deadline - performance.now());
		let upload;
		let failures = 0;
		for (let wait = interval;; wait = Math.min(maxInterval, wait * 1.5)) {
			let failure;
			try {
				const read = await get(uploadId, {
					...options,
					totalTimeout: left()
				});
				upload = read;
				failures = 0;
				if (await bounded("getUpload", left(), options.signal, async () => reached(read))) return read;
			} catch (error) {
				if (!canRetry(error, true)) throw error;
				failure = error;
				failures += 1;
			}
			const asked = failure?.retryAfter ?? 0;
			if (totalTimeout === Infinity && (failures >= maxFailures || asked > maxAsked)) throw failure;
			const delay = Math.max(asked, wait * (1 - Math.random() / 5));
			if (delay >= left()) {
				const message = `upload ${uploadId} is still ${upload?.status ?? "unread"} after ${totalTimeout} ms`;
				throw new TimeoutError("getUpload", message, {
					body: upload,
					cause: failure
				});
			}
			await bounded("getUpload", delay, options.signal);
		}
	} };
}
/** Returns the one spelling that represents all spellings of a status. */
function canonical(status) {
	const upper = String(status).toUpperCase();
	return spellings[upper] ?? upper;
}
//# sourceMappingURL=wait.js.map
