/** Puts requests into the journals of their teams. */
import { bodyKept, entryBytes, finish, type Entry } from './journal.ts';
import type { Ring } from './ring.ts';
import { timeOf, type State, type Team } from './state.ts';
import { grow, reserve } from './store.ts';
import { begin } from './text.ts';
import type { EngineRequest, EngineResponse, Operation } from './types.ts';

/** Returns a new entry for a request. */
export function entryOf(
  state: State,
  team: Team | undefined,
  { method, path, headers }: EngineRequest,
  operation: Operation | undefined,
): Entry {
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

/** Room below which the bytes of a request are counted before it is handled: no entry is larger. */
const margin = 2 ** 20;

/**
 * Checks that there is room for the entry of a request.
 *
 * @throws {LimitError} There is none.
 */
export function reserveEntry(
  state: State,
  { journal }: Team,
  entry: Entry,
  body: EngineRequest['body'],
): void {
  if (state.bounds.bytes - state.bytes > margin) return;
  const { next } = journal;
  const text = typeof body === 'string' ? 2 * Math.min(body.length, bodyKept) : 0;
  reserve(state, { bytes: entryBytes(entry) + text - (next?.bytes ?? 0) });
}

/** Notes a request in the journal of its team, or in that of requests without a team. */
export function record(state: State, team: Team | undefined, entry: Entry): void {
  finish(entry);
  const journal = team?.kept ? team.journal : state.unmatched;
  if (entry.limit === undefined || !repeats(journal, entry)) {
    const dropped = journal.push(entry);
    const bytes = entry.bytes - (dropped?.bytes ?? 0);
    if (team?.kept) grow(state, team, bytes);
    else state.bytes += bytes;
  }
  for (const watcher of state.watchers) watcher.look();
}

/** Counts a rejection at a limit with the one before. Entries of their own would exceed the limit without end. */
function repeats({ last }: Ring<Entry>, { limit }: Entry): boolean {
  if (!last || last.limit !== limit) return false;
  last.repeated = (last.repeated ?? 1) + 1;
  return true;
}

/** Notes a request that the contract has no operation for, apart from every team. */
export function recordUnmatched(state: State, request: EngineRequest, response: EngineResponse): void {
  const { detail } = JSON.parse(response.body) as { detail: string };
  const entry = entryOf(state, undefined, { ...request, path: begin(request.path, bodyKept) }, undefined);
  record(state, undefined, { ...entry, status: response.status, violation: detail });
}
