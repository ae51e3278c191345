/** The page of the sandbox: what a team has, as it changes, and everything that the control API can do. */
import { render, type JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TeamSummary } from '../testing/stream.ts';
import {
  change,
  ControlError,
  keepToken,
  type Shown,
  ShownContext,
  summaries,
  teamPath,
  useControl,
  useShown,
} from './control.ts';
import { Journal, Unmatched } from './journal.tsx';
import { Action, linkTo, visible } from './parts.tsx';
import { Records, RecordView } from './records.tsx';
import { Coverage, Faults, Keys, Requests, Settings } from './testing.tsx';

/** The views by their names in links, each with what comes after the team in its link. */
const views: Readonly<Record<string, { title: string; view: (id: string | undefined) => JSX.Element }>> = {
  tasks: {
    title: 'Tasks',
    view: (id) =>
      id === undefined ? <Records kind="tasks" /> : <RecordView key={id} kind="tasks" id={id} />,
  },
  uploads: {
    title: 'Uploads',
    view: (id) =>
      id === undefined ? <Records kind="uploads" /> : <RecordView key={id} kind="uploads" id={id} />,
  },
  journal: { title: 'Journal', view: (id) => <Journal number={id === undefined ? undefined : Number(id)} /> },
  unmatched: { title: 'Unmatched', view: () => <Unmatched /> },
  settings: { title: 'Settings', view: () => <Settings /> },
  faults: { title: 'Faults', view: () => <Faults /> },
  keys: { title: 'Keys', view: () => <Keys /> },
  coverage: { title: 'Coverage', view: () => <Coverage /> },
  control: { title: 'Control API', view: () => <Requests /> },
};

/** Returns the parts of the link that the page is at. */
function readLink(): string[] {
  try {
    return location.hash.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

function App(): JSX.Element {
  const [link, setLink] = useState(readLink);
  const [summary, setSummary] = useState<TeamSummary>();
  const [problem, setProblem] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [name = '', team = 'team-1', id] = link;
  const view = views[name] ? name : 'tasks';
  useEffect(() => {
    const follow = (): void => {
      setLink(readLink());
      setProblem(undefined);
    };
    addEventListener('hashchange', follow);
    // It may have changed before.
    follow();
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const connection = new AbortController();
    setSummary(undefined);
    void follow(team, connection.signal, setSummary, setProblem);
    return () => connection.abort();
  }, [team, attempt]);
  const version = summary && JSON.stringify({ ...summary, now: '' });
  const shown = useMemo<Shown | undefined>(
    () => summary && { team, summary, version: `${attempt} ${version}`, report: setProblem },
    [team, summary, version, attempt],
  );
  const enter = (token: string): void => {
    keepToken(token);
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <ShownContext.Provider value={shown}>
      <header>
        <h1>Sandbox</h1>
        {shown && <Clock />}
        {shown && <Teams view={view} />}
      </header>
      <nav aria-label="Views">
        {Object.entries(views).map(([each, { title }]) => (
          <a key={each} href={linkTo(each, team)} aria-current={each === view ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <main>
        <h2>{views[view]?.title}</h2>
        <Problem of={problem} enter={enter} />
        {shown ? views[view]?.view(id) : <p class="empty">Not connected.</p>}
      </main>
    </ShownContext.Provider>
  );
}

/** Follows a team until the signal, and connects again two seconds after the connection ended. */
async function follow(
  team: string,
  signal: AbortSignal,
  show: (summary: TeamSummary | undefined) => void,
  report: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const summary of summaries(team, signal)) show(summary);
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      // The reader has to do something first.
      if (error instanceof ControlError) return;
    }
    show(undefined);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** Why something has failed, and where the control token is missing, a field for it. */
function Problem({ of, enter }: { of: unknown; enter: (token: string) => void }): JSX.Element {
  const [token, setToken] = useState('');
  const isUnauthorized = of instanceof ControlError && of.status === 401;
  return (
    <div role="alert">
      {of !== undefined && <p class="problem">{visible(of instanceof Error ? of.message : of)}</p>}
      {isUnauthorized && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            enter(token);
          }}
        >
          <label>
            Control token{' '}
            <input
              type="password"
              autocomplete="off"
              value={token}
              onInput={(event) => setToken(event.currentTarget.value)}
            />
          </label>
          <button>Use</button>
        </form>
      )}
    </div>
  );
}

function Clock(): JSX.Element {
  const { team, summary } = useShown();
  const advance = (by: object) => () => change('POST', 'clock', { team_id: team, ...by });
  return (
    <div class="row" role="group" aria-label="Clock">
      <time>{summary.now}</time>
      <Action run={advance({ advanceMs: 1_000 })}>+1 s</Action>
      <Action run={advance({ advanceMs: 60_000 })}>+1 min</Action>
      <Action run={advance({ untilIdle: true })}>Until idle</Action>
    </div>
  );
}

/** Which team is shown. */
function Teams({ view }: { view: string }): JSX.Element {
  const { team } = useShown();
  const teams = useControl<string[]>('teams?limit=1000') ?? [];
  const create = async (): Promise<void> => {
    const { id } = await change<{ id: string }>('POST', 'teams');
    location.hash = linkTo(view, id);
  };
  return (
    <div class="row" role="group" aria-label="Team">
      <label>
        Team{' '}
        <input
          list="teams"
          value={team}
          onChange={(event) => {
            location.hash = linkTo(view, event.currentTarget.value || team);
          }}
        />
      </label>
      <datalist id="teams">
        {teams.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Action run={create}>New</Action>
      <Action run={() => change('DELETE', teamPath(team))}>Reset</Action>
    </div>
  );
}

render(<App />, document.body);
