import { requestIdOf } from "./response.js";
export function toPromise(outcome) {
	const promise = outcome.then(({ data }) => data);
	return Object.assign(promise, { async withResponse() {
		// Who calls this handles its error, and not that of the promise.
		promise.catch(() => {});
		const { data, received } = await outcome;
		return {
			data,
			response: received.response,
			requestId: requestIdOf(received)
		};
	} });
}
//# sourceMappingURL=response-promise.js.map
