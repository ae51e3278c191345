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
  if (!Array.isArray(entries)) throw new InputError(`${file}: This is not a YAML array of exceptions.`);
  const problems = entries.flatMap((entry: unknown, index): Problem[] => {
    const message = faultOf(entry, strict ? changes : undefined);
    return message === undefined ? [] : [{ place: place([index]), message, rule: 'exceptions' }];
  });
  if (problems.length > 0) throw new InputError(listProblems(problems));
  return changes.map((change) => {
    const found = (entries as Exception[]).find((entry) => isAbout(entry, change));
    return found
      ? { ...change, verdict: found.verdict, computed: change.verdict, reason: found.reason }
      : change;
  });
}

const isAbout = ({ rule, pointer }: Partial<Exception>, change: Change): boolean =>
  change.rule === rule && change.pointer === pointer;

/** What is wrong with an entry; undefined if nothing is. With `changes`, it must match one of them. */
function faultOf(entry: unknown, changes: Change[] | undefined): string | undefined {
  const found = (typeof entry === 'object' && entry !== null ? entry : {}) as Partial<Exception>;
  const missing = keys.find((key) => typeof found[key] !== 'string' || found[key].trim() === '');
  if (missing) return `The exception has no \`${missing}\`. It needs ${keys.join(', ')}.`;
  if (!bumps.includes(found.verdict ?? 'none'))
    return `The verdict is ${found.verdict}. Choose from: ${bumps.join(', ')}.`;
  if (!changes || changes.some((change) => isAbout(found, change))) return undefined;
  return `No change matches ${found.rule} at ${found.pointer} any more. Remove the entry.`;
}
