import { readFileSync } from 'node:fs';
import type { Task } from '@docproc/types';
import { describe, expect, test } from 'vitest';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { createSandbox } from '../../src/sandbox/hosts/fetch.ts';
import { ordinary } from '../../src/sandbox/contract/outcomes.ts';
import { transitions } from '../contract/interface.ts';
import { form, open, report } from './support.ts';

const actions = Object.entries(transitions).flatMap(([id, { record }]) => (record === 'Task' ? [id] : []));
const body = (id: string) => (id === 'reportTask' ? { json: report } : {});

const rejection = Number(transitions['completeTask']?.rejectedWith);

// `walk.test.ts` compares every operation in every state, and every file name, with the tables of the interface.
test('an operation changes the fields of its transition, and no others', async () => {
  const { sandbox, call } = open();
  const before = sandbox.seed({ id: 't', meta: [{ name: 'a', value: 'b' }] });
  const approved = await call('approveTask', { task_id: 't' });
  expect(approved.body.payload).toEqual({ ...before, approved: true });
  await call('discardTask', { task_id: 't' });
  expect(sandbox.tasks()).toEqual([{ ...before, approved: true, status: 'DISCARDED' }]);
  expect(await call('completeTask', { task_id: 't' })).toMatchObject({ status: rejection });
  expect(sandbox.tasks()).toEqual([{ ...before, approved: true, status: 'DISCARDED' }]);
  expect(sandbox.events()).toEqual([{ name: 'task_approved', task_id: 't', at: '2026-01-01T00:00:00.000Z' }]);
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

test('tasks of two teams or projects can have the same id', async () => {
  const { sandbox, call } = open();
  const seeds = [
    { id: 't', name: 'first', upload_id: 'u-1' },
    { id: 't', name: 'second', project_id: 'other' },
  ];
  for (const seed of seeds) sandbox.seed(seed);
  sandbox.team('team-2').seed({ id: 't', name: 'third' });
  const read = (params: object) => call('getTask', { task_id: 't', ...params });
  const names = async () =>
    Promise.all(
      [{}, { project_id: 'other' }, { team_id: 'team-2' }].map(async (params) => {
        const { body: found } = await read(params);
        return found?.payload?.name;
      }),
    );
  const all = ['first', 'second', 'third'];
  expect(await names()).toEqual(all);
  sandbox.import(sandbox.export());
  expect(await names()).toEqual(all);
  await call('discardTask', { task_id: 't', project_id: 'other' });
  expect(sandbox.tasks().map(({ status }) => status)).toEqual(['REVIEWING', 'DISCARDED']);
  for (const seed of seeds) expect(() => sandbox.seed(seed)).toThrow('there is a task t already');
  sandbox.deleteTask('t');
  expect(await read({})).toMatchObject({ status: 404 });
  expect((await read({ project_id: 'other' })).body.payload.name).toBe('second');
  sandbox.deleteTask('t');
  expect(sandbox.tasks()).toEqual([]);
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
    expect(await call('completeTask', params)).toMatchObject({ status: rejection });
    sandbox.advance(1);
    expect(await status()).toBe('REVIEWING');
    expect(sandbox.tasks()[0]?.pages).not.toEqual([]);
    expect((await call('completeTask', params)).body).toMatchObject({
      payload: { status: 'PROCESSING' },
      message: expect.any(String),
    });
    expect(await status()).toBe('PROCESSING');
    sandbox.advance(1_000);
    expect(await status()).toBe('COMPLETED');
  });
});

describe('the name of a file decides', () => {
  async function upload(name: string) {
    const { sandbox, call } = open();
    await call('createUpload', {}, { form: form([name]) });
    return sandbox.tasks()[0];
  }

  test.each([
    ['FILTER.tif', 'FILTERED'],
    ['constructor.pdf', 'REVIEWING'],
  ])('%s ends in %s', async (name, status) => {
    expect(await upload(name)).toMatchObject({ name, status });
  });

  test('any other document has the items of the example, as every text says', async () => {
    const one = await upload('invoice.pdf');
    const withoutOwn = (task: Pick<Task, 'pages'> | undefined) =>
      JSON.stringify(task?.pages, (name, value: unknown) =>
        ['id', 'top', 'left_of_line', 'coordinates'].includes(name) ? value === null : value,
      );
    const [example] = createSandbox({ examples: true }).tasks();
    expect(example?.pages).toEqual(bundle.components.examples.TaskReviewing.value.payload.pages);
    expect(withoutOwn(one)).toBe(withoutOwn(example));
    const ids = JSON.stringify(one?.pages).match(/"id":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    const other = createSandbox({ seed: 2 }).seed();
    expect(withoutOwn(other)).toBe(withoutOwn(one));
    expect(other.pages).not.toEqual(one?.pages);
    expect(readFileSync(new URL('../../generated/sandbox/README.md', import.meta.url), 'utf8')).toContain(
      ordinary,
    );
  });

  test('empty.pdf has pages without items', async () => {
    const { pages = [] } = (await upload('empty.pdf')) ?? {};
    expect(pages.length).toBeGreaterThan(0);
    expect(
      pages.flatMap((page) => Object.values(page).flat()).filter((each) => Object(each) === each),
    ).toEqual([]);
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

  test.each([
    '2026-03-01',
    '20260301T101500+0100',
    '2026-03-01T10:15',
    '2026-03-01T10:15:00,5Z',
    '2026-W10-1T10Z',
    '2026-060',
    '2026-03-01T24:00:00Z',
  ])('takes the time %s, as ISO 8601 does', (time) => {
    const { sandbox } = open();
    expect(sandbox.seed({ created_at: time }).created_at).toBe(time);
  });

  const wrong: [string, object, string][] = [
    ['a status', { status: 'DONE' }, '/status must be one of "PROCESSING", "REVIEWING"'],
    ['a field', { colour: 'red' }, 'there is no field colour'],
    ['a type', { approved: 'yes' }, '/approved must be a boolean, and is "yes"'],
    ['a name', { name: 1 }, '/name must be a string, and is 1'],
    [
      'an inner field',
      { meta: [{ name: 'a', value: 'b', more: 1 }] },
      '/meta/0/more is no field of the contract',
    ],
    ...['yesterday', '2026-13-45', '2026-02-30T00:00:00Z', ''].map((time): [string, object, string] => [
      `the time ${JSON.stringify(time)}`,
      { exported_at: time },
      `/exported_at is ${JSON.stringify(time)}, and must be a time in ISO 8601`,
    ]),
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
