/** Bodies: JSON and forms that are nearly right, and such as never are. */
import { setting } from '../support/setting.ts';
import * as fc from 'fast-check';
import { from, mostly, repeated, text, type Text } from './texts.ts';

const issue = { label: 'Poor Document Quality', value: 'poor_quality' };
const member = from('members');
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
    fc.dictionary(fc.oneof(member, text), tie('any'), { maxKeys: 5 }),
  ),
})).any;

/** Brackets in brackets, often without an end. */
const nested = fc
  .tuple(
    fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"issues":[', ']}'], ['{"team_id":[', ']}']),
    fc.nat(20_000),
    fc.boolean(),
  )
  .map(
    ([[open = '', close = ''], depth, ends]) => open.repeat(depth) + (ends ? `1${close.repeat(depth)}` : ''),
  );
export const nestedMember: Text = fc
  .tuple(member, fc.nat(20_000))
  .map(([name, depth]) => `{"${name}":${'['.repeat(depth)}${']'.repeat(depth)}}`);
const asReport = fc.record({
  issues: fc.array(mostly(fc.record({ label: text, value: text }), value), { maxLength: 3 }),
  message: mostly(text, value),
});
const asText = (body: unknown): string => JSON.stringify(body) ?? '';

export const json: Text = fc.oneof(
  { arbitrary: value.map(asText), weight: 4 },
  { arbitrary: asReport.map(asText), weight: 4 },
  { arbitrary: from('json'), weight: 3 },
  nested,
  nestedMember,
  fc.nat(3_000).map((count) => asText({ issues: Array.from({ length: count }, () => issue) })),
  fc
    .constantFrom(2 ** 20 - 30, 2 ** 20, 2 ** 21)
    .map((size) => asText({ issues: [], message: 'a'.repeat(size) })),
);

/** Orders to the control API that are half right. */
export const orders: Text = fc
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
      [setting.id]: fc.constantFrom(...setting.values),
      settings: fc.array(fc.oneof(fc.constantFrom(setting.id, '__proto__'), text), { maxLength: 2 }),
      requests: fc.oneof(fc.nat(3), fc.double()),
    },
    { requiredKeys: [] },
  )
  .map(asText);

/** Bytes of a text, now and then in an encoding that is unexpected. */
export const encoded = (texts: Text): fc.Arbitrary<Buffer> =>
  fc
    .tuple(texts, mostly<BufferEncoding>(fc.constant('utf8'), fc.constantFrom('latin1', 'utf16le')))
    .map(([raw, encoding]) => Buffer.from(raw, encoding));

const disposition = fc.oneof(
  fc.constantFrom('projectId', 'name', 'meta', 'file').map((name) => `form-data; name="${name}"`),
  { arbitrary: text.map((name) => `form-data; name="file"; filename="${name}"`), weight: 3 },
  fc.tuple(text, text).map(([name, file]) => `form-data; name="${name}"; filename="${file}"`),
  text.map((name) => `form-data; name="${name}"`),
  from('dispositions'),
  repeated(['a', 'form-data; ', 'name="a"; '], 9_000),
);
const partHeaders = mostly(
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
  .tuple(disposition, partHeaders, content)
  .map(([head, more, bytes]) => `Content-Disposition: ${head}${more}\r\n\r\n${bytes}`);
const filePart = fc
  .tuple(text, content)
  .map(([name, bytes]) => `Content-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${bytes}`);
/** All that an upload needs. */
const enough = [
  'Content-Disposition: form-data; name="projectId"\r\n\r\nproject-1',
  'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nbytes',
];
const parts = fc.oneof(
  { arbitrary: fc.array(filePart, { maxLength: 4 }).map((some) => [...enough, ...some]), weight: 4 },
  { arbitrary: fc.array(part, { maxLength: 4 }).map((some) => [...enough, ...some]), weight: 4 },
  { arbitrary: fc.array(mostly(fc.constantFrom(...enough), part), { maxLength: 6 }), weight: 4 },
  fc
    .tuple(part, fc.integer({ min: 90, max: 1_100 }))
    .map(([one, count]) => [...enough, ...Array<string>(one.length < 999 ? count : 1).fill(one)]),
);

const boundary = mostly(fc.constant('b'), from('boundaries'), repeated(['b'], 9_000));
const quoted = (name: string): string => (/[ ;,]/.test(name) ? `"${name}"` : name);

/** A form, with the content type that announces it. */
export const form: fc.Arbitrary<{ type: string; text: string }> = fc
  .record({
    used: boundary,
    announced: mostly(fc.constant(undefined), boundary),
    all: parts,
    before: mostly(fc.constant(''), repeated(['\r\n', 'x'], 70_000)),
    after: mostly(fc.constant('--\r\n'), fc.constantFrom('--', '', '--\r\nepilogue', '\r\n')),
  })
  .map(({ used, announced, all, before, after }) => ({
    type: `multipart/form-data; boundary=${quoted(announced ?? used)}`,
    text: `${before}${all.map((one) => `--${used}\r\n${one}\r\n`).join('')}--${used}${after}`,
  }));
