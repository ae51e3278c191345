/** One request of the journal: what was sent, what came back and why, and how to send it again. */
import type { ComponentChildren, JSX } from 'preact';
import { describe } from '../../shared/guards.ts';
import { bodyKept } from '../contract/text.ts';
import type { JournalEntry } from '../state/journal.ts';
import { Action, Copy } from './actions.tsx';
import { sendToApi } from './api.ts';
import { Badge, Code, data, FieldList, pretty, Status, visible } from './parts.tsx';
import { asCurl, asTypeScript, fieldsOf, fileField, headersOf } from './snippets.ts';

export type TimedEntry = JournalEntry & { duration_ms?: number };

export function EntryView({ entry }: { entry: TimedEntry }): JSX.Element {
  const { number, method, path, status, operation, at, headers, changes, body, form, response, key } = entry;
  const { ignored, event, repeated, duration_ms: duration } = entry;
  return (
    <article aria-label={`Request ${number}`}>
      <h2 tabIndex={-1}>
        Request {number} {operation && <code>{operation}</code>}
      </h2>
      <p>
        <code>
          {method} {visible(path)}
        </code>
      </p>
      <p class="row">
        <Status of={status} />
        <Verdict of={entry} />
        <time>{at}</time>
        {duration !== undefined && <span class="quiet">{duration.toFixed(1)} ms</span>}
      </p>
      <Why entry={entry} />
      {changes && (
        <Part title="Changes">
          <FieldList
            of={Object.fromEntries(
              Object.entries(changes).map(([name, { from, to }]) => [
                name,
                `${visible(from)} → ${visible(to)}`,
              ]),
            )}
          />
        </Part>
      )}
      <Again entry={entry} />
      <Part title="Request">
        <FieldList of={{ key, ignored, event, repeated, ...form?.fields, files: form?.files }} />
        {body !== undefined && <Code label="Body of the request">{pretty(body)}</Code>}
        <details>
          <summary>Headers</summary>
          <FieldList of={headers} />
        </details>
      </Part>
      <Part title="Response">
        {response ? (
          <Code label="Body of the response">{pretty(response)}</Code>
        ) : (
          <p class="quiet">No body.</p>
        )}
      </Part>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ComponentChildren }): JSX.Element => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

const origins: Readonly<Record<NonNullable<JournalEntry['source']>, string>> = {
  transition: 'the transition of the contract',
  store: 'what the sandbox stores',
  example: 'an example of the contract',
};

/** Why the response is what it is, and the rule of the contract that decides it. */
function Why({ entry }: { entry: JournalEntry }): JSX.Element | null {
  const { operation, rejected, verdict, fault, reason, source } = entry;
  const guards = Object.values(data.guards).find((each) => operation && Object.hasOwn(each, operation));
  const { from = {}, conditions = [] } = guards?.[operation ?? ''] ?? {};
  const rules = [
    ...Object.entries(from).map(([field, guard]) => `${field} ${describe(guard)}`),
    ...conditions.map(({ description }) => description),
  ];
  const undocumented =
    verdict.response === 'undocumented' ? 'the contract does not list this status' : undefined;
  const why = [...new Set([rejected, verdict.violation, undocumented, fault && `fault: ${fault}`, reason])];
  const said = {
    because: why.filter(Boolean).join('; ') || undefined,
    rule: rules.join('; ') || undefined,
    'response from': source && origins[source],
  };
  return <Part title="Why">{<FieldList of={said} />}</Part>;
}

function Again({ entry }: { entry: JournalEntry }): JSX.Element {
  const { method, path, body, form, number } = entry;
  const program = asTypeScript(entry);
  const isWhole = body === undefined || body.length < bodyKept;
  const replay = async (): Promise<void> => {
    const sent = new FormData();
    for (const { name, value } of fieldsOf(entry).filter(({ file }) => !file)) sent.append(name, value);
    for (const { name, size, type } of form?.files ?? [])
      sent.append(fileField(), new File([new Uint8Array(size)], name, { type }));
    await sendToApi({
      title: `Request ${number} again`,
      method,
      path,
      headers: headersOf(entry),
      body: form ? sent : (body ?? null),
    });
  };
  return (
    <Part title="Again">
      <div class="row">
        {isWhole && (
          <Action kind="first" run={replay}>
            Replay
          </Action>
        )}
        <Copy text={asCurl(entry)}>Copy as curl</Copy>
        {program && <Copy text={program}>Copy as TypeScript</Copy>}
      </div>
      {form && <p class="quiet">Bytes of files are not kept: a replay sends as many zeros.</p>}
      {!isWhole && <p>The journal has only the beginning of the body, which cannot be sent again.</p>}
    </Part>
  );
}

/** Whether the request and its response are as the contract has them. */
export function Verdict({ of: { verdict } }: { of: JournalEntry }): JSX.Element {
  if (verdict.request === 'invalid') return <Badge tone="5XX">invalid</Badge>;
  if (verdict.response === 'undocumented') return <Badge tone="4XX">undocumented</Badge>;
  return <Badge tone="2XX">valid</Badge>;
}
