/** Parts that several views of the page have. */
import type { ComponentChildren, InputHTMLAttributes, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { report } from './control.ts';
import type { TableName, PageData } from './data.ts';

export const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as PageData;

/** Returns the link to a view: `#journal/team-1/17`. */
export const linkTo = (...parts: (string | number)[]): string =>
  `#${parts.map((part) => encodeURIComponent(part)).join('/')}`;

/** Returns a value as text in which no character is invisible or changes the direction. */
export const visible = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );

interface TableProps {
  caption: string;
  head: readonly string[];
  /** Cells of each row. The first one is its name. */
  rows: readonly (readonly ComponentChildren[])[];
}

/** A table that scrolls where it has no room. */
export const Table = ({ caption, head, rows }: TableProps): JSX.Element => (
  <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th scope="col">{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr>
            <th scope="row">{first}</th>
            {cells.map((cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {rows.length === 0 && <p>None yet.</p>}
  </div>
);

/** Returns the end of a list that a table shows, newest first, and the button to show 50 more. */
export function useEnd(total: number): { offset: number; limit: number; more: JSX.Element } {
  const [shown, setShown] = useState(50);
  const limit = Math.min(shown, total);
  const more = (
    <p class="row">
      <button disabled={limit === total} onClick={() => setShown(shown + 50)}>
        Show more
      </button>
      {limit} of {total}
    </p>
  );
  return { offset: total - limit, limit, more };
}

/** A button whose action can fail. */
export const Action = ({
  run,
  children,
}: {
  run: () => unknown;
  children: ComponentChildren;
}): JSX.Element => (
  <button type="button" onClick={() => void Promise.resolve().then(run).catch(report)}>
    {children}
  </button>
);

type FieldProps = InputHTMLAttributes & { label: string; value: string; set: (value: string) => void };

/** A field for one line of text. */
export const TextField = ({ label, value, set, ...others }: FieldProps): JSX.Element => (
  <label>
    {label} <input {...others} value={value} onInput={(event) => set(event.currentTarget.value)} />
  </label>
);

interface EditorProps {
  label: string;
  /** Value until something is typed. */
  value?: unknown;
  action: string;
  save: (value: unknown) => unknown;
}

/** A field for JSON, what it is sent to, and what comes back. */
export function Editor({ label, value, action, save }: EditorProps): JSX.Element {
  const [typed, setTyped] = useState<string>();
  const [result, setResult] = useState('');
  const text = typed ?? JSON.stringify(value, undefined, 2) ?? '';
  const run = async (): Promise<void> => {
    setResult('');
    const returned = await save(text === '' ? undefined : JSON.parse(text));
    setResult(typeof returned === 'string' ? returned || 'Done.' : JSON.stringify(returned, undefined, 2));
  };
  return (
    <>
      <label>
        {label}
        <textarea rows={6} value={text} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <Action run={run}>{action}</Action>
      <pre class="scroll" tabIndex={0} role="region" aria-label={`Result of ${action}`}>
        {result}
      </pre>
    </>
  );
}

/** How many of a kind are in each state. */
type Counts = Readonly<Record<string, number>>;

/** The states of a kind as the contract has them, with how many are in each. */
export function Diagram({ kind, counts }: { kind: TableName; counts: Counts }): JSX.Element | null {
  const place = useRef<HTMLDivElement>(null);
  const drawn = document.querySelector('template')?.content.getElementById(`${kind}-title`)?.parentNode;
  const words = Object.entries(counts).map(([state, count]) => `${count} in ${state}`);
  useEffect(() => {
    const svg = drawn?.cloneNode(true) as SVGElement;
    for (const [state, count] of Object.entries(counts)) {
      const box = svg.querySelector(`[data-state="${CSS.escape(state)}"]`);
      const label = box?.querySelector('text')?.cloneNode() as SVGTextElement | undefined;
      box?.classList.add('current');
      label?.classList.add('count');
      label?.setAttribute('x', box?.querySelector('rect')?.getAttribute('x') ?? '');
      box?.append(label ?? '');
      label?.append(String(count));
    }
    place.current?.replaceChildren(svg);
  }, [drawn, words.join()]);
  if (!drawn) return null;
  return (
    <div>
      <div ref={place} class="scroll" tabIndex={0} role="region" aria-label="State diagram" />
      <p id={`${kind}-words`}>{words.join(', ') || 'None yet.'}</p>
    </div>
  );
}

/** A list of names and values. Those without a value are left out. */
export const FieldList = ({ of }: { of: Readonly<Record<string, unknown>> }): JSX.Element => (
  <dl>
    {Object.entries(of).map(
      ([name, value]) =>
        value !== undefined && (
          <div>
            <dt>{name}</dt>
            <dd>{visible(value)}</dd>
          </div>
        ),
    )}
  </dl>
);
