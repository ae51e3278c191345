/** The requests of a team as they come, and what became of each. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { effectOf } from '../state/effect.ts';
import type { JournalEntry } from '../state/journal.ts';
import { currentTeam, linkTo, report, send, shown, teamPath, useKept, useLatest } from './control.ts';
import { EntryView, type TimedEntry, Verdict } from './entry.tsx';
import { Chips, data, Field, type Row, Status, Table, useWindow, visible } from './parts.tsx';

const filters: Readonly<Record<string, (entry: JournalEntry) => boolean>> = {
  All: () => true,
  Rejected: ({ status, rejected }) => rejected !== undefined || status >= 400 || status === 0,
  Undocumented: ({ verdict }) => verdict.response === 'undocumented',
};

/** The requests of the team, or those of no team. The id is that of the request to show in full. */
export function Journal({ of, id }: { of: 'journal' | 'unmatched'; id: string | undefined }): JSX.Element {
  const { requests, unmatched } = shown.summary;
  const total = of === 'journal' ? requests : unmatched;
  const path = of === 'journal' ? `${teamPath()}/journal` : 'journal';
  const entries = useEntries(path, total);
  const [filter, setFilter] = useKept('filter', 'All');
  const [operation, setOperation] = useKept('operation', '');
  const [typed, setTyped] = useKept('search', '');
  const found = (entries ?? []).filter(
    (entry) =>
      filters[filter]?.(entry) &&
      (operation === '' || entry.operation === operation) &&
      searched(entry).includes(typed.trim().toLowerCase()),
  );
  const { offset, limit, hold, pager } = useWindow(found.length, [filter, operation, typed].join(' '));
  const selected = entries?.find(({ number }) => String(number) === id);
  return (
    <div class={id ? 'panes with-entry' : ''}>
      <div class="list">
        <div class="row">
          <Chips
            label="Filter"
            counts={Object.entries(filters).map(
              ([name, passes]) => [name, (entries ?? []).filter(passes).length] as const,
            )}
            value={filter}
            set={setFilter}
          />
          {of === 'journal' && (
            <Field
              label="Operation"
              options={['', ...data.operations.map((each) => each.id)]}
              value={operation}
              set={setOperation}
            />
          )}
          <Field label="Search" type="search" placeholder="Path, body, reason" value={typed} set={setTyped} />
        </div>
        {of === 'unmatched' && (
          <p class="quiet">Requests of no existing team. All teams show the same ones.</p>
        )}
        <Table
          caption="Requests"
          head={['Request', 'Status', 'Path', 'Verdict', 'Effect', 'Duration', 'Time (UTC)']}
          rows={found
            .slice(offset, offset + limit)
            .toReversed()
            .map((entry) => rowOf(of, entry, entry === selected))}
          none={
            total === 0
              ? 'No request yet.'
              : `${entries ? 'No request matches' : 'The requests are loading'}.`
          }
          hold={hold}
        />
        {pager}
        {entries && total > entries.length && (
          <p class="quiet">
            The journal has the last {entries.length.toLocaleString('en')} of {total.toLocaleString('en')}{' '}
            requests.
          </p>
        )}
      </div>
      {id !== undefined && id !== '' && entries && (
        <div class="entry box">
          <a href={linkTo(of, currentTeam())}>Close</a>
          {selected ? (
            <EntryView key={id} entry={selected} />
          ) : (
            <p role="alert" class="bad">
              The journal has no request {visible(id)}, or no longer.
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const searched = ({ method, path, body, response, rejected, verdict, operation }: JournalEntry): string =>
  [method, path, operation, body, response, rejected, verdict.violation].join(' ').toLowerCase();

/** What all paths of a team begin with says nothing. */
const shortPath = (path: string): string => path.replace(/^\/v\d+\/[^/]+\/project\/[^/]+\//, '…/');

function rowOf(of: string, entry: TimedEntry, selected: boolean): Row {
  const { number, method, path, operation, status, at, duration_ms: duration } = entry;
  return {
    key: number,
    selected,
    cells: [
      <a href={linkTo(of, currentTeam(), number)}>
        {number} {operation ?? method}
      </a>,
      <Status of={status} />,
      <code title={visible(path)}>
        {method} {visible(shortPath(path))}
      </code>,
      <Verdict of={entry} />,
      <span class="clip" title={visible(effectOf(entry))}>
        {visible(effectOf(entry))}
      </span>,
      duration === undefined ? '–' : `${duration < 10 ? duration.toFixed(1) : Math.round(duration)} ms`,
      <time dateTime={at} title={at}>
        {at.slice(11, 23)}
      </time>,
    ],
  };
}

/** Returns the last requests, oldest first, and each new one as it comes; undefined until they are there. */
function useEntries(path: string, total: number): TimedEntry[] | undefined {
  const [loaded, setLoaded] = useState<TimedEntry[]>();
  const load = async (): Promise<void> => {
    const get = (after: number) => send<TimedEntry[]>('GET', `${path}?after=${after}`);
    const last = loaded?.at(-1);
    // The last one may have been repeated.
    const after = Math.max((last?.number ?? 0) - 1, 0);
    const added = await get(after);
    // After a reset or a restart, numbers begin again: no other request took exactly as long.
    const isSame = last?.duration_ms === added[0]?.duration_ms;
    setLoaded(isSame ? [...(loaded ?? []).slice(0, -1), ...added] : await get(0));
  };
  useLatest(`${path} ${total} ${shown.summary.changes}`, load, report);
  return loaded;
}
