/** Finds which fact proves a statement: the one that fails once a place that the statement points to is gone. */
import { createHash } from 'node:crypto';
import type { Proof, Statement } from '../../scripts/model/registers.ts';
import { contract, type Json } from '../support/contract.ts';
import { firstViolation } from './facts.ts';
import { edit, tokens } from './mutate.ts';

/** Returns a hash of the text of a statement and its origin. */
export function hashOf({ section, row, statement, pointers }: Statement): string {
  const all = JSON.stringify([section, row, statement, pointers]);
  return createHash('sha256').update(all).digest('hex').slice(0, 8);
}

/** Returns the names of the facts that fail without the places of a statement. */
function testsOf({ pointers }: Statement): string[] {
  const names = pointers.flatMap((pointer) => {
    if (pointer === '#') return [];
    // References lead to components: an empty one replaces it.
    const isComponent = /^#\/components\/[^/]+\/[^/]+$/.test(pointer);
    const change = isComponent ? () => ({}) : otherThan(pointer);
    const [name] = firstViolation(edit(contract, tokens(pointer), change)) ?? [];
    return name === undefined ? [] : [name];
  });
  return [...new Set(names)].toSorted();
}

/** Places of statements without which the contract accepts and states the same. */
const asBefore: [pointer: RegExp, why: string][] = [
  [/^#$/, 'it is the whole contract'],
  [/\/schemas\/Issue\/examples\/\d$/, 'the values of the enum state it too'],
  [/~1report\/post\/x-transition\/(?:from|to)$/, 'an empty object is as no object, of a report alone'],
  [/\/UploadStatus\/x-lifecycle\/moves$/, 'an empty array is as no array'],
  [/\/requestBody\/required$/, 'a body is optional by default'],
  [
    /\/responses\/2XX\/x-open-questions$|\/x-transition\/openQuestions$/,
    'the operation names the question too',
  ],
];

/** Returns the places of a statement that no fact proves and no reason excuses. */
export function unproven({ pointers, ...statement }: Statement): string[] {
  return pointers.filter(
    (pointer) =>
      testsOf({ ...statement, pointers: [pointer] }).length === 0 &&
      !asBefore.some(([pattern]) => pattern.test(pointer)),
  );
}

/** Removes a value. Of a text that must be there, the words. */
const otherThan =
  (pointer: string) =>
  (value: Json): Json | undefined =>
    typeof value === 'string' && /\/(?:description|effects\/\d+)$/.test(pointer) ? 'Other words.' : undefined;

/** Returns the proof of a statement. */
export function proofOf(statement: Statement): Proof {
  const tests = testsOf(statement);
  const hash = hashOf(statement);
  return tests.length > 0 ? { hash, tests } : { hash, tests, why: whyNot(statement) };
}

/** Why no fact proves a statement. */
function whyNot({ pointers }: Statement): string {
  if (pointers.includes('#')) return 'It is about the description of the service and not about the service.';
  const isText = pointers.every((pointer) => pointer.endsWith('/description'));
  return isText
    ? 'Only the words of a description contain it: the review of sentences keeps them.'
    : 'The place contains more than the statement says: the review of sentences keeps its words.';
}
