import { tasks, writes } from '../checks/check.ts';
import { rejectedWith } from '../schemas.ts';
import { operationsOf, seen, type Detector } from './detector.ts';

const id = 'unlock-discard-method';

/** Whether unlock and discard accept PUT in addition to POST. */
export const unlockDiscardMethod: Detector<typeof id> = {
  id,
  requires: [writes, tasks],
  async detect({ session, supply, id: check }) {
    // An operation that the state of a task does not allow: it has no effect with either method.
    const operation = operationsOf(id).find(({ effect }) => effect === 'changes') ?? operationsOf(id)[0];
    const allowed = operation?.transition?.from?.['status']?.in;
    if (!operation || !allowed) return undefined;
    const subject = await supply.take({ status: { notIn: allowed } });
    const { status } = await session.send(check, operation, { method: 'PUT', record: subject.id });
    const what = `PUT of ${operation.id} in a state that does not allow it returned ${status}.`;
    if (String(status) === rejectedWith(operation)) return seen('post-or-put', what);
    return [404, 405, 501].includes(status) ? seen('post', what) : undefined;
  },
};
