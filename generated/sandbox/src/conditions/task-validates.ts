import type { Condition } from './condition.js';

/** The task passes the same validation as automatic processing. */
export const taskValidates: Condition = {
  id: 'task-validates',
  rejection: 'Task validation failed.',
  holds: ({ outcome }) => outcome?.fails !== 'task-validates',
};
