/** Compares two versions of the contract by what those who rely on it can notice. */
import { canonical } from '../../src/shared/json.ts';
import type { Model } from '../model/index.ts';
import { type Change, ChangeCollector, bumps } from './change.ts';
import { compareDocuments } from './rules/document.ts';
import { compareLifecycles } from './rules/lifecycles.ts';
import { compareOperations } from './rules/operations.ts';
import { compareQuestions } from './rules/questions.ts';
import { compareScopes } from './rules/scopes.ts';
import { compareTexts } from './rules/texts.ts';
import { compareWebhooks } from './rules/webhooks.ts';

/** Returns the changes from one version to another, those that matter most first. */
export function compare(base: Model, revision: Model): Change[] {
  const changes = new ChangeCollector();
  const comparison = { base, revision, changes };
  compareDocuments(comparison);
  compareScopes(comparison);
  compareOperations(comparison);
  compareLifecycles(comparison);
  compareQuestions(comparison);
  compareTexts(comparison);
  compareWebhooks(comparison);
  if (changes.list.length === 0 && canonical(base.document) !== canonical(revision.document))
    changes.add('written-differently', 'none', [], '#', 'The contract states the same in another form.');
  const rank = ({ bump }: Change) => -bumps.indexOf(bump);
  return changes.list.sort((a, b) => rank(a) - rank(b));
}
