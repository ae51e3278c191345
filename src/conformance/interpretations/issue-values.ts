import { tasks, irreversible, writes } from '../checks/check.ts';
import { sendTo, subjectFor } from '../checks/subjects.ts';
import { contract } from '../../../generated/conformance/dist/contract.js';
import { isSuccess } from '../schemas.ts';
import { seen, type Detector } from './detector.ts';

const id = 'issue-values';

/** Whether a report may have codes of issues other than those that the contract lists. */
export const issueValues: Detector<typeof id> = {
  id,
  requires: [writes, irreversible, tasks],
  async detect(context) {
    const operation = contract.operations.find(
      ({ ownQuestions, body }) => body && ownQuestions.includes('report-success-status'),
    );
    if (!operation) return undefined;
    const subject = await subjectFor(context, operation);
    const value = { issues: [{ label: 'Conformance', value: 'conformance_unknown' }] };
    const { status } = await sendTo(context, operation, subject, { value });
    const what = `${operation.id} with an unknown code returned ${status}.`;
    if (isSuccess({ status })) return seen('accept', what);
    return status === 400 ? seen('reject', what) : undefined;
  },
};
