/** What the data of a snapshot must be. */
import {
  anyText as text,
  boolean,
  endOfTime,
  integer,
  object,
  type OptionRule,
  segment as id,
} from '../option-rules.ts';

/** What data must be: by a rule, an array of items, or an object. A name that ends in `?` is optional, `*` is any name. */
type Shape = OptionRule | readonly [Shape] | { readonly [name: string]: Shape };

const count = integer(0);
const time = integer(-endOfTime, endOfTime, 'a time');
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
  value: object,
  scope: { '*': text },
  pinned: boolean,
  'extracted?': object,
  bytes: count,
  'next?': { status: text, at: time, 'after?': text },
};
const team: Shape = {
  id,
  ahead: count,
  ids: count,
  settings: object,
  faults: [fault],
  faultCount: count,
  'extractions?': [object],
  'files?': count,
  closedProjects: [text],
  events: { count, entries: [{ '*': text }] },
  journal: { count, entries: [entry] },
  records: { '*': [record] },
};
const snapshot: Shape = {
  format: { needed: '2, that of this version', fits: (data) => data === 2 },
  seed: text,
  now: time,
  processingMs: count,
  settings: object,
  'extractions?': [object],
  revokedKeys: [text],
  lastTeam: count,
  teams: [team],
};

/** Returns why data is not that of a snapshot; undefined if it is. `where` leads to it, and is empty for the whole. */
export function notSnapshot(data: unknown, shape: Shape = snapshot, where = ''): string | undefined {
  const isArray = Array.isArray(shape);
  const rule = isRule(shape) ? shape : isArray ? array : object;
  if (!rule.fits(data)) return `${where || 'it'} must be ${rule.needed}`;
  if (isRule(shape)) return undefined;
  const given = new Map(Object.entries(data as object));
  const each: Shape | undefined = isArray ? shape[0] : (shape as Readonly<Record<string, Shape>>)['*'];
  const members = each ? [...given.keys()].map((name) => [name, each] as const) : Object.entries(shape);
  for (const [member, inner] of members) {
    const name = each ? member : member.replace(/\?$/, '');
    if (name !== member && given.get(name) === undefined) continue;
    const place = where === '' ? name : `${where}.${name}`;
    const wrong = notSnapshot(given.get(name), inner, isArray ? `${where}[${name}]` : place);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
