import type { Setting } from './setting.js';

/** The state of a task after the step that follows its completion. */
export const afterNextStep: Setting<'after-next-step', 'COMPLETED' | 'REVIEWING'> = {
  id: 'after-next-step',
  values: ['COMPLETED', 'REVIEWING'],
  outcome: (interpretation) => interpretation(),
};
