import type { Setting } from './setting.js';

/** The scope that approving and disapproving need. */
export const approveScope: Setting<'approve-scope', 'any-key' | 'task.edit'> = {
  id: 'approve-scope',
  values: ['any-key', 'task.edit'],
  scope(interpretation) {
    const value = interpretation();
    return value === 'any-key' ? undefined : value;
  },
};
