/** The events and the journal of a team. */
import type { StoredEntry } from '../testing/journal.ts';
import type { Event, State, Team } from './state.ts';
import { grow } from './store.ts';

/** Roughly the bytes of an event. */
const eventBytes = 200;

/** Adds an event to those of a team. */
export function addEvent(state: State, team: Team, event: Event): void {
  if (!team.events.push(event)) grow(state, team, eventBytes);
  state.changes?.event(team, team.events.count, event);
}

/** Adds an entry to the journal of a team. */
export function addEntry(state: State, team: Team, entry: StoredEntry): void {
  const dropped = team.journal.push(entry);
  grow(state, team, entry.bytes - (dropped?.bytes ?? 0));
  state.changes?.entry(team, team.journal.count, entry);
}
