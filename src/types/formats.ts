/** Formats of text, for a program that rejects requests: a text that a server sends can have another format. */
import { isTimestamp } from '../shared/timestamps.ts';
import type { Keyword } from './schema.ts';

const date = String.raw`\d{4}-\d\d-\d\d`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

/** By the formats that are judged. The calendar judges them, too. */
const patterns: Readonly<Record<string, RegExp>> = {
  date: new RegExp(`^${date}$`),
  'date-time': new RegExp(`^${date}T${time}$`, 'i'),
};

export const formats: readonly string[] = Object.keys(patterns);

export const format: Keyword = (rule: string, value, { fail }) => {
  const pattern = patterns[rule];
  if (pattern && typeof value === 'string' && !(pattern.test(value) && isTimestamp(value)))
    fail(() => [`must have the format ${rule}`, `is ${JSON.stringify(value.slice(0, 40))}`]);
};
