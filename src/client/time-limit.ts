import { forBrowsers } from './for-browsers.ts';
import { AbortError, TimeoutError } from './errors.ts';

/** Milliseconds of the longest timer: a longer one would end at once. */
export const longest: number = 2 ** 31 - 1;

/** Work with a signal that is aborted when the work fails or is no longer waited for. */
export type Work<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Performs work until it ends, a time limit is over, or one of the signals is aborted. Does not wait for work that ignores its
 * signal.
 *
 * @param limit Milliseconds until a `TimeoutError`; without work, until the end.
 * @param outer Signals that end the work with an `AbortError`.
 * @param stated The limit that the error states.
 */
export function withTimeLimit<T = void>(
  operation: string,
  limit: number,
  outer: readonly (AbortSignal | undefined)[],
  work?: Work<T>,
  stated: number = limit,
): Promise<T> {
  const signals = outer.filter(Boolean) as AbortSignal[];
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (value?: T): void => {
      clearTimeout(timer);
      for (const each of signals)
        if (forBrowsers) each.removeEventListener('abort', stop);
        else unlisten(each, stop);
      resolve(value as T);
    };
    const fail = (error: unknown): void => {
      reject(error);
      end();
      controller.abort(error);
    };
    const aborted = (): AbortSignal | undefined => signals.find((each) => each.aborted);
    const stop = (): void => fail(new AbortError(operation, 'aborted', { cause: aborted()?.reason }));
    const finish = (): void =>
      work ? fail(new TimeoutError(operation, `no complete response within ${stated.toFixed()} ms`)) : end();
    if (aborted()) return stop();
    if (limit <= 0) return finish();
    for (const each of signals)
      if (forBrowsers) each.addEventListener('abort', stop);
      else listen(each, stop);
    let left = limit;
    const arm = (): void => {
      timer = setTimeout(left > longest ? arm : finish, Math.min(left, longest));
      left -= longest;
    };
    // Without a timer, Node ends while it waits for nothing else.
    if (limit < Infinity || !work) arm();
    work?.(controller.signal).then(end, fail);
  });
}

/** What is run when a signal is aborted. The set is the one listener of its signal: Node 20 warns of more than ten. */
const shared = new WeakMap<AbortSignal, Set<() => void> & EventListenerObject>();

function listen(signal: AbortSignal, run: () => void): void {
  const all: Set<() => void> & EventListenerObject =
    shared.get(signal) ??
    Object.assign(new Set<() => void>(), { handleEvent: () => all.forEach((each) => each()) });
  shared.set(signal, all.add(run) as typeof all);
  // A listener that is there already is not added again.
  signal.addEventListener('abort', all);
}

function unlisten(signal: AbortSignal, run: () => void): void {
  const all = shared.get(signal);
  if (!all?.delete(run) || all.size) return;
  shared.delete(signal);
  signal.removeEventListener('abort', all);
}
