/** What is created by hand: uploads of files, tasks in any state, and what processing finds in files. */
import type { Task } from '@docproc/types';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { uploadFiles } from './api.ts';
import { currentTeam, linkTo, report, send, teamPath } from './control.ts';
import { data, Dialog, Field, Form } from './parts.tsx';

const project = 'project-1';

const upload = (files: FileList | null | undefined): void =>
  void uploadFiles([...(files ?? [])], project).catch(report);

export function DropZone(): JSX.Element | null {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const drag = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      // It leaves each element that it was over; the page, if there is no next one.
      setOver(event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null));
      if (event.type === 'drop') upload(event.dataTransfer.files);
    };
    for (const name of ['dragover', 'dragleave', 'drop'] as const) addEventListener(name, drag, listening);
    return () => listening.abort();
  }, []);
  return over ? <div class="drop">Drop to upload to {currentTeam()}</div> : null;
}

export function Create(): JSX.Element {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      {data.upload && (
        <>
          <button type="button" class="first" onClick={() => files.current?.click()}>
            Upload files
          </button>
          <input
            ref={files}
            type="file"
            multiple
            hidden
            aria-label="Files to upload"
            onChange={({ currentTarget }) => {
              upload(currentTarget.files);
              currentTarget.value = '';
            }}
          />
        </>
      )}
      <Dialog label="New task" title="New task with a status">
        {(close) => (
          <Form
            action="Create"
            cancel={close}
            submit={async ({ others = {}, ...given }) => {
              if (!(others instanceof Object) || Array.isArray(others))
                throw new TypeError('Other fields must be an object, such as {"approved": true}.');
              const task = await send<Task>('POST', `${teamPath()}/tasks`, { ...given, ...others });
              close();
              location.hash = linkTo('tasks', currentTeam(), task.id);
            }}
          >
            <p>It is simply there, as if processing had ended with it: no request is sent.</p>
            <Field
              label="Status"
              name={data.kinds.tasks.field}
              options={data.kinds.tasks.states}
              defaultValue="REVIEWING"
            />
            <Field label="Name" name="name" defaultValue="invoice.pdf" />
            <Field label="Project" name="project_id" defaultValue={project} />
            <Field label="ID" name="id" placeholder="a new one" />
            <Field label="Other fields, as JSON" name="others" rows={3} placeholder='{"approved": true}' />
          </Form>
        )}
      </Dialog>
    </>
  );
}

/** Has processing find the pages of a task in other files. */
export const FindSame = ({ task: { name, pages } }: { task: Task }): JSX.Element => (
  <Dialog label="Find the same in other files" title="What processing finds in later uploads">
    {(close) => (
      <Form
        action="Add"
        cancel={close}
        submit={(extraction) => send('POST', `${teamPath()}/extractions`, extraction).then(close)}
      >
        <Field label="Name of the file, in which * is any text" name="match" defaultValue={name} required />
        <Field label="IDs of pages and items" name="ids" options={['renumber', 'keep']} />
        <Field
          label="Pages, as JSON"
          name="pages"
          rows={16}
          defaultValue={JSON.stringify(pages, undefined, 2)}
          required
        />
        <p class="quiet">Of several that match, the last one counts.</p>
      </Form>
    )}
  </Dialog>
);
