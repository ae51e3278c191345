import { AbortError, ServerError, TimeoutError } from '@docproc/client';
import { createClient, type OptionsWithTasks } from '@docproc/client/upload-tasks';
import { createFetch, createSandbox, type Sandbox } from '@docproc/sandbox/fetch';
import { expect, test } from 'vitest';
import { failure, identity } from './server.ts';

/** A client of a sandbox, with an upload of several files. */
async function uploaded(sandbox: Sandbox, names: string[], options: Partial<OptionsWithTasks> = {}) {
  const docproc = createClient({
    baseUrl: 'http://sandbox.example',
    apiKey: sandbox.apiKey(),
    teamId: 'team-1',
    projectId: 'project-1',
    fetch: createFetch(sandbox),
    tasksOf: sandbox.tasksOf,
    ...options,
  });
  const files = names.map((name) => ({ name, data: new Blob(['Total: 1']) }));
  return { docproc, id: (await docproc.uploads.create({ files })).id };
}

const quick = { interval: 1, maxInterval: 2 };
const names = Array.from({ length: 12 }, (_, index) => `${index}.txt`);

test('the tasks of an upload are read, in the order of their IDs', async () => {
  const { docproc, id } = await uploaded(createSandbox(), names);
  const tasks = await docproc.uploads.tasks(id);
  expect(tasks.map(({ name }) => name)).toEqual(names);
  expect(await docproc.withOptions({ timeout: 9_000 }).uploads.tasks(id)).toHaveLength(12);
});

test('a task whose ID is there twice is read once', async () => {
  const sandbox = createSandbox();
  const { docproc, id } = await uploaded(sandbox, ['a.txt'], {
    tasksOf: (upload) => [...sandbox.tasksOf(upload), ...sandbox.tasksOf(upload)],
  });
  expect(await docproc.uploads.tasks(id)).toHaveLength(1);
});

test('a wait ends when no task is processed any more, also if some have failed', async () => {
  const sandbox = createSandbox({ processingMs: 1_000 });
  const { docproc, id } = await uploaded(sandbox, ['a.txt', 'fail.txt'], {
    onRequest: () => sandbox.advance(100),
  });
  const tasks = await docproc.uploads.waitForTasks(id, quick);
  expect(tasks.map(({ status }) => status)).toEqual(['REVIEWING', 'FAILED']);
  const until = ({ approved }: { approved: boolean }) => approved;
  const wait = docproc.uploads.waitForTasks(id, { ...quick, until, totalTimeout: 20 });
  await failure(wait, TimeoutError);
});

test.each<[string, Partial<OptionsWithTasks>, RegExp]>([
  [
    'none',
    { tasksOf: undefined },
    /tasksOf is missing: no response has the IDs \(open question upload-task-ids\)$/,
  ],
  ['one without a list', { tasksOf: () => JSON.parse('{}') }, /tasksOf must return an array of task IDs/],
])('%s is an error that says what is missing', async (_, options, message) => {
  const { docproc, id } = await uploaded(createSandbox(), ['a.txt'], options);
  await expect(docproc.uploads.tasks(id)).rejects.toThrow(message);
  await expect(docproc.uploads.waitForTasks(id)).rejects.toThrow(message);
  const other = docproc.withOptions({ tasksOf: () => [] });
  expect(await other.uploads.tasks(id)).toEqual([]);
});

test('a status is no condition of tasks', async () => {
  const { docproc, id } = await uploaded(createSandbox(), ['a.txt']);
  const wait = docproc.uploads.waitForTasks(id, { until: JSON.parse('"COMPLETED"') });
  await expect(wait).rejects.toThrow('waitForTasks: until must be a function');
});

test('a task that cannot be read ends the read, and no wait', async () => {
  const sandbox = createSandbox();
  const { docproc, id } = await uploaded(sandbox, ['a.txt'], { retries: 0 });
  const fault = { fault: 'status', status: 503, operation: 'getTask' } as const;
  sandbox.fault(fault, fault);
  await failure(docproc.uploads.tasks(id), ServerError);
  expect(await docproc.uploads.waitForTasks(id, quick)).toHaveLength(1);
});

test('the signal of a client ends its requests and waits, beside that of a request', async () => {
  const all = new AbortController();
  const { docproc, id } = await uploaded(createSandbox(), ['a.txt'], { signal: all.signal });
  const never = { until: () => false };
  const own = new AbortController();
  const mine = failure(docproc.uploads.waitFor(id, { ...never, signal: own.signal }), AbortError);
  const other = failure(
    docproc.uploads.waitFor(id, { ...never, signal: new AbortController().signal }),
    AbortError,
  );
  own.abort('mine');
  expect((await mine).cause).toBe('mine');
  all.abort('all');
  expect((await other).cause).toBe('all');
  expect((await failure(docproc.tasks.get('t-1'), AbortError)).cause).toBe('all');
  const later = docproc.withOptions({ signal: new AbortController().signal });
  expect((await later.uploads.get(id)).id).toBe(id);
});

test('a `tasksOf` that is no function is an error when the client is created', () => {
  // @ts-expect-error What a program in JavaScript may pass.
  expect(() => createClient({ baseUrl: 'http://x', ...identity, apiKey: 'k', tasksOf: ['task-1'] })).toThrow(
    'createClient: tasksOf must be a function',
  );
});

test('a task that cannot be read ends the reading of the others', async () => {
  const sandbox = createSandbox();
  const { docproc, id } = await uploaded(sandbox, names, { retries: 0 });
  sandbox.team('team-1').fault({ operation: 'getTask', fault: 'status', status: 503 });
  await failure(docproc.uploads.tasks(id), ServerError);
  // As many requests as others would need.
  for (const _ of names) await docproc.uploads.get(id);
  expect(sandbox.journal({ operation: 'getTask' }).length).toBeLessThan(names.length);
});

test('no task is read after the time for waiting', async () => {
  const sandbox = createSandbox();
  const answer = createFetch(sandbox);
  const { docproc, id } = await uploaded(sandbox, names, {
    async fetch(url, init) {
      // Each is within the time, and all are not.
      if (url.includes('/task/')) await new Promise((resolve) => setTimeout(resolve, 50));
      return answer(url, init);
    },
  });
  await failure(docproc.uploads.waitForTasks(id, { totalTimeout: 80 }), TimeoutError);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(sandbox.journal({ operation: 'getTask' }).length).toBeLessThan(names.length);
});
