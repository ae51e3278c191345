/** Faults that wait for their requests, and a form for others. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Fault, ListedFault } from '../state/faults.ts';
import { Action } from './actions.tsx';
import { send, teamPath, useControl } from './control.ts';
import { data, Field, Form, Table, visible } from './parts.tsx';

/** The kinds of faults: what happens, and the fields that each needs. */
const kinds: Readonly<Record<Fault['fault'], { does: string; needs: readonly (keyof typeof fields)[] }>> = {
  status: {
    does: 'The response has another status, before the request takes effect or after it.',
    needs: ['status', 'body', 'before'],
  },
  slow: { does: 'The response is delayed.', needs: ['delayMs'] },
  cut: {
    does: 'The connection ends in the middle of the response, or before the request takes effect.',
    needs: ['after'],
  },
  broken: { does: 'Half of the JSON of the response is missing.', needs: [] },
  'rate-limit': {
    does: 'More requests than a window of the clock allows return 429.',
    needs: ['requests', 'windowMs'],
  },
};

const fields = {
  status: <Field label="Status" name="status" type="number" defaultValue="503" required />,
  body: <Field label="Body" name="body" placeholder="that of an error response" />,
  delayMs: <Field label="Delay in ms" name="delayMs" type="number" defaultValue="2000" required />,
  requests: <Field label="Requests" name="requests" type="number" defaultValue="10" required />,
  windowMs: <Field label="Window in ms" name="windowMs" type="number" defaultValue="60000" />,
  before: <Field label="When" name="when" options={['before', 'after']} />,
  after: <Field label="When" name="when" options={['after', 'before']} />,
};

export function Faults(): JSX.Element {
  const [kind, setKind] = useState<Fault['fault']>('status');
  const path = `${teamPath()}/faults`;
  const faults = useControl<ListedFault[]>(path) ?? [];
  const often = kind === 'rate-limit' ? 'always' : '1, or always';
  return (
    <>
      <Form
        action="Inject"
        submit={({ times, ...fault }) => {
          const isNumber = times !== undefined && times !== 'always';
          return send('POST', path, { ...fault, times: isNumber ? Number(times) : times });
        }}
      >
        <div class="grid">
          <Field
            label="Kind"
            name="fault"
            options={Object.keys(kinds)}
            value={kind}
            set={(value) => setKind(value as Fault['fault'])}
          />
          <Field label="Operation" name="operation" options={['', ...data.operations.map(({ id }) => id)]} />
          <Field label="ID of the task or upload" name="target" placeholder="any" />
          {kinds[kind].needs.map((name) => fields[name])}
          <Field label="First request" name="call" type="number" placeholder="1" />
          <Field label="Number of requests" name="times" placeholder={often} pattern="always|[0-9]+" />
        </div>
        <p class="quiet">{kinds[kind].does}</p>
      </Form>
      <Table
        caption="Faults"
        head={['Fault', 'Operation', 'Hits', 'Requests', 'With', 'Remove']}
        rows={faults.map(({ id, fault, operation, hits, times, ...others }) => ({
          key: id,
          cells: [
            fault,
            operation ?? 'any',
            hits,
            times ?? (fault === 'rate-limit' ? 'always' : 1),
            <code>
              {visible(
                Object.entries(others)
                  .map(([name, value]) => `${name} ${visible(value)}`)
                  .join(', '),
              )}
            </code>,
            <Action run={() => send('DELETE', `${path}/${id}`)}>Remove</Action>,
          ],
        }))}
        none="No active faults."
      />
    </>
  );
}
