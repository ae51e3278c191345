/** Server-sent events that tell a page about the changes of a team. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { State } from '../state/state.ts';
import { shownStatus } from '../testing/seeds.ts';
import type { Watcher } from '../testing/watchers.ts';
import { peekTeam, recordsOf, timeOf } from '../state/store.ts';
import { iso } from '../contract/text.ts';
import type { Sandbox } from '../testing/sandbox.ts';

/** The time and the size of a team: a page fetches the rest when they change. */
export interface TeamSummary {
  now: string;
  /** Grows with each request and each change, but not with time alone. */
  changes: number;
  /** Requests so far, also those that the journal has dropped. */
  requests: number;
  unmatched: number;
  faults: number;
  tasks: Record<string, number>;
  uploads: Record<string, number>;
}

/** The timer of the runtime: a test may have replaced it. */
const { setTimeout } = globalThis;
const pause = 100;

/** Returns an event with the summary of a team, and another one when it has changed, until the sandbox is closed. */
export function streamOf(
  { state, surroundings: { watchers } }: Sandbox,
  team: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const closing = new AbortController();
  let changes = 0;
  let sent = '';
  let wake = (): void => {};
  const watcher: Watcher = {
    look() {
      changes++;
      wake();
    },
    tick: () => wake(),
    stop() {
      closing.abort();
      wake();
    },
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        watchers.add(watcher);
        if (sent !== '') await new Promise((resolve) => setTimeout(resolve, pause));
        let summary = JSON.stringify(summaryOf(state, team, changes));
        while (summary === sent && !closing.signal.aborted) {
          await new Promise<void>((resolve) => (wake = resolve));
          summary = JSON.stringify(summaryOf(state, team, changes));
        }
        sent = summary;
        if (closing.signal.aborted) controller.close();
        else controller.enqueue(encoder.encode(`data: ${summary}\n\n`));
      },
      cancel: () => void watchers.delete(watcher),
    },
    // Nothing is watched before it is read.
    { highWaterMark: 0 },
  );
}

function summaryOf(state: State, id: string, changes: number): TeamSummary {
  const team = peekTeam(state, id);
  const count = (resource: string): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const record of recordsOf(state, team, resource).values()) {
      const status = shownStatus(state, team, record);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };
  return {
    now: iso(timeOf(state, team)),
    changes,
    requests: team.journal.count,
    unmatched: state.unmatched.count,
    faults: team.faults.length,
    tasks: count(contract.fileResource),
    uploads: count(contract.requestResource),
  };
}
