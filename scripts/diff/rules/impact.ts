/** What a change of the accepted values means, by who sends the values. */
import type { Schema } from '../../model/index.ts';
import type { Direction, Verdict } from '../change.ts';
import type { Comparison } from '../comparison.ts';

/** Where schemas are used: in what clients send, or in what they receive. */
export type Use = 'sends' | 'receives';
/** How the set of accepted values changes. */
export type Effect = 'narrower' | 'wider' | 'other';

/** Compares the values that match every one of some schemas. `label` names the values in messages. */
export type CompareSchemas = (a: Schema[], b: Schema[], use: Use, label: string) => void;

export interface SchemaComparison extends Comparison {
  compare: CompareSchemas;
}

/** Returns what a change means: what narrows a request or widens a response breaks clients. */
export function impact(use: Use, effect: Effect): { verdict: Verdict; directions: Direction[] } {
  if (effect === 'other') return { verdict: 'major', directions: [use, 'serves'] };
  const breaks = (use === 'sends') === (effect === 'narrower');
  return { verdict: breaks ? 'major' : 'minor', directions: breaks ? [use] : [use, 'serves'] };
}
