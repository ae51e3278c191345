/** The requests of a team as they come, and what became of each. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../../shared/copy-text.ts';
import { curl } from '../../shared/curl.ts';
import type { JournalEntry } from '../state/journal.ts';
import { bodyKept } from '../contract/text.ts';
import { currentTeam, shown, teamPath, useControl } from './control.ts';
import { Action, data, TextField, FieldList, linkTo, Table, useEnd, visible } from './parts.tsx';

/** The requests of the team, or those of no team. The id is that of the request to show in full. */
export function Journal({ of, id }: { of: 'journal' | 'unmatched'; id: string | undefined }): JSX.Element {
  const { requests, unmatched } = shown.summary;
  const { offset, limit, more } = useEnd(of === 'journal' ? requests : unmatched);
  const path = of === 'journal' ? `${teamPath()}/journal` : 'journal';
  const entries = (useControl<JournalEntry[]>(`${path}?after=${offset}&limit=${limit}`) ?? []).toReversed();
  return (
    <>
      {id !== undefined && <EntryView key={id} number={Number(id)} path={path} />}
      <Table
        caption="Requests"
        head={['Number', 'Time', 'Request', 'Status', 'Verdict', 'Effect']}
        rows={entries.map((entry) => [
          <a href={linkTo(of, currentTeam(), entry.number)}>{entry.number}</a>,
          <time>{entry.at}</time>,
          <code>{visible(`${entry.method} ${entry.path}`)}</code>,
          <span class={entry.status >= 200 && entry.status < 300 ? 'good' : 'bad'}>{entry.status}</span>,
          verdictOf(entry),
          effectOf(entry),
        ])}
      />
      {more}
    </>
  );
}

const verdictOf = ({ verdict: { request, response } }: JournalEntry): string =>
  response === 'documented' ? request : `${request}, response undocumented`;

function effectOf({ rejected, verdict, fault, event, changes = {} }: JournalEntry): string {
  const changed = Object.entries(changes).map(([name, { from, to }]) => `${name}: ${from} → ${to}`);
  const parts = [rejected ?? verdict.violation, fault && `fault: ${fault}`, ...changed, event];
  return visible(parts.filter(Boolean).join('; '));
}

/** One request, and what to do with it. */
function EntryView({ number, path }: { number: number; path: string }): JSX.Element {
  const found = useControl<JournalEntry[]>(`${path}?after=${number - 1}&limit=1`);
  const entry = found?.find((each) => each.number === number);
  if (!entry) return <p>The journal has no request {number}, or no longer.</p>;
  const { number: _, verdict, headers, changes, form, ...fields } = entry;
  return (
    <section class="entry">
      <h3>Request {number}</h3>
      <FieldList of={{ ...fields, ...verdict, ...changes, ...form?.fields, files: form?.files }} />
      <details>
        <summary>Headers</summary>
        <FieldList of={headers} />
      </details>
      <Replay entry={entry} />
    </section>
  );
}

/** Names of headers that are of a connection. */
const ofConnection = /^(host|connection|content-length|sec-.*|accept-encoding|origin|referer)$/;

/** The request as a command, and the same request again. The key is not in the journal. */
function Replay({ entry: { method, path, headers, body, form } }: { entry: JournalEntry }): JSX.Element {
  const [key, setKey] = useState('sandbox-all-scopes');
  const [result, setResult] = useState('');
  const isWhole = body === undefined || body.length < bodyKept;
  const headersWith = (bearer: string): [string, string][] => [
    // The boundary of a form is of its bytes.
    ...Object.entries(headers).filter(
      ([name]) => !ofConnection.test(name) && !(form && name === 'content-type'),
    ),
    ['authorization', `Bearer ${bearer}`],
  ];
  const fields = Object.entries(form?.fields ?? {}).flatMap(([name, values]) =>
    values.map((value) => ({ name, value, file: false })),
  );
  const files = (form?.files ?? []).map(({ name }) => ({ name: data.fileField, value: name, file: true }));
  const command = curl({
    method,
    url: location.origin + path,
    headers: headersWith('API_KEY'),
    body,
    form: form && [...fields, ...files],
  });
  const replay = async (): Promise<void> => {
    const sent = new FormData();
    for (const { name, value } of fields) sent.append(name, value);
    for (const { name, size, type } of form?.files ?? [])
      sent.append(data.fileField, new File([new Uint8Array(size)], name, { type }));
    const response = await fetch(path, {
      method,
      headers: headersWith(key),
      body: form ? sent : (body ?? null),
    });
    setResult(`The response has status ${response.status}.`);
  };
  return (
    <>
      <pre class="scroll" tabIndex={0}>
        {command}
      </pre>
      <div class="row">
        <Action run={() => copyText(command)}>Copy as curl</Action>
        <TextField label="API key" value={key} set={setKey} />
        {isWhole && <Action run={replay}>Replay</Action>}
        <output>{result}</output>
      </div>
      {form && <p>Bytes of files are not kept: a replay sends as many zeros.</p>}
      {!isWhole && <p>The journal has only the beginning of the body, which cannot be sent again.</p>}
    </>
  );
}
