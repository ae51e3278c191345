import type { Entry } from './entries.ts';

/** The module `transitions`: what must hold before an operation on a task. */
export function transitionsModule(entries: Entry[]): string {
  const rules = entries.flatMap(({ name, transition }) => {
    if (transition?.record !== 'Task') return [];
    const { from = {}, conditions = [] } = transition;
    return [{ name, rule: { from, conditions: conditions.map(({ description }) => description) } }];
  });
  const fields = [...new Set(rules.flatMap(({ rule }) => Object.keys(rule.from)))];
  return `
import type { Rule } from './guards.js';
import type { Task } from './types.js';

/** The operations that change a task or act on it, by their names in \`docproc.tasks\`. */
export type TaskAction = ${rules.map(({ name }) => `'${name}'`).join(' | ')};

/** The fields of a task that the rules look at. */
export type TaskFields = Pick<Task, ${fields.map((field) => `'${field}'`).join(' | ')}>;

export const transitions: Record<TaskAction, Rule> = {
  ${rules.map(({ name, rule }) => `${name}: ${JSON.stringify(rule)},`).join('\n  ')}
};
`;
}
