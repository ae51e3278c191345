/** Mutants of the source files in `openapi/`: what a careless editor would do to data, one change each. */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parse, stringify } from 'yaml';
import { type Mutant as Edited, Place } from '../contract/mutate.ts';
import type { JsonObject } from '../support/contract.ts';

/** A change of one file. */
export interface Mutant {
  /** The sort of file and of change: `examples: another id`. */
  kind: string;
  /** Path in `openapi/`. */
  file: string;
  /** Path to the changed value. */
  at: string;
  /** Makes the text of the file: most mutants are never used. */
  text: () => string;
}

/** Returns the mutants of the files in a folder, at most `most` of each kind, spread over its places. */
export function sourceMutants(folder: string, most: number): Mutant[] {
  const byKind = new Map<string, Mutant[]>();
  for (const path of globSync(`${folder}/**/*.yaml`).toSorted()) {
    const file = relative(folder, path).replaceAll('\\', '/');
    if (file.endsWith('.schema.yaml')) continue;
    const root = new Place(parse(readFileSync(path, 'utf8')) as JsonObject, []);
    for (const mutant of mutantsOf(root, file)) {
      const mutants = byKind.get(mutant.kind) ?? [];
      byKind.set(mutant.kind, [...mutants, mutant]);
    }
  }
  return [...byKind.values()].flatMap((mutants) => spread(mutants, most));
}

/** Texts that people read, and which no check compares. */
const prose =
  /^(?:client|contract|description|interpretations|mock|question|sandbox|sentence|summary|title)$|^effects$/;

/** Texts by what is a plausible mistake for them. Each group is a cycle. */
const similar = [
  ['PROCESSING', 'REVIEWING', 'COMPLETED', 'FAILED', 'PARTIAL'],
  ['200', '400', '404', '409', '413'],
  ['task.read', 'task.edit', 'upload.read', 'upload.edit'],
  ['string', 'number', 'boolean', 'array'],
  ['unspecified', 'conflicting'],
  ['../schemas/Task.yaml', '../schemas/Upload.yaml'],
  ['../responses/BadRequest.yaml', '../responses/Unauthorized.yaml'],
  ['../responses/TaskNotFound.yaml', '../responses/UploadNotFound.yaml'],
  ['../examples/TaskApproved.yaml', '../examples/TaskDisapproved.yaml'],
];

function* mutantsOf(root: Place, file: string): Generator<Mutant> {
  const sort = file.includes('/') ? file.replace(/\/.*/, '') : file.replace(/\.yaml$/, '');
  for (const place of within(root)) {
    if (place.path.some((step) => prose.test(String(step)))) continue;
    for (const [what, [, edited]] of editsOf(place))
      yield {
        kind: `${sort}: ${what}`,
        file,
        at: place.path.join('/'),
        text: () => stringify(edited, { lineWidth: 0 }),
      };
  }
}

/** Every member of every object and array. */
function* within(place: Place): Generator<Place> {
  for (const each of place.each()) {
    yield each;
    yield* within(each);
  }
}

function* editsOf(place: Place): Generator<[what: string, edited: Edited]> {
  const { value, key, items } = place;
  const parent = String(place.path.at(-2));
  yield ['one member less', place.drop()];
  if (typeof value === 'boolean') yield ['true and false', place.set('', !value)];
  if (typeof value === 'number') yield ['another number', place.set('', value + 1)];
  if (value === null) yield ['not null', place.set('', '2026-03-02T11:00:00Z')];
  if (items[0] !== undefined) yield ['an entry twice', place.push(items[0])];
  if (parent === 'properties') yield ['another name', place.rename(`${key}2`)];
  if (typeof value !== 'string') return;
  const cycle = similar.find((values) => values.includes(value));
  const other = cycle?.[(cycle.indexOf(value) + 1) % cycle.length];
  if (other !== undefined) yield ['a similar value', place.set('', other)];
  if (/(?:^id|_id|Id)$/.test(key)) yield ['another id', place.set('', `${value}0`)];
  if (key === 'condition') yield ['another operator', place.set('', value.replace('==', '!='))];
  if (['places', 'x-open-questions', 'openQuestions', 'source'].includes(parent))
    yield ['another entry', place.set('', `${value}x`)];
}

/** Some items, the same each time, from everywhere in an array. */
function spread<T>(items: T[], most: number): T[] {
  const step = Math.max(1, items.length / most);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
