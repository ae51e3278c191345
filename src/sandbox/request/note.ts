/** Notes requests with their responses. */
import type { State, Team } from '../state/state.ts';
import type { SandboxRequest, SandboxResponse } from '../contract/messages.ts';
import { type StoredEntry, finish } from '../state/journal.ts';
import { addEntry } from '../state/store.ts';
import type { RequestContext } from '../behavior/context.ts';
import type { Ring } from '../state/ring.ts';
import { notedText } from '../state/secrets.ts';
import { begin, bodyKept, textKept } from '../contract/text.ts';
import { newEntry } from './route.ts';

/**
 * Notes a request with its response, in the journal and in the coverage.
 *
 * @param context Undefined if the contract has no operation for the request, which is then noted apart from every team.
 */
export function note(
  state: State,
  request: SandboxRequest,
  context: RequestContext | undefined,
  response: SandboxResponse,
): void {
  const { status, body } = response;
  if (!context) return noteUnmatched(state, request, response);
  const { team, operation, entry } = context;
  entry.status = status;
  if (body !== '') entry.response = notedText(body, request.headers, textKept);
  state.coverage.add('status', operation.id, status);
  addToJournal(state, team, entry);
}

function noteUnmatched(state: State, request: SandboxRequest, { status, body }: SandboxResponse): void {
  const { detail } = JSON.parse(body) as { detail: string };
  const entry = newEntry(state, undefined, { ...request, path: begin(request.path, bodyKept) }, null);
  addToJournal(state, undefined, { ...entry, status, violation: detail });
}

/** Notes a request in the journal of its team, or in that of requests without a team. */
export function addToJournal(state: State, team: Team | undefined, entry: StoredEntry): void {
  finish(entry);
  const journal = team?.kept ? team.journal : state.unmatched;
  if (entry.limit === undefined || !repeats(journal, entry)) {
    if (team?.kept) addEntry(state, team, entry);
    else state.bytes += entry.bytes - (journal.push(entry)?.bytes ?? 0);
  } else if (team?.kept && journal.last) {
    state.changes?.entry(team, journal.count, journal.last);
  }
}

/** Counts a rejection at a limit with the one before. Entries of their own would exceed the limit without end. */
function repeats({ last }: Ring<StoredEntry>, { limit }: StoredEntry): boolean {
  if (!last || last.limit !== limit) return false;
  last.repeated = (last.repeated ?? 1) + 1;
  return true;
}
