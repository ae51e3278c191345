import { readAnswer } from "./answer.js";
import { toJson } from "./exchange.js";
import { createForm } from "./files.js";
import { canRetry, delayBefore, sleep } from "./retry.js";
/** 60 seconds for a try. */
const defaultTimeout = 6e4;
const bytesPerMillisecond = 1048.576;
export function createCall(client, exchange) {
	return async (operation, input, pick, options = {}) => {
		const { teamId = client.teamId, projectId = client.projectId, headers, signal } = options;
		const path = {
			team_id: teamId,
			teamId,
			project_id: projectId,
			...input.path
		};
		const form = operation.multipart ? await createForm(operation.id, input.body, projectId, options.checkLimits) : undefined;
		const content = form ?? toJson(input.body);
		const repeatable = operation.method === "GET" || (options.retryWrites ?? client.retryWrites ?? false);
		const retries = form?.once ? 0 : options.retries ?? client.retries ?? 2;
		const forFiles = (form?.size ?? 0) / bytesPerMillisecond;
		const timeout = options.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;
		const deadline = Date.now() + (options.totalTimeout ?? client.totalTimeout ?? Infinity);
		for (let attempt = 1;; attempt++) {
			try {
				const limit = Math.max(0, Math.min(timeout, deadline - Date.now()));
				const answer = await exchange({
					operation,
					path,
					content,
					headers,
					attempt,
					limit,
					signal
				});
				// The cast: its outer form is checked, and the rest is taken on trust in the contract.
				return pick(readAnswer(operation, answer, client.apiKey), answer.response.status);
			} catch (error) {
				if (attempt > retries || !canRetry(error, repeatable)) throw error;
				const delay = delayBefore(attempt + 1, error.response);
				if (delay === undefined || Date.now() + delay >= deadline) throw error;
				await sleep(operation.id, delay, signal);
			}
		}
	};
}
