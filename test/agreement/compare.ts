/** Compares the verdicts of a judge on the cases of a corpus with the expected ones, and with the listed differences. */
import { expect } from 'vitest';

/** What judges of a corpus have in common. */
interface Judged {
  /** Unique in the corpus. */
  label: string;
  valid: boolean;
}

/** Where a judge differs from the source, and why. */
export interface Difference {
  judge: 'schema' | 'types' | 'client' | 'sandbox' | 'prism' | 'conformance';
  /** Labels of the cases. Those that the source judges otherwise differ, each of them. */
  cases: RegExp;
  /** The verdict of the judge. */
  says: 'valid' | 'invalid' | 'no response' | `${number}`;
  why: string;
}

const truthOf = ({ valid }: Judged): 'valid' | 'invalid' => (valid ? 'valid' : 'invalid');

/**
 * Checks that a judge differs as listed, and not otherwise.
 *
 * @param own The differences of the judge.
 */
export function expectListed<T extends Judged>(
  cases: readonly T[],
  verdictOf: (each: T) => string,
  own: readonly Difference[],
): void {
  const listed = (each: T): Difference | undefined =>
    own.find(({ says, cases: labels }) => says !== truthOf(each) && labels.test(each.label));
  const wrong = cases.flatMap((each) => {
    const [verdict, expected] = [verdictOf(each), listed(each)?.says ?? truthOf(each)];
    return verdict === expected ? [] : [`${each.label}: ${verdict}, expected ${expected}`];
  });
  expect(wrong).toEqual([]);
  const used = new Set(cases.map(listed));
  expect(own.filter((each) => !used.has(each)).map(({ why }) => why)).toEqual([]);
}
