import type { JournalEntry } from '../state/journal.ts';
import { visible } from './parts.tsx';

/** Returns what a request has done, or why it has done nothing, in a few words. */
export function effectOf({ rejected, verdict, fault, event, changes = {} }: JournalEntry): string {
  const changed = Object.entries(changes).map(
    ([name, { from, to }]) => `${name}: ${visible(from)} → ${visible(to)}`,
  );
  const parts = [rejected ?? verdict.violation, fault && `fault: ${fault}`, ...changed, event];
  return visible(parts.filter(Boolean).join('; '));
}
