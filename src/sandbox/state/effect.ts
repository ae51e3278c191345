import type { JournalEntry } from './journal.ts';

/** Returns what a request has done, or why it has done nothing, in a few words. */
export function effectOf({ rejected, verdict, fault, event, changes = {} }: JournalEntry): string {
  const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const changed = Object.entries(changes).map(
    ([name, { from, to }]) => `${name}: ${text(from)} → ${text(to)}`,
  );
  const parts = [rejected ?? verdict.violation, fault && `fault: ${fault}`, ...changed, event];
  return parts.filter(Boolean).join('; ');
}
