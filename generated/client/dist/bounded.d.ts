/**
 * Performs work until it ends, a time limit is over, or a signal is aborted. Does not wait for work that ignores its
 * signal.
 *
 * @param limit Milliseconds until a `TimeoutError`; without work, until the end.
 * @param outer Ends the work with an `AbortError`.
 * @param work Gets a signal that is aborted when the work fails or is no longer waited for.
 */
export declare function bounded<T = void>(operation: string, limit: number, outer: AbortSignal | undefined, work?: (signal: AbortSignal) => Promise<T>): Promise<T>;
/**
 * Runs a function when a signal is aborted. All functions of a signal share a listener: Node 20 warns of more than ten.
 *
 * @returns a function that ends this
 */
export declare function onAbort(signal: AbortSignal, run: () => void): () => void;
//# sourceMappingURL=bounded.d.ts.map
