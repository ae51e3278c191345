/** What tests change: settings, faults, keys, and everything else that the control API accepts. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CoverageReport } from '../testing/coverage.ts';
import type { Fault, ListedFault } from '../testing/faults.ts';
import { change, controlText, teamPath, useControl, useShown } from './control.ts';
import { Action, data, Editor, Table, visible } from './parts.tsx';

export function Settings(): JSX.Element {
  const { team, report } = useShown();
  const path = `${teamPath(team)}/settings`;
  const { set = {}, exercised = [] } =
    useControl<{ set: Record<string, string>; exercised: string[] }>('settings') ?? {};
  const own = useControl<Record<string, string>>(path) ?? {};
  return (
    <Table
      caption={`Settings of ${team}`}
      head={['Open question', 'Value', 'Default', 'Exercised']}
      rows={data.settings.map(({ id, title, values, default: first }) => ({
        key: id,
        cells: [
          <label for={id}>{title}</label>,
          <select
            id={id}
            value={own[id] ?? set[id]}
            onChange={(event) => void change('PUT', path, { [id]: event.currentTarget.value }).catch(report)}
          >
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>,
          <code>{first}</code>,
          exercised.includes(id) ? 'yes' : 'no',
        ],
      }))}
    />
  );
}

/** A fault of each kind, to begin with. */
const faults: readonly Fault[] = [
  { fault: 'status', status: 503 },
  { fault: 'slow', delayMs: 2_000 },
  { fault: 'cut' },
  { fault: 'broken' },
  { fault: 'rate-limit', requests: 10 },
];

export function Faults(): JSX.Element {
  const { team } = useShown();
  const path = `${teamPath(team)}/faults`;
  const [kind, setKind] = useState<string>('status');
  const listed = useControl<ListedFault[]>(path) ?? [];
  const chosen = faults.find(({ fault }) => fault === kind);
  return (
    <>
      <Table
        caption={`Faults of ${team}`}
        head={['Id', 'Fault', 'Hits', 'Change']}
        rows={listed.map(({ id, hits, ...fault }) => ({
          key: id,
          cells: [
            id,
            <code>{visible(fault)}</code>,
            hits,
            <Action run={() => change('DELETE', `${path}/${id}`)}>Remove</Action>,
          ],
        }))}
      />
      <label>
        Kind{' '}
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          {faults.map(({ fault }) => (
            <option key={fault}>{fault}</option>
          ))}
        </select>
      </label>
      <Editor
        label="Fault, as JSON; with an operation, it hits only that one"
        text={JSON.stringify(chosen, undefined, 2)}
        action="Inject"
        save={(fault) => change('POST', path, fault)}
      />
    </>
  );
}

export function Keys(): JSX.Element {
  const { team } = useShown();
  const [key, setKey] = useState('');
  const all = { scopes: data.scopes, team_id: team };
  const create = async (options: unknown): Promise<void> =>
    setKey((await change<{ key: string }>('POST', 'keys', options)).key);
  return (
    <>
      <Editor
        label="Scopes and restrictions, as JSON"
        text={JSON.stringify(all, undefined, 2)}
        action="Create key"
        save={create}
      />
      <p class="row">
        <label>
          Key <input value={key} onInput={(event) => setKey(event.currentTarget.value)} />
        </label>
        <Action run={() => change('DELETE', `keys/${encodeURIComponent(key)}`)}>Revoke</Action>
      </p>
    </>
  );
}

export function Coverage(): JSX.Element {
  const report = useControl<CoverageReport>('coverage');
  if (!report) return <p class="empty">Loading…</p>;
  const { covered, total, operations, transitions, moves, values } = report;
  const countsOf = (counts: object): string =>
    Object.entries(counts)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ');
  const parts = [
    ...operations.map(({ operation, statuses }) => [operation, countsOf(statuses)]),
    ...transitions.map(({ operation, ...counts }) => [`${operation}, transition`, countsOf(counts)]),
    ...moves.map(({ record, from, to, count }) => [`${record}: ${from ?? 'created'} to ${to}`, `${count}`]),
    ...Object.entries(values).map(([name, counts]) => [name, countsOf(counts)]),
  ];
  return (
    <>
      <p>
        <progress value={covered} max={total} aria-label="Exercised" /> {covered} of {total} cases of the
        contract are exercised.
      </p>
      <Table
        caption="Coverage"
        head={['Part of the contract', 'How often']}
        rows={parts.map(([name = '', counts]) => ({ key: name, cells: [name, counts] }))}
      />
    </>
  );
}

interface ServedRoutes {
  control: { path: string; methods: string[] }[];
}

/** Every route of the control API. */
export function Requests(): JSX.Element {
  const { team } = useShown();
  const { control = [] } = useControl<ServedRoutes>('') ?? {};
  const lines = control.flatMap(({ path, methods }) =>
    methods.flatMap((method) => (method === 'HEAD' || path.endsWith('/stream') ? [] : [`${method} ${path}`])),
  );
  const [line, setLine] = useState('');
  const [body, setBody] = useState('');
  const [response, setResponse] = useState('');
  const known = lines.map((each) => each.replace('{team_id}', encodeURIComponent(team)));
  const send = async (): Promise<void> => {
    setResponse('');
    const [, method = '', path = ''] = /^(\S+) \/_sandbox\/(\S*)$/.exec(line.trim()) ?? [];
    if (!known.length || method === '')
      throw new Error('Enter a method and a path, such as GET /_sandbox/health.');
    setResponse((await controlText(method, path, body === '' ? undefined : body)) || 'No content.');
  };
  return (
    <>
      <label>
        Method and path{' '}
        <input
          class="wide"
          list="routes"
          value={line}
          onInput={(event) => setLine(event.currentTarget.value)}
        />
      </label>
      <datalist id="routes">
        {known.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <label>
        Body, as JSON
        <textarea rows={6} value={body} onInput={(event) => setBody(event.currentTarget.value)} />
      </label>
      <p>
        <Action run={send}>Send</Action>
      </p>
      <pre class="scroll" tabIndex={0} role="region" aria-label="Response">
        {response}
      </pre>
    </>
  );
}
