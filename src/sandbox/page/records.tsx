/** The tables of tasks and uploads of a team, and all of one of them. */
import type { Task } from '@docproc/types';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { itemRows } from '../../shared/item-rows.ts';
import type { FoundValues } from '../control/routes.ts';
import type { ListedUpload } from '../testing/seeds.ts';
import { Fields, Operations } from './changes.tsx';
import { currentTeam, linkTo, report, send, shown, teamPath, useControl, useKept } from './control.ts';
import { FindSame } from './create.tsx';
import type { TableName } from './data.ts';
import { Confidence, DocumentView } from './document.tsx';
import { History } from './history.tsx';
import { Age, Badge, Chips, Confirm, counted, data, type Row, Table, useWindow, visible } from './parts.tsx';

type ListedResource = Task | (ListedUpload & FoundValues);

function State({ kind, of }: { kind: TableName; of: object }): JSX.Element {
  const state = String((of as Record<string, unknown>)[data.kinds[kind].field] ?? '');
  return <Badge tone={state}>{visible(state)}</Badge>;
}

/** All of a kind, the newest first. */
export function Records({ kind }: { kind: TableName }): JSX.Element {
  const team = currentTeam();
  const [state, setState] = useKept('state', 'All');
  const counts = shown.summary[kind];
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { offset, limit, hold, pager } = useWindow(state === 'All' ? all : (counts[state] ?? 0), state);
  const where = state === 'All' ? '' : `&status=${encodeURIComponent(state)}`;
  const rows = useControl<ListedResource[]>(`${teamPath()}/${kind}?limit=${limit}&offset=${offset}${where}`);
  const states = [...new Set([...data.kinds[kind].states, ...Object.keys(counts)])];
  const head = ['Name', 'Status', ...(kind === 'uploads' ? ['Tasks'] : [])];
  return (
    <>
      <Chips
        label="Status"
        counts={[['All', all], ...states.map((each) => [each, counts[each] ?? 0] as const)]}
        value={state}
        set={setState}
      />
      <Table
        key={state}
        caption={`${kind} of ${team}`}
        head={[...head, 'Items', 'Lowest confidence', 'Created', 'ID']}
        rows={(rows ?? []).toReversed().map((row) => rowOf(kind, row))}
        none={!rows ? 'Loading…' : all > 0 ? 'None.' : 'None yet. Drop files here, or create a task.'}
        hold={hold}
      />
      {pager}
    </>
  );
}

const rowOf = (kind: TableName, record: ListedResource): Row => ({
  key: record.id,
  cells: [
    <a href={linkTo(kind, currentTeam(), record.id)} title={visible(record.name)}>
      {visible(record.name)}
    </a>,
    <State kind={kind} of={record} />,
    ...('tasks' in record ? [record.tasks.length] : []),
    ...found(record),
    <Age at={record.created_at} now={shown.summary.now} />,
    <code>{visible(record.id)}</code>,
  ],
});

/** How many items processing has found, and the confidence of the least certain. */
function found(record: ListedResource): [number, JSX.Element] {
  if ('tasks' in record) return [record.values, <Confidence of={record.lowest_confidence ?? NaN} />];
  const values = itemRows([record]);
  const known = values.flatMap(({ confidence }) => confidence ?? []);
  return [values.length, <Confidence of={Math.min(...known)} />];
}

export function RecordView({ kind, id }: { kind: TableName; id: string }): JSX.Element | null {
  const [problem, setProblem] = useState<unknown>();
  const path = `${teamPath()}/${kind}/${encodeURIComponent(id)}`;
  const record = useControl<ListedResource>(path, setProblem);
  if (problem !== undefined)
    return (
      <p role="alert" class="bad">
        {visible((problem as Error).message)}
      </p>
    );
  if (!record) return null;
  const fields = <Fields path={path} of={record} without={kind === 'tasks' ? 'pages' : 'tasks'} />;
  return (
    <>
      <Head kind={kind} record={record} path={path} />
      {'tasks' in record ? (
        <>
          <Table
            caption={`Tasks of ${record.id}`}
            head={['Tasks']}
            rows={record.tasks.map((task) => ({
              key: task,
              cells: [<a href={linkTo('tasks', currentTeam(), task)}>{visible(task)}</a>],
            }))}
          />
          {fields}
        </>
      ) : (
        <div class="panes wide">
          <DocumentView pages={record.pages} />
          <div class="below">
            <History task={record} />
            {fields}
          </div>
        </div>
      )}
    </>
  );
}

function Head({
  kind,
  record,
  path,
}: {
  kind: TableName;
  record: ListedResource;
  path: string;
}): JSX.Element {
  const team = currentTeam();
  const { id, name } = record;
  const lost =
    'tasks' in record
      ? `The upload ${id} and its ${counted(record.tasks.length, 'task')} are deleted`
      : `The ${data.kinds[kind].noun} ${id} is deleted`;
  return (
    <>
      <p class="row">
        <a href={linkTo(kind, team)}>All {kind}</a>
        {'upload_id' in record && (
          <a href={linkTo('uploads', team, record.upload_id)}>Upload {visible(record.upload_id)}</a>
        )}
      </p>
      <div class="row">
        <h1 tabIndex={-1}>{visible(name)}</h1>
        <State kind={kind} of={record} />
        <span class="quiet">
          <Age at={record.created_at} now={shown.summary.now} />
        </span>
        <code>{visible(id)}</code>
        {'pages' in record && <FindSame task={record} />}
        <Confirm
          label="Delete"
          title={`Delete ${visible(name)}?`}
          run={async () => {
            // First, so that the view does not ask for what is no longer there.
            location.hash = linkTo(kind, team);
            await send('DELETE', path).catch(report);
          }}
        >
          {visible(lost)} from {visible(team)}; their requests stay in the journal.
        </Confirm>
      </div>
      <Operations kind={kind} record={record} />
    </>
  );
}
