import { contract } from '../contract.js';
import { isSuccess } from '../schemas.js';
import { linkTo, readerOf, recordIn } from '../session.js';
import { tasks, writes } from '../checks/check.js';
import { seen, type Detector } from './detector.js';

const id = 'upload-status-values';

/** The spelling of the status of an upload. */
export const uploadStatusValues: Detector<typeof id> = {
  id,
  requires: [writes, tasks],
  async detect({ supply, session, id: check }) {
    const parent = contract.resources[contract.perRequest];
    const reader = readerOf(contract.perRequest);
    const child = contract.resources[contract.perFile];
    const link = child && linkTo(child, contract.perRequest);
    if (!parent?.lifecycle || !child?.lifecycle || !reader || link === undefined) return undefined;
    const [[spelling, plain] = ['', '']] = Object.entries(parent.lifecycle.spellings);
    const subject = await supply.take({ [child.lifecycle.field]: { in: [plain] } });
    const exchange = await session.send(check, reader, { record: String(subject.fields[link]) });
    const status = isSuccess(exchange) ? recordIn(exchange)?.[parent.lifecycle.field] : undefined;
    const what = `The upload of a task in ${plain} had the status ${String(status)}.`;
    if (status === plain) return seen('overview', what);
    return status === spelling ? seen('examples', what) : undefined;
  },
};
