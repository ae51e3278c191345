import { type TaskAction, type TaskFields, transitions } from '../../generated/client/dist/transitions.js';

/** A rule of the contract: the values of a field, and what the record alone does not show. */
export interface Rule {
  from: Record<string, { in?: readonly unknown[]; notIn?: readonly unknown[] }>;
  conditions: readonly string[];
}

/** Whether an operation may be called on a task. */
export interface Verdict {
  /**
   * - `true`: nothing in the contract stands against it
   * - `false`: the contract says that the service refuses it
   * - `'unknown'`: what can be seen allows it, and the rest is for the service to decide
   */
  allowed: boolean | 'unknown';
  /** Why it is refused, or what is left for the service to decide; empty if allowed. */
  reason: string;
}

/**
 * Whether the contract lets an operation be called on a task as it stands.
 *
 * `'unknown'` counts as true in an `if`: nothing that can be seen stands against the call, but the
 * service decides. Completing a task that is in REVIEWING is `'unknown'`, because only the service
 * can tell whether it validates. Compare with `=== true` to be sure.
 *
 * @param action What to do, by its name in `docproc.tasks`.
 * @param task A task, or as much of it as the rules look at.
 */
export function can(action: TaskAction, task: TaskFields): boolean | 'unknown' {
  return verdict(action, task).allowed;
}

/**
 * What the contract lets be done with a task as it stands, with the reason where it does not.
 *
 * @param task A task, or as much of it as the rules look at.
 */
export function allowed(task: TaskFields): Record<TaskAction, Verdict> {
  const actions = Object.keys(transitions) as TaskAction[];
  return Object.fromEntries(actions.map((action) => [action, verdict(action, task)])) as Record<
    TaskAction,
    Verdict
  >;
}

function verdict(action: TaskAction, task: TaskFields): Verdict {
  const { from, conditions }: Rule = transitions[action];
  const open = [...conditions];
  for (const [field, { in: values, notIn }] of Object.entries(from)) {
    const value = task[field as keyof TaskFields];
    if (value === undefined) open.push(`${field} is not known.`);
    else if (values ? !values.includes(value) : notIn?.includes(value)) {
      const needed = values ? `must be ${list(values)}` : `must not be ${list(notIn ?? [])}`;
      return { allowed: false, reason: `${field} is ${value}, and ${needed}.` };
    }
  }
  return open.length > 0 ? { allowed: 'unknown', reason: open.join(' ') } : { allowed: true, reason: '' };
}

const list = (values: readonly unknown[]): string => values.map(String).join(' or ');
