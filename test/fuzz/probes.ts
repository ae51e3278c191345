/** Requests that no client should send. Each is plain data, so that it can be shrunk, shown and sent again. */
import * as fc from 'fast-check';
import { operations } from '../support/contract.ts';
import { encoded, form, json, nestedMember, orders } from './bodies.ts';
import type { End } from './exchange.ts';
import { from, mostly, repeated, segment, text, type Text } from './texts.ts';

export interface Probe {
  kind: string;
  method: string;
  /** `{team}` is replaced by a team that no other probe uses. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
  /** How the body is announced. `none`: it is all that is sent, head and everything. */
  framing: 'length' | 'chunked' | 'none';
  /** In how many chunks it is sent, and the milliseconds after each. */
  pieces: number;
  pause: number;
  /** What happens to the bytes when all is put together. */
  damage?: Damage;
  /** What happens to the connection when all is sent. */
  end: End;
}

type Damage =
  /** Only so much of the request is sent. */
  | { type: 'cut'; share: number }
  | { type: 'overwrite'; at: number; length: number; by: string }
  /** The request is sent as often, and after it something else. */
  | { type: 'pipeline'; times: number; last: string };

/** Some of the fields of a probe. */
type Parts = fc.Arbitrary<Partial<Probe>>;

const merged = (...parts: Parts[]): Parts =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as Partial<Probe>);

/** A request of some kind, with defaults filled in. */
const probe = (kind: string, ...parts: Parts[]): fc.Arbitrary<Probe> =>
  merged(...parts).map((given) => ({
    kind,
    method: '',
    target: '',
    headers: [],
    body: Buffer.alloc(0),
    framing: 'none',
    pieces: 1,
    pause: 0,
    end: 'half-close',
    ...given,
  }));

/** How most requests are sent: not all at once, and now and then slowly. */
const sent: Parts = fc.record({
  framing: fc.constantFrom('length', 'length', 'chunked'),
  pieces: mostly(fc.constant(1), fc.integer({ min: 2, max: 20 })),
  pause: mostly(fc.constant(0), fc.constantFrom(1, 3, 10)),
  end: fc.constantFrom<End>('keep', 'keep', 'half-close'),
});

// Where they are sent

const known: Record<string, string> = {
  project_id: 'project-1',
  task_id: 'task-1',
  upload_id: 'upload-1',
  uploadId: 'upload-1',
};
const team = mostly(fc.constantFrom('pool', '{team}'), segment);

/** An operation of the contract, with values of any kind in its path. */
const operation = fc.constantFrom(...operations()).chain(({ path, method }) => {
  const parts = path.split(/(?<=\/)/).map((part): Text => {
    const [, name, rest = ''] = /^{(\w+)}(.*)$/.exec(part) ?? [];
    if (name === undefined) return fc.constant(part);
    const value = name.startsWith('team') ? team : mostly(fc.constant(known[name] ?? name), segment);
    return value.map((raw) => raw + rest);
  });
  return fc.record({
    method: fc.constant(method.toUpperCase()),
    target: fc.tuple(...parts).map((all) => all.join('')),
  });
});

/** The same, and now and then with another method, or a path that is not quite the contract's. */
const bent: Parts = fc
  .tuple(operation, mostly(fc.constant(undefined), from('methods')), segment, fc.nat(80), fc.nat(20))
  .map(([{ method, target }, other, extra, at, how]) => {
    const targets = [
      `${target}?${extra}`,
      `${target}/${extra}`,
      `${target.slice(0, at)}/${target.slice(at)}`,
      `/${target.slice(at)}`,
      target.toUpperCase(),
      `http://example.com${target}`,
      `//${target}`,
      `${target}#fragment`,
      '*',
    ];
    return { method: other ?? method, target: targets[how] ?? target };
  });

const withJson: Parts = fc.constantFrom('report', 'report', 'unlock', 'complete').map((verb) => ({
  method: 'POST',
  target: `/v2/pool/project/project-1/task/task-1/${verb}`,
}));
const withForm: Parts = fc
  .constantFrom('/v2/{team}/project/project-1/upload', '/v2/{team}/upload')
  .map((target) => ({ method: 'POST', target }));

const orderly = fc.constantFrom(
  'POST /_sandbox/clock',
  'PUT /_sandbox/settings',
  'POST /_sandbox/exercised',
  'POST /_sandbox/teams/{team}/tasks',
  'POST /_sandbox/teams/{team}/faults',
);
const control: Parts = fc.oneof(
  orderly.map((line) => ({ method: line.split(' ')[0] ?? '', target: line.split(' ')[1] ?? '' })),
  // Not DELETE, which would remove what other probes look at.
  fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'HEAD'),
    target: fc.oneof(from('areas'), segment).map((name) => `/_sandbox/${name}`),
  }),
  fc.record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    target: fc
      .tuple(segment, mostly(from('lists'), segment))
      .map(([id, name]) => `/_sandbox/teams/{team}${id}/${name}`),
  }),
);

// Headers that HTTP allows

const authorization = mostly(
  fc.constant('Bearer any-key'),
  from('authorization'),
  text.map((raw) => `Bearer ${raw}`),
  text.map((raw) => `Bearer sandbox:${raw}`),
  text,
);
const prefer = fc.oneof(
  from('prefer'),
  fc.tuple(fc.integer({ min: -1, max: 1_000 }), text).map(([code, name]) => `code=${code}, example=${name}`),
  text.map((raw) => `code=${raw}`),
  text,
);
const other = fc.oneof(
  from('headers').map((line) => line.split(': ') as [string, string]),
  fc.tuple(from('headerNames'), text),
);
const oddType = fc.oneof(from('contentTypes'), text);

const headers = (contentType: fc.Arbitrary<string | undefined>): Parts =>
  fc
    .tuple(
      authorization,
      contentType,
      mostly(fc.constant(undefined), prefer),
      fc.array(other, { maxLength: 2 }),
    )
    .map(([key, type, wish, more]) => {
      const all: [string, string | undefined][] = [
        ['authorization', key],
        ['content-type', type],
        ['prefer', wish],
        ...more,
      ];
      const given = all.filter((entry): entry is [string, string] => entry[1] !== undefined);
      return {
        headers: given.map(([name, value]) => [name, value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim()]),
      };
    });

// Whole requests

const body = (texts: Text): Parts => encoded(texts).map((bytes) => ({ body: bytes }));
const jsonType = mostly(fc.constant('application/json'), oddType);

const ofPath = probe('path', bent, headers(fc.constant(undefined)), sent);
const ofJson = probe('json', mostly(withJson, operation), headers(jsonType), body(json), sent);
const ofControl = probe(
  'control',
  control,
  headers(jsonType),
  body(fc.oneof(json, orders, nestedMember)),
  sent,
);
const ofForm = probe(
  'form',
  withForm,
  form.chain(({ type, text: all }) =>
    merged(headers(mostly(fc.constant(type), oddType)), body(fc.constant(all))),
  ),
  sent,
);

// Bytes that are no HTTP, or hardly

const headerLines = fc.oneof(
  from('headerLines'),
  repeated(['x: y\r\n'], 4_000),
  fc.nat(100_000).map((size) => `x: ${'y'.repeat(size)}\r\n`),
);
const head = fc.oneof(
  from('heads'),
  fc.nat(30_000).map((size) => `${'A'.repeat(size)} / HTTP/1.1\r\n\r\n`),
  fc.nat(30_000).map((size) => `GET /${'a'.repeat(size)} HTTP/1.1\r\nhost: a\r\n\r\n`),
  headerLines.map(
    (lines) => `GET /v2/pool/upload/u HTTP/1.1\r\nhost: a\r\n${lines}authorization: Bearer k\r\n\r\n`,
  ),
);
const upload = 'POST /v2/{team}/project/project-1/upload HTTP/1.1\r\nhost: a\r\nauthorization: Bearer k\r\n';
const announced = fc
  .tuple(
    from('framings'),
    fc.constantFrom(
      'content-type: application/json',
      'content-type: multipart/form-data; boundary=b',
      'x: y',
    ),
    fc.oneof(from('chunks'), repeated(['0\r\nt: 1\r\n', '1;e=1\r\na\r\n'], 5_000)),
  )
  .map(([framing, type, chunks]) => `${upload}${framing}\r\n${type}\r\n\r\n${chunks}`);
const ofBytes = probe(
  'bytes',
  fc.oneof(head, announced).map((raw) => ({ body: Buffer.from(raw, 'latin1') })),
  fc.record({
    pieces: mostly(fc.constant(1), fc.integer({ min: 2, max: 9 })),
    pause: mostly(fc.constant(0), fc.constantFrom(1, 3, 10)),
  }),
);

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ type: fc.constant('cut'), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    type: fc.constant('overwrite'),
    at: fc.nat(2_000),
    length: fc.nat(8),
    by: fc.oneof(text, fc.constantFrom('\xff', '\r', ':', '\r\n\r\n')),
  }),
  fc.record({
    type: fc.constant('pipeline'),
    times: fc.integer({ min: 1, max: 20 }),
    last: mostly(fc.constant(''), head),
  }),
);
const ofDamage = fc
  .tuple(
    fc.oneof(ofPath, ofJson, ofForm, ofForm),
    damage,
    fc.constantFrom<End>('half-close', 'half-close', 'reset'),
  )
  .map(([sound, harm, end]): Probe => ({ ...sound, kind: harm.type, damage: harm, end }));

/** Some requests that are sent side by side. */
export const volley: fc.Arbitrary<Probe[]> = fc.array(
  fc.oneof(ofPath, ofJson, ofForm, ofControl, ofBytes, ofDamage),
  { minLength: 1, maxLength: 12, size: 'max' },
);
