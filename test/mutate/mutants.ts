/** Mutants of the source files in `openapi/`: what a careless editor would do, one change each. */
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SourceMutant } from './check.ts';
import { changesOfData } from './data-changes.ts';
import { inventions } from './inventions.ts';
import { kindOf } from './mutants-kind.ts';
import { changesOfSentence } from './sentence-changes.ts';
import { type Changes, Source } from './tree.ts';

const proseKeys =
  /^(?:client|contract|description|mock|question|sandbox|statement|summary|title|row|section)$/;

const sentences: Changes = function* (source) {
  for (const { path, key, value } of source.places()) {
    const isProse = proseKeys.test(key) || path.at(-2) === 'effects' || path.at(-2) === 'interpretations';
    if (!isProse || typeof value !== 'string' || path.at(-2) === 'properties') continue;
    for (const [what, text] of changesOfSentence(value)) {
      if (text !== value) yield [`${kindOf(source.file)}: ${what}`, path.join('/'), source.set(path, text)];
    }
  }
};

/** Returns the mutants of the files in a folder, at most `most` of each kind, spread over its places. */
export function sourceMutants(folder: string, most: number): SourceMutant[] {
  const byKind = new Map<string, SourceMutant[]>();
  for (const path of globSync(`${folder}/**/*.yaml`).toSorted()) {
    const source = new Source(relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
    // Written by a program, and compared with what it would write.
    if (['source-rows.yaml', 'proofs.yaml'].includes(source.file)) continue;
    for (const changes of [sentences, changesOfData, inventions]) {
      for (const [kind, what, text] of changes(source)) {
        const mutants = byKind.get(kind) ?? [];
        byKind.set(kind, mutants);
        mutants.push({ kind, file: source.file, what, text });
      }
    }
  }
  return [...byKind.values()].flatMap((mutants) => spread(mutants, most));
}

/** Some items, the same each time, from everywhere in an array. */
function spread<T>(items: T[], most: number): T[] {
  const step = Math.max(1, items.length / most);
  return Array.from(
    { length: Math.min(most, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).flatMap((item) => (item === undefined ? [] : [item]));
}
