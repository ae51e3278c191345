import { describe, expect, test } from 'vitest';
import type { TaskStatus } from '../../generated/types/index.js';
import { operations, type JsonObject } from '../support/contract.ts';
import { closedSets } from '../contract/interface.ts';
import { transitions } from '../contract/interface.ts';
import { form, open, report } from './support.ts';

const actions = Object.entries(transitions).flatMap(([id, { record }]) => (record === 'Task' ? [id] : []));
const statuses = (closedSets['TaskStatus'] ?? []) as TaskStatus[];
const body = (id: string) => (id === 'reportTask' ? { json: report } : {});

/** Whether the contract's transition accepts a record with these fields. */
function takes(transition: JsonObject, record: Record<string, unknown>): boolean {
  const from = (transition['from'] ?? {}) as Record<string, { in?: unknown[]; notIn?: unknown[] }>;
  return Object.entries(from).every(([field, guard]) =>
    guard.in ? guard.in.includes(record[field]) : !guard.notIn?.includes(record[field]),
  );
}

describe('every operation in every state does what its transition states', () => {
  const cases = actions.flatMap((id) =>
    statuses.flatMap((status) =>
      [false, true].flatMap((approved) =>
        [null, '2026-01-01T00:00:00Z'].map((exported_at) => ({ id, status, approved, exported_at })),
      ),
    ),
  );
  const transitionOf = (id: string) =>
    operations().find(({ operationId }) => operationId === id)?.['x-transition'] as JsonObject;

  async function run({ id, ...fields }: (typeof cases)[number]) {
    const { sandbox, call } = open();
    // A second task keeps the upload from being fully processed.
    sandbox.seed({ upload_id: 'u', status: 'REVIEWING' });
    const before = sandbox.seed({ id: 't', upload_id: 'u', ...fields });
    const response = await call(id, { task_id: 't' }, body(id));
    return {
      before,
      response,
      after: sandbox.tasks()[1],
      events: sandbox.events(),
      transition: transitionOf(id),
    };
  }
  const name = '$id on $status, approved $approved, exported $exported_at';

  test.each(cases.filter((one) => !takes(transitionOf(one.id), one)))(`${name}: rejected`, async (one) => {
    const { before, response, after, events, transition } = await run(one);
    expect(response.status).toBe(Number(transition['rejectedWith']));
    expect(after).toEqual(before);
    expect(events).toEqual([]);
  });

  test.each(cases.filter((one) => takes(transitionOf(one.id), one)))(`${name}: done`, async (one) => {
    const { before, response, after, events, transition } = await run(one);
    expect(response.status).toBe(200);
    const to = Object.entries((transition['to'] ?? {}) as Record<string, JsonObject>);
    const changed = Object.fromEntries(to.map(([field, { value = 'REVIEWING' }]) => [field, value]));
    expect(response.body.payload).toEqual({ ...before, ...changed });
    // Processing is instant here, so a completed task has gone on by the time it is read again.
    const settled = changed['status'] === 'PROCESSING' ? { status: 'COMPLETED' } : changed;
    expect(after).toEqual({ ...before, ...settled });
    const event = { name: transition['event'], task_id: 't', at: '2026-01-01T00:00:00.000Z' };
    expect(events).toEqual(event.name === undefined ? [] : [event]);
  });
});

test('a task is not found in another project, and neither is one that is not there', async () => {
  const { sandbox, call } = open();
  sandbox.seed({ id: 't' });
  expect(await call('getTask', { task_id: 't' })).toMatchObject({ status: 200 });
  expect(await call('getTask', { task_id: 't', project_id: 'other' })).toMatchObject({ status: 404 });
  for (const id of ['getTask', ...actions]) {
    expect(await call(id, { task_id: '__proto__' }, body(id)), id).toMatchObject({ status: 404 });
  }
});

describe('processing takes its time on the clock of the sandbox', () => {
  test('from PROCESSING to REVIEWING, and from completion to COMPLETED', async () => {
    const { sandbox, call } = open({ processingMs: 1_000 });
    await call('createUpload', {}, { form: form(['a.pdf']) });
    const [task] = sandbox.tasks();
    const params = { task_id: task?.id ?? '' };
    const status = async () => (await call('getTask', params)).body.payload.status;
    expect(await status()).toBe('PROCESSING');
    expect(sandbox.tasks()[0]?.pages).toEqual([]);
    sandbox.advance(999);
    expect(await status()).toBe('PROCESSING');
    expect(await call('completeTask', params)).toMatchObject({ status: 400 });
    sandbox.advance(1);
    expect(await status()).toBe('REVIEWING');
    expect(sandbox.tasks()[0]?.pages).toHaveLength(1);
    expect((await call('completeTask', params)).body).toMatchObject({
      payload: { status: 'PROCESSING' },
      message: expect.any(String),
    });
    expect(await status()).toBe('PROCESSING');
    sandbox.advance(1_000);
    expect(await status()).toBe('COMPLETED');
  });

  test('the clock of one team moves alone', async () => {
    const { sandbox, call } = open({ processingMs: 1_000 });
    await call('createUpload', { team_id: 'a' }, { form: form(['a.pdf']) });
    await call('createUpload', { team_id: 'b' }, { form: form(['a.pdf']) });
    sandbox.team('a').advance(1_000);
    expect(sandbox.team('a').tasks()).toMatchObject([{ status: 'REVIEWING' }]);
    expect(sandbox.team('b').tasks()).toMatchObject([{ status: 'PROCESSING' }]);
    expect(() => sandbox.advance(-1)).toThrow('The clock cannot be moved by -1');
    expect(() => sandbox.advance(9e15)).toThrow('integer of milliseconds');
  });

  test('a task that is seeded in PROCESSING stays there until the clock moves', () => {
    const { sandbox } = open();
    sandbox.seed({ status: 'PROCESSING' });
    expect(sandbox.tasks()).toMatchObject([{ status: 'PROCESSING' }]);
    sandbox.advance(1);
    expect(sandbox.tasks()).toMatchObject([{ status: 'REVIEWING' }]);
  });
});

describe('the name of a file decides', () => {
  async function upload(name: string) {
    const { sandbox, call } = open();
    const response = await call('createUpload', {}, { form: form([name]) });
    const [task] = sandbox.tasks();
    return { response, task, call, params: { task_id: task?.id ?? '' } };
  }

  test.each([
    ['fail.pdf', 'FAILED'],
    ['FILTER.tif', 'FILTERED'],
    ['stuck', 'PROCESSING'],
    ['invoice.pdf', 'REVIEWING'],
    ['constructor.pdf', 'REVIEWING'],
  ])('%s ends in %s', async (name, status) => {
    expect((await upload(name)).task).toMatchObject({ name, status });
  });

  test('invalid.pdf does not validate', async () => {
    const { call, params } = await upload('invalid.pdf');
    expect(await call('completeTask', params)).toMatchObject({ status: 400 });
    expect((await call('getTask', params)).body.payload.status).toBe('REVIEWING');
  });

  test('report-fails.pdf makes a report partial', async () => {
    const { call, params } = await upload('report-fails.pdf');
    const { status, body: response } = await call('reportTask', params, { json: report });
    expect(status).toBe(207);
    expect(response.error).toEqual(expect.any(Object));
    const other = await upload('invoice.pdf');
    expect((await other.call('reportTask', other.params, { json: report })).body.error).toBeNull();
  });

  test('everything.pdf has an item of every kind', async () => {
    const { task } = await upload('everything.pdf');
    const [page] = task?.pages ?? [];
    for (const items of [page?.annotations, page?.checkboxes, page?.segments, page?.signatures]) {
      expect(items?.length).toBeGreaterThan(0);
    }
  });

  test.each([
    ['too-large.pdf', 413],
    ['server-error.pdf', 500],
  ])('%s is rejected with %i', async (name, status) => {
    const { response, task } = await upload(name);
    expect(response.status).toBe(status);
    expect(task).toBeUndefined();
  });
});

describe('seeding', () => {
  test('fills in what is left out', () => {
    const { sandbox } = open();
    const task = sandbox.seed({ name: 'a.pdf', approved: true });
    expect(task).toMatchObject({
      name: 'a.pdf',
      approved: true,
      status: 'REVIEWING',
      step_type: 'EXTRACT',
      meta: [],
    });
    expect(sandbox.uploads()).toMatchObject([{ id: task.upload_id, tasks: [task.id] }]);
  });

  const wrong: [string, object, string][] = [
    [
      'a status',
      { status: 'DONE' },
      '/status must be equal to one of the allowed values (PROCESSING, REVIEWING',
    ],
    ['a field', { colour: 'red' }, 'there is no field colour'],
    ['a type', { approved: 'yes' }, '/approved must be boolean'],
    ['a name', { name: 1 }, '/name must be string'],
    [
      'an inner field',
      { meta: [{ name: 'a', value: 'b', more: 1 }] },
      '/meta/0 must NOT have additional properties',
    ],
    ['an id twice', { id: 'taken' }, 'there is a task taken already'],
    ['a project', { upload_id: 'u', project_id: 'p2' }, 'upload u is in project project-1, not p2'],
  ];
  test.each(wrong)('rejects %s that cannot be', (_, seed, message) => {
    const { sandbox } = open();
    sandbox.seed({ id: 'taken', upload_id: 'u' });
    expect(() => sandbox.seed(seed)).toThrow(message);
    expect(sandbox.tasks()).toHaveLength(1);
  });
});
