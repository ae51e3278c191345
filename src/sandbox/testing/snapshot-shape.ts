/** What the data of a snapshot must be. */
import {
  anyText as text,
  boolean,
  endOfTime,
  integer,
  object,
  oneOf,
  type OptionRule,
  segment as id,
} from '../option-rules.ts';
import { type Row, tables } from '../storage/changes.ts';

/** What data must be: by a rule, an array of items, or an object. A name that ends in `?` is optional, `*` is any name. */
type Shape = OptionRule | readonly [Shape] | { readonly [name: string]: Shape };

const count = integer(0);
const time = integer(-endOfTime, endOfTime, 'a time');
const number: OptionRule = {
  needed: 'an integer from 1',
  fits: (data) => /^[1-9]\d{0,14}$/.test(String(data)),
};
const empty: OptionRule = { needed: 'empty', fits: (data) => data === '' };
const array: OptionRule = { needed: 'an array', fits: Array.isArray };
const isRule = (shape: object): shape is OptionRule => 'fits' in shape && typeof shape.fits === 'function';

const entry: Shape = {
  number: count,
  time,
  method: text,
  path: text,
  status: count,
  operation: { needed: 'a string or null', fits: (data) => data === null || text.fits(data) },
  headers: { '*': text },
  'source?': text,
  'reason?': text,
  'violation?': text,
  'rejected?': text,
  'ignored?': [text],
  'changes?': { '*': object },
  'event?': text,
  'key?': text,
  'body?': text,
  'form?': {
    fields: { '*': [text] },
    files: [{ name: text, type: text, size: count, 'sha256?': text }],
  },
  'fault?': text,
  'limit?': text,
  'repeated?': count,
};
const fault: Shape = {
  id: count,
  fault: object,
  seen: count,
  hits: count,
  window: { from: time, requests: count },
  bytes: count,
  'after?': count,
};
const record: Shape = {
  id,
  resource: text,
  value: object,
  scope: { '*': text },
  pinned: boolean,
  'extracted?': object,
  bytes: count,
  'next?': { status: text, at: time, 'after?': text },
};
const sandbox: Shape = { seed: text, now: time, processingMs: count, lastTeam: count, settings: object };
const team: Shape = {
  ahead: count,
  ids: count,
  files: count,
  settings: object,
  faultCount: count,
  resources: [text],
};

/** What rows must be, by table. */
const rows: Readonly<Record<Row['table'], Shape>> = {
  sandbox: { team: empty, key: empty, value: sandbox },
  keys: { team: empty, value: object },
  teams: { team: id, key: number, value: team },
  projects: { value: object },
  faults: { value: fault },
  extractions: { key: number, value: object },
  records: { key: number, value: record },
  events: { key: number, value: { '*': text } },
  journal: { key: number, value: entry },
};
const snapshot: Shape = {
  format: { needed: '3, that of this version', fits: (data) => data === 3 },
  rows: [{ table: oneOf(tables), team: text, key: text }],
};

/** Returns why data is not that of a snapshot, but for the values of its rows; undefined if it is. */
export const notSnapshot = (data: unknown): string | undefined => misfit(data, snapshot, '');

/** Returns why a row does not have the shape of its table; undefined if it does. */
export const notRow = (row: Row, where: string): string | undefined => misfit(row, rows[row.table], where);

/** Returns why data does not have a shape; undefined if it does. `where` leads to it, and is empty for the whole. */
function misfit(data: unknown, shape: Shape, where: string): string | undefined {
  const isArray = Array.isArray(shape);
  const rule = isRule(shape) ? shape : isArray ? array : object;
  if (!rule.fits(data)) return `${where || 'it'} must be ${rule.needed}`;
  if (isRule(shape)) return undefined;
  const given = data as Readonly<Record<string, unknown>>;
  const each: Shape | undefined = isArray ? shape[0] : (shape as Readonly<Record<string, Shape>>)['*'];
  const members = each ? Object.keys(given).map((name) => [name, each] as const) : Object.entries(shape);
  for (const [member, inner] of members) {
    const name = each ? member : member.replace(/\?$/, '');
    if (name !== member && given[name] === undefined) continue;
    const place = where === '' ? name : `${where}.${name}`;
    const wrong = misfit(given[name], inner, isArray ? `${where}[${name}]` : place);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
