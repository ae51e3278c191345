// A consumer in CommonJS, under `node16` and `exactOptionalPropertyTypes`. Nothing here runs.
import {
  type ClientOptions,
  createClient,
  DocprocError,
  type Fetch,
  type FileInput,
  type RequestOptions,
  type UploadOptions,
  type WaitOptions,
} from '@docproc/client';
import { createClient as createTasks } from '@docproc/client/tasks';
import type { ReportTaskRequest, Task } from '@docproc/types';
import type { fetch as fetchOfUndici } from 'undici-types';

/** What `@cloudflare/workers-types` declares of `cache`. */
type WorkersFetch = (url: string, init: { cache?: 'no-store' | 'no-cache' }) => Promise<Response>;

const none = undefined;
const tuning = {
  timeout: none,
  totalTimeout: none,
  retries: none,
  retryWrites: none,
  retryDelay: none,
  maxRetryDelay: none,
  maxRetryAfter: none,
  maxResponseSize: none,
};
const request: RequestOptions = { ...tuning, teamId: none, projectId: none, headers: none, signal: none };
const upload: UploadOptions = { ...request, checkLimits: none, onProgress: none };
const wait: WaitOptions = { ...request, until: 'COMPLETED', interval: none, maxInterval: none };
const options: ClientOptions = {
  ...tuning,
  baseUrl: none,
  apiKey: none,
  teamId: 't',
  projectId: 'p',
  headers: none,
  userAgent: none,
  fetch: none,
  onRequest: none,
  onResponse: none,
  onError: none,
  log: none,
};
const files: FileInput[] = [
  { name: 'a', data: new Blob([]), type: none },
  { path: 'a', name: none, type: none },
  { name: 'a', stream: new Blob([]).stream(), size: 1, type: none },
];

const report: ReportTaskRequest = { issues: [{ label: 'a', value: 'b' }], message: none };
export const nameOf = ({ name }: Task): string => name;

export async function use(
  undici: typeof fetchOfUndici,
  workers: WorkersFetch,
  error: unknown,
): Promise<string> {
  const fetches: Fetch[] = [
    fetch,
    undici,
    (url, init) => undici(url, init),
    (url, init) => fetch(url, init),
    workers,
  ];
  const docproc = createClient({ ...options, fetch: fetches[0] }).withOptions({ ...options, teamId: none });
  await docproc.uploads.create({ files, name: none, meta: none }, upload);
  await docproc.uploads.waitFor('u', wait);
  await docproc.tasks.report('t', report);
  await docproc.uploads.move('u', 'f', { body: { upload_id: none } });
  const path = { team_id: 't', project_id: 'p', task_id: 'x' };
  const init = { params: { path }, headers: none, signal: none, timeout: none };
  await docproc.raw.GET('/v2/{team_id}/project/{project_id}/task/{task_id}', init);
  const { data, requestId } = await createTasks(options).tasks.get('t', request).withResponse();
  return error instanceof DocprocError ? error.code : `${data.id} ${requestId}`;
}
