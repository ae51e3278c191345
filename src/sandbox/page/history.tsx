/** What has happened to a task: its requests, and the events that they emitted. */
import type { Task } from '@docproc/types';
import type { JSX } from 'preact';
import { effectOf } from '../state/effect.ts';
import type { JournalEntry } from '../state/journal.ts';
import type { Event } from '../state/state.ts';
import { currentTeam, linkTo, shown, teamPath, useControl } from './control.ts';
import { Age, Status, visible } from './parts.tsx';

interface Moment {
  at: string;
  text: string;
  request?: JournalEntry;
}

/** A timeline, the newest first. Requests that read are only in the journal. */
export function History({ task: { id, created_at, upload_id } }: { task: Task }): JSX.Element {
  const requests = useControl<JournalEntry[]>(`${teamPath()}/journal?target=${encodeURIComponent(id)}`) ?? [];
  const events = useControl<Event[]>(`${teamPath()}/events`) ?? [];
  const others = events.filter(
    (event) =>
      Object.values(event).includes(id) &&
      // The request that has emitted an event names it already.
      !requests.some(({ at, event: name }) => at === event.at && name === event.name),
  );
  const moments: Moment[] = [
    ...others.map(({ at, name }) => ({ at, text: `event ${name}` })),
    ...requests
      .filter(({ method }) => method !== 'GET')
      .map((entry) => ({
        at: entry.at,
        text: `${entry.operation ?? entry.method}: ${effectOf(entry) || 'changed nothing'}`,
        request: entry,
      })),
  ];
  const sorted = moments.toSorted((a, b) => a.at.localeCompare(b.at)).toReversed();
  // Also where a test has set its time to a later one.
  sorted.push({ at: created_at, text: `created, in upload ${upload_id}` });
  return (
    <section>
      <h2>History</h2>
      <ol class="timeline">
        {sorted.map(({ at, text, request }) => (
          <li key={request?.number ?? text}>
            {request && <Status of={request.status} />} {visible(text)}
            <small class="row">
              <Age at={at} now={shown.summary.now} />
              {request && (
                <a href={linkTo('journal', currentTeam(), request.number)}>Request {request.number}</a>
              )}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
