import { literal } from './options.ts';

/** The last moment that clocks reach, in milliseconds since 1970: that of the year 9999. */
export const endOfTime: number = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const format = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d))?$/i;

/**
 * Returns a date, or a time with its time zone, in milliseconds since 1970.
 *
 * @throws {TypeError} The text is not one in ISO 8601, or the calendar has no such day.
 */
export function parseTime(name: string, text: unknown): number {
  const [, year, month, day, hours = '0'] = (typeof text === 'string' && format.exec(text)) || [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const time = Date.parse(String(text));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  if (exists && Number(hours) < 24 && time >= -62_135_596_800_000 && time <= endOfTime) return time;
  throw new TypeError(
    `${name} is ${typeof text === 'string' ? text : literal(text)}, and must be a time in ISO 8601 with its time zone, ` +
      'as in 2026-01-01T00:00:00Z.' +
      (text instanceof Date ? ' Call its toISOString().' : ''),
  );
}
