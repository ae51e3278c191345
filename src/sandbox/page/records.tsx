/** The tasks and uploads of a team. */
import type { Task } from '@docproc/types';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ListedUpload } from '../testing/seeds.ts';
import { change, teamPath, useControl, useShown } from './control.ts';
import type { Kind } from './data.ts';
import { Document } from './document.tsx';
import { Action, data, Diagram, Editor, Fields, linkTo, Pager, range, Table, visible } from './parts.tsx';

type Row = Task | ListedUpload;

const statusOf = (kind: Kind, row: Row): string =>
  String(new Map(Object.entries(row)).get(data.statusFields[kind]));

/** All of a kind, the newest first. */
export function Records({ kind }: { kind: Kind }): JSX.Element {
  const { team, summary } = useShown();
  const [page, show] = useState(0);
  const counts = summary[kind];
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { offset, limit } = range(total, page);
  const rows = useControl<Row[]>(`${teamPath(team)}/${kind}?limit=${limit}&offset=${offset}`) ?? [];
  return (
    <div class="panes">
      <section>
        <Table
          caption={`${kind} of ${team}`}
          head={['Id', 'Name', 'State', 'Created', kind === 'tasks' ? 'Upload' : 'Tasks']}
          rows={rows.toReversed().map((row) => ({
            key: row.id,
            cells: [
              <a href={linkTo(kind, team, row.id)}>{visible(row.id)}</a>,
              visible(row.name),
              <code>{statusOf(kind, row)}</code>,
              <time>{row.created_at}</time>,
              'upload_id' in row ? (
                <a href={linkTo('uploads', team, row.upload_id)}>{visible(row.upload_id)}</a>
              ) : (
                row.tasks.length
              ),
            ],
          }))}
        />
        <Pager total={total} page={page} show={show} />
        {kind === 'tasks' && (
          <details>
            <summary>Seed a task</summary>
            <Editor
              label="Fields, as JSON"
              text={'{\n  "name": "invoice.pdf"\n}'}
              action="Seed"
              save={(seed) => change('POST', `${teamPath(team)}/tasks`, seed)}
            />
          </details>
        )}
      </section>
      <Diagram kind={kind} counts={counts} />
    </div>
  );
}

/** One of a kind. */
export function RecordView({ kind, id }: { kind: Kind; id: string }): JSX.Element {
  const { team } = useShown();
  const path = `${teamPath(team)}/${kind}/${encodeURIComponent(id)}`;
  const row = useControl<Row>(path);
  if (!row) return <p class="empty">Loading…</p>;
  const status = statusOf(kind, row);
  const { pages, tasks, ...fields } = row as Partial<Task & ListedUpload>;
  const remove = async (): Promise<void> => {
    location.hash = linkTo(kind, team);
    await change('DELETE', path);
  };
  return (
    <>
      <div class="panes">
        <section>
          <h3>{visible(id)}</h3>
          <Fields of={fields} />
          {tasks && (
            <ul>
              {tasks.map((task) => (
                <li key={task}>
                  <a href={linkTo('tasks', team, task)}>{visible(task)}</a>
                </li>
              ))}
            </ul>
          )}
          <Editor
            label="Changes, as JSON"
            text={JSON.stringify({ [data.statusFields[kind]]: status }, undefined, 2)}
            action="Change"
            save={(changes) => change('PATCH', path, changes)}
          />
          <Action run={remove}>Delete</Action>
        </section>
        <Diagram kind={kind} counts={{ [status]: 1 }} />
      </div>
      {pages && <Document pages={pages} />}
    </>
  );
}
