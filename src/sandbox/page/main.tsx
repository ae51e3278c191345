/** The page of the sandbox: what a team has, as it changes. */
import { render, type JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Action } from './actions.tsx';
import {
  currentTeam,
  firstTeam,
  follow,
  keepToken,
  linkTo,
  report,
  send,
  show,
  shown,
  teamPath,
  useControl,
} from './control.ts';
import { Create, DropZone } from './create.tsx';
import type { TableName } from './data.ts';
import { Faults } from './faults.tsx';
import { keepFocus } from './focus.ts';
import { Journal } from './journal.tsx';
import { Confirm, counted, Field, Form, visible } from './parts.tsx';
import { Records, RecordView } from './records.tsx';

type View = [title: string, view: (id?: string) => JSX.Element, count: () => number];

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const recordsView = (title: string, kind: TableName): View => [
  title,
  (id) => (id ? <RecordView key={id} kind={kind} id={id} /> : <Records kind={kind} />),
  () => sum(shown.summary[kind]),
];

/** The views by their names in links. What comes after the team in a link selects a part. */
const views: ReadonlyMap<string, View> = new Map<string, View>([
  ['tasks', recordsView('Tasks', 'tasks')],
  ['uploads', recordsView('Uploads', 'uploads')],
  ['journal', ['Journal', (id) => <Journal of="journal" id={id} />, () => shown.summary.requests]],
  ['unmatched', ['Unmatched', (id) => <Journal of="unmatched" id={id} />, () => shown.summary.unmatched]],
  ['faults', ['Faults', () => <Faults />, () => shown.summary.faults]],
]);

const currentView = (): string => shown.link[0] ?? 'tasks';

function App(): JSX.Element {
  const team = currentTeam();
  const view = currentView();
  const [title, draw] = views.get(view) ?? [];
  const part = shown.link[2];
  const { connection, returns } = shown;
  useEffect(() => {
    const following = new AbortController();
    const stop = (): void => following.abort();
    // A page that is kept for "Back" has no open connection.
    addEventListener('pagehide', stop, { signal: following.signal });
    void follow(following.signal);
    return () => {
      stop();
      show({ connection: 'opening' });
    };
  }, [team, returns]);
  useEffect(() => {
    document.title = `${title} of ${visible(team)} | docproc-sandbox`;
  }, [title, team]);
  return (
    <>
      <Side view={view} />
      <div class="stage">
        <Bar />
        <main key={view + team}>
          {!(part && ['tasks', 'uploads'].includes(view)) && <h1 tabIndex={-1}>{title}</h1>}
          <Problem />
          <Notice />
          <UnusedTeam view={view} />
          {connection !== 'opening' && draw?.(part)}
        </main>
      </div>
      <DropZone />
    </>
  );
}

/** The team, and the views of it with how much each has. */
function Side({ view }: { view: string }): JSX.Element {
  return (
    <header class="side">
      <strong>Sandbox</strong>
      <TeamMenu key={currentTeam()} />
      <nav aria-label="Views">
        {[...views].map(([each, [title, , count]]) => (
          <a key={each} href={linkTo(each, currentTeam())} aria-current={each === view ? 'page' : undefined}>
            {title}
            <small>{count().toLocaleString('en')}</small>
          </a>
        ))}
      </nav>
    </header>
  );
}

function TeamMenu(): JSX.Element {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div class="team">
      <button type="button" popovertarget={id} aria-expanded={open}>
        <small>Team</small> {visible(currentTeam())}
      </button>
      <div id={id} popover="auto" onToggle={({ newState }) => setOpen(newState === 'open')}>
        {open && <Teams />}
      </div>
    </div>
  );
}

function Teams(): JSX.Element {
  const [typed, setTyped] = useState('');
  // Who may not list them can still write one.
  const teams = useControl<string[]>('teams?limit=10000', () => {}) ?? [];
  const found = teams.filter((each) => each.toLowerCase().includes(typed.trim().toLowerCase()));
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const create = async (): Promise<void> => {
    const { id } = await send<{ id: string }>('POST', 'teams', {});
    location.hash = linkTo(currentView(), id);
  };
  return (
    <>
      <div ref={form}>
        <Form
          action="Open"
          submit={({ team = currentTeam() }) => (location.hash = linkTo(currentView(), String(team)))}
        >
          <Field label="Search, or any team ID" name="team" type="search" value={typed} set={setTyped} />
        </Form>
      </div>
      <Action run={create}>Create team</Action>
      <ul>
        {found.slice(0, 50).map((each) => (
          <li key={each}>
            <a href={linkTo(currentView(), each)} aria-current={each === currentTeam() ? 'true' : undefined}>
              {visible(each)}
            </a>
          </li>
        ))}
      </ul>
      {found.length > 50 && <p class="quiet">{found.length - 50} more: search for them.</p>}
    </>
  );
}

/** Leads away from a team that is empty, perhaps because of a wrong ID. A sandbox begins with an empty one. */
function UnusedTeam({ view }: { view: string }): JSX.Element | null {
  const { tasks, uploads, requests } = shown.summary;
  const team = currentTeam();
  if (shown.connection !== 'open' || team === firstTeam || sum(tasks) + sum(uploads) + requests > 0)
    return null;
  return (
    <p>
      The team {visible(team)} has no tasks, uploads or requests. Check its ID, or open{' '}
      <a href={linkTo(view, firstTeam)}>{firstTeam}</a>.
    </p>
  );
}

/** The clock and what moves it, and what creates and deletes. */
function Bar(): JSX.Element {
  const { now, tasks, uploads, requests } = shown.summary;
  const advance = (by: object) => () => send('POST', 'clock', { team_id: currentTeam(), ...by });
  return (
    <div class="bar row" role="region" aria-label="Clock and actions">
      {shown.connection === 'open' && (
        <>
          <time title="Clock of the team">{now}</time>
          <Action run={advance({ advanceMs: 1_000 })}>+1 s</Action>
          <Action run={advance({ advanceMs: 60_000 })}>+1 min</Action>
          <Action run={advance({ advanceMs: 3_600_000 })}>+1 h</Action>
          <Action run={advance({ untilIdle: true })}>Until idle</Action>
          <span class="gap" />
          <Create />
          <Confirm
            label="Reset"
            title={`Reset ${visible(currentTeam())}?`}
            run={() => send('DELETE', teamPath())}
          >
            {counted(sum(tasks), 'task')}, {counted(sum(uploads), 'upload')} and{' '}
            {counted(requests, 'request')} of the journal are deleted, with the events, faults, extractions
            and settings of the team.
          </Confirm>
        </>
      )}
    </div>
  );
}

/** Why something has failed, and where the control token is missing, a field for it. */
function Problem(): JSX.Element {
  const { problem, connection } = shown;
  const lost =
    connection === 'lost' && 'Not connected. The sandbox does not respond; trying again every 2 seconds.';
  const status = problem instanceof Error ? problem.cause : undefined;
  const text = problem instanceof Error ? problem.message : problem;
  return (
    <div role="alert" class="bad">
      {lost || (problem !== undefined && visible(text))}
      {status === 401 && (
        <Form
          action="Use"
          submit={({ token }) => {
            keepToken(String(token));
            show({ problem: undefined, returns: shown.returns + 1 });
          }}
        >
          <Field label="Control token" name="token" type="password" />
        </Form>
      )}
    </div>
  );
}

const Notice = (): JSX.Element => (
  <div role="status" class={shown.notice?.good ? 'good' : 'bad'}>
    {shown.notice && (
      <>
        {visible(shown.notice.text)}. <a href={shown.notice.link}>Its entry in the journal</a>{' '}
        <button type="button" aria-label="Dismiss" onClick={() => show({ notice: undefined })}>
          ×
        </button>
      </>
    )}
  </div>
);

function readLink(): void {
  const before = currentTeam() + currentView();
  let link: string[] = [];
  try {
    link = location.hash.slice(1).split('/').map(decodeURIComponent);
    if (!views.has(link[0] ?? '')) link = ['tasks', link[1] ?? ''];
  } catch {
    // What cannot be decoded leads to the tasks.
  }
  show({ link, problem: undefined });
  if (before !== currentTeam() + currentView()) show({ notice: undefined });
}

let isDrawn = true;
// Changes at the same time are drawn once, and none while another is.
addEventListener('show', () => {
  if (isDrawn)
    queueMicrotask(() => {
      isDrawn = true;
      render(<App />, document.body);
    });
  isDrawn = false;
});
// Before the browser restores the scroll position.
addEventListener('popstate', readLink);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) show({ returns: shown.returns + 1 });
});
addEventListener('unhandledrejection', ({ reason }) => report(reason));
keepFocus();
readLink();
