/** Compares what our extension fields, texts, open questions and scopes state in two versions of the contract. */
import type { Model } from '../model/index.ts';
import { type Change, ChangeCollector } from './change.ts';
import { compareLifecycles } from './rules/lifecycles.ts';
import { compareOperations } from './rules/operations.ts';
import { compareQuestions } from './rules/questions.ts';
import { compareScopes } from './rules/scopes.ts';
import { compareTexts } from './rules/texts.ts';

/** Returns the changes from one version to another that Redocly does not know. */
export function compare(base: Model, revision: Model): Change[] {
  const changes = new ChangeCollector();
  const comparison = { base, revision, changes };
  compareScopes(comparison);
  compareOperations(comparison);
  compareLifecycles(comparison);
  compareQuestions(comparison);
  compareTexts(comparison);
  return changes.list;
}
