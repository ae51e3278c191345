/** Mutants of the source files in `openapi/`: what a careless editor would do to data, one change each. */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parse, stringify } from 'yaml';
import { edit } from '../contract/mutate.ts';
import { isObject, type Json, type JsonObject } from '../support/contract.ts';
import { type Member, members, tokens } from '../../scripts/lib/pointer.ts';

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
    const root = parse(readFileSync(path, 'utf8')) as JsonObject;
    for (const mutant of mutantsOf(root, file)) {
      const mutants = byKind.get(mutant.kind) ?? [];
      byKind.set(mutant.kind, [...mutants, mutant]);
    }
  }
  return [...byKind.values()].flatMap((mutants) => spread(mutants, most));
}

/** Texts that people read, and which no check compares. */
const prose =
  /^(?:client|clientImpact|contract|description|interpretations|mock|question|sandbox|sentence|summary|title)$|^effects$/;

/** Texts by what is a plausible mistake for them. Each group is a cycle. */
const similar = [
  ['PROCESSING', 'REVIEWING', 'COMPLETED', 'FAILED', 'PARTIAL'],
  ['200', '400', '404', '409', '413'],
  ['task.read', 'task.edit', 'upload.read', 'upload.edit'],
  ['string', 'number', 'boolean', 'array'],
  ['../schemas/Task.yaml', '../schemas/Upload.yaml'],
  ['../responses/BadRequest.yaml', '../responses/Unauthorized.yaml'],
  ['../responses/TaskNotFound.yaml', '../responses/UploadNotFound.yaml'],
  ['../examples/TaskApproved.yaml', '../examples/TaskDisapproved.yaml'],
];

function* mutantsOf(root: JsonObject, file: string): Generator<Mutant> {
  const sort = file.includes('/') ? file.replace(/\/.*/, '') : file.replace(/\.yaml$/, '');
  for (const member of members(root)) {
    const path = tokens(member.pointer);
    if (path.some((step) => prose.test(step))) continue;
    for (const [what, value, key] of editsOf(member, path.at(-2))) {
      const at = key === undefined ? path : [...path.slice(0, -1), key];
      const rest = key === undefined ? root : edit(root, path, () => undefined);
      const text = () =>
        stringify(
          edit(rest, at, () => value),
          { lineWidth: 0 },
        );
      yield { kind: `${sort}: ${what}`, file, at: path.join('/'), text };
    }
  }
}

/** Returns what a member becomes: another value, none, or the same with another key. */
function* editsOf(
  { key, value }: Member,
  parent?: string,
): Generator<[what: string, value: Json | undefined, key?: string]> {
  yield ['one member less', undefined];
  if (typeof value === 'boolean') yield ['true and false', !value];
  if (typeof value === 'number') yield ['another number', value + 1];
  if (value === null) yield ['not null', '2026-03-02T11:00:00Z'];
  if (Array.isArray(value) && value.length > 0) yield ['an entry twice', [...value, value[0]] as Json];
  if (isObject(value as Json)) yield ['an unknown key', { ...(value as JsonObject), invented: true }];
  if (parent === 'properties') yield ['another name', value as Json, `${key}2`];
  if (typeof value !== 'string') return;
  const cycle = similar.find((values) => values.includes(value));
  const other = cycle?.[(cycle.indexOf(value) + 1) % cycle.length];
  if (other !== undefined) yield ['a similar value', other];
  if (/(?:^id|_id|Id)$/.test(key)) yield ['another id', `${value}0`];
  if (key === 'condition') yield ['another operator', value.replace('==', '!=')];
  if (['places', 'x-open-questions', 'openQuestions', 'source'].includes(parent ?? ''))
    yield ['another entry', `${value}x`];
}

/** Some items, the same each time, from everywhere in an array. */
function spread<T>(items: T[], most: number): T[] {
  const step = Math.max(1, items.length / most);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
