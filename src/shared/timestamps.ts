/** Timestamps in ISO 8601, in any of its profiles: the service states no other format. */

const calendarDate = String.raw`(?<year>\d{4})(?:-(?<month>\d\d)-(?<day>\d\d)|(?<basic>\d{4}))`;
const otherDate = String.raw`\d{4}-?(?:W(?:0[1-9]|[1-4]\d|5[0-3])-?[1-7]|(?:00[1-9]|0[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6]))`;
const hours = String.raw`(?:[01]\d|2[0-3])`;
const clock = String.raw`(?:${hours}(?::?[0-5]\d(?::?(?:[0-5]\d|60))?)?(?:[.,]\d+)?|24(?::?00){0,2}(?:[.,]0+)?)`;
const zone = String.raw`(?:Z|[+-]${hours}(?::?[0-5]\d)?)`;
const pattern = new RegExp(`^(?:${calendarDate}|${otherDate})(?:T${clock}${zone}?)?$`, 'i');

/** Whether a text is a date, or a date and time, in ISO 8601. */
export function isTimestamp(text: string): boolean {
  const found = pattern.exec(text);
  const { year, month, day, basic } = found?.groups ?? {};
  if (!found || year === undefined) return found !== null;
  const [monthNumber, dayNumber] = [Number(month ?? basic?.slice(0, 2)), Number(day ?? basic?.slice(2))];
  const date = new Date(Date.UTC(Number(year), monthNumber - 1, dayNumber));
  return date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber;
}
