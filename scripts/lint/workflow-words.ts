/** Checks the sentences of the workflows against what their steps assert, and that each component is used. */
import type { Operation } from '../model/index.ts';
import { members } from '../lib/pointer.ts';

export type Path = (string | number)[];
/** Reports a problem at a path into a file. */
export type Report = (path: Path, message: string) => void;

interface Step {
  description?: string;
  operationId?: string;
  requestBody?: unknown;
  successCriteria?: { condition?: unknown }[] | null;
}
interface Workflow {
  parameters?: unknown;
  steps?: Step[];
}
interface Action {
  type?: string;
  retryAfter?: number;
  retryLimit?: number;
}
export interface Worded {
  workflows?: Workflow[];
  components?: Record<string, Record<string, unknown>>;
}

const states = /\b[A-Z]{3,}(?:_[A-Z]+)*\b/g;
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Reports what the sentences of a file state and its steps do not assert. */
export function checkWorkflowWords(
  { workflows = [], components = {} }: Worded,
  operations: Operation[],
  report: Report,
): void {
  unused(workflows, components, report);
  for (const [index, { steps = [] }] of workflows.entries()) {
    for (const [at, step] of steps.entries()) {
      const operation = operations.find(({ id }) => id === step.operationId);
      if (operation && step.description !== undefined)
        checkStep(step, operation, (message) =>
          report(['workflows', index, 'steps', at, 'description'], message),
        );
    }
  }
  for (const { description, path } of polling(workflows))
    checkTimes(description, Object.values(components['failureActions'] ?? {}) as Action[], path, report);
}

/** The kinds of components in Arazzo. */
const kinds = ['inputs', 'parameters', 'successActions', 'failureActions'];

/** Components that no workflow refers to: their workflow is gone. */
function unused(workflows: Workflow[], components: NonNullable<Worded['components']>, report: Report): void {
  const texts = [...members(workflows)]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  for (const [kind, parts] of Object.entries(components)) {
    if (!kinds.includes(kind)) continue;
    for (const name of Object.keys(parts)) {
      const references = [`$components.${kind}.${name}`, `#/components/${kind}/${name}`];
      if (!texts.some((text) => references.includes(text)))
        report(['components', kind, name], `No workflow uses \`${name}\` of ${kind}. Remove it, or use it.`);
    }
  }
}

/** The states of a description are asserted, or those of the transition, but for the one before it. A boolean is asserted as it is described. */
function checkStep(
  { description = '', successCriteria }: Step,
  { transition }: Operation,
  report: (message: string) => void,
): void {
  const criteria = (successCriteria ?? []).map(({ condition }) => String(condition));
  const asserted = criteria.join('\n');
  const involved = JSON.stringify([transition?.from ?? {}, transition?.to ?? {}]);
  for (const [state] of description.replaceAll(/\bwas in [A-Z_]+/g, '').matchAll(states)) {
    const pattern = new RegExp(`\\b${state}\\b`);
    if (pattern.test(asserted) || pattern.test(involved)) continue;
    report(
      `The description mentions ${state}, which the step does not assert. Assert it, or correct the sentence.`,
    );
  }
  for (const [, name = '', value] of asserted.matchAll(/\/(\w+) == (true|false)/g)) {
    const [, not] = new RegExp(`\\b(not )?${name}\\b`).exec(description) ?? [];
    if (!description.includes(name)) continue;
    if ((not === undefined) === (value === 'true')) continue;
    report(
      `The step asserts \`${name}\` ${value}, and the description states the opposite. Correct one of them.`,
    );
  }
}

function* polling(workflows: Workflow[]): Generator<{ description: string; path: Path }> {
  for (const [index, { steps = [] }] of workflows.entries())
    for (const [at, { description = '' }] of steps.entries())
      if (/\bevery\b.*\bsecond/.test(description))
        yield { description, path: ['workflows', index, 'steps', at, 'description'] };
}

/** "Every second, for up to five minutes" is what a retry does. */
function checkTimes(description: string, actions: Action[], path: Path, report: Report): void {
  const [, each = 'one'] = /\bevery (?:(\w+) )?seconds?\b/.exec(description) ?? [];
  const [, minutes] = /\bup to (\w+) minutes?\b/.exec(description) ?? [];
  const value = (word: string): number => (numbers.includes(word) ? numbers.indexOf(word) : Number(word));
  const retries = actions.filter(({ type }) => type === 'retry');
  const fits = retries.some(
    ({ retryAfter = 0, retryLimit = 0 }) =>
      retryAfter === value(each) &&
      (minutes === undefined || retryAfter * retryLimit === value(minutes) * 60),
  );
  if (retries.length === 0 || fits) return;
  const found = retries.map(({ retryAfter, retryLimit }) => `${retryLimit} times after ${retryAfter} s`);
  report(
    path,
    `The description states other times than the retries: ${found.join(', ')}. Correct one of them.`,
  );
}
