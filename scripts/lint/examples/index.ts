/**
 * Rules on examples: each is consistent in itself, with its name, with the operation that it belongs to, and with the
 * other examples of the same resource. The rules read the model, and no state or field is named here.
 */
import type { Problem } from '../../lib/problem.ts';
import type { Model } from '../../model/index.ts';
import { operationRules } from './operation-rules.ts';
import { fileRules } from './file-rules.ts';
import { objectRules } from './object-rules.ts';
import { resourceRules } from './resource-rules.ts';
import { summaryRules } from './summary-rules.ts';
import { asProblems, type ExampleRule, type Finding, shownExamples } from './shown.ts';

/** The rules by name. */
export const exampleRules: Record<string, ExampleRule> = {
  ...objectRules,
  ...operationRules,
  ...resourceRules,
  ...fileRules,
  ...summaryRules,
};

/** Returns what is inconsistent in the examples of a contract, each fault once. */
export function findInconsistentExamples(model: Model): Finding[] {
  const examples = shownExamples(model);
  const found = Object.entries(exampleRules).flatMap(([name, rule]) =>
    [...rule(examples, model)].map((finding) => ({ ...finding, rule: `examples/${name}` })),
  );
  // A component is an example of several operations.
  return [...new Map(found.map((each) => [`${each.rule} ${each.pointer} ${each.message}`, each])).values()];
}

/** Returns the inconsistent examples as problems. `placeOf` finds the file and line of a pointer. */
export const checkExamples = (model: Model, placeOf: (pointer: string) => string): Problem[] =>
  asProblems(findInconsistentExamples(model), placeOf);
