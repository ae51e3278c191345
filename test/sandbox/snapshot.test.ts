import { expect, it } from 'vitest';
import { restore, snapshot } from '../../src/sandbox/control/snapshot.ts';
import { createFetch, createSandbox } from '../../src/sandbox/fetch.ts';

it('a snapshot carries everything but coverage over to another sandbox, and leaves out what the contract lost', async () => {
  const before = createSandbox({ processingMs: 1_000 });
  const [task] = [before.seed({ name: 'kept.pdf' }), before.seed({ status: 'PROCESSING' })];
  const team = before.team('team-2');
  team.seed({ id: 'other' });
  team.advance(5);
  before.set('creation-status', '201');
  before.advance(500);
  before.fault({ fault: 'status', status: 503, call: 2 });
  const url = `http://localhost/v2/team-1/project/${task?.project_id}/task/${task?.id}`;
  await createFetch(before)(`${url}/approve`, { method: 'POST', headers: { authorization: 'Bearer x' } });

  const state = structuredClone(snapshot(before.state));
  // As if an edit of the contract had removed them.
  const [first] = state.teams;
  for (const record of first?.records.slice(0, 1) ?? []) first?.records.push({ ...record, resource: 'Gone' });
  const after = createSandbox({ processingMs: 1_000, examples: true });
  restore(after.state, state);

  const shown = (sandbox: typeof before) => ({
    own: [sandbox.tasks(), sandbox.uploads(), sandbox.events(), sandbox.journal()],
    other: sandbox.team('team-2').tasks(),
    settings: sandbox.settings(),
    time: sandbox.state.now,
  });
  expect(shown(after)).toEqual(shown(before));
  expect(shown(after).own[2]).toHaveLength(1);
  expect(after.state.tasks).toBe(before.state.tasks);

  // What comes next is the same too: ids, due times and faults.
  before.advance(500);
  after.advance(500);
  expect(after.seed()).toEqual(before.seed());
  expect(shown(after)).toEqual(shown(before));
  const request = (sandbox: typeof before) =>
    createFetch(sandbox)(url, { headers: { authorization: 'Bearer x' } });
  expect((await request(after)).status).toBe(503);
  expect((await request(before)).status).toBe(503);
});
