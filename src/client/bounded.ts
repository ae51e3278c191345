import { AbortError, DocprocError, TimeoutError } from './errors.ts';

const longestTimer = 2 ** 31 - 1;

/**
 * Performs work until it ends, a time limit is over, or a signal is aborted. Does not wait for work that ignores its
 * signal.
 *
 * @param limit Milliseconds until a `TimeoutError`.
 * @param outer Ends the work with an `AbortError`.
 * @param work Gets a signal that is aborted when the work fails or is no longer waited for.
 */
export function bounded<T>(
  operation: string,
  limit: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const stop = (): void => end(aborted(operation, outer));
    const tooLate = (): void =>
      end(new TimeoutError(operation, `no complete response within ${Math.round(limit)} ms`));
    const timer = limit > 0 && limit < longestTimer ? setTimeout(tooLate, limit) : undefined;
    const unlisten = outer && onAbort(outer, stop);
    const finish = (): void => {
      clearTimeout(timer);
      unlisten?.();
    };
    const end = (error: unknown): void => {
      finish();
      reject(error);
      controller.abort(error);
    };
    if (outer?.aborted) return stop();
    if (limit <= 0) return tooLate();
    work(controller.signal).then((value) => {
      finish();
      resolve(value);
    }, end);
  });
}

/** Returns the error of an operation whose signal is aborted. */
function aborted(operation: string, signal: AbortSignal | undefined): DocprocError {
  const reason: unknown = signal?.reason;
  return reason instanceof DocprocError ? reason : new AbortError(operation, 'aborted', { cause: reason });
}

/** Waits. An aborted signal ends it at once. */
export function sleep(operation: string, time: number, outer: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const work = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      timer = setTimeout(resolve, time);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  return bounded(operation, Infinity, outer, work);
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
    runs.delete(run);
    if (runs.size > 0) return;
    shared.delete(signal);
    signal.removeEventListener('abort', listener);
  };
}
