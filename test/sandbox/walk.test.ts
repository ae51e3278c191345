import { expect, it } from 'vitest';
import type { Sandbox } from '../../src/sandbox/fetch.ts';
import { cuts } from '../fuzz/cuts.ts';
import { walks } from '../fuzz/walk.ts';

it('random walks under random interpretations do what the tables of the interface say', async () => {
  const { fault, steps, statuses } = await walks(1, 100);
  expect(fault).toBeUndefined();
  expect(steps).toBeGreaterThan(1_500);
  for (const seen of [
    'completeTask 200',
    'unlockTask 200',
    'reportTask 207',
    'createUpload 413',
    'getUpload 404',
  ]) {
    expect(Object.keys(statuses)).toContain(seen);
  }
});

type Fetch = typeof fetch;
const planted: [string, RegExp, (fetch: Fetch, sandbox: Sandbox) => Fetch][] = [
  [
    'a success in place of a rejection',
    /^status: 200 instead of 400/,
    (fetch) => async (input, init) => {
      const response = await fetch(input, init);
      return response.status === 400 ? new Response('{}') : response;
    },
  ],
  [
    'an event too many',
    /^events: /,
    (fetch, sandbox) => async (input, init) => {
      const response = await fetch(input, init);
      const event = { name: 'task_approved', task_id: 't', at: '' };
      if (response.status === 401) sandbox.state.latest?.events.push(event);
      return response;
    },
  ],
  [
    'a rejection with an effect',
    /^(payload|tasks|status): /,
    (fetch, sandbox) => async (input, init) => {
      const response = await fetch(input, init);
      const [task] =
        response.status === 404 ? (sandbox.state.latest?.records.get('Task')?.values() ?? []) : [];
      if (task) task.value['approved'] = task.value['approved'] !== true;
      return response;
    },
  ],
  [
    'a response that does not fit the contract',
    /^getTask 200: /,
    (fetch) => async (input, init) => {
      const response = await fetch(input, init);
      return response.ok && init?.method === 'GET' ? Response.json({ payload: {} }) : response;
    },
  ],
];
it.each(planted)('a walk finds %s', async (_name, message, plant) => {
  const { fault } = await walks(1, 100, plant);
  expect(fault).toMatch(message);
});

it('a part of a request has no effect, and a divided one has', async () => {
  expect(await cuts(24)).toBeGreaterThan(150);
});
