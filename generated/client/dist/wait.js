import { TimeoutError } from "./errors.js";
import { checkTuning } from "./options.js";
import { sleep } from "./retry.js";
export function createWaiting(get) {
	return { async waitFor(uploadId, { until, interval = 1e3, maxInterval = 3e4, totalTimeout = Infinity, ...options }) {
		checkTuning("waitFor", { totalTimeout });
		const reached = toCondition(until);
		const deadline = Date.now() + totalTimeout;
		let upload;
		const late = () => {
			const message = `upload ${uploadId} is still ${upload?.status ?? "unread"} after ${totalTimeout} ms`;
			return new TimeoutError("getUpload", message, { body: upload });
		};
		for (let wait = interval;; wait = Math.min(maxInterval, wait * 1.5)) {
			upload = await get(uploadId, {
				...options,
				totalTimeout: Math.max(0, deadline - Date.now())
			}).catch((error) => {
				throw Date.now() >= deadline ? late() : error;
			});
			if (reached(upload)) return upload;
			const delay = wait * (1 - Math.random() / 5);
			if (Date.now() + delay >= deadline) throw late();
			await sleep("getUpload", delay, options.signal);
		}
	} };
}
function toCondition(until) {
	if (typeof until === "function") return until;
	const statuses = [until].flat().map((status) => status.toUpperCase());
	return ({ status }) => statuses.includes(status.toUpperCase());
}
