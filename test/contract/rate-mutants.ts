/** The ratings of `npm run diff` for the mutants of the contract. */
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { highest, type Verdict, verdicts } from '../../scripts/diff/change.ts';
import { compare } from '../../scripts/diff/compare.ts';
import type { OpenQuestion } from '../../scripts/model/index.ts';
import { modelOf } from '../../scripts/model/index.ts';
import { contract } from '../support/contract.ts';
import { documentOf } from './mutate.ts';
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

interface Ratings {
  /** Mutants with another rating than that of their class. */
  wrong: string[];
  /** Classes that no mutant is of: they prove nothing. */
  unused: string[];
  /** The number of mutants. */
  count: number;
  /** How many of them were rated. */
  rated: number;
}

/**
 * Rates mutants of the contract.
 *
 * @param every Rates one of so many mutants, and the first of each class.
 */
export function rateMutants(every = 1): Ratings {
  const base = modelOf(documentOf(contract), questions);
  const wrong: string[] = [];
  const used = new Set<number>();
  let count = 0;
  let rated = 0;
  for (const [name, root] of mutants(contract)) {
    const [verdict, index] = expected(name);
    if (count++ % every !== 0 && used.has(index)) continue;
    used.add(index);
    rated++;
    const changes = compare(base, modelOf(documentOf(root), questions));
    const found = changes.length === 0 ? 'no change' : highest(changes);
    if (found !== verdict) wrong.push(`${name}: ${found}, not ${verdict}. ${changes[0]?.message ?? ''}`);
  }
  const unused = classes.filter((_, index) => !used.has(index)).map(([pattern]) => pattern.source);
  return { wrong, unused, count, rated };
}
