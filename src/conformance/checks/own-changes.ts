/** Changes that a service makes on its own, and that are no effect of the requests of a check. */
import { isExpected } from '../errors.ts';
import { differences, type CheckRun, type Doubt } from './check.ts';
import { guardedFields, isKept } from './effects.ts';

/** Reads of another resource, which show whether the service changes it meanwhile. */
const reads = 6;

/**
 * Whether the service changes a resource that is only read. Fields that it changes while no operation depends on them are
 * noted: later checks leave them out.
 */
export async function changesAlone(
  { pool, ownChanges }: CheckRun,
  { subject, fields }: Doubt,
): Promise<boolean> {
  try {
    const before = await pool.like(
      subject,
      guardedFields(subject.resource).filter((field) => fields.includes(field)),
    );
    for (let count = 0; count < reads; count++) {
      const after = await pool.read(before);
      const changed = differences(before.fields, after.fields, fields);
      if (changed.length === 0) continue;
      for (const field of changed)
        if (!isKept(subject.resource, field)) ownChanges.add(`${subject.resource}.${field}`);
      return true;
    }
    pool.giveBack(before);
    return false;
  } catch (error) {
    if (!isExpected(error)) throw error;
    // There is no other resource in the state, or none that stays there.
    return true;
  }
}
