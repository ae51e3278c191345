/** The ratings of `npm run diff` for the mutants of the contract. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { highest, type Bump } from '../../scripts/diff/change.ts';
import { compare } from '../../scripts/diff/compare.ts';
import { modelOf, type OpenQuestion } from '../../scripts/model/index.ts';
import { contract } from '../support/contract.ts';
import { classes, receivedToo, sent } from './diff-classes.ts';
import { documentOf } from './mutate.ts';
import { mutants } from './mutations.ts';

const questions = parse(readFileSync('openapi/open-questions.yaml', 'utf8')) as OpenQuestion[];

/** The bump that the table has for a mutant, and the class that it is of. */
function expected(name: string): [bump: Bump | undefined, index: number] {
  const index = classes.findIndex(([pattern]) => pattern.test(name));
  const bump = classes[index]?.[1];
  if (bump === undefined || typeof bump === 'string') return [bump, index];
  if (!receivedToo.test(name)) return [sent.test(name) ? bump.sent : bump.received, index];
  return [highest([{ bump: bump.sent }, { bump: bump.received }]), index];
}

/** One of so many mutants is rated, besides the first one of each class. With `MUTANTS=all`, all of them are. */
const every = process.env['MUTANTS'] === 'all' ? 1 : 400;

test('mutants of each class require the version of the class', () => {
  const base = modelOf(documentOf(contract), questions);
  const wrong: string[] = [];
  const used = new Set<number>();
  for (const [at, [name, root]] of [...mutants(contract)].entries()) {
    const [bump, index] = expected(name);
    if (at % every !== 0 && used.has(index)) continue;
    used.add(index);
    const changes = compare(base, modelOf(documentOf(root), questions));
    const found = changes.length === 0 ? 'no change' : highest(changes);
    if (found !== bump) wrong.push(`${name}: ${found}, not ${bump}. ${changes[0]?.message ?? ''}`);
  }
  expect(wrong).toEqual([]);
  // A class without a mutant proves nothing.
  expect(classes.filter((_, index) => !used.has(index)).map(([pattern]) => pattern.source)).toEqual([]);
});
