/** What tests change: settings, faults, keys, and everything else that the control API accepts. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CoverageReport } from '../testing/coverage.ts';
import type { ListedFault } from '../state/faults.ts';
import { currentTeam, report, send, teamPath, useControl } from './control.ts';
import { Action, data, Editor, TextField, FieldList, Table, visible } from './parts.tsx';

export function Settings(): JSX.Element {
  const path = `${teamPath()}/settings`;
  const common = useControl<{ set: Record<string, string>; exercised: string[] }>('settings');
  const own = useControl<Record<string, string>>(path);
  return (
    <Table
      caption="Settings"
      head={['Open question', 'Default', 'Exercised']}
      rows={data.settings.map(({ id, title, values, default: first }) => [
        <label>
          {title}{' '}
          <select
            value={own?.[id] ?? common?.set[id]}
            onChange={(event) => void send('PUT', path, { [id]: event.currentTarget.value }).catch(report)}
          >
            {values.map((value) => (
              <option>{value}</option>
            ))}
          </select>
        </label>,
        <code>{first}</code>,
        common?.exercised.includes(id) ? 'yes' : 'no',
      ])}
    />
  );
}

export function Faults(): JSX.Element {
  const path = `${teamPath()}/faults`;
  const faults = useControl<ListedFault[]>(path) ?? [];
  return (
    <>
      {faults.map(({ id, ...fault }) => (
        <p class="row">
          <code>{visible(fault)}</code>
          <Action run={() => send('DELETE', `${path}/${id}`)}>Remove</Action>
        </p>
      ))}
      <Editor
        label="Fault to inject, as JSON"
        value={{ fault: 'status', status: 503, times: 1 }}
        action="Inject"
        save={(fault) => send('POST', path, fault)}
      />
    </>
  );
}

export function Keys(): JSX.Element {
  return (
    <Editor
      label="Scopes and restrictions, as JSON"
      value={{ scopes: data.scopes, team_id: currentTeam() }}
      action="Create key"
      save={(options) => send('POST', 'keys', options)}
    />
  );
}

export function Coverage(): JSX.Element {
  const report = useControl<CoverageReport>('coverage');
  if (!report) return <p>Loading…</p>;
  const { covered, total, operations, transitions, moves, values } = report;
  const parts = {
    ...Object.fromEntries(operations.map(({ operation, statuses }) => [operation, statuses])),
    ...Object.fromEntries(
      transitions.map(({ operation, ...counts }) => [`${operation}, transition`, counts]),
    ),
    ...Object.fromEntries(moves.map(({ record, from, to, count }) => [`${record}, ${from} to ${to}`, count])),
    ...values,
  };
  return (
    <>
      <p>
        {covered} of {total} cases of the contract are exercised.
      </p>
      <FieldList of={parts} />
    </>
  );
}

/** Every route of the control API. */
export function Routes(): JSX.Element {
  const served = useControl<{ control: { path: string; methods: string[] }[] }>('');
  const [line, setLine] = useState('GET /_sandbox/health');
  const routes = (served?.control ?? []).flatMap(({ path, methods }) =>
    methods.map((method) => `${method} ${path.replace('{team_id}', encodeURIComponent(currentTeam()))}`),
  );
  const [method = '', path = ''] = line.trim().split(/\s+\/_sandbox\//);
  return (
    <>
      <p>
        <TextField label="Method and path" value={line} set={setLine} size={70} list="routes" />
        <datalist id="routes">
          {routes.map((route) => (
            <option value={route} />
          ))}
        </datalist>
      </p>
      <Editor label="Body, as JSON" action="Send" save={(body) => send(method, path, body)} />
    </>
  );
}
