import { contract } from '../contract.js';
import { irreversible, tasks, writes, type CheckContext } from '../checks/check.js';
import { sendTo } from '../checks/subjects.js';
import type { Operation } from '../contract-types.js';
import { isSuccess } from '../schemas.js';
import type { Subject } from '../supply/subject.js';
import { operationsOf, seen, type Detector } from './detector.js';

const id = 'upload-fully-processed';

/** When an upload counts as fully processed. */
export const uploadFullyProcessed: Detector<typeof id> = {
  id,
  requires: [writes, irreversible, tasks],
  async detect(context) {
    const [operation] = operationsOf(id);
    if (!operation) return undefined;
    const settled = await unlocked(context, operation, 'DISCARDED');
    if (settled === undefined) return undefined;
    if (!settled)
      return seen('settled', 'The only task of an upload was discarded, and could not be unlocked.');
    const completed = await unlocked(context, operation, 'COMPLETED');
    if (completed === undefined) return undefined;
    return completed
      ? seen('never', 'The only task of an upload was completed, and could be unlocked.')
      : seen(
          'completed',
          'The only task of an upload could be unlocked when discarded, and not when completed.',
        );
  },
};

/** Whether the only task of an upload can be unlocked in a state; undefined if it cannot be brought there. */
async function unlocked(
  context: CheckContext,
  operation: Operation,
  state: string,
): Promise<boolean | undefined> {
  const { supply } = context;
  const field = contract.resources[contract.perFile]?.lifecycle?.field ?? '';
  const guards = { [field]: { in: [state] } };
  const subject: Subject | undefined = await supply.sole(guards);
  if (!subject) return undefined;
  return isSuccess(await sendTo(context, operation, subject));
}
