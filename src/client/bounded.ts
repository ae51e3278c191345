import { AbortError, DocprocError, TimeoutError } from './errors.ts';

const longestTimer = 2 ** 31 - 1;

/**
 * Performs work until it ends, a time limit is over, or a signal is aborted. Does not wait for work that ignores its
 * signal.
 *
 * @param limit Milliseconds until a `TimeoutError`; without work, until the end.
 * @param outer Ends the work with an `AbortError`.
 * @param work Gets a signal that is aborted when the work fails or is no longer waited for.
 */
export function bounded<T = void>(
  operation: string,
  limit: number,
  outer: AbortSignal | undefined,
  work?: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const end = <V>(settle: (value: V) => void, value: V): void => {
      clearTimeout(timer);
      unlisten?.();
      settle(value);
    };
    const fail = (error: unknown): void => {
      end(reject, error);
      controller.abort(error);
    };
    const stop = (): void => {
      const cause: unknown = outer?.reason;
      fail(cause instanceof DocprocError ? cause : new AbortError(operation, 'aborted', { cause }));
    };
    const finish = (): void =>
      work
        ? fail(new TimeoutError(operation, `no complete response within ${Math.round(limit)} ms`))
        : end(resolve, undefined as T);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unlisten = outer && onAbort(outer, stop);
    if (outer?.aborted) return stop();
    if (limit <= 0) return finish();
    if (limit < longestTimer) timer = setTimeout(finish, limit);
    work?.(controller.signal).then((value) => end(resolve, value), fail);
  });
}

/** The one listener of each signal, and what it runs. */
const shared = new WeakMap<AbortSignal, { runs: Set<() => void>; listener: () => void }>();

/**
 * Runs a function when a signal is aborted. All functions of a signal share a listener: Node 20 warns of more than ten.
 *
 * @returns a function that ends this
 */
export function onAbort(signal: AbortSignal, run: () => void): () => void {
  let entry = shared.get(signal);
  if (!entry) {
    const runs = new Set<() => void>();
    entry = { runs, listener: () => runs.forEach((each) => each()) };
    shared.set(signal, entry);
    signal.addEventListener('abort', entry.listener);
  }
  const { runs, listener } = entry;
  runs.add(run);
  return () => {
    if (!runs.delete(run) || runs.size > 0) return;
    shared.delete(signal);
    signal.removeEventListener('abort', listener);
  };
}
