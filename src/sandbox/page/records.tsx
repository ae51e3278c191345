/** The tables of tasks and uploads of a team, and one upload. */
import type { Task } from '@docproc/types';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { itemRows } from '../../shared/item-rows.ts';
import { lowestConfidence } from '../../shared/page-items.ts';
import type { ListedUpload } from '../testing/seeds.ts';
import { currentTeam, linkTo, report, send, shown, teamPath, useControl } from './control.ts';
import type { TableName } from './data.ts';
import { Editable, Operations } from './changes.tsx';
import {
  Age,
  Badge,
  Confirm,
  counted,
  Copy,
  data,
  Diagram,
  type Row,
  Table,
  useWindow,
  visible,
} from './parts.tsx';
import { Confidence } from './document.tsx';

export type ListedResource = Task | ListedUpload;

/** Returns the state of a record. */
export const stateOf = (kind: TableName, record: object): string =>
  String((record as Record<string, unknown>)[data.kinds[kind].field] ?? '');

/** All of a kind, the newest first. */
export function Records({ kind }: { kind: TableName }): JSX.Element {
  const team = currentTeam();
  const [state, setState] = useState('');
  const counts = shown.summary[kind];
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { offset, limit, hold, pager } = useWindow(state === '' ? all : (counts[state] ?? 0));
  const where = state === '' ? '' : `&status=${encodeURIComponent(state)}`;
  const path = `${teamPath()}/${kind}?limit=${limit}&offset=${offset}${where}`;
  const rows = useControl<ListedResource[]>(path);
  const states = [...new Set([...data.kinds[kind].states, ...Object.keys(counts)])];
  const chips = [
    ['', 'All', all] as const,
    ...states.map((each) => [each, each, counts[each] ?? 0] as const),
  ];
  const head = kind === 'tasks' ? ['Values', 'Lowest confidence'] : ['Tasks', 'Folder'];
  return (
    <>
      <div class="row" role="group" aria-label="State">
        {chips.map(([value, label, count]) => (
          <button
            key={value}
            type="button"
            class="chip"
            aria-pressed={value === state}
            onClick={() => setState(value)}
          >
            {label} <small>{count.toLocaleString('en')}</small>
          </button>
        ))}
      </div>
      <Table
        key={state}
        caption={`${kind} of ${team}`}
        head={['File name', 'State', 'Age', ...head, 'ID']}
        rows={(rows ?? []).toReversed().map((row) => rowOf(kind, row))}
        none={!rows ? 'Loading…' : all > 0 ? 'None.' : 'None yet. Drop files here, or create a task.'}
        hold={hold}
      />
      {pager}
    </>
  );
}

function rowOf(kind: TableName, record: ListedResource): Row {
  const { id, name, created_at: at } = record;
  return {
    key: id,
    cells: [
      <a href={linkTo(kind, currentTeam(), id)}>{visible(name)}</a>,
      <Badge tone={stateOf(kind, record)}>{visible(stateOf(kind, record))}</Badge>,
      <Age at={at} now={shown.summary.now} />,
      ...('tasks' in record
        ? [record.tasks.length, <code>{visible(record.folder_id)}</code>]
        : found(record)),
      <code>{visible(id)}</code>,
    ],
  };
}

/** How many values processing has found, and the confidence of the least certain, where nothing is missing. */
const found = (task: Task): [number, JSX.Element] => [
  itemRows([task]).length,
  <Confidence of={lowestConfidence(task.pages)} />,
];

/** What heads the view of a record. */
export function Head({ kind, record }: { kind: TableName; record: ListedResource }): JSX.Element {
  const team = currentTeam();
  const { id, name } = record;
  const state = stateOf(kind, record);
  const { noun } = data.kinds[kind];
  const lost =
    'tasks' in record
      ? `The upload ${id} and its ${counted(record.tasks.length, 'task')} are deleted`
      : `The ${noun} ${id} is deleted`;
  return (
    <>
      <p class="row">
        <a href={linkTo(kind, team)}>All {kind}</a>
      </p>
      <div class="row head">
        <h1>{visible(name)}</h1>
        <Badge tone={state}>{visible(state)}</Badge>
        <span class="quiet">
          <Age at={record.created_at} now={shown.summary.now} /> old
        </span>
        <code>{visible(id)}</code>
        <Copy text={id}>Copy ID</Copy>
        <Confirm
          label="Delete"
          title={`Delete ${visible(name)}?`}
          run={async () => {
            const path = `${teamPath()}/${kind}/${encodeURIComponent(id)}`;
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

/** One upload with its tasks. */
export function UploadView({ id }: { id: string }): JSX.Element | null {
  const [problem, setProblem] = useState<unknown>();
  const path = `${teamPath()}/uploads/${encodeURIComponent(id)}`;
  const upload = useControl<ListedUpload>(path, setProblem);
  if (problem !== undefined) return <Missing problem={problem} />;
  if (!upload) return null;
  return (
    <>
      <Head kind="uploads" record={upload} />
      <Table
        caption={`Tasks of ${upload.id}`}
        head={['Tasks']}
        rows={upload.tasks.map((task) => ({
          key: task,
          cells: [<a href={linkTo('tasks', currentTeam(), task)}>{visible(task)}</a>],
        }))}
      />
      <Diagram kind="uploads" state={stateOf('uploads', upload)} />
      <Editable path={path} of={upload} without={['tasks']} />
    </>
  );
}

/** Why there is nothing to show. */
export const Missing = ({ problem }: { problem: unknown }): JSX.Element => (
  <p role="alert" class="bad">
    {visible((problem as Error).message)}
  </p>
);
