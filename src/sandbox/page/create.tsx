/** What is created by hand: uploads of files, and tasks in any state. */
import type { Task } from '@docproc/types';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { uploadFiles } from './api.ts';
import { currentTeam, linkTo, report, send, teamPath } from './control.ts';
import { Choice, data, Dialog, Field, Form } from './parts.tsx';

/** The project of what is created here. */
const usualProject = 'project-1';

/** Uploads files that are dropped anywhere on the page. */
export function DropZone(): JSX.Element {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void): void =>
      addEventListener(
        name,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          act(event);
        },
        { signal: listening.signal },
      );
    listen('dragover', () => setOver(true));
    // It leaves each element that it was over; the page, if there is no next one.
    listen('dragleave', ({ relatedTarget }) => setOver(relatedTarget !== null));
    listen('drop', ({ dataTransfer }) => {
      setOver(false);
      void upload([...(dataTransfer?.files ?? [])]).catch(report);
    });
    return () => listening.abort();
  }, []);
  return <div class={over ? 'drop over' : 'drop'}>{over && `Drop to upload to ${currentTeam()}`}</div>;
}

async function upload(files: readonly File[], project: string = usualProject): Promise<void> {
  if (data.upload && files.length > 0) await uploadFiles(data.upload, files, project);
}

/** The buttons that create. */
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
              void upload([...(currentTarget.files ?? [])]).catch(report);
              currentTarget.value = '';
            }}
          />
        </>
      )}
      <Dialog label="New task" title="New task in a state">
        {(close) => (
          <Form
            action="Create"
            cancel={close}
            submit={async ({ state = '', others = '', ...values }) => {
              const given = Object.entries(values).filter(([, value]) => value !== '');
              const task = await send<Task>('POST', `${teamPath()}/tasks`, {
                ...Object.fromEntries(given),
                [data.kinds.tasks.field]: state,
                ...(JSON.parse(others || '{}') as object),
              });
              close();
              location.hash = linkTo('tasks', currentTeam(), task.id);
            }}
          >
            <p>It is simply there, as if processing had ended with it: no request is sent.</p>
            <Choice label="State" name="state" options={data.kinds.tasks.states} value="REVIEWING" />
            <Field label="File name" name="name" defaultValue="invoice.pdf" />
            <Field label="Project" name="project_id" defaultValue={usualProject} />
            <Field label="ID" name="id" placeholder="a new one" />
            <Field label="Other fields, as JSON" name="others" placeholder='{"approved": true}' />
          </Form>
        )}
      </Dialog>
    </>
  );
}
