import { groupBy } from '../../shared/group-by.ts';
import type { Observed } from './observed.ts';

export type Times = Pick<Observed, 'file' | 'start' | 'end'>;

/** Whether one exchange ended before another began. */
export type IsBefore = (one: Times, other: Times) => boolean;

/**
 * Returns whether one exchange ended before another began. Recorders cut times to milliseconds or seconds: only where no
 * requests of the log overlap, a client can have sent the next one within the same unit.
 */
export function orderOf(sorted: readonly Observed[]): IsBefore {
  const timed = sorted.filter((each) => Number.isFinite(each.end));
  const unitsOf = new Map(
    [...groupBy(timed, ({ file }) => file)].map(([file, own]) => [file, unitOf(own)] as const),
  );
  const unit = Math.max(1, ...unitsOf.values());
  let end = -Infinity;
  let start = -Infinity;
  let overlaps = false;
  for (const each of timed) {
    overlaps ||= each.start === start || each.start <= end - unit;
    start = each.start;
    end = Math.max(end, each.end);
  }
  return (one, other) => {
    const rounding = overlaps ? (unitsOf.get(one.file) ?? 0) : 0;
    return one.end + rounding <= other.start && one.start < other.start;
  };
}

/** Returns the milliseconds to which all times of an archive are cut. */
const unitOf = (exchanges: readonly Observed[]): number =>
  [1000, 100, 10, 1].find((unit) => exchanges.every(({ start }) => start % unit === 0)) ?? 0;
