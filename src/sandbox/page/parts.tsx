/** Parts that several views of the page have. */
import type { ComponentChildren, InputHTMLAttributes, JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Button, type ButtonProps, useOnce } from './actions.tsx';
import { useKept } from './control.ts';
import type { PageData } from './data.ts';

export const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as PageData;

/** Returns a value as text in which no character is invisible or changes the direction. JSON has spaces, where lines can break. */
export const visible = (value: unknown): string =>
  (typeof value === 'string'
    ? value
    : (JSON.stringify(value, undefined, 1) ?? '').replaceAll(/\n */g, ' ')
  ).replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );

/** Returns JSON with indents, or the text as it is if it is none, in the lines of which all characters are visible. */
export function pretty(value: unknown): string {
  let text = typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? '');
  try {
    if (typeof value === 'string') text = JSON.stringify(JSON.parse(value), undefined, 2);
  } catch {
    // It is shown as it is.
  }
  return text.split('\n').map(visible).join('\n');
}

/** Returns a number of things: `1 task`, `2 tasks`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** A text in the color of its kind: the state of a record, or what `tone` says. */
export const Badge = ({ tone, children }: { tone: string; children: ComponentChildren }): JSX.Element => (
  <span class="badge" data-tone={tone}>
    {children}
  </span>
);

/** The status of a response; 0 if there was none. */
export const Status = ({ of }: { of: number }): JSX.Element => (
  <Badge tone={`${String(of)[0]}XX`}>{of || 'none'}</Badge>
);

const ages = new Intl.RelativeTimeFormat('en', { style: 'short', numeric: 'auto' });
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A time as its distance from now; the title has all of it. */
export function Age({ at, now }: { at: string; now: string }): JSX.Element {
  const seconds = (Date.parse(at) - Date.parse(now)) / 1_000;
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  return (
    <time dateTime={at} title={visible(at)}>
      {Number.isNaN(seconds) ? visible(at) : ages.format(Math.trunc(seconds / size), unit)}
    </time>
  );
}

interface ChipsProps {
  label: string;
  /** What can be chosen, with the number of rows. */
  counts: readonly (readonly [name: string, count: number])[];
  value: string;
  set: (value: string) => void;
}

/** Buttons of which one is chosen: a filter of a table. */
export const Chips = ({ label, counts, value, set }: ChipsProps): JSX.Element => (
  <div class="row" role="group" aria-label={label}>
    {counts.map(([name, count]) => (
      <button key={name} type="button" class="chip" aria-pressed={name === value} onClick={() => set(name)}>
        {name} <small>{count.toLocaleString('en')}</small>
      </button>
    ))}
  </div>
);

export interface Row {
  key: string | number;
  /** The first one is its name. */
  cells: readonly ComponentChildren[];
  selected?: boolean;
}

interface TableProps {
  caption: string;
  head: readonly string[];
  rows: readonly Row[];
  none?: string;
  /** What happens while a reader points at a row, or is in one by keyboard. */
  hold?: (held: boolean) => void;
}

/** A table that scrolls where it has no room. */
export const Table = ({ caption, head, rows, none = 'None yet.', hold }: TableProps): JSX.Element => (
  <div
    class="scroll box"
    tabIndex={0}
    role="region"
    aria-label={caption}
    onPointerEnter={() => hold?.(true)}
    onPointerLeave={() => hold?.(false)}
    onFocusIn={() => hold?.(true)}
    onFocusOut={() => hold?.(false)}
  >
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th scope="col">{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...cells], selected }) => (
          <tr key={key} class={selected ? 'selected' : ''}>
            <th scope="row">{first}</th>
            {cells.map((cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {rows.length === 0 && <p class="empty">{none}</p>}
  </div>
);

const pageSize = 50;

/**
 * Returns the part of a list that a table shows, newest first, and the buttons to see others. While a reader points at a row,
 * new ones wait: none may come between the eye and the click.
 *
 * @param name What selects the list: each has its own part.
 */
export function useWindow(
  total: number,
  name: string,
): {
  offset: number;
  limit: number;
  hold: (held: boolean) => void;
  pager: JSX.Element;
} {
  const [held, setHeld] = useState({ name, total: 0 });
  const [older, setOlder] = useKept<number | undefined>(`older ${name}`, undefined);
  const isHeld = held.name === name && held.total > 0;
  const end = Math.min(older ?? (isHeld ? held.total : total), total);
  const offset = Math.max(0, end - pageSize);
  const range = `${total - end + 1} to ${total - offset} of ${total.toLocaleString('en')}`;
  const isNewest = end === total;
  const buttons = [
    [older === undefined && !isNewest ? `${total - end} new` : 'Newest', isNewest, total],
    ['Newer', isNewest, end + pageSize],
    ['Older', offset === 0, offset],
    ['Oldest', offset === 0, Math.min(total, pageSize)],
  ] as const;
  const pager = (
    <p class="row quiet">
      {total > 0 && <span>{range}</span>}
      {(total > pageSize || !isNewest) &&
        buttons.map(([label, disabled, to], index) => (
          <Button key={index} disabled={disabled} press={() => setOlder(to >= total ? undefined : to)}>
            {label}
          </Button>
        ))}
    </p>
  );
  return {
    offset,
    limit: end - offset,
    hold: (next) => setHeld({ name, total: next ? (isHeld ? held.total : total) : 0 }),
    pager,
  };
}

type FieldProps = Pick<
  InputHTMLAttributes,
  'name' | 'defaultValue' | 'placeholder' | 'required' | 'pattern'
> & {
  label: string;
  type?: 'text' | 'number' | 'password' | 'search';
  /** What can be chosen. An empty one is shown as `any`. */
  options?: readonly string[];
  rows?: number;
  /** What is in the field, if the view keeps it. */
  value?: string;
  set?: (value: string) => void;
};

/** A field under its label: for a line of text, for JSON, or for a choice. */
export function Field({ label, type = 'text', options, rows, set, ...others }: FieldProps): JSX.Element {
  const { name, value, defaultValue = value } = others;
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }): void =>
    set?.(currentTarget.value);
  return (
    <label class="field">
      {label}{' '}
      {options && (
        <select name={name} onInput={onInput}>
          {options.map((each) => (
            <option key={each} value={each} selected={each === defaultValue}>
              {each || 'any'}
            </option>
          ))}
        </select>
      )}
      {!options && rows && <textarea rows={rows} onInput={onInput} {...others} />}
      {!options && !rows && <input type={type as 'text'} autoComplete="off" onInput={onInput} {...others} />}
    </label>
  );
}

interface FormProps {
  action: string;
  kind?: 'first' | 'danger';
  /** Called with what is filled in, by the names of the fields: numbers and JSON as values. */
  submit: (values: Readonly<Record<string, unknown>>) => unknown;
  children?: ComponentChildren;
  cancel?: () => void;
}

/** Fields, the button that sends them, and below it why that has failed. */
export function Form({ action, kind = 'first', submit, children, cancel }: FormProps): JSX.Element {
  const [problem, setProblem] = useState('');
  const [start, running] = useOnce(async (form: HTMLFormElement): Promise<void> => {
    setProblem('');
    const fields = [...form.elements] as HTMLInputElement[];
    try {
      const filled = fields.filter(({ name, value }) => name !== '' && value !== '');
      await submit(Object.fromEntries(filled.map((field) => [field.name, valueOf(field)])));
    } catch (error) {
      const { message } = error as Error;
      setProblem(error instanceof SyntaxError ? `This is no JSON: ${message}` : message);
    }
  });
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    start(event.currentTarget);
  };
  return (
    <form onSubmit={submitted}>
      {children}
      <p class="row">
        <button class={kind} aria-busy={running}>
          {action}
        </button>
        {cancel && (
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        )}
      </p>
      <p role="alert" class="bad">
        {visible(problem)}
      </p>
    </form>
  );
}

function valueOf({ type, value, valueAsNumber }: HTMLInputElement): unknown {
  if (type === 'textarea') return JSON.parse(value);
  return type === 'number' ? valueAsNumber : value;
}

interface DialogProps extends Omit<ButtonProps, 'children'> {
  label: string;
  children: (close: () => void) => ComponentChildren;
}

export function Dialog({ label, title = label, children, ...others }: DialogProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) place.current?.showModal();
  }, [open]);
  return (
    <>
      <Button {...others} popup="dialog" press={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <dialog ref={place} aria-labelledby={id} onClose={() => setOpen(false)}>
          <h2 id={id}>{title}</h2>
          {children(() => place.current?.close())}
        </dialog>
      )}
    </>
  );
}

interface ConfirmProps {
  label: string;
  title: string;
  children: ComponentChildren;
  run: () => unknown;
}

/** A button for what cannot be undone: it says what is deleted, and asks. */
export const Confirm = ({ label, title, children, run }: ConfirmProps): JSX.Element => (
  <Dialog label={label} title={title} kind="danger">
    {(close) => (
      <Form action={label} kind="danger" cancel={close} submit={() => Promise.resolve(run()).then(close)}>
        <p>{children} This cannot be undone.</p>
      </Form>
    )}
  </Dialog>
);

export const Code = ({ label, children }: { label: string; children: string }): JSX.Element => (
  <pre tabIndex={0} role="region" aria-label={label}>
    {children}
  </pre>
);

/** A list of names and values. Those without a value are left out. */
export const FieldList = ({ of }: { of: Readonly<Record<string, unknown>> }): JSX.Element => (
  <dl>
    {Object.entries(of).map(
      ([name, value]) =>
        value !== undefined && (
          <div key={name}>
            <dt>{visible(name)}</dt>
            <dd>{visible(value)}</dd>
          </div>
        ),
    )}
  </dl>
);
