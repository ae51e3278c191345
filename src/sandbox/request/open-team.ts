import type { RequestContext } from '../behavior/context.ts';
import { keyOf } from '../state/secrets.ts';
import { reaches, keepTeam, reserve } from '../state/store.ts';
import { bodyKept } from '../contract/text.ts';
import { entryBytes } from '../state/journal.ts';

/** Room below which the bytes of a request are counted before it is handled: no entry is larger. */
const margin = 2 ** 20;

/**
 * Keeps the team of a request, and checks that there is room for its entry.
 *
 * @throws {LimitError} There is none.
 */
export function openTeam({ state, team, operation, isDecoded, request, entry }: RequestContext): undefined {
  const { headers, body } = request;
  // A request without a key, or with a path that cannot be decoded, creates no team.
  const mayCreate = isDecoded && (!operation.scopes || keyOf(headers.authorization) !== undefined);
  if (!team.kept && mayCreate && reaches(state, team)) {
    keepTeam(state, team);
    entry.number = 1;
  }
  const isScarce = state.only !== undefined || state.bounds.bytes - state.bytes <= margin;
  if (!team.kept || !isScarce) return undefined;
  const text = typeof body === 'string' ? 2 * Math.min(body.length, bodyKept) : 0;
  reserve(state, { bytes: entryBytes(entry) + text - (team.journal.next?.bytes ?? 0) });
  return undefined;
}
