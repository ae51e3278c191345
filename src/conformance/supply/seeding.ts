import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Guards } from '../../shared/guards.ts';
import type { Sample } from '../options.ts';
import { resourceOf, type Session } from '../requests/session.ts';
import { valuesFor, type Subject } from './subject.ts';

/**
 * Has a resource put into the server; returns undefined where that is not possible.
 *
 * @param accompanied Whether its upload gets a second record, so that it is not fully processed.
 */
export async function seeded(
  session: Session,
  guards: Guards,
  sample: Sample | undefined,
  accompanied: boolean,
): Promise<Subject | undefined> {
  const { seed } = session.server;
  const { id: key = 'id', links = {} } = resourceOf(contract.perFile) ?? {};
  const fields = await seed?.({ ...(sample && { name: sample.name }), ...valuesFor(guards) });
  const id = fields?.[key];
  if (!fields || typeof id !== 'string') return undefined;
  session.created.push({ resource: contract.perFile, id });
  const shared = Object.keys(links).filter((field) => field in fields);
  if (accompanied) await seed?.(Object.fromEntries(shared.map((field) => [field, fields[field]])));
  return { resource: contract.perFile, id, fields, sample };
}
