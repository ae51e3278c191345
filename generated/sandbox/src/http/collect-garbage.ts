import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects young objects alone, which takes less than a millisecond. */
type Collect = (options: { type: 'minor' }) => void;

/** Discarded bytes after which they are collected. */
const threshold = 2 ** 23;
let collect: Collect | undefined;
let discarded = 0;

/**
 * Makes `countDiscarded` force garbage collections. This changes V8's flags for a moment, and how the whole process
 * spends its time: only a process that does nothing but serve may enable it.
 */
export function enableCollection(): void {
  try {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
    setFlagsFromString('--no-expose-gc');
  } catch {
    // The runtime is not Node, and collects when it likes.
  }
}

/**
 * Counts bytes that were read and discarded. V8 gives them little weight, since they are outside of its own
 * heap: left alone, it lets some 100 MB of them pile up while a large upload streams through.
 */
export function countDiscarded(bytes: number): void {
  if (!collect) return;
  discarded += bytes;
  if (discarded < threshold) return;
  discarded = 0;
  collect({ type: 'minor' });
}
