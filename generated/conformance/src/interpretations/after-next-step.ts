import { irreversible, tasks, writes } from '../checks/check.js';
import { resourceOf } from '../session.js';
import { operationsOf, oneOf, seen, type Detector } from './detector.js';
import { known } from './known.js';

const id = 'after-next-step';
const { values } = known[id];

/** The state of a task after the step that follows its completion. */
export const afterNextStep: Detector<typeof id> = {
  id,
  requires: [writes, irreversible, tasks],
  async detect({ supply }) {
    const [operation] = operationsOf(id);
    const lifecycle = resourceOf(operation?.record)?.lifecycle;
    if (!operation || !lifecycle) return undefined;
    const end = await supply.after(operation);
    const state = String(end?.fields[lifecycle.field]);
    const value = oneOf(values, state);
    return value && seen(value, `A task was in ${state} when the step after ${operation.id} had ended.`);
  },
};
