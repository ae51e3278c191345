/** What tests control of a sandbox: the same in TypeScript and over HTTP. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../src/sandbox/control/teams.ts';
import { serve } from '../../src/sandbox/hosts/http/server.ts';
import { open } from './support.ts';

const { control, start } = open();

describe('a task', () => {
  test('is changed past the rules of the contract', async () => {
    const { team, call, path } = start();
    team.seed({ id: 't', status: 'DISCARDED' });
    // Another open task keeps the upload from being fully processed, which would forbid to unlock.
    const { upload_id } = team.seed({ id: 'other' });
    expect(team.updateTask('t', { upload_id })).toMatchObject({ upload_id });
    expect(team.uploads()).toMatchObject([{ tasks: [] }, { tasks: ['other', 't'] }]);
    const exported_at = '2026-01-01T00:00:00.000Z';
    expect(team.updateTask('t', { exported_at })).toMatchObject({ status: 'DISCARDED', exported_at });
    expect(await call('unlockTask', { task_id: 't' })).toMatchObject({ status: 400 });
    expect(await control('PATCH', `${path}/tasks/t`, { exported_at: null })).toMatchObject({
      status: 200,
      body: { id: 't', exported_at: null },
    });
    expect(await call('unlockTask', { task_id: 't' })).toMatchObject({ status: 200 });
  });

  test('fails, starts again, and has other pages', async () => {
    const { team, call } = start();
    const { pages: seeded } = team.seed({ id: 't' });
    const [page] = seeded;
    team.updateTask('t', { status: 'FAILED', pages: [] });
    expect((await call('getTask', { task_id: 't' })).body.payload).toMatchObject({
      status: 'FAILED',
      pages: [],
    });
    team.advance(1_000);
    expect(team.tasks()).toMatchObject([{ status: 'FAILED' }]);
    expect(team.uploads()).toMatchObject([{ status: 'FAILED' }]);
    team.updateTask('t', { status: 'PROCESSING' });
    expect(team.tasks()).toMatchObject([{ status: 'PROCESSING' }]);
    team.advance(1_000);
    expect(team.tasks()).toMatchObject([{ status: 'REVIEWING', pages: seeded }]);
    const pages = [{ ...page, id: 'swapped' }] as Parameters<typeof team.updateTask>[1]['pages'] & object;
    team.updateTask('t', { pages });
    expect((await call('getTask', { task_id: 't' })).body.payload).toMatchObject({
      pages: [{ id: 'swapped' }],
    });
  });

  test('is detached from what it was changed with', () => {
    const { team } = start();
    const { id } = team.seed();
    const meta = [{ name: 'a', value: 'b' }];
    team.updateTask(id, { meta }).meta.pop();
    meta.pop();
    expect(team.tasks()).toMatchObject([{ meta: [{ name: 'a', value: 'b' }] }]);
  });

  test('is deleted', async () => {
    const { team, call, path } = start();
    team.seed({ id: 't', upload_id: 'u' });
    team.seed({ id: 't2', upload_id: 'u' });
    team.deleteTask('t');
    expect(await call('getTask', { task_id: 't' })).toMatchObject({ status: 404 });
    expect(team.uploads()).toMatchObject([{ tasks: ['t2'] }]);
    expect(await control('DELETE', `${path}/tasks/t2`)).toEqual({ status: 204, body: undefined });
    expect(team.tasks()).toEqual([]);
  });

  test.each([
    [{ status: 'DONE' }, 'The task cannot be changed: /status must be one of "PROCESSING", "REVIEWING"'],
    [{ colour: 'red' }, 'The task cannot be changed: there is no field colour. There are: id, name, '],
    [{ created_at: 'yesterday' }, 'The task cannot be changed: /created_at is "yesterday", and must be'],
    [{ id: 'other' }, 'its id is "t" for good'],
    [{ project_id: 'other' }, 'its project_id is "project-1" for good'],
    [{ upload_id: 'none' }, 'there is no upload none'],
    [{ upload_id: 'elsewhere' }, 'upload elsewhere is in project p2'],
  ])('is not changed by %j', async (changes, message) => {
    const { team, path } = start();
    const task = team.seed({ id: 't' });
    team.seed({ upload_id: 'elsewhere', project_id: 'p2' });
    expect(() => team.updateTask('t', changes as object)).toThrow(message);
    expect(await control('PATCH', `${path}/tasks/t`, changes)).toMatchObject({ status: 400 });
    expect(team.tasks()[0]).toEqual(task);
  });
});

describe('an upload', () => {
  test('is changed, and keeps a status that was set', async () => {
    const { team, call, path } = start();
    team.seed({ id: 't', upload_id: 'u' });
    expect(team.updateUpload('u', { name: 'other', folder_id: 'f9' })).toMatchObject({
      name: 'other',
      folder_id: 'f9',
      status: 'REVIEWING',
    });
    const changed = await control('PATCH', `${path}/uploads/u`, { status: 'FAILED' });
    expect(changed).toMatchObject({ status: 200, body: { status: 'FAILED' } });
    await call('discardTask', { task_id: 't' });
    expect((await call('getUpload', { upload_id: 'u' })).body.payload.status).toBe('FAILED');
  });

  test('is deleted with its tasks', async () => {
    const { team, call, path } = start();
    for (const upload_id of ['u', 'u', 'u2']) team.seed({ upload_id });
    team.deleteUpload('u');
    expect(await call('getUpload', { upload_id: 'u' })).toMatchObject({ status: 404 });
    expect(team.tasks()).toHaveLength(1);
    expect(await control('DELETE', `${path}/uploads/u2`)).toMatchObject({ status: 204 });
    expect(team.tasks()).toEqual([]);
  });

  test.each([{ status: 3 }, { meta: 'a' }, { colour: 'red' }, { id: 'v' }, { project_id: 'p' }])(
    'is not changed by %j',
    async (changes) => {
      const { team, path } = start();
      team.seed({ upload_id: 'u' });
      const before = team.uploads();
      expect(() => team.updateUpload('u', changes as object)).toThrow('The upload cannot be changed: ');
      expect(await control('PATCH', `${path}/uploads/u`, changes)).toMatchObject({ status: 400 });
      expect(team.uploads()).toEqual(before);
    },
  );
});

test('what is not there is 404, and the message names it', async () => {
  const { team, path } = start();
  const text = `There is no task t in team ${team.id}.`;
  expect(() => team.deleteTask('t')).toThrow(text);
  for (const [method, rest] of [
    ['PATCH', 'tasks/t'],
    ['DELETE', 'tasks/t'],
    ['PATCH', 'uploads/u'],
    ['DELETE', 'uploads/u'],
    ['DELETE', 'faults/1'],
  ] as const) {
    expect(await control(method, `${path}/${rest}`, {}), rest).toMatchObject({ status: 404 });
  }
});

test('lists have pages', async () => {
  const { team, path } = start();
  for (let i = 1; i <= 5; i++) team.seed({ id: `t${i}`, upload_id: `u${i}` });
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);
  expect(ids(team.tasks({ limit: 2 }))).toEqual(['t1', 't2']);
  expect(ids(team.uploads({ limit: 2, offset: 3 }))).toEqual(['u4', 'u5']);
  expect(ids((await control('GET', `${path}/tasks?limit=2&offset=4`)).body)).toEqual(['t5']);
  expect(ids((await control('GET', `${path}/uploads?offset=4`)).body)).toEqual(['u5']);
  for (const query of ['limit=-1', 'limit=x', 'offset=1.5', 'page=2']) {
    expect(await control('GET', `${path}/tasks?${query}`), query).toMatchObject({ status: 400 });
  }
});

test('lists and the stream know resources by the status that they show', async () => {
  const { sandbox, control: send, fetch } = open({ set: { 'upload-status-values': 'examples' } });
  sandbox.seed({ status: 'REVIEWING' });
  const path = 'teams/team-1';
  const [upload] = (await send('GET', `${path}/uploads?status=IN_REVIEW`)).body as { status: string }[];
  expect(upload?.status).toBe('IN_REVIEW');
  expect((await send('GET', `${path}/uploads?status=REVIEWING`)).body).toEqual([]);
  expect((await send('GET', `${path}/tasks?status=REVIEWING`)).body).toHaveLength(1);
  const reader = (await fetch(`http://x/_sandbox/${path}/stream`)).body?.getReader();
  const event = new TextDecoder().decode((await reader?.read())?.value);
  expect(event).toContain('"tasks":{"REVIEWING":1},"uploads":{"IN_REVIEW":1}');
  await reader?.cancel();
});

test('a team is created over HTTP', async () => {
  const opened = open();
  opened.sandbox.team('team-2').seed();
  const create = async () => (await opened.control('POST', 'teams')).body;
  expect([await create(), await create()]).toEqual([{ id: 'team-3' }, { id: 'team-4' }]);
  expect((await opened.control('GET', 'teams')).body).toEqual(['team-2', 'team-3', 'team-4']);
});

test.each([
  ['at once', 'events', { events: () => fault() }],
  [
    'after a wait',
    'journal?count=1',
    { waitForRequests: () => Promise.reject(new Error('a fault of ours')) },
  ],
])('a mistake of the sandbox %s is a response with 500, and no end of the process', async (_, path, own) => {
  const lines: string[] = [];
  const sandbox = createSandbox({ log: (line) => void lines.push(line) });
  const team = (id?: string) => ({ ...sandbox.team(id), ...own });
  const { baseUrl, close } = await serve({ ...sandbox, team }, { port: 0 });
  onTestFinished(close);
  expect((await fetch(`${baseUrl}/_sandbox/teams/a/${path}`)).status).toBe(500);
  expect(lines).toEqual([expect.stringContaining('a fault of ours')]);
});

function fault(): never {
  throw new Error('a fault of ours');
}
