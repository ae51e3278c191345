import { finished, summary } from '../engine/named-states.ts';
import type { Setting } from './setting.ts';

/** When an upload counts as fully processed. The condition `upload-not-fully-processed` goes by it. */
export const uploadFullyProcessed: Setting<'upload-fully-processed', 'completed' | 'settled' | 'never'> = {
  id: 'upload-fully-processed',
  values: ['completed', 'settled', 'never'],
};

/** Returns whether an upload with this status is fully processed. */
export function isFullyProcessed(
  value: (typeof uploadFullyProcessed)['values'][number],
  status: unknown,
): boolean {
  if (value === 'never') return false;
  return value === 'completed' ? status === finished : !summary.open.some((each) => each === status);
}
