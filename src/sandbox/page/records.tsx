/** The tasks and uploads of a team. */
import type { Task } from '@docproc/types';
import type { JSX } from 'preact';
import type { ListedUpload } from '../testing/seeds.ts';
import { currentTeam, send, shown, teamPath, useControl } from './control.ts';
import type { TableName } from './data.ts';
import { DocumentView } from './document.tsx';
import { data, Diagram, Editor, FieldList, linkTo, Table, useEnd, visible } from './parts.tsx';

type ListedResource = Task | ListedUpload;

const statusOf = (kind: TableName, row: ListedResource): string =>
  String(new Map(Object.entries(row)).get(data.statusFields[kind]));

/** One of a kind, or all of them. */
export const Records = ({ kind, id }: { kind: TableName; id: string | undefined }): JSX.Element =>
  id === undefined ? <All kind={kind} /> : <One kind={kind} id={id} />;

/** All of a kind, the newest first. */
function All({ kind }: { kind: TableName }): JSX.Element {
  const team = currentTeam();
  const counts = shown.summary[kind];
  const { offset, limit, more } = useEnd(Object.values(counts).reduce((sum, count) => sum + count, 0));
  const path = `${teamPath()}/${kind}`;
  const rows = useControl<ListedResource[]>(`${path}?limit=${limit}&offset=${offset}`) ?? [];
  return (
    <div class="panes">
      <section>
        <Table
          caption={`${kind} of ${team}`}
          head={['ID', 'Name', 'State', 'Created']}
          rows={rows
            .toReversed()
            .map((row) => [
              <a href={linkTo(kind, team, row.id)}>{visible(row.id)}</a>,
              visible(row.name),
              <code>{statusOf(kind, row)}</code>,
              <time>{row.created_at}</time>,
            ])}
        />
        {more}
      </section>
      <Diagram kind={kind} counts={counts} />
    </div>
  );
}

function One({ kind, id }: { kind: TableName; id: string }): JSX.Element {
  const team = currentTeam();
  const path = `${teamPath()}/${kind}/${encodeURIComponent(id)}`;
  const row = useControl<ListedResource>(path);
  if (!row) return <p>Loading…</p>;
  const status = statusOf(kind, row);
  const { pages, tasks, ...fields } = row as Partial<Task & ListedUpload>;
  const links = tasks ? tasks.map((task) => ['tasks', task]) : [['uploads', fields.upload_id ?? '']];
  return (
    <>
      <div class="panes">
        <section>
          <h3>{visible(id)}</h3>
          <FieldList of={fields} />
          <p class="row">
            {links.map(([other = '', target = '']) => (
              <a href={linkTo(other, team, target)}>{visible(target)}</a>
            ))}
          </p>
          <Editor
            key={path}
            label="Changes, as JSON"
            value={{ [data.statusFields[kind]]: status }}
            action="Change"
            save={(changes) => send('PATCH', path, changes)}
          />
        </section>
        <Diagram kind={kind} counts={{ [status]: 1 }} />
      </div>
      {pages && <DocumentView pages={pages} />}
    </>
  );
}
