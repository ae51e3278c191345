/** Compares what our extension fields and the security of operations state. */
import type { Operation } from '../../model/index.ts';
import type { Comparison } from '../comparison.ts';
import { compareLimits } from './limits.ts';
import { compareSecurity } from './scopes.ts';
import { compareTransitions } from './transitions.ts';

/** Compares the operations that both versions have. */
export function compareOperations(comparison: Comparison): void {
  for (const b of comparison.revision.operations) {
    const a = comparison.base.operations.find(({ id }) => id === b.id);
    if (!a) continue;
    compareShorthand(comparison, a, b);
    compareSecurity(comparison, a, b);
    compareLimits(comparison, a, b);
    compareTransitions(comparison, a, b);
  }
}

function compareShorthand(
  { changes }: Comparison,
  a: Operation,
  { id, pointer, shorthandOf }: Operation,
): void {
  if (a.shorthandOf === shorthandOf) return;
  const message = shorthandOf
    ? `${id} is a shorthand for ${shorthandOf} now.`
    : `${id} is not a shorthand for ${a.shorthandOf} any more.`;
  changes.add('shorthand-changed', a.shorthandOf ? 'major' : 'minor', ['sends', 'serves'], pointer, message);
}
