// A program that gives each option a value and reads each result with its type: it must compile in every later minor version.
import {
  type ClientOptions,
  createClient,
  type DocprocError,
  type FileInput,
  type RequestOptions,
  type ResponseError,
  type UploadOptions,
  type WaitOptions,
} from '@docproc/client';
import { type Report, runConformance, type RunOptions } from '@docproc/conformance';
import { createSandbox, type Fault, type SandboxOptions } from '@docproc/sandbox';

const tuning = { timeout: 1, totalTimeout: 2, retries: 3, retryDelay: 4, maxRetryDelay: 5, maxRetryAfter: 6 };
const request: RequestOptions = {
  ...tuning,
  retryWrites: 'rejected',
  teamId: 't',
  projectId: 'p',
  headers: { 'x-trace': '1' },
  signal: AbortSignal.timeout(1),
};
const upload: UploadOptions = { ...request, retryWrites: true, checkLimits: false };
const wait: WaitOptions = {
  ...request,
  until: ['COMPLETED', 'FAILED'],
  interval: 1,
  maxInterval: 2,
};
const options: ClientOptions = {
  ...tuning,
  baseUrl: 'https://docproc.example',
  apiKey: async () => 'k',
  teamId: 't',
  projectId: 'p',
  headers: { 'x-trace': '1' },
  userAgent: 'a/1',
  fetch,
  onRequest: ({ headers }) => headers.set('x-trace', '2'),
  onResponse: ({ response, duration }) => void [response.status, duration + 1],
  onError: ({ error }) => void error,
  log: (line) => void line.length,
};
const files: FileInput[] = [
  { name: 'a', data: new ArrayBuffer(1), type: 'text/plain' },
  { path: new URL('file:///a'), name: 'a' },
  { name: 'a', stream: new Blob([]).stream(), size: 1 },
  new Blob([]),
];

export async function results(): Promise<(string | number | boolean)[]> {
  const docproc = createClient(options).withOptions({ retries: 1 });
  const created = await docproc.uploads.create(
    { files, name: 'a', meta: [{ name: 'n', value: 'v' }] },
    upload,
  );
  const done = await docproc.uploads.waitFor(created.id, wait);
  await docproc.uploads.waitFor(created.id, { until: async ({ status }) => status === 'COMPLETED' });
  const moved = await docproc.uploads.move(done.id, 'f', { ...request, body: { upload_id: done.id } });
  const { task, message } = await docproc.tasks.complete('t', request);
  const issues = [{ label: 'Stamp', value: 'stamp' }];
  const report = await docproc.tasks.report(task.id, { issues, message }, request);
  const { data, response } = await docproc.tasks.get(task.id).withResponse();
  const times: (string | null)[] = [data.exported_at, data.export_failed_at, data.last_opened_at];
  for (const page of data.pages) {
    const sizes: (number | null)[] = [page.width, page.height];
    const corners: number[] = page.signatures.flatMap(({ coordinates }) => coordinates.flat());
    void [sizes, corners, page.checkboxes.map(({ checked }): boolean => checked), times];
  }
  const flags: boolean[] = [report.partial, data.approved];
  return [moved.folder_id, created.fileSize + 1, response.status + 1, created.createdAt, ...flags];
}

export const logged = (error: DocprocError): (string | number | undefined)[] => [
  error.operation,
  error.code,
  error.status,
  error.requestId,
];
export const rejected = ({
  status,
  retryAfter,
  documented,
}: ResponseError): [number, number | undefined, boolean] => [status, retryAfter, documented];

const sandboxOptions: SandboxOptions = {
  examples: true,
  now: '2026-03-02T09:15:00Z',
  processingMs: 1,
  seed: 7,
  set: { 'discard-outside-reviewing': 'ignore' },
  log: (line) => void line.length,
};
const fault: Fault = { fault: 'status', status: 503, times: 'always', operation: 'getTask', when: 'before' };
createSandbox(sandboxOptions).fault(fault);

const run: RunOptions = {
  baseUrl: 'https://docproc.example',
  apiKey: 'k',
  team: 't',
  project: 'p',
  folder: 'f',
  otherProject: 'q',
  taskIds: ['t'],
  only: ['matrix'],
  rate: 1,
  concurrency: 2,
  timeoutMs: 3,
  findTasks: () => ['t'],
  onProgress: ({ done, total, id }) => void [done / total, id],
};
export const report: Promise<Report> = runConformance(run);
