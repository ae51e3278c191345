/** One task: its state and what it allows, its pages, its fields, and what has happened to it. */
import type { Task } from '@docproc/types';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { effectOf } from '../state/effect.ts';
import type { JournalEntry } from '../state/journal.ts';
import type { Event } from '../state/state.ts';
import { Editable } from './changes.tsx';
import { currentTeam, linkTo, shown, teamPath, useControl } from './control.ts';
import { DocumentView } from './document.tsx';
import { Age, Badge, Diagram, toneOf, visible } from './parts.tsx';
import { Head, Missing, stateOf } from './records.tsx';

export function TaskView({ id }: { id: string }): JSX.Element | null {
  const [problem, setProblem] = useState<unknown>();
  const team = currentTeam();
  const path = `${teamPath()}/tasks/${encodeURIComponent(id)}`;
  const task = useControl<Task>(path, setProblem);
  if (problem !== undefined) return <Missing problem={problem} />;
  if (!task) return null;
  return (
    <>
      <Head kind="tasks" record={task} />
      <p class="row">
        <a href={linkTo('uploads', team, task.upload_id)}>Upload {visible(task.upload_id)}</a>
        <a href={linkTo('extractions', team, task.id)}>Find the same in other files</a>
      </p>
      <div class="panes wide">
        <DocumentView pages={task.pages} />
        <div>
          <History task={task} />
          <Editable path={path} of={task} without={['pages']} />
          <Diagram kind="tasks" state={stateOf('tasks', task)} />
        </div>
      </div>
    </>
  );
}

interface Moment {
  at: string;
  /** Those of one time are in the order in which they happened. */
  order: number;
  text: string;
  request?: JournalEntry;
}

/** What has happened to a task, the newest first: its requests, and the events that they emitted. */
function History({ task: { id, created_at, upload_id } }: { task: Task }): JSX.Element {
  const [reads, setReads] = useState(false);
  const requests = useControl<JournalEntry[]>(`${teamPath()}/journal?target=${encodeURIComponent(id)}`) ?? [];
  const events = useControl<Event[]>(`${teamPath()}/events`) ?? [];
  const listed = requests.filter(({ method }) => reads || method !== 'GET');
  const moments: Moment[] = [
    ...listed.map((entry) => ({
      at: entry.at,
      order: entry.number,
      text: `${entry.operation ?? entry.method}: ${effectOf(entry) || 'changed nothing'}`,
      request: entry,
    })),
    // The request that has emitted an event names it already.
    ...events
      .filter(
        (event) =>
          Object.values(event).includes(id) &&
          !requests.some(({ at, event: name }) => at === event.at && name === event.name),
      )
      .map(({ at, name }) => ({ at, order: 0, text: `event ${name}` })),
  ];
  const sorted = moments.toSorted((a, b) => b.at.localeCompare(a.at) || b.order - a.order);
  // Also where a test has set its time to a later one.
  sorted.push({ at: created_at, order: 0, text: `created, in upload ${upload_id}` });
  return (
    <section>
      <div class="row">
        <h2>History</h2>
        <label>
          <input type="checkbox" checked={reads} onChange={() => setReads(!reads)} /> with reads
        </label>
      </div>
      <ol class="timeline">
        {sorted.map(({ at, text, request }) => (
          <li key={request?.number ?? text}>
            {request && <Badge tone={toneOf(request.status)}>{request.status}</Badge>} {visible(text)}
            <small>
              <Age at={at} now={shown.summary.now} /> ago
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
