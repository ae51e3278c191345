/** Requests that nobody should send. Each is plain data, so that it can be shrunk, shown and sent again. */
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations } from '../support/contract.ts';
import type { End } from './exchange.ts';

export interface Probe {
  kind: string;
  method: string;
  /** `{team}` stands for a team that no other probe uses. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
  /** How the body is announced. `none`: it is all that is sent, head and everything. */
  framing: 'length' | 'chunked' | 'none';
  /** In how many pieces it is sent, and the milliseconds after each. */
  pieces: number;
  pause: number;
  /** What happens to the bytes when all is put together. */
  damage?: Damage;
  /** What happens to the connection when all is sent. */
  end: End;
}

export type Damage =
  /** Only so much of the request is sent. */
  | { type: 'cut'; share: number }
  | { type: 'overwrite'; at: number; length: number; by: string }
  /** The request is sent as often, and after it something else. */
  | { type: 'pipeline'; times: number; last: string };

type Text = fc.Arbitrary<string>;
type Parts = fc.Arbitrary<Partial<Probe>>;

const corpus = parse(readFileSync(new URL('corpus.yaml', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;
const from = (group: string): Text => fc.constantFrom(...(corpus[group] ?? []));

/** Mostly the first, and now and then one of the others. */
const mostly = <T>(usual: fc.Arbitrary<T>, ...others: fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight: 8 * others.length }, ...others);
const repeated = (units: string[], most: number): Text =>
  fc.tuple(fc.constantFrom(...units), fc.nat(most)).map(([unit, count]) => unit.repeat(count));
const merged = (...parts: Parts[]): Parts =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as Partial<Probe>);

const plain = fc.constantFrom('task-1', 'pool', 'project-1', 'upload-1', 'file', 'meta', 'a.pdf');
const text: Text = fc.oneof(
  plain,
  { arbitrary: from('words'), weight: 3 },
  fc.string({ unit: 'binary', maxLength: 12 }),
  repeated(['a', '/', '..', '%', '😀', '(', ',', ' ', '"', ';', '=', 'code='], 1_000),
);

// Paths

/** Percent-encodes also what `encodeURIComponent` refuses. */
const encode = (raw: string): string =>
  [...Buffer.from(raw)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const segment: Text = fc.oneof(
  text.map(encode),
  text.map((raw) => raw.replace(/[^\x21-\x7e]/g, encode)),
  from('segments'),
  repeated(['a', '%41', '%'], 3_000),
);
const known: Record<string, string> = {
  project_id: 'project-1',
  task_id: 'task-1',
  upload_id: 'upload-1',
  uploadId: 'upload-1',
};
const team = mostly(fc.constantFrom('pool', '{team}'), segment);

/** A path of the contract with values of any kind in it. */
const path: Parts = fc.constantFrom(...operations()).chain(({ path, method }) => {
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
const methods = fc.constantFrom(
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
);
const tampered: Parts = fc

  .tuple(path, mostly(fc.constant(undefined), methods), segment, fc.nat(80), fc.nat(20))
  .map(([{ method = '', target = '' }, other, extra, at, how]) => ({
    method: other ?? method,
    target:
      [
        `${target}?${extra}`,
        `${target}/${extra}`,
        `${target.slice(0, at)}/${target.slice(at)}`,
        `/${target.slice(at)}`,
        target.toUpperCase(),
        `http://example.com${target}`,
        `//${target}`,
        `${target}#fragment`,
        '*',
      ][how] ?? target,
  }));

// Headers

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
const names = ['x-any', 'accept', 'cookie', 'origin', 'host', 'range', 'accept-encoding', 'te', 'if-match'];
const other = fc.oneof(
  from('headers').map((line) => line.split(': ') as [string, string]),
  fc.tuple(fc.constantFrom(...names), text),
);
/** Headers that HTTP allows. */
const headers = (contentType: fc.Arbitrary<string | undefined>): Parts =>
  fc
    .tuple(authorization, contentType, fc.option(prefer, { freq: 8 }), fc.array(other, { maxLength: 2 }))
    .map(([key, type, wish, more]) => {
      const all: [string, string | null | undefined][] = [
        ['authorization', key],
        ['content-type', type],
        ['prefer', wish],
      ];
      const given = [...all, ...more].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return {
        headers: given.map(([name, value]) => [name, value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim()]),
      };
    });
const oddType = fc.oneof(from('contentTypes'), text);

// Bodies

const issue = { label: 'Poor Document Quality', value: 'poor_quality' };
const members = [
  'issues',
  'message',
  'label',
  'value',
  'id',
  'name',
  'status',
  'meta',
  'pages',
  'approved',
  'upload_id',
];
const steering = [
  'advanceMs',
  'team_id',
  'fault',
  'operation',
  'call',
  'times',
  'delayMs',
  'creation-status',
];
const value: fc.Arbitrary<unknown> = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(
      text,
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom(null, [issue], 'slow', 'status', 'REVIEWING'),
    ),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...members, ...steering), text), tie('any'), { maxKeys: 5 }),
  ),
})).any;
const nested = fc
  .tuple(
    fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"issues":[', ']}'], ['{"team_id":[', ']}']),
    fc.nat(20_000),
    fc.nat(1),
  )
  .map(
    ([[open = '', close = ''], depth, closed]) =>
      open.repeat(depth) + (closed ? `1${close.repeat(depth)}` : ''),
  );
const deepMember = fc
  .tuple(fc.constantFrom(...members, ...steering), fc.nat(20_000))
  .map(([name, depth]) => `{${JSON.stringify(name)}:${'['.repeat(depth)}${']'.repeat(depth)}}`);
const json: Text = fc.oneof(
  { arbitrary: value.map((body) => JSON.stringify(body)), weight: 4 },
  {
    arbitrary: fc
      .record({
        issues: fc.array(mostly(fc.constant<unknown>(issue), value), { maxLength: 3 }),
        message: mostly(text, value),
      })
      .map((body) => JSON.stringify(body)),
    weight: 4,
  },
  { arbitrary: from('json'), weight: 3 },
  nested,
  deepMember,
  fc.nat(3_000).map((count) => `{"issues":[${Array(count).fill(JSON.stringify(issue)).join()}]}`),
  fc
    .constantFrom(2 ** 20 - 30, 2 ** 20, 2 ** 21)
    .map((size) => `{"issues":[],"message":"${'a'.repeat(size)}"}`),
);
const encoded = (texts: Text): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      texts,
      mostly(fc.constant<BufferEncoding>('utf8'), fc.constantFrom<BufferEncoding>('latin1', 'utf16le')),
    )
    .map(([raw, encoding]) => Buffer.from(raw, encoding));
const body = (texts: Text): Parts => encoded(texts).map((bytes) => ({ body: bytes }));

const boundary = mostly(fc.constant('b'), from('boundaries'), repeated(['b'], 9_000));
const disposition = fc.oneof(
  fc.constantFrom('projectId', 'name', 'meta', 'file').map((name) => `form-data; name="${name}"`),
  { arbitrary: text.map((name) => `form-data; name="file"; filename="${name}"`), weight: 3 },
  fc.tuple(text, text).map(([name, file]) => `form-data; name="${name}"; filename="${file}"`),
  text.map((name) => `form-data; name="${name}"`),
  from('dispositions'),
  repeated(['a', 'form-data; ', 'name="a"; '], 9_000),
);
const more = mostly(
  fc.constant(''),
  from('partHeaders'),
  text.map((type) => `\r\nContent-Type: ${type}`),
  repeated(['\r\nx: y'], 3_000),
);
const content = fc.oneof(
  fc.constantFrom('project-1', 'bytes', '[{"name":"a","value":"b"}]', ''),
  json,
  text,
  from('contents'),
  fc.constantFrom(2 ** 16, 2 ** 20, 2 ** 20 + 1, 3 * 2 ** 20).map((size) => 'x'.repeat(size)),
);
const part = fc
  .tuple(disposition, more, content)
  .map(([head, rest, bytes]) => `Content-Disposition: ${head}${rest}\r\n\r\n${bytes}`);
const filePart = fc
  .tuple(text, content)
  .map(([name, bytes]) => `Content-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${bytes}`);
const whole = [
  'Content-Disposition: form-data; name="projectId"\r\n\r\nproject-1',
  'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nbytes',
];
const parts = fc.oneof(
  { arbitrary: fc.array(filePart, { maxLength: 4 }).map((some) => [...whole, ...some]), weight: 4 },
  { arbitrary: fc.array(part, { maxLength: 4 }).map((some) => [...whole, ...some]), weight: 4 },
  { arbitrary: fc.array(mostly(fc.constantFrom(...whole), part), { maxLength: 6 }), weight: 4 },
  fc
    .tuple(part, fc.integer({ min: 90, max: 1_100 }))
    .map(([one, count]) => [...whole, ...Array<string>(one.length < 999 ? count : 1).fill(one)]),
);
const form: Parts = fc
  .tuple(
    boundary,
    fc.option(boundary, { freq: 10 }),
    parts,
    mostly(fc.constant(''), repeated(['\r\n', 'x'], 70_000)),
    mostly(fc.constant('--\r\n'), fc.constantFrom('--', '', '--\r\nepilogue', '\r\n')),
  )
  .chain(([used, announced, all, before, after]) => {
    const type = announced ?? used;
    const bytes = `${before}${all.map((one) => `--${used}\r\n${one}\r\n`).join('')}--${used}${after}`;
    return merged(
      headers(
        mostly(
          fc.constant(`multipart/form-data; boundary=${/[ ;,]/.test(type) ? `"${type}"` : type}`),
          oddType,
        ),
      ),
      body(fc.constant(bytes)),
    );
  });

// Requests

const usual: Parts = fc.record({
  framing: fc.constantFrom('length', 'length', 'chunked'),
  pieces: mostly(fc.constant(1), fc.integer({ min: 2, max: 20 })),
  pause: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 1, 3),
  end: fc.constantFrom<End>('keep', 'keep', 'half-close'),
});
/** A request of some kind, with what is not said filled in. */
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

const jsonCalls: Parts = fc.constantFrom('report', 'report', 'unlock', 'complete').map((verb) => ({
  method: 'POST',
  target: `/v2/pool/project/project-1/task/task-1/${verb}`,
}));
const uploads: Parts = fc
  .constantFrom('/v2/{team}/project/project-1/upload', '/v2/{team}/upload')
  .map((target) => ({ method: 'POST', target }));
const lists = fc.constantFrom('tasks', 'uploads', 'events', 'journal', 'faults', 'switches');
const areas = fc.constantFrom(
  'health',
  'clock',
  'coverage',
  'switches',
  'journal',
  'teams',
  'coverage?format=junit',
);
const control: Parts = fc.oneof(
  // Not DELETE, which would take from other probes what they look at.
  fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'HEAD'),
    target: fc.oneof(areas, segment).map((area) => `/_sandbox/${area}`),
  }),
  fc.record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    target: fc
      .tuple(segment, mostly(lists, segment))
      .map(([id, list]) => `/_sandbox/teams/{team}${id}/${list}`),
  }),
);

const ofPath = probe('path', tampered, headers(fc.constant(undefined)), usual);
const ofJson = probe(
  'json',
  mostly(jsonCalls, path),
  headers(mostly(fc.constant('application/json'), oddType)),
  body(json),
  usual,
);
const ofForm = probe('form', uploads, form, usual);
/** Orders to the control plane that are half right. */
const orders: Text = fc
  .record(
    {
      id: text,
      name: text,
      status: fc.constantFrom('PROCESSING', 'REVIEWING', 'FAILED', 'status', 404),
      meta: fc.array(fc.record({ name: text, value: text }), { maxLength: 3 }),
      upload_id: text,
      approved: fc.boolean(),
      advanceMs: fc.nat(1_000),
      fault: fc.constantFrom('status', 'slow', 'cut', 'broken'),
      'creation-status': fc.constantFrom('200', '201', '202'),
    },
    { requiredKeys: [] },
  )
  .map((order) => JSON.stringify(order));
const ofControl = probe(
  'control',
  control,
  headers(mostly(fc.constant('application/json'), oddType)),
  body(fc.oneof(json, orders)),
  usual,
);

const upload = 'POST /v2/{team}/project/project-1/upload HTTP/1.1\r\nhost: a\r\nauthorization: Bearer k\r\n';
const types = fc.constantFrom(
  'content-type: application/json',
  'content-type: multipart/form-data; boundary=b',
  'x: y',
);
const headerLines = fc.oneof(
  from('headerLines'),
  repeated(['x: y\r\n'], 4_000),
  fc.nat(100_000).map((size) => `x: ${'y'.repeat(size)}\r\n`),
);
const heads = fc.oneof(
  from('heads'),
  fc.nat(30_000).map((size) => `${'A'.repeat(size)} / HTTP/1.1\r\n\r\n`),
  fc.nat(30_000).map((size) => `GET /${'a'.repeat(size)} HTTP/1.1\r\nhost: a\r\n\r\n`),
  headerLines.map(
    (lines) => `GET /v2/pool/upload/u HTTP/1.1\r\nhost: a\r\n${lines}authorization: Bearer k\r\n\r\n`,
  ),
);
const framed = fc
  .tuple(
    from('framings'),
    types,
    fc.oneof(from('chunks'), repeated(['0\r\nt: 1\r\n', '1;e=1\r\na\r\n'], 5_000)),
  )
  .map(([framing, type, chunks]) => `${upload}${framing}\r\n${type}\r\n\r\n${chunks}`);
const ofBytes = probe(
  'bytes',
  fc.oneof(heads, framed).map((raw) => ({ body: Buffer.from(raw, 'latin1') })),
  fc.record({
    pieces: mostly(fc.constant(1), fc.integer({ min: 2, max: 9 })),
    pause: fc.constantFrom(0, 0, 0, 0, 0, 1, 3),
  }),
);

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }).map((share): Damage => ({ type: 'cut', share })),
  fc.record({
    type: fc.constant('overwrite'),
    at: fc.nat(2_000),
    length: fc.nat(8),
    by: fc.oneof(text, fc.constantFrom('\xff', '\r', ':', '\r\n\r\n')),
  }),
  fc.record({
    type: fc.constant('pipeline'),
    times: fc.integer({ min: 1, max: 20 }),
    last: mostly(fc.constant(''), heads),
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
  {
    minLength: 1,
    maxLength: 12,
    size: 'max',
  },
);

/** What a probe sends, in pieces. */
export function bytesOf(probe: Probe, ownTeam: string): Buffer[] {
  const { method, target, headers: given, body: bytes, framing, pieces, damage: harm } = probe;
  const named = (raw: string) => Buffer.from(raw.replaceAll('{team}', ownTeam), 'latin1');
  if (framing === 'none') return split(named(bytes.toString('latin1')), pieces);
  const chunks = framing === 'chunked' && bytes.length > 0;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(given.some(([name]) => name === 'host') ? [] : ['host: sandbox']),
    ...given.map(([name, raw]) => `${name}: ${raw}`),
    chunks ? 'transfer-encoding: chunked' : `content-length: ${bytes.length}`,
  ];
  const request = Buffer.concat([named(`${lines.join('\r\n')}\r\n\r\n`), chunks ? chunked(bytes) : bytes]);
  switch (harm?.type) {
    case undefined:
      return split(request, pieces);
    case 'cut':
      return split(request.subarray(0, Math.floor(harm.share * request.length)), pieces);
    case 'overwrite': {
      const at = harm.at % request.length;
      const by = Buffer.from(harm.by, 'latin1');
      return split(Buffer.concat([request.subarray(0, at), by, request.subarray(at + harm.length)]), pieces);
    }
    case 'pipeline':
      return [...Array<Buffer>(request.length > 1e5 ? 1 : harm.times).fill(request), named(harm.last)];
  }
}

function chunked(bytes: Buffer): Buffer {
  const chunks = split(bytes, 5).flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]);
}

function split(bytes: Buffer, pieces: number): Buffer[] {
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}
