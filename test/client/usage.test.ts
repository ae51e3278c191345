/** What is noted of the use of the interface, and that results stay what they are. */
import { expect, test, vi } from 'vitest';
import { recordUsage } from '../../src/client/usage.ts';
import { createClient, NotFoundError } from '../../src/client/index.ts';
import { createFetch, createSandbox, page } from '../../src/sandbox/hosts/fetch.ts';

function recorded() {
  const sandbox = createSandbox();
  const options = { baseUrl: 'http://x', apiKey: sandbox.apiKey(), teamId: 'team-1', projectId: 'p' };
  const client = createClient({ ...options, fetch: createFetch(sandbox) });
  const notes: string[] = [];
  const docproc = recordUsage(client, (operation, kind, name) => notes.push(`${operation} ${kind} ${name}`));
  sandbox.seed({ id: 't', project_id: 'p', pages: [page({ annotations: [{ content: 'secret' }] })] });
  return { client, docproc, notes, sandbox };
}

test('a result is what the client returns, for whoever compares, copies, freezes or writes it', async () => {
  const { client, docproc } = recorded();
  const [plain, task] = [await client.tasks.get('t'), await docproc.tasks.get('t')];
  expect(task).toEqual(plain);
  expect(task).toStrictEqual(plain);
  expect(Array.isArray(task.pages)).toBe(true);
  expect(task.pages).toBe(task.pages);
  expect(JSON.stringify(task)).toBe(JSON.stringify(plain));
  expect(structuredClone({ task, at: new Date(0) })).toEqual({ task: plain, at: new Date(0) });
  expect([...task.pages].map(({ id }) => id)).toEqual(plain.pages.map(({ id }) => id));
  expect(Object.freeze(task).pages[0]).toEqual(plain.pages[0]);
  const copy = { ...task, name: 'other' };
  expect(Object.keys(copy)).toEqual(Object.keys(plain));
  const { data, response } = await docproc.tasks.get('t').withResponse();
  expect([data.id, response.status]).toEqual(['t', 200]);
});

test('it notes members that are read, without indices, and what reads all of an object', async () => {
  const { docproc, notes } = recorded();
  const task = await docproc.tasks.get('t');
  expect(notes).toEqual(['tasks.get calls ', 'tasks.get returns 200']);
  void task.pages[0]?.annotations[0]?.content;
  void ('approved' in task);
  expect(notes.slice(2)).toEqual([
    'tasks.get reads pages',
    'tasks.get reads pages[].annotations',
    'tasks.get reads pages[].annotations[].content',
    'tasks.get reads approved',
  ]);
  JSON.stringify(task.pages);
  expect(notes).toContain('tasks.get reads pages[].annotations[].*');
  expect(notes).not.toContain('tasks.get reads *');
  expect(notes.join()).not.toContain('secret');
});

test('it notes a name at the first five calls: a long run has no new places', async () => {
  const { docproc, notes } = recorded();
  for (let call = 0; call < 7; call++) void (await docproc.tasks.get('t')).pages;
  expect(notes.filter((note) => note === 'tasks.get reads pages')).toHaveLength(5);
});

test('it notes what is given, errors, conditions of a wait and raw requests', async () => {
  const { docproc, notes, sandbox } = recorded();
  const issues = [{ label: 'Wrong', value: 'wrong_type' }];
  await docproc.withOptions({ retries: 0 }).tasks.report('t', { issues }, { timeout: 500 });
  await expect(docproc.tasks.get('none')).rejects.toThrow(NotFoundError);
  const [upload] = sandbox.uploads();
  await docproc.uploads.waitFor(String(upload?.id), { until: ({ name }) => name.length >= 0 });
  const path = '/v2/{teamId}/upload/{uploadId}';
  const params = { path: { teamId: 'team-1', uploadId: String(upload?.id) } };
  void (await docproc.raw.GET(path, { params })).data?.payload.folder_id;
  expect(notes).toEqual(
    expect.arrayContaining([
      'tasks.report gives issues[].label',
      'tasks.report gives timeout',
      'tasks.get returns 404 NotFoundError',
      'uploads.waitFor gives until',
      'uploads.waitFor reads name',
      `GET ${path} returns 200`,
      `GET ${path} reads data.payload.folder_id`,
    ]),
  );
});

test('without a listener, it returns what the client returns', async () => {
  const { client } = recorded();
  const get = vi.spyOn(client.tasks, 'get');
  const task = recordUsage(client).tasks.get('t');
  expect(task).toBe(get.mock.results[0]?.value);
  await task;
});
