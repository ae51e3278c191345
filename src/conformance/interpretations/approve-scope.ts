import { tasks, writes } from '../checks/check.ts';
import { sendTo, subjectFor } from '../checks/subjects.ts';
import { isSuccess } from '../schemas.ts';
import { operationsOf, seen, type Detector } from './detector.ts';

const id = 'approve-scope';

/** The scope that approving and disapproving need. */
export const approveScope: Detector<typeof id> = {
  id,
  requires: [writes, tasks],
  async detect(context) {
    const [operation] = operationsOf(id);
    const spellings = ['task.edit', 'tasks.edit'];
    const key = context.session.scoped.find(
      ({ scopes }) => !scopes.some((scope) => spellings.includes(scope)),
    );
    if (!operation || !key) return undefined;
    const subject = await subjectFor(context, operation);
    const { status } = await sendTo(context, operation, subject, { credential: key.name });
    const what = `${operation.id} with a key that has only ${key.scopes.join(', ')} returned ${status}.`;
    if (isSuccess({ status })) return seen('any-key', what);
    return [401, 403, 404].includes(status) ? seen('task.edit', what) : undefined;
  },
};
