/** What tests change: settings, keys, and everything else that the control API accepts; and what they have exercised. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CoverageReport } from '../testing/coverage.ts';
import { currentTeam, report, send, teamPath, useControl } from './control.ts';
import { Code, Confirm, Copy, data, Field, Form, pretty, Table } from './parts.tsx';

export function Settings(): JSX.Element {
  const path = `${teamPath()}/settings`;
  const common = useControl<{ set: Record<string, string>; exercised: string[] }>('settings');
  const own = useControl<Record<string, string>>(path);
  return (
    <Table
      caption="Settings"
      head={['Open question', 'Value', 'Default', 'Exercised']}
      rows={data.settings.map(({ id, title, values, default: first }) => ({
        key: id,
        cells: [
          <label for={id}>{title}</label>,
          <select
            id={id}
            value={own?.[id] ?? common?.set[id]}
            onChange={(event) => void send('PUT', path, { [id]: event.currentTarget.value }).catch(report)}
          >
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>,
          <code>{first}</code>,
          common?.exercised.includes(id) ? 'yes' : 'no',
        ],
      }))}
    />
  );
}

export function Keys(): JSX.Element {
  const [key, setKey] = useState('');
  return (
    <>
      <Form
        action="Create key"
        submit={async ({ project_id, expires_at, ...chosen }) => {
          const scopes = Object.keys(chosen);
          const options = { scopes, team_id: currentTeam(), project_id, expires_at };
          const given = Object.entries(options).filter(([, value]) => value !== '');
          setKey((await send<{ key: string }>('POST', 'keys', Object.fromEntries(given))).key);
        }}
      >
        <p>A key has access to this team, with these scopes; without any, with all.</p>
        <fieldset>
          <legend>Scopes</legend>
          {data.scopes.map((scope) => (
            <label key={scope}>
              <input type="checkbox" name={scope} /> {scope}
            </label>
          ))}
        </fieldset>
        <div class="row">
          <Field label="Only project" name="project_id" placeholder="any" />
          <Field label="Expires at" name="expires_at" placeholder="2026-01-02T00:00:00Z" />
        </div>
      </Form>
      {key && (
        <>
          <Code label="Key">{key}</Code>
          <Copy text={key}>Copy key</Copy>
        </>
      )}
    </>
  );
}

export function Coverage(): JSX.Element | null {
  const report = useControl<CoverageReport>('coverage');
  if (!report) return null;
  const { covered, total, operations, transitions, moves, values } = report;
  const parts = {
    ...Object.fromEntries(operations.map(({ operation, statuses }) => [operation, statuses])),
    ...Object.fromEntries(
      transitions.map(({ operation, ...counts }) => [`${operation}, transition`, counts]),
    ),
    ...Object.fromEntries(
      moves.map(({ record, from, to, count }) => [`${record}, ${from ?? 'new'} to ${to}`, { count }]),
    ),
    ...values,
  };
  return (
    <>
      <p>
        {covered} of {total} cases of the contract are exercised, by all teams.
      </p>
      <Table
        caption="Coverage"
        head={['Part', 'How often']}
        rows={Object.entries(parts).map(([name, counts]) => ({
          key: name,
          cells: [
            name,
            <span class="row">
              {Object.entries(counts).map(([what, count]) => (
                <span key={what} class="badge" data-tone={count > 0 ? 'good' : ''}>
                  {what} {count}
                </span>
              ))}
            </span>,
          ],
        }))}
      />
    </>
  );
}

/** Every route of the control API. */
export function Routes(): JSX.Element {
  const served = useControl<{ control: { path: string; methods: string[] }[] }>('');
  const [line, setLine] = useState('GET /_sandbox/health');
  const [body, setBody] = useState('');
  const [result, setResult] = useState('');
  const routes = (served?.control ?? []).flatMap(({ path, methods }) =>
    methods.map((method) => `${method} ${path.replace('{team_id}', encodeURIComponent(currentTeam()))}`),
  );
  const [method = '', path = ''] = line.trim().split(/\s+\/_sandbox\//);
  const run = async (): Promise<void> => {
    setResult('');
    const returned = await send(method, path, body === '' ? undefined : JSON.parse(body));
    setResult(returned === '' ? 'Done.' : pretty(returned));
  };
  const deletes = method === 'DELETE' || line.includes('PUT /_sandbox/snapshot');
  return (
    <>
      <Field
        label="Method and path"
        value={line}
        list="routes"
        onInput={(event) => setLine(event.currentTarget.value)}
      />
      <datalist id="routes">
        {routes.map((route) => (
          <option key={route} value={route} />
        ))}
      </datalist>
      <label class="field">
        Body, as JSON
        <textarea rows={6} value={body} onInput={(event) => setBody(event.currentTarget.value)} />
      </label>
      {deletes ? (
        <Confirm label="Send" title={`Send ${line}?`} run={run}>
          {method === 'DELETE'
            ? `Everything that ${path} leads to is deleted.`
            : 'The data of all teams is replaced.'}
        </Confirm>
      ) : (
        <Form action="Send" submit={run} />
      )}
      {result && <Code label="Result">{result}</Code>}
    </>
  );
}
