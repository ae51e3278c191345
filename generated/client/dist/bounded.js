import { AbortError, DocprocError, TimeoutError } from "./errors.js";
/**
* Performs work until it ends, a time limit is over, or a signal is aborted. Does not wait for work that ignores its
* signal.
*
* @param limit Milliseconds until a `TimeoutError`; without work, until the end.
* @param outer Ends the work with an `AbortError`.
* @param work Gets a signal that is aborted when the work fails or is no longer waited for.
*/
export function bounded(operation, limit, outer, work) {
	let timer;
	let unlisten;
	return new Promise((resolve, reject) => {
		const controller = new AbortController();
		const fail = (error) => {
			reject(error);
			controller.abort(error);
		};
		const stop = () => {
			const cause = outer?.reason;
			fail(cause instanceof DocprocError ? cause : new AbortError(operation, "aborted", { cause }));
		};
		const finish = () => work ? fail(new TimeoutError(operation, `no complete response within ${Math.round(limit)} ms`)) : resolve(undefined);
		if (outer?.aborted) return stop();
		if (limit <= 0) return finish();
		unlisten = outer && onAbort(outer, stop);
		// A longer timer would end at once.
		if (limit < 2 ** 31) timer = setTimeout(finish, limit);
		work?.(controller.signal).then(resolve, fail);
	}).finally(() => {
		clearTimeout(timer);
		unlisten?.();
	});
}
/** What is run when a signal is aborted. The set is the one listener of its signal. */
const shared = new WeakMap();
/**
* Runs a function when a signal is aborted. All functions of a signal share a listener: Node 20 warns of more than ten.
*
* @returns a function that ends this
*/
export function onAbort(signal, run) {
	const known = shared.get(signal);
	const all = known ?? Object.assign(new Set(), { handleEvent: () => all.forEach((each) => each()) });
	if (!known) {
		shared.set(signal, all);
		signal.addEventListener("abort", all);
	}
	all.add(run);
	return () => {
		all.delete(run);
		if (all.size > 0) return;
		shared.delete(signal);
		signal.removeEventListener("abort", all);
	};
}
