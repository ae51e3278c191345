/** What the data of a snapshot must be. */
import { isObject } from '../../shared/json.ts';
import { endOfTime } from '../checks.ts';

/** Returns why data is not what it must be; undefined if it is. `where` leads to it, and is empty for the whole. */
type Check = (data: unknown, where?: string) => string | undefined;

const is =
  (needed: string, fits: (data: unknown) => boolean): Check =>
  (data, where = '') =>
    fits(data) ? undefined : `${where || 'it'} must be ${needed}`;

const isInteger = (data: unknown): boolean => Number.isSafeInteger(data);
const object = is('object', isObject);
const text = is('string', (data) => typeof data === 'string');
const name = is('a string that is not empty', (data) => typeof data === 'string' && data !== '');
const count = is('an integer from 0', (data) => isInteger(data) && Number(data) >= 0);
const time = is('a time', (data) => isInteger(data) && Math.abs(Number(data)) <= endOfTime);

const listOf =
  (item: Check): Check =>
  (data, where = '') =>
    Array.isArray(data)
      ? first(data.map((each: unknown, index) => [each, item, `${where}[${index}]`]))
      : `${where} must be array`;

const mapOf =
  (value: Check): Check =>
  (data, where = '') =>
    object(data, where) ??
    first(Object.entries(data as object).map(([key, each]) => [each, value, `${where}.${key}`]));

/** An object with members, and others that are not checked. */
const members =
  (required: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (data, where = '') => {
    if (!isObject(data)) return object(data, where);
    const parts = Object.entries({ ...required, ...optional }).map(([key, check]): Part => {
      const value = Object.hasOwn(data, key) ? data[key] : undefined;
      return [value, check, where === '' ? key : `${where}.${key}`];
    });
    return first(
      parts.filter(([value], index) => value !== undefined || index < Object.keys(required).length),
    );
  };

type Part = [data: unknown, check: Check, where: string];

function first(parts: Part[]): string | undefined {
  for (const [data, check, where] of parts) {
    const found = check(data, where);
    if (found !== undefined) return found;
  }
  return undefined;
}

const file = members({ name: text, type: text, size: count }, { sha256: text });
const entry = members(
  {
    number: count,
    time,
    method: text,
    path: text,
    status: count,
    operation: is('string or null', (data) => data === null || typeof data === 'string'),
    headers: mapOf(text),
  },
  {
    source: text,
    reason: text,
    violation: text,
    rejected: text,
    ignored: listOf(text),
    changes: mapOf(object),
    event: text,
    key: text,
    body: text,
    form: members({ fields: mapOf(listOf(text)), files: listOf(file) }),
    fault: text,
    limit: text,
    repeated: count,
  },
);
const fault = members(
  {
    id: count,
    fault: object,
    seen: count,
    hits: count,
    window: members({ from: time, requests: count }),
    bytes: count,
  },
  { after: count },
);
const record = members(
  {
    id: name,
    value: object,
    scope: mapOf(text),
    pinned: is('boolean', (data) => typeof data === 'boolean'),
    bytes: count,
  },
  { next: members({ status: text, at: time }, { after: text }) },
);
const team = members({
  id: name,
  ahead: count,
  ids: count,
  settings: object,
  faults: listOf(fault),
  faultCount: count,
  closedProjects: listOf(text),
  events: members({ count, entries: listOf(mapOf(text)) }),
  journal: members({ count, entries: listOf(entry) }),
  records: mapOf(listOf(record)),
});

/** Returns why data is not that of a snapshot; undefined if it is. */
export const notSnapshot: Check = members({
  format: is('2, that of this version', (data) => data === 2),
  seed: text,
  now: time,
  processingMs: count,
  settings: object,
  revokedKeys: listOf(text),
  lastTeam: count,
  teams: listOf(team),
});
