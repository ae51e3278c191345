/** Formats of text, for a program that rejects requests: a text that a server sends can have another format. */
import { isTimestamp } from '../shared/timestamps.ts';
import type { Keyword } from './schema.ts';

const date = String.raw`\d{4}-\d\d-\d\d`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;

/** Patterns of whole texts. Dates are checked by the calendar, too. */
const patterns: Readonly<Record<string, string>> = {
  date,
  time,
  'date-time': `${date}T${time}`,
  email: `[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:[.]${label})*`,
  hostname: `(?=.{1,253}$)${label}(?:[.]${label})*[.]?`,
  ipv4: `${byte}(?:[.]${byte}){3}`,
  uri: String.raw`[a-z][a-z0-9+.-]*:\S*`,
  uuid: '(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}',
};

/** The formats that are judged. */
export const formats: readonly string[] = Object.keys(patterns);

const compiled = new Map(
  Object.entries(patterns).map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`, 'i')]),
);

export const format: Keyword = (rule: string, value, { fail }) => {
  if (typeof value !== 'string') return;
  const fits = compiled.get(rule)?.test(value) ?? true;
  if (!fits || (rule.startsWith('date') && !isTimestamp(value)))
    fail(() => [`must have the format ${rule}`, `is ${JSON.stringify(value.slice(0, 40))}`]);
};
