import type { Setting } from './setting.js';

/** The state of a task after unlocking. */
export const unlockNextStatus: Setting<'unlock-next-status', 'REVIEWING' | 'unchanged'> = {
  id: 'unlock-next-status',
  values: ['REVIEWING', 'unchanged'],
  outcome(interpretation) {
    const value = interpretation();
    return value === 'unchanged' ? undefined : value;
  },
};
