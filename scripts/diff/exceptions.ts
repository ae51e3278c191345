/** Changes whose verdict people have set, each with the reason: `releases/exceptions.yaml`. */
import { existsSync, readFileSync } from 'node:fs';
import { InputError } from '../lib/cli.ts';
import { listProblems, type Problem } from '../lib/problem.ts';
import { readYaml } from '../lib/yaml.ts';
import { type Change, type Bump, bumps } from './change.ts';

interface Exception {
  rule: string;
  pointer: string;
  verdict: Bump;
  reason: string;
}

export interface Exempt extends Change {
  /** The verdict of the rule, where an exception replaces it. */
  computed?: Bump;
  reason?: string;
}

const keys = ['rule', 'pointer', 'verdict', 'reason'] as const;

/**
 * Applies to changes the verdicts of the exceptions in a file.
 *
 * @param strict whether every exception must match a change, as it must for the last release
 * @throws InputError for an entry of another shape, and for one that matches no change
 */
export function exempt(changes: Change[], file: string, strict: boolean): Exempt[] {
  if (!existsSync(file)) return changes;
  const { value, problem: unreadable, place } = readYaml(readFileSync(file, 'utf8'), file);
  if (unreadable) throw new InputError(listProblems([unreadable]));
  const entries = value ?? [];
  const problems: Problem[] = [];
  const problem = (index: number, message: string) =>
    problems.push({ place: place([index]), message, rule: 'exceptions' });
  if (!Array.isArray(entries)) throw new InputError(`${file}: This is not a YAML array of exceptions.`);
  const valid = entries.filter((entry: unknown, index): entry is Exception => {
    const fault = faultOf(entry);
    if (fault !== undefined) problem(index, fault);
    return fault === undefined;
  });
  const matches = (entry: Exception) => (change: Change) =>
    change.rule === entry.rule && change.pointer === entry.pointer;
  for (const entry of valid)
    if (strict && !changes.some(matches(entry)))
      problem(
        entries.indexOf(entry),
        `No change matches ${entry.rule} at ${entry.pointer} any more. Remove the entry.`,
      );
  if (problems.length > 0) throw new InputError(listProblems(problems));
  return changes.map((change) => {
    const found = valid.find((entry) => matches(entry)(change));
    return found
      ? { ...change, verdict: found.verdict, computed: change.verdict, reason: found.reason }
      : change;
  });
}

function faultOf(entry: unknown): string | undefined {
  const found = (typeof entry === 'object' && entry !== null ? entry : {}) as Partial<Exception>;
  const missing = keys.find((key) => typeof found[key] !== 'string' || found[key].trim() === '');
  if (missing) return `The exception has no \`${missing}\`. It needs ${keys.join(', ')}.`;
  return bumps.includes(found.verdict ?? 'none')
    ? undefined
    : `The verdict is ${found.verdict}. Choose from: ${bumps.join(', ')}.`;
}
