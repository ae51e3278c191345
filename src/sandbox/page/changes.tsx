/** What changes a record: the operations of the API that its state allows, and an editor that knows no rules. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { failedGuard } from '../../shared/guards.ts';
import { requestFor, sendToApi } from './api.ts';
import { send } from './control.ts';
import type { PageOperation, TableName } from './data.ts';
import { Action, Code, Copy, data, Dialog, Field, FieldList, Form, pretty, visible } from './parts.tsx';

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
      return { operation, wrong: failedGuard(from, record), open: conditions };
    });
  const label = ({ title }: PageOperation): string => title.replace(new RegExp(` (an?|the) ${noun}\\b`), '');
  const forbidden = judged.filter(({ wrong }) => wrong !== undefined);
  return (
    <section class="operations" aria-label="Operations">
      <div class="row">
        {judged
          .filter(({ wrong }) => wrong === undefined)
          .map(({ operation, open }) => (
            <Operation
              key={operation.id}
              operation={operation}
              label={label(operation)}
              record={record}
              open={open.map(({ description }) => description)}
            />
          ))}
        {forbidden.map(({ operation, wrong = '' }) => (
          <button
            key={operation.id}
            type="button"
            disabled
            aria-describedby={`not-${operation.id}`}
            title={wrong}
          >
            {label(operation)}
          </button>
        ))}
      </div>
      {forbidden.length > 0 && (
        <ul class="quiet">
          {forbidden.map(({ operation, wrong = '' }) => (
            <li key={operation.id} id={`not-${operation.id}`}>
              {label(operation)}: {visible(wrong)}.
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
  open: readonly string[];
}

/** The button of an operation. One that needs more than the record asks for it. */
function Operation({ operation, label, record, open }: OperationProps): JSX.Element {
  const { body, others, method } = operation;
  const { id, project_id: project } = record;
  const run = async (values: Readonly<Record<string, string>>, json?: string): Promise<void> => {
    if (json !== undefined) JSON.parse(json);
    await sendToApi(requestFor(operation, { ...values, id, project }, json));
  };
  if (body === undefined && others.length === 0)
    return (
      <Action kind="soft" run={() => run({})}>
        <span title={[`${method}, ${operation.id}`, ...open].join('. ')}>{label}</span>
      </Action>
    );
  return (
    <Dialog label={label} title={operation.title} kind="soft">
      {(close) => (
        <Form
          action="Send"
          cancel={close}
          submit={async ({ body: typed, ...values }) => {
            await run(values, typed);
            close();
          }}
        >
          {others.map(({ name, value }) => (
            <Field key={name} label={name} name={name} defaultValue={value} required />
          ))}
          {body !== undefined && (
            <label class="field">
              Body, as JSON
              <textarea name="body" rows={10} defaultValue={body} />
            </label>
          )}
        </Form>
      )}
    </Dialog>
  );
}

interface EditableProps {
  /** Path of the record in the control API. */
  path: string;
  of: object;
  /** Fields that are shown elsewhere. */
  without: readonly string[];
}

/** The fields of a record, and on demand fields to change them by hand. */
export function Editable({ path, of, without }: EditableProps): JSX.Element {
  // What it began with: a change that comes meanwhile is no change of the reader.
  const [before, setBefore] = useState<object>();
  const fields = Object.entries(before ?? of).filter(([name]) => !without.includes(name));
  const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const save = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const changed = fields.filter(
      ([name, value]) => values[name] !== undefined && values[name] !== asText(value),
    );
    const parsed = changed.map(([name, value]) => {
      const typed = values[name] ?? '';
      return [name, typeof value === 'string' ? typed : valueOf(typed)];
    });
    if (parsed.length > 0) await send('PATCH', path, Object.fromEntries(parsed));
    setBefore(undefined);
  };
  if (!before)
    return (
      <section>
        <div class="row">
          <h2>Fields</h2>
          <button type="button" onClick={() => setBefore(of)}>
            Edit fields
          </button>
        </div>
        <FieldList of={Object.fromEntries(fields)} />
        <details>
          <summary>Raw JSON</summary>
          <Copy text={JSON.stringify(of, undefined, 2)}>Copy JSON</Copy>
          <Code label="Raw JSON">{pretty(of)}</Code>
        </details>
      </section>
    );
  return (
    <section class="editing">
      <h2>Edit fields</h2>
      <p>No rule of the contract is checked, and no request is noted: the record simply becomes this.</p>
      <Form action="Save" submit={save} cancel={() => setBefore(undefined)}>
        {fields.map(([name, value]) => {
          const kind = Object.values(data.kinds).find(
            ({ field, states }) => field === name && states.includes(asText(value)),
          );
          return (
            <label key={name} class="field">
              {name}{' '}
              {kind ? (
                <select name={name} defaultValue={asText(value)}>
                  {kind.states.map((state) => (
                    <option key={state} selected={state === value}>
                      {state}
                    </option>
                  ))}
                </select>
              ) : (
                <input name={name} defaultValue={asText(value)} />
              )}
            </label>
          );
        })}
      </Form>
    </section>
  );
}

/** A field that was null can become a text without quotes. */
function valueOf(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}
