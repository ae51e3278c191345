import { groupBy } from '../../shared/group-by.ts';
import type { Observed } from './observed.ts';

export type Times = Pick<Observed, 'file' | 'start' | 'end'>;

/** Whether one exchange ended before another began. */
export type IsBefore = (one: Times, other: Times) => boolean;

/**
 * Returns whether one exchange ended before another began. Recorders cut starts, and some durations, to milliseconds or
 * seconds: only where no requests of the log overlap, a client can have sent the next one within the same unit.
 */
export function orderOf(sorted: readonly Observed[]): IsBefore {
  const timed = sorted.filter((each) => Number.isFinite(each.end));
  const units = [...groupBy(timed, ({ file }) => file)].map(([file, own]) => ({
    file,
    ofStarts: unitOf(own.map(({ start }) => start)),
    ofDurations: unitOf(own.map(({ start, end }) => end - start)),
  }));
  const unit = Math.max(1, ...units.map(({ ofStarts }) => ofStarts));
  let end = -Infinity;
  let start = -Infinity;
  let overlaps = false;
  for (const each of timed) {
    overlaps ||= each.start === start || each.start <= end - unit;
    start = each.start;
    end = Math.max(end, each.end);
  }
  const roundings: number[] = [];
  for (const { file, ofStarts, ofDurations } of units)
    roundings[file] = overlaps || ofStarts === 0 ? ofStarts + ofDurations : 0;
  return (one, other) => one.end + (roundings[one.file] ?? 0) <= other.start && one.start < other.start;
}

/** Returns the milliseconds to which all times are cut. */
const unitOf = (times: readonly number[]): number =>
  [1000, 100, 10].find(
    (unit) => times.every((time) => time % unit === 0) && times.some((time) => time > 0),
  ) ?? Number(times.every(Number.isInteger));
