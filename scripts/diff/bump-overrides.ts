/** Changes whose bump people have set, each with the reason: `releases/bump-overrides.yaml`. */
import { existsSync, readFileSync } from 'node:fs';
import { InputError } from '../lib/cli.ts';
import { listProblems, type Problem } from '../lib/problem.ts';
import { readYaml } from '../lib/yaml.ts';
import { type Change, type Bump, bumps } from './change.ts';

interface BumpOverride {
  rule: string;
  pointer: string;
  bump: Bump;
  reason: string;
}

export interface ChangeWithOverride extends Change {
  /** The bump of the rule, where an override replaces it. */
  computed?: Bump;
  reason?: string;
}

const keys = ['rule', 'pointer', 'bump', 'reason'] as const;

/**
 * Applies the overrides in a file to changes.
 *
 * @param strict whether every override must match a change, as it must for the last release
 * @throws InputError for an entry of another shape, and for one that matches no change
 */
export function applyOverrides(changes: Change[], file: string, strict: boolean): ChangeWithOverride[] {
  if (!existsSync(file)) return changes;
  const { value, problem: unreadable, location } = readYaml(readFileSync(file, 'utf8'), file);
  if (unreadable) throw new InputError(listProblems([unreadable]));
  const entries = value ?? [];
  if (!Array.isArray(entries)) throw new InputError(`${file}: This is not a YAML array of overrides.`);
  const problems = entries.flatMap((entry: unknown, index): Problem[] => {
    const message = faultOf(entry, strict ? changes : undefined);
    return message === undefined ? [] : [{ location: location([index]), message, rule: 'bump-overrides' }];
  });
  if (problems.length > 0) throw new InputError(listProblems(problems));
  return changes.map((change) => {
    const found = (entries as BumpOverride[]).find((entry) => isAbout(entry, change));
    return found ? { ...change, bump: found.bump, computed: change.bump, reason: found.reason } : change;
  });
}

const isAbout = ({ rule, pointer }: Partial<BumpOverride>, change: Change): boolean =>
  change.rule === rule && change.pointer === pointer;

/** What is wrong with an entry; undefined if nothing is. With `changes`, it must match one of them. */
function faultOf(entry: unknown, changes: Change[] | undefined): string | undefined {
  const found = (typeof entry === 'object' && entry !== null ? entry : {}) as Partial<BumpOverride>;
  const missing = keys.find((key) => typeof found[key] !== 'string' || found[key].trim() === '');
  if (missing) return `The override has no \`${missing}\`. It needs ${keys.join(', ')}.`;
  if (!bumps.includes(found.bump ?? 'none'))
    return `The bump is ${found.bump}. Choose from: ${bumps.join(', ')}.`;
  if (!changes || changes.some((change) => isAbout(found, change))) return undefined;
  return `No change matches ${found.rule} at ${found.pointer} any more. Remove the entry.`;
}
