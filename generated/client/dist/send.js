import { createAttempt } from "./attempt.js";
import { bounded } from "./bounded.js";
import { check } from "./check-options.js";
import { toContent } from "./content.js";
import { mergeOptions } from "./merge.js";
import { readResponse } from "./response.js";
import { canRetry, delayAfter } from "./retry.js";
import { toText } from "./to-text.js";
/** 60 seconds for an attempt. */
const defaultTimeout = 6e4;
const bytesPerMillisecond = 1e3;
/**
* Returns the function that sends the requests of a client.
*
* @param forms Sends files; absent if no operation does.
*/
export function createSend(client, forms) {
	const attempt = createAttempt(client);
	return async (operation, options, rules, input, toTarget) => {
		const { id, method, body } = operation;
		const form = body?.form && forms;
		try {
			check(id, options, rules);
			const all = options ? mergeOptions(client, options) : client;
			const { totalTimeout = Infinity, retries = 2, retryWrites = false } = all;
			const deadline = performance.now() + totalTimeout;
			const perform = async (signal) => {
				const { url, headers } = toTarget(all);
				if (body?.required && input === undefined) throw new TypeError(`${id}: the body is missing`);
				const content = form ? await form.create(operation, input, all, signal) : toContent(operation, input);
				const forFiles = (content?.size ?? 0) / bytesPerMillisecond;
				const limit = options?.timeout ?? (client.timeout ?? defaultTimeout) + forFiles;
				const max = content?.once ? 0 : retries;
				for (let number = 1;; number++) {
					const about = {
						operation: id,
						method,
						url,
						attempt: number
					};
					try {
						const received = await attempt(operation, about, content, headers, limit, signal);
						return {
							data: readResponse(operation, received),
							received
						};
					} catch (error) {
						const again = number <= max && canRetry(error, /GET|HEAD/.test(method) || retryWrites);
						const delay = again ? delayAfter(number, error, all) : Infinity;
						const retryIn = performance.now() + delay < deadline ? delay : undefined;
						// A hook that never ends must not keep the request.
						await bounded(id, limit || 1, signal, async () => {
							await client.log?.(`${id}: attempt ${number} failed, next in ${retryIn} ms: ${toText(error)}`);
							await client.onError?.({
								...about,
								error,
								retryIn
							});
						});
						if (retryIn === undefined) throw error;
						await bounded(id, retryIn, signal);
					}
				}
			};
			const signal = options?.signal;
			return await (signal || deadline < Infinity ? bounded(id, totalTimeout, signal, perform) : perform());
		} finally {
			form?.close(input);
		}
	};
}
//# sourceMappingURL=send.js.map
