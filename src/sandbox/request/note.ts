/** Notes requests with their responses. */
import type { State, Team } from '../state/state.ts';
import type { SandboxRequest, SandboxResponse } from '../contract/messages.ts';
import { type StoredEntry, finish } from '../state/journal.ts';
import { timeOf, addEntry } from '../state/store.ts';
import type { RequestContext } from '../behavior/context.ts';
import { Ring } from '../state/ring.ts';
import { notedText } from '../state/secrets.ts';
import { begin, bodyKept, textKept } from '../contract/text.ts';

/** Returns a new entry for a request. */
export function newEntry(
  state: State,
  team: Team | undefined,
  { method, path, headers }: SandboxRequest,
  operation: string | null,
): StoredEntry {
  return {
    number: (team?.kept ? team.journal : state.unmatched).count + 1,
    time: team ? timeOf(state, team) : state.now,
    method,
    path,
    operation,
    status: 0,
    headers,
    bytes: 0,
  };
}

/** Notes a request with its response, in the journal and in the coverage. */
export function note(
  { state, team, operation, request, entry }: RequestContext,
  { status, body }: SandboxResponse,
): void {
  entry.status = status;
  if (body !== '') entry.response = notedText(body, request.headers, textKept);
  state.coverage.add('status', operation.id, status);
  addToJournal(state, team, entry);
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

/** Notes a request that the contract has no operation for, apart from every team. */
export function noteUnmatched(
  state: State,
  request: SandboxRequest,
  response: SandboxResponse,
): SandboxResponse {
  const { detail } = JSON.parse(response.body) as { detail: string };
  const entry = newEntry(state, undefined, { ...request, path: begin(request.path, bodyKept) }, null);
  addToJournal(state, undefined, { ...entry, status: response.status, violation: detail });
  return response;
}
