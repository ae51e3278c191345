/** Queries and mutations through the proxy of the recipe, for React and Vue. Its page has `proxy.ts` and `review.ts`. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CompleteResult, Task } from '@docproc/client';
import { createSandbox } from '@docproc/sandbox';
import { createFetch } from '@docproc/sandbox/fetch';
import { MutationObserver, QueryClient, queryOptions } from '@tanstack/react-query';
import { useMutation, useQuery } from '@tanstack/vue-query';
import getPort from 'get-port';
import type { useReview } from './review.ts';

const sandbox = createSandbox();
sandbox.seed({ id: 'task-1', upload_id: 'upload-1' });
const send = createFetch(sandbox);
const received: { authorization?: string; cookie?: string }[] = [];
const service = createServer(async ({ method = '', url, headers }, response) => {
  received.push(headers);
  const { authorization = '' } = headers;
  const { status, body } = await send(`http://service.test${url}`, { method, headers: { authorization } });
  response.writeHead(status, { 'content-type': 'application/json' });
  for await (const chunk of body ?? []) response.write(chunk);
  response.end();
}).listen(0, '127.0.0.1');
await once(service, 'listening');

const port = await getPort();
const proxy = spawn(process.execPath, ['proxy.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DOCPROC_BASE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    DOCPROC_API_KEY: 'secret',
    PORT: `${port}`,
  },
});
try {
  const origin = `http://localhost:${port}`;
  const get = (path: string, init?: RequestInit) =>
    fetch(`${origin}/docproc${path}`, init).catch(() => undefined);
  while (!(await get('/'))) await new Promise((resolve) => setTimeout(resolve, 50));
  const task = '/v2/team-1/project/project-1/task/task-1';
  const headers = { cookie: 'session=session-1' };
  const statuses = [
    await get(task),
    await get(task.replace('project-1', 'project-2'), { headers }),
    await get(task.replace('task/task-1', '%2e%2e/project-2/task/task-1'), { headers }),
    await get(`${task}/approve`, { method: 'POST', headers: { ...headers, origin: 'http://evil.example' } }),
  ].map((response) => response?.status);
  assert.deepEqual(statuses, [401, 403, 403, 403]);
  assert.equal(received.length, 0);

  // What a browser does for a page of this origin.
  Object.assign(globalThis, { location: { origin } });
  const own = fetch;
  globalThis.fetch = (url, init) => own(url, { ...init, headers: { ...init?.headers, ...headers, origin } });
  const { queries } = await import('./review.ts');
  const client = new QueryClient();
  const options = queryOptions(queries.tasks.get.queryOptions('task-1'));
  await client.fetchQuery(options);
  await new MutationObserver(client, queries.tasks.approve.mutationOptions()).mutate(['task-1']);
  await client.refetchQueries();
  const approved: Task | undefined = client.getQueryData(options.queryKey);
  assert.equal(approved?.approved, true);
  for (const { authorization, cookie } of received)
    assert.deepEqual([authorization, cookie], ['Bearer secret', undefined]);
  assert.equal(received.length, 3);
} finally {
  proxy.kill();
  service.close();
  service.closeAllConnections();
}

// Compiled only: hooks need components.
export async function inReact(review: ReturnType<typeof useReview>): Promise<(string | undefined)[]> {
  const { id }: Task = await review.approve.mutateAsync(['task-1']);
  // @ts-expect-error An id is a string.
  review.approve.mutate([7]);
  return [id, review.task.data?.status, review.upload.data?.id];
}
export async function inVue(queries: typeof import('./review.ts').queries): Promise<string | undefined> {
  const task = useQuery(queries.tasks.get.queryOptions('task-1', { timeout: 1 }));
  const complete = useMutation(queries.tasks.complete.mutationOptions());
  const { message }: CompleteResult = await complete.mutateAsync(['task-1', { totalTimeout: 1 }]);
  // @ts-expect-error TanStack Query has the signal.
  queries.tasks.get.queryOptions('task-1', { signal: AbortSignal.timeout(1) });
  return task.data.value?.status ?? message;
}
