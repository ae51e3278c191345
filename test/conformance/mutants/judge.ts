/** Runs the conformance tool against a server with a fault, and reports what it found. */
import { runConformance, violationsOf, type RunOptions } from '../../../src/conformance/index.ts';
import { behaviorMutants } from './behavior.ts';
import { beyondMutants } from './beyond.ts';
import { planted, type Mutant } from './mutant.ts';
import { rareMutants } from './rare.ts';
import { requestMutants } from './requests.ts';
import { shapeMutants } from './shapes.ts';

export const mutants: readonly Mutant[] = [
  ...shapeMutants,
  ...behaviorMutants,
  ...requestMutants,
  ...beyondMutants,
  ...rareMutants,
];

export interface Judged {
  mutant: Mutant;
  /** Whether there was a violation. */
  found: boolean;
  /** Whether the first one was of an expected check. */
  named: boolean;
  /** Ids of the violated checks, in the order of the report. */
  checks: string[];
}

export const options: RunOptions = {
  baseUrl: 'http://sandbox.test',
  team: 'team-1',
  project: 'project-1',
  apiKey: 'full-key',
  allow: ['writes', 'irreversible'],
  // A slow machine makes no difference.
  timeoutMs: 240_000,
};

/** Judges a server with a fault; `only` limits the checks. */
export async function judge(mutant: Mutant, only?: readonly string[]): Promise<Judged> {
  const { fetch } = planted(mutant);
  const report = await runConformance({
    ...options,
    fetch,
    ...(only && { only }),
    ...(mutant.large && { allow: ['writes', 'irreversible', 'large'] }),
  });
  const checks = [...new Set(violationsOf(report).map(({ check }) => check.id))];
  const first = checks[0];
  return {
    mutant,
    found: checks.length > 0,
    named: first !== undefined && mutant.expects.test(first),
    checks,
  };
}
