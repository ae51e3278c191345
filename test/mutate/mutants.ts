/** Mutants of the source files in `openapi/`: what a careless editor would do to data, one change each. */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Path, Source, type Text } from './source.ts';

/** A change of one file. */
export interface Mutant {
  /** The sort of file and of change: `examples: another id`. */
  kind: string;
  /** Path in `openapi/`. */
  file: string;
  /** Path to the changed value. */
  at: string;
  text: Text;
}

/** Returns the mutants of the files in a folder, at most `most` of each kind, spread over its places. */
export function sourceMutants(folder: string, most: number): Mutant[] {
  const byKind = new Map<string, Mutant[]>();
  for (const path of globSync(`${folder}/**/*.yaml`).toSorted()) {
    const source = new Source(relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
    if (source.file.endsWith('.schema.yaml')) continue;
    for (const mutant of mutantsOf(source)) {
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

function* mutantsOf(source: Source): Generator<Mutant> {
  const { file } = source;
  const sort = file.includes('/') ? file.replace(/\/.*/, '') : file.replace(/\.yaml$/, '');
  for (const { path, key, value } of source.places()) {
    if (path.some((step) => prose.test(String(step)))) continue;
    const mutant = (what: string, text: Text): Mutant => ({
      kind: `${sort}: ${what}`,
      file,
      at: path.join('/'),
      text,
    });
    yield mutant('one member less', source.drop(path));
    if (typeof value === 'boolean') yield mutant('true and false', source.set(path, !value));
    if (typeof value === 'number') yield mutant('another number', source.set(path, value + 1));
    if (typeof value === 'string') yield* ofText(value, path, source, mutant);
    if (value === null) yield mutant('not null', source.set(path, '2026-03-02T11:00:00Z'));
    if (Array.isArray(value) && value.length > 0)
      yield mutant('an entry twice', source.append(path, value[0]));
    if (path.at(-2) === 'properties') yield mutant('another name', source.rename(path, `${key}2`));
  }
}

function* ofText(
  value: string,
  path: Path,
  source: Source,
  mutant: (what: string, text: Text) => Mutant,
): Generator<Mutant> {
  const cycle = similar.find((values) => values.includes(value));
  const other = cycle?.[(cycle.indexOf(value) + 1) % cycle.length];
  if (other !== undefined) yield mutant('a similar value', source.set(path, other));
  if (/(?:^id|_id|Id)$/.test(String(path.at(-1)))) yield mutant('another id', source.set(path, `${value}0`));
  if (path.at(-1) === 'condition')
    yield mutant('another operator', source.set(path, value.replace('==', '!=')));
  if (['places', 'x-open-questions', 'openQuestions', 'source'].includes(String(path.at(-2))))
    yield mutant('another entry', source.set(path, `${value}x`));
}

/** Some items, the same each time, from everywhere in an array. */
function spread<T>(items: T[], most: number): T[] {
  const step = Math.max(1, items.length / most);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
