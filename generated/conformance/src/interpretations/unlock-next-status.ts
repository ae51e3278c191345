import { isSuccess } from '../schemas.js';
import { resourceOf } from '../session.js';
import { irreversible, tasks, writes } from '../checks/check.js';
import { sendTo, subjectFor } from '../checks/subjects.js';
import { operationsOf, seen, type Detector } from './detector.js';

const id = 'unlock-next-status';

/** The state of a task after unlocking. */
export const unlockNextStatus: Detector<typeof id> = {
  id,
  requires: [writes, irreversible, tasks],
  async detect(context) {
    const [operation] = operationsOf(id);
    const field = resourceOf(operation?.record)?.lifecycle?.field;
    if (!operation || field === undefined) return undefined;
    const subject = await subjectFor(context, operation);
    if (!subject) return undefined;
    const exchange = await sendTo(context, operation, subject);
    const after = await context.supply.read(subject, context.id);
    if (!isSuccess(exchange)) return undefined;
    const [before, now] = [String(subject.fields[field]), String(after.fields[field])];
    const what = `A task in ${before} was in ${now} after ${operation.id}.`;
    if (now === before) return seen('unchanged', what);
    return now === 'REVIEWING' ? seen('REVIEWING', what) : undefined;
  },
};
