/** The page of the sandbox: what a team has, as it changes, and everything that the control API can do. */
import { render, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { currentTeam, follow, keepToken, send, show, shown, teamPath, useControl } from './control.ts';
import { Journal } from './journal.tsx';
import { Action, TextField, linkTo, visible } from './parts.tsx';
import { Records } from './records.tsx';
import { Coverage, Faults, Keys, Routes, Settings } from './testing.tsx';

/** The views by their names in links. What comes after the team in a link selects a part. */
const views: Readonly<Record<string, [title: string, view: (id?: string) => JSX.Element]>> = {
  tasks: ['Tasks', (id) => <Records kind="tasks" id={id} />],
  uploads: ['Uploads', (id) => <Records kind="uploads" id={id} />],
  journal: ['Journal', (id) => <Journal of="journal" id={id} />],
  unmatched: ['Unmatched', (id) => <Journal of="unmatched" id={id} />],
  settings: ['Settings', () => <Settings />],
  faults: ['Faults', () => <Faults />],
  keys: ['Keys', () => <Keys />],
  coverage: ['Coverage', () => <Coverage />],
  control: ['Control API', () => <Routes />],
};

const currentView = (): string => (views[shown.link[0] ?? ''] ? (shown.link[0] ?? '') : 'tasks');

function App(): JSX.Element {
  const team = currentTeam();
  const view = currentView();
  const [heading, draw] = views[view] ?? [];
  useEffect(() => {
    const connection = new AbortController();
    void follow(connection.signal);
    return () => {
      connection.abort();
      show({ isConnected: false });
    };
  }, [team]);
  return (
    <>
      <header class="row">
        <h1>Sandbox</h1>
        <Team key={team} />
        {shown.isConnected && <Controls />}
      </header>
      <nav class="row" aria-label="Views">
        {Object.entries(views).map(([each, [title]]) => (
          <a href={linkTo(each, team)} aria-current={each === view ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <main key={view + team}>
        <h2>{heading}</h2>
        <Problem />
        {shown.isConnected ? draw?.(shown.link[2]) : <p>Not connected.</p>}
      </main>
    </>
  );
}

/** Why something has failed, and where the control token is missing, a field for it. */
function Problem(): JSX.Element {
  const [token, setToken] = useState('');
  const { problem } = shown;
  const submit = (event: Event): void => {
    event.preventDefault();
    keepToken(token);
    location.reload();
  };
  return (
    <div role="alert" class="bad">
      {problem !== undefined && visible(problem instanceof Error ? problem.message : problem)}
      {problem instanceof Error && problem.cause === 401 && (
        <form class="row" onSubmit={submit}>
          <TextField label="Control token" value={token} set={setToken} type="password" autocomplete="off" />
          <button>Use</button>
        </form>
      )}
    </div>
  );
}

/** Selects the team. */
function Team(): JSX.Element {
  const [typed, setTyped] = useState(currentTeam());
  const select = (): void => {
    if (typed !== '') location.hash = linkTo(currentView(), typed);
  };
  return <TextField label="Team" value={typed} set={setTyped} onChange={select} list="teams" />;
}

/** Controls of the team and its clock. */
function Controls(): JSX.Element {
  const teams = useControl<string[]>('teams?limit=1000') ?? [];
  const advance = (by: object) => () => send('POST', 'clock', { team_id: currentTeam(), ...by });
  return (
    <>
      <datalist id="teams">
        {teams.map((each) => (
          <option value={each} />
        ))}
      </datalist>
      <Action run={() => send('DELETE', teamPath())}>Reset</Action>
      <time>{shown.summary.now}</time>
      <Action run={advance({ advanceMs: 1_000 })}>+1 s</Action>
      <Action run={advance({ advanceMs: 60_000 })}>+1 min</Action>
      <Action run={advance({ untilIdle: true })}>Until idle</Action>
    </>
  );
}

function readLink(): void {
  try {
    show({ link: location.hash.slice(1).split('/').map(decodeURIComponent), problem: undefined });
  } catch {
    show({ link: [] });
  }
}

addEventListener('show', () => render(<App />, document.body));
addEventListener('hashchange', readLink);
// After "Back", its connections have ended without a sign.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
readLink();
