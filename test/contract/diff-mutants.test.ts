import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { highest, type Verdict, verdicts } from '../../scripts/diff/change.ts';
import { compare } from '../../scripts/diff/compare.ts';
import type { Document } from '../../scripts/model/document.ts';
import type { OpenQuestion } from '../../scripts/model/index.ts';
import { readSurface } from '../../scripts/model/surface/index.ts';
import { contract } from '../support/contract.ts';
import { classes, receivedToo, sent } from './diff-classes.ts';
import { mutants } from './mutations.ts';

const questions = parse(readFileSync('openapi/open-questions.yaml', 'utf8')) as OpenQuestion[];

/** The verdict that the table has for a mutant, and the class that it is of. */
function expected(name: string): [verdict: Verdict | undefined, index: number] {
  const index = classes.findIndex(([pattern]) => pattern.test(name));
  const verdict = classes[index]?.[1];
  if (verdict === undefined || typeof verdict === 'string') return [verdict, index];
  const both = receivedToo.test(name) ? [verdict.sent, verdict.received] : [];
  const [highestOfBoth] = both.sort((a, b) => verdicts.indexOf(b) - verdicts.indexOf(a));
  return [highestOfBoth ?? (sent.test(name) ? verdict.sent : verdict.received), index];
}

test('every mutant of the contract requires the version that its class requires', () => {
  const base = readSurface(contract as object as Document, questions);
  const wrong: string[] = [];
  const used = new Set<number>();
  let count = 0;
  for (const [name, root] of mutants(contract)) {
    const changes = compare(base, readSurface(root as object as Document, questions));
    const [verdict, index] = expected(name);
    used.add(index);
    const found = changes.length === 0 ? 'no change' : highest(changes);
    if (found !== verdict) wrong.push(`${name}: ${found}, not ${verdict}. ${changes[0]?.message ?? ''}`);
    count += 1;
  }
  expect(wrong).toEqual([]);
  // A class without mutants proves nothing.
  expect(classes.filter((_, index) => !used.has(index)).map(([pattern]) => pattern.source)).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});
