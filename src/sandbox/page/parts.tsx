/** Parts that several views of the page have. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useShown } from './control.ts';
import type { Kind, PageData } from './data.ts';

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

/** Rows of a table at once. */
export const pageSize = 50;

interface TableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string | number; cells: readonly ComponentChildren[]; current?: boolean }[];
}

/** A table that scrolls where it has no room. The first cell of a row is its name. */
export function Table({ caption, head, rows }: TableProps): JSX.Element {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...cells], current = false }) => (
            <tr key={key} class={current ? 'current' : ''}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p class="empty">None yet.</p>}
    </div>
  );
}

interface PagerProps {
  /** Rows of all pages. */
  total: number;
  /** 0 for the page with the newest. */
  page: number;
  show: (page: number) => void;
}

/** Leads to the other pages of a table that has the newest rows first. */
export function Pager({ total, page, show }: PagerProps): JSX.Element | null {
  if (total <= pageSize) return null;
  const first = page * pageSize;
  return (
    <p class="row">
      <button disabled={page === 0} onClick={() => show(page - 1)}>
        Newer
      </button>
      <button disabled={first + pageSize >= total} onClick={() => show(page + 1)}>
        Older
      </button>
      <span>
        {first + 1} to {Math.min(first + pageSize, total)} of {total}
      </span>
    </p>
  );
}

/** Returns the part of a list, oldest first, that a page shows. */
export function range(total: number, page: number): { offset: number; limit: number } {
  const end = Math.max(0, total - page * pageSize);
  const offset = Math.max(0, end - pageSize);
  return { offset, limit: end - offset };
}

/** A button whose action can fail. */
export function Action({ run, children }: { run: () => unknown; children: ComponentChildren }): JSX.Element {
  const { report } = useShown();
  return (
    <button type="button" onClick={() => void Promise.resolve().then(run).catch(report)}>
      {children}
    </button>
  );
}

interface EditorProps {
  label: string;
  /** Text at first. */
  text: string;
  action: string;
  save: (value: unknown) => unknown;
}

/** A field for JSON, and what it is sent to. */
export function Editor({ label, text, action, save }: EditorProps): JSX.Element {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        {label}
        <textarea
          rows={Math.min(12, typed.split('\n').length + 1)}
          spellcheck={false}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Action run={() => save(JSON.parse(typed))}>{action}</Action>
    </form>
  );
}

interface DiagramProps {
  kind: Kind;
  /** How many are in each state. */
  counts: Readonly<Record<string, number>>;
}

/** The states of a kind as the contract has them, with how many are in each. */
export function Diagram({ kind, counts }: DiagramProps): JSX.Element | null {
  const place = useRef<HTMLDivElement>(null);
  const drawn = document.querySelector('template')?.content.getElementById(`${kind}-title`)?.parentNode;
  useEffect(() => {
    const svg = drawn?.cloneNode(true) as SVGElement;
    for (const [state, count] of Object.entries(counts)) {
      const box = svg.querySelector(`[data-state="${CSS.escape(state)}"]`);
      const rect = box?.querySelector('rect');
      if (!box || !rect) continue;
      box.classList.add('current');
      const label = document.createElementNS(svg.namespaceURI, 'text');
      label.setAttribute('class', 'count');
      label.setAttribute('x', String(rect.x.baseVal.value + rect.width.baseVal.value));
      label.setAttribute('y', String(rect.y.baseVal.value));
      label.textContent = String(count);
      box.append(label);
    }
    place.current?.replaceChildren(svg);
  }, [drawn, JSON.stringify(counts)]);
  if (!drawn) return null;
  const words = Object.entries(counts).map(([state, count]) => `${count} in ${state}`);
  return (
    <div class="picture">
      <div ref={place} class="scroll" tabIndex={0} role="region" aria-label="State diagram" />
      <p id={`${kind}-words`}>{words.join(', ') || 'None yet.'}</p>
    </div>
  );
}

/** A list of names and values. Those without a value are left out. */
export function Fields({ of }: { of: Readonly<Record<string, unknown>> }): JSX.Element {
  return (
    <dl>
      {Object.entries(of).map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{visible(value)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
