/** The requests of a team as they come, and what became of each. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { curl } from '../../shared/curl.ts';
import type { JournalEntry } from '../testing/journal.ts';
import { teamPath, useControl, useShown } from './control.ts';
import { Action, Fields, linkTo, Pager, range, Table, visible } from './parts.tsx';

export function Journal({ number }: { number: number | undefined }): JSX.Element {
  const { team, summary } = useShown();
  const [page, show] = useState(0);
  const { offset, limit } = range(summary.requests, page);
  const path = `${teamPath(team)}/journal`;
  const entries = useControl<JournalEntry[]>(`${path}?after=${offset}&limit=${limit}`) ?? [];
  return (
    <>
      {number !== undefined && <EntryView key={number} number={number} path={path} />}
      <Table
        caption={`Journal of ${team}`}
        head={['Number', 'Time', 'Request', 'Operation', 'Status', 'Verdict', 'Effect']}
        rows={entries.toReversed().map((entry) => ({
          key: entry.number,
          current: entry.number === number,
          cells: [
            <a href={linkTo('journal', team, entry.number)}>{entry.number}</a>,
            <time>{entry.at}</time>,
            <code>{visible(`${entry.method} ${entry.path}`)}</code>,
            entry.operation ?? 'none',
            <Status of={entry} />,
            verdictOf(entry),
            effectOf(entry),
          ],
        }))}
      />
      <Pager total={summary.requests} page={page} show={show} />
    </>
  );
}

/** The requests that belong to no team. */
export function Unmatched(): JSX.Element {
  const entries = useControl<JournalEntry[]>('journal') ?? [];
  return (
    <Table
      caption="Requests without a team"
      head={['Number', 'Request', 'Status', 'Reason']}
      rows={entries.slice(-100).map((entry) => ({
        key: entry.number,
        cells: [
          entry.number,
          <code>{visible(`${entry.method} ${entry.path}`)}</code>,
          <Status of={entry} />,
          visible(entry.verdict.violation ?? entry.rejected ?? ''),
        ],
      }))}
    />
  );
}

const Status = ({ of: { status } }: { of: JournalEntry }): JSX.Element => (
  <span class={status >= 200 && status < 300 ? 'good' : 'bad'}>{status || 'no response'}</span>
);

const verdictOf = ({ verdict: { request, response } }: JournalEntry): string =>
  response === 'documented' ? request : `${request}, response undocumented`;

function effectOf({ rejected, fault, event, changes = {} }: JournalEntry): string {
  const changed = Object.entries(changes).map(([name, { from, to }]) => `${name}: ${from} → ${to}`);
  const parts = [rejected, fault && `fault: ${fault}`, ...changed, event];
  return visible(parts.filter(Boolean).join('; '));
}

/** One request, and what to do with it. */
function EntryView({ number, path }: { number: number; path: string }): JSX.Element {
  const found = useControl<JournalEntry[]>(`${path}?after=${number - 1}&limit=1`);
  const entry = found?.find((each) => each.number === number);
  if (!entry) return <p class="empty">The journal has no request {number}, or no longer.</p>;
  const { number: _, verdict, headers, changes, form, rejected, ...fields } = entry;
  return (
    <section class="entry">
      <h3>Request {number}</h3>
      <Fields
        of={{
          rejected,
          request: verdictOf(entry),
          violation: verdict.violation,
          ...fields,
          ...form?.fields,
          files: form?.files.map(({ name, size, type }) => `${name} (${type}, ${size} bytes)`).join(', '),
        }}
      />
      {changes && (
        <Table
          caption="Changes"
          head={['Field', 'Before', 'After']}
          rows={Object.entries(changes).map(([name, { from, to }]) => ({
            key: name,
            cells: [visible(name), visible(from), visible(to)],
          }))}
        />
      )}
      <details>
        <summary>Headers</summary>
        <Fields of={headers} />
      </details>
      <Replay entry={entry} />
    </section>
  );
}

/** Names of headers that a request gets anew. */
const own = /^(host|connection|content-length|content-type|sec-.*|accept-encoding|origin|referer)$/;

/** The request as a command, and the same request again. The key is not in the journal. */
function Replay({ entry }: { entry: JournalEntry }): JSX.Element {
  const [key, setKey] = useState('sandbox-all-scopes');
  const [result, setResult] = useState('');
  const { method, path, headers, body, form } = entry;
  const type = form ? undefined : headers['content-type'];
  const kept = Object.entries(headers).filter(([name]) => !own.test(name));
  if (type !== undefined) kept.push(['content-type', type]);
  const command = curl({
    method,
    url: location.origin + path,
    headers: [...kept, ['authorization', 'Bearer API_KEY']],
    body,
    form: form && [
      ...Object.entries(form.fields).flatMap(([name, values]) =>
        values.map((value) => ({ name, value, file: false })),
      ),
      ...form.files.map(({ name }) => ({ name: 'file', value: name, file: true })),
    ],
  });
  const send = async (): Promise<void> => {
    const response = await fetch(path, {
      method,
      headers: [...kept, ['authorization', `Bearer ${key}`]],
      body: form ? formOf(form) : (body ?? null),
    });
    setResult(`The response has status ${response.status}.`);
  };
  return (
    <>
      <pre class="scroll" tabIndex={0}>
        {command}
      </pre>
      <p class="row">
        <Action run={() => navigator.clipboard.writeText(command)}>Copy as curl</Action>
        <label>
          API key <input value={key} onInput={(event) => setKey(event.currentTarget.value)} />
        </label>
        <Action run={send}>Replay</Action>
        <output>{result}</output>
      </p>
      {form && <p class="note">Bytes of files are not kept: a replay sends as many zeros.</p>}
    </>
  );
}

function formOf({ fields, files }: NonNullable<JournalEntry['form']>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of values) form.append(name, value);
  for (const { name, size, type } of files)
    form.append('file', new File([new Uint8Array(size)], name, { type }));
  return form;
}
