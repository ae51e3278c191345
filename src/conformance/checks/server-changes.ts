/** Finds changes that a service makes on its own, and that no request of a check has caused. */
import { isExpected } from '../contract/errors.ts';
import { differences, type PossibleServerChange } from './check.ts';
import type { CheckRun } from './needs.ts';
import { guardedFields, identifyingFields } from './effects.ts';

/** Reads of another resource, which show whether the service changes it meanwhile: ten times those of a check. */
const reads = 20;

/**
 * Whether the service changes a resource that is only read. Fields that it changes while no operation depends on them are
 * noted: later checks leave them out.
 */
export async function isChangedByServer(
  { pool, serverChanges }: CheckRun,
  { testResource, fields }: PossibleServerChange,
): Promise<boolean> {
  const { resource } = testResource;
  const identifying = identifyingFields(resource);
  try {
    const same = guardedFields(resource).filter((field) => fields.includes(field));
    const before = await pool.like(testResource, same);
    for (let count = 0; count < reads; count++) {
      const after = await pool.read(before);
      const changed = differences(before, after.fields, fields);
      if (changed.length === 0) continue;
      for (const field of changed)
        if (!identifying.includes(field)) serverChanges.add(`${resource}.${field}`);
      return true;
    }
    pool.putBack(before);
    return false;
  } catch (error) {
    if (!isExpected(error)) throw error;
    // There is no other resource in the state, or none that stays there.
    return true;
  }
}
