/** What changes a record: the operations of the API that its state allows, and an editor that knows no rules. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { failedGuard } from '../../shared/guards.ts';
import { Action, Copy } from './actions.tsx';
import { requestFor, sendToApi } from './api.ts';
import { send } from './control.ts';
import type { PageOperation, TableName } from './data.ts';
import { Code, data, Dialog, Field, FieldList, Form, pretty, visible } from './parts.tsx';

interface OperationsProps {
  kind: TableName;
  record: { id: string; project_id: string };
}

/** A button for each operation on a record. Those that its state forbids have the reason, and send nothing. */
export function Operations({ kind, record }: OperationsProps): JSX.Element {
  const { resource, noun } = data.kinds[kind];
  const judged = data.operations
    .filter(({ changes }) => changes === resource)
    .map((operation) => {
      const { from = {}, conditions = [] } = data.guards[resource]?.[operation.id] ?? {};
      return {
        operation,
        label: operation.title.replace(new RegExp(` (an?|the) ${noun}\\b`), ''),
        wrong: failedGuard(from, record),
        conditions: conditions.map(({ description }) => description).join('. '),
      };
    });
  const forbidden = judged.filter(({ wrong }) => wrong !== undefined);
  return (
    <section class="operations" aria-label="Operations">
      <div class="row">
        {judged.map(({ operation, label, wrong, conditions }) => (
          <Operation
            key={operation.id}
            {...{ operation, label, conditions, record }}
            disabled={wrong !== undefined}
          />
        ))}
      </div>
      {forbidden.length > 0 && (
        <ul class="quiet">
          {forbidden.map(({ operation, label, wrong }) => (
            <li key={operation.id} id={`not-${operation.id}`}>
              {label}: {visible(wrong)}.
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OperationProps extends Pick<OperationsProps, 'record'> {
  operation: PageOperation;
  label: string;
  /** What else must be true. */
  conditions: string;
  disabled: boolean;
}

/** The button of an operation. One that needs a body asks for it, until the request succeeds. */
function Operation({ operation, label, record, conditions, disabled }: OperationProps): JSX.Element {
  const { id, title, body } = operation;
  const run = (given?: unknown): Promise<string> => sendToApi(requestFor(operation, record, given));
  const button = { kind: 'soft', disabled, why: `not-${id}` } as const;
  if (body === undefined)
    return (
      <Action {...button} title={conditions} run={run}>
        {label}
      </Action>
    );
  const submit =
    (close: () => void) =>
    async (values: Readonly<Record<string, unknown>>): Promise<void> => {
      const failed = await run(values['body']);
      if (failed !== '') throw new Error(failed);
      close();
    };
  return (
    <Dialog {...button} label={label} title={title}>
      {(close) => (
        <Form action="Send" cancel={close} submit={submit(close)}>
          <Field label="Body, as JSON" name="body" rows={10} defaultValue={body} required />
        </Form>
      )}
    </Dialog>
  );
}

interface FieldsProps {
  path: string;
  of: object;
  /** The field that is shown elsewhere. */
  without: string;
}

/** The fields of a record, and on demand all of it as JSON, and as JSON to change. */
export function Fields({ path, of, without }: FieldsProps): JSX.Element {
  const [isRaw, setRaw] = useState(false);
  return (
    <section>
      <div class="row">
        <h2>Fields</h2>
        <Dialog label="Edit fields">{(close) => <Editor path={path} of={of} close={close} />}</Dialog>
      </div>
      <FieldList of={{ ...of, [without]: undefined }} />
      <details onToggle={({ currentTarget }) => setRaw(currentTarget.open)}>
        <summary>Raw JSON</summary>
        {isRaw && <Copy text={JSON.stringify(of, undefined, 2)}>Copy JSON</Copy>}
        {isRaw && <Code label="Raw JSON">{pretty(of)}</Code>}
      </details>
    </section>
  );
}

function Editor({ path, of, close }: { path: string; of: object; close: () => void }): JSX.Element {
  // What it began with: a change that comes meanwhile is no change of the reader.
  const [before] = useState(() =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [name, JSON.stringify(value)])),
  );
  const [text] = useState(() => JSON.stringify(of, undefined, 2));
  const save = async ({ fields }: Readonly<Record<string, unknown>>): Promise<void> => {
    const changed = Object.entries(Object(fields)).filter(
      ([name, value]) => JSON.stringify(value) !== before[name],
    );
    if (changed.length > 0) await send('PATCH', path, Object.fromEntries(changed));
    close();
  };
  return (
    <Form action="Save" submit={save} cancel={close}>
      <p>No rule of the contract is checked, and no request is noted: the record simply becomes this.</p>
      <Field label="Fields, as JSON" name="fields" rows={20} defaultValue={text} required />
    </Form>
  );
}
