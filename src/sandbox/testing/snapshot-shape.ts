/** What the data of a snapshot must be. */
import { isObject } from '../../shared/json.ts';
import {
  anyText,
  boolean as eitherWay,
  endOfTime,
  integer,
  object as anyObject,
  type OptionRule,
  segment,
} from '../option-rules.ts';

/** Returns why data does not have a shape; undefined if it has. `where` leads to it, and is empty for the whole. */
type Shape = (data: unknown, where?: string) => string | undefined;

const is =
  ({ needed, fits }: OptionRule): Shape =>
  (data, where = '') =>
    fits(data) ? undefined : `${where || 'it'} must be ${needed}`;

const object = is(anyObject);
const text = is(anyText);
const id = is(segment);
const boolean = is(eitherWay);
const count = is(integer(0));
const time = is(integer(-endOfTime, endOfTime, 'a time'));
const array = is({ needed: 'an array', fits: Array.isArray });

const listOf =
  (item: Shape): Shape =>
  (data, where = '') =>
    array(data, where) ?? first((data as unknown[]).map((each, index) => [each, item, `${where}[${index}]`]));

const mapOf =
  (value: Shape): Shape =>
  (data, where = '') =>
    object(data, where) ??
    first(Object.entries(data as object).map(([key, each]) => [each, value, `${where}.${key}`]));

/** An object with members, and others that are not checked. */
const members =
  (required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape =>
  (data, where = '') => {
    if (!isObject(data)) return object(data, where);
    const parts = Object.entries({ ...required, ...optional }).map(([key, shape]): Part => {
      const value = Object.hasOwn(data, key) ? data[key] : undefined;
      return [value, shape, where === '' ? key : `${where}.${key}`];
    });
    return first(
      parts.filter(([value], index) => value !== undefined || index < Object.keys(required).length),
    );
  };

type Part = [data: unknown, shape: Shape, where: string];

function first(parts: Part[]): string | undefined {
  for (const [data, shape, where] of parts) {
    const found = shape(data, where);
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
    operation: is({ needed: 'a string or null', fits: (data) => data === null || anyText.fits(data) }),
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
    id,
    value: object,
    scope: mapOf(text),
    pinned: boolean,
    bytes: count,
  },
  { next: members({ status: text, at: time }, { after: text }) },
);
const team = members({
  id,
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
export const notSnapshot: Shape = members({
  format: is({ needed: '2, that of this version', fits: (data) => data === 2 }),
  seed: text,
  now: time,
  processingMs: count,
  settings: object,
  revokedKeys: listOf(text),
  lastTeam: count,
  teams: listOf(team),
});
