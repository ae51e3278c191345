import { AbortError, DocprocError, TimeoutError } from "./errors.js";
const longestTimer = 2 ** 31 - 1;
/**
* Performs work until it ends, a time limit is over, or a signal is aborted. Does not wait for work that ignores its
* signal.
*
* @param limit Milliseconds until a `TimeoutError`; without work, until the end.
* @param outer Ends the work with an `AbortError`.
* @param work Gets a signal that is aborted when the work fails or is no longer waited for.
*/
export function bounded(operation, limit, outer, work) {
	return new Promise((resolve, reject) => {
		const controller = new AbortController();
		const end = (settle, value) => {
			clearTimeout(timer);
			unlisten?.();
			settle(value);
		};
		const fail = (error) => {
			end(reject, error);
			controller.abort(error);
		};
		const stop = () => {
			const cause = outer?.reason;
			fail(cause instanceof DocprocError ? cause : new AbortError(operation, "aborted", { cause }));
		};
		const finish = () => work ? fail(new TimeoutError(operation, `no complete response within ${Math.round(limit)} ms`)) : end(resolve, undefined);
		let timer;
		const unlisten = outer && onAbort(outer, stop);
		if (outer?.aborted) return stop();
		if (limit <= 0) return finish();
		if (limit < longestTimer) timer = setTimeout(finish, limit);
		work?.(controller.signal).then((value) => end(resolve, value), fail);
	});
}
/** The one listener of each signal, and what it runs. */
const shared = new WeakMap();
/**
* Runs a function when a signal is aborted. All functions of a signal share a listener: Node 20 warns of more than ten.
*
* @returns a function that ends this
*/
export function onAbort(signal, run) {
	let entry = shared.get(signal);
	if (!entry) {
		const runs = new Set();
		entry = {
			runs,
			listener: () => runs.forEach((each) => each())
		};
		shared.set(signal, entry);
		signal.addEventListener("abort", entry.listener);
	}
	const { runs, listener } = entry;
	runs.add(run);
	return () => {
		if (!runs.delete(run) || runs.size > 0) return;
		shared.delete(signal);
		signal.removeEventListener("abort", listener);
	};
}
