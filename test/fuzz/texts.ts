/** Texts that have broken programs, and similar ones. */
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Text = fc.Arbitrary<string>;

const corpus = parse(readFileSync(new URL('corpus.yaml', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;
/** One of a group of the corpus. */
export const from = (group: string): Text => fc.constantFrom(...(corpus[group] ?? []));

/** Mostly the first, and now and then one of the others. */
export const mostly = <T>(usual: fc.Arbitrary<T>, ...others: fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight: 8 * others.length }, ...others);

export const repeated = (units: string[], most: number): Text =>
  fc.tuple(fc.constantFrom(...units), fc.nat(most)).map(([unit, count]) => unit.repeat(count));

/** A value for any place that accepts one. */
export const text: Text = fc.oneof(
  fc.constantFrom('task-1', 'pool', 'project-1', 'upload-1', 'file', 'meta', 'a.pdf'),
  { arbitrary: from('words'), weight: 3 },
  fc.string({ unit: 'binary', maxLength: 12 }),
  repeated(['a', '/', '..', '%', '😀', '(', ',', ' ', '"', ';', '=', 'code='], 1_000),
);

/** Percent-encodes also what `encodeURIComponent` rejects. */
const encode = (raw: string): string =>
  [...Buffer.from(raw)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A part of a path, as it is sent. */
export const segment: Text = fc.oneof(
  text.map(encode),
  text.map((raw) => raw.replace(/[^\x21-\x7e]/g, encode)),
  from('segments'),
  repeated(['a', '%41', '%'], 3_000),
);
