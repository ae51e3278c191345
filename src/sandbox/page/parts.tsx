/** Parts that several views of the page have. */
import type { ComponentChildren, InputHTMLAttributes, JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { copyText } from '../../shared/copy-text.ts';
import { report } from './control.ts';
import type { PageData } from './data.ts';

export const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as PageData;

/** Returns a value as text in which no character is invisible or changes the direction. */
export const visible = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(
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

export const toneOf = (status: number): string => (status === 0 ? '0' : String(status)[0] + 'XX');

/** A time as its distance from now; the title has all of it. */
export function Age({ at, now }: { at: string; now: string }): JSX.Element {
  const seconds = Math.max(0, Math.floor((Date.parse(now) - Date.parse(at)) / 1_000));
  const units = [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
    [1, 's'],
  ] as const;
  const [size, unit] = units.find(([size]) => seconds >= size) ?? [1, 's'];
  return (
    <time dateTime={at} title={visible(at)}>
      {Number.isNaN(seconds) ? visible(at) : `${Math.floor(seconds / size)} ${unit}`}
    </time>
  );
}

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
  /** What is said where there are no rows. */
  none?: ComponentChildren;
  /** What happens while a reader points at a row, or is in one by keyboard. */
  hold?: (held: boolean) => void;
}

/** A table that scrolls where it has no room. */
export const Table = ({ caption, head, rows, none = 'None yet.', hold }: TableProps): JSX.Element => (
  <div
    class="scroll"
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
 */
export function useWindow(total: number): {
  offset: number;
  limit: number;
  hold: (held: boolean) => void;
  pager: JSX.Element;
} {
  const [held, setHeld] = useState<number>();
  const [older, setOlder] = useState<number>();
  const end = Math.min(older ?? held ?? total, total);
  const offset = Math.max(0, end - pageSize);
  const range = `${total - end + Math.min(1, total)} to ${total - offset} of ${total.toLocaleString('en')}`;
  const go = (to: number): void => setOlder(to >= total ? undefined : to);
  const pager = (
    <p class="row pager">
      <span>{range}</span>
      <button type="button" disabled={end === total} onClick={() => go(total)}>
        {older === undefined && end < total ? `${total - end} new` : 'Newest'}
      </button>
      <button type="button" disabled={end === total} onClick={() => go(end + pageSize)}>
        Newer
      </button>
      <button type="button" disabled={offset === 0} onClick={() => go(offset)}>
        Older
      </button>
      <button type="button" disabled={offset === 0} onClick={() => go(Math.min(total, pageSize))}>
        Oldest
      </button>
    </p>
  );
  return {
    offset,
    limit: end - offset,
    hold: (next) => setHeld(next ? (held ?? total) : undefined),
    pager,
  };
}

interface ActionProps {
  run: () => unknown;
  children: ComponentChildren;
  kind?: 'first' | 'soft' | 'danger';
}

/** A button whose action can fail. */
export const Action = ({ run, children, kind }: ActionProps): JSX.Element => (
  <button type="button" class={kind} onClick={() => void Promise.resolve().then(run).catch(report)}>
    {children}
  </button>
);

/** A button that copies a text, and says so. */
export function Copy({ text, children }: { text: string; children: ComponentChildren }): JSX.Element {
  const [copied, setCopied] = useState('');
  return (
    <Action run={() => copyText(text).then(() => setCopied(text))}>
      {copied === text ? 'Copied' : children}
    </Action>
  );
}

type FieldProps = InputHTMLAttributes & { label: string };

/** A field for one line of text, under its label. */
export const Field = ({ label, ...others }: FieldProps): JSX.Element => (
  <label class="field">
    {label} <input autoComplete="off" {...others} />
  </label>
);

interface ChoiceProps {
  label: string;
  name?: string;
  options: readonly string[];
  /** The option without a value. */
  any?: string;
  value?: string | undefined;
  set?: (value: string) => void;
}

/** A field with the values that can be chosen, under its label. */
export const Choice = ({ label, name, options, any, value, set }: ChoiceProps): JSX.Element => (
  <label class="field">
    {label}{' '}
    <select name={name} value={value} onChange={(event) => set?.(event.currentTarget.value)}>
      {any !== undefined && <option value="">{any}</option>}
      {options.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  </label>
);

interface FormProps {
  action: string;
  kind?: 'first' | 'danger';
  /** Called with the values of its fields by their names. */
  submit: (values: Readonly<Record<string, string>>) => unknown;
  children?: ComponentChildren;
  cancel?: () => void;
}

/** Fields, the button that sends them, and below it why that has failed. */
export function Form({ action, kind = 'first', submit, children, cancel }: FormProps): JSX.Element {
  const [problem, setProblem] = useState('');
  const run = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setProblem('');
    const values = Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement));
    try {
      await submit(values as Record<string, string>);
    } catch (error) {
      setProblem(
        error instanceof SyntaxError ? `This is no JSON: ${error.message}` : (error as Error).message,
      );
    }
  };
  return (
    <form onSubmit={(event) => void run(event)}>
      {children}
      <p class="row">
        <button class={kind}>{action}</button>
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

interface DialogProps {
  /** Text of the button that opens it. */
  label: string;
  title?: string;
  kind?: 'first' | 'soft' | 'danger';
  children: (close: () => void) => ComponentChildren;
}

/** A button that opens a dialog. */
export function Dialog({ label, title = label, kind, children }: DialogProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) place.current?.showModal();
  }, [open]);
  return (
    <>
      <button type="button" class={kind} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
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
  /** What is lost. */
  children: ComponentChildren;
  run: () => unknown;
}

/** A button for what cannot be undone: it says what is deleted, and asks. */
export const Confirm = ({ label, title, children, run }: ConfirmProps): JSX.Element => (
  <Dialog label={label} title={title} kind="danger">
    {(close) => (
      <Form
        action={label}
        kind="danger"
        cancel={close}
        submit={async () => {
          await run();
          close();
        }}
      >
        <p>{children} This cannot be undone.</p>
      </Form>
    )}
  </Dialog>
);

/** A text in its lines. */
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

/** The states of a kind as the contract has them; that of a record is marked. */
export function Diagram({ kind, state }: { kind: string; state: string }): JSX.Element | null {
  const place = useRef<HTMLDivElement>(null);
  const drawn = document.querySelector('template')?.content.getElementById(`${kind}-title`)?.parentNode;
  useEffect(() => {
    const svg = drawn?.cloneNode(true) as SVGElement | undefined;
    svg?.querySelector(`[data-state="${CSS.escape(state)}"]`)?.classList.add('current');
    place.current?.replaceChildren(svg ?? '');
  }, [drawn, state]);
  if (!drawn) return null;
  return (
    <details>
      <summary>State diagram</summary>
      <div ref={place} class="scroll" tabIndex={0} role="region" aria-label="State diagram" />
      <p id={`${kind}-words`}>{visible(state)}</p>
    </details>
  );
}
