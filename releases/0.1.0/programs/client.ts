// What @docproc/client lets compile, and what not. Checked by `tsc`; nothing here runs.
import {
  allowed,
  BadRequestError,
  can,
  type ClientOptions,
  createClient,
  type Docproc,
  DocprocError,
  type FileInput,
  NotFoundError,
  ResponseError,
  type ResponseErrorCode,
  type Task,
  type Upload,
  type UploadCreationResult,
} from '@docproc/client';
import type { Task as TaskOfTypes } from '@docproc/types';
import { Readable } from 'node:stream';
import { fetch as fetchOfUndici } from 'undici';

const options = { baseUrl: 'https://docproc.example', apiKey: 'k', teamId: 't', projectId: 'p' };
const docproc: Docproc = createClient(options);

// @ts-expect-error The project is missing.
createClient({ baseUrl: 'https://docproc.example', apiKey: 'k', teamId: 't' });
// @ts-expect-error A misspelt option.
createClient({ ...options, retry: 3 });
// @ts-expect-error A number is no key.
export const wrongKey: ClientOptions = { ...options, apiKey: 7 };

// Another fetch is that of an application.
export const through: Docproc = createClient({ ...options, fetch: fetchOfUndici });

// Each method returns its resource.
export async function results(
  task: Task,
): Promise<[Task, Task, string, Task, unknown, boolean, Task, Upload, UploadCreationResult]> {
  const { task: completed, message } = await docproc.tasks.complete(task.id);
  const {
    task: reported,
    error,
    partial,
  } = await docproc.tasks.report(task.id, {
    issues: [{ label: 'Poor Document Quality', value: 'poor_quality' }],
  });
  return [
    await docproc.tasks.get('t-1', { projectId: 'other', signal: AbortSignal.timeout(1) }),
    completed,
    message,
    reported,
    error,
    partial,
    await docproc.tasks.approve(task.id),
    await docproc.uploads.waitFor('u-1', { until: ['COMPLETED', 'SOMETHING_NEW'] }),
    await docproc.uploads.create({ files: [] }, { checkLimits: false }),
  ];
}
// @ts-expect-error An id is a string.
docproc.tasks.get(7);
// @ts-expect-error A misspelt option.
docproc.tasks.get('t-1', { timeuot: 7 });
// @ts-expect-error A report has issues.
docproc.tasks.report('t-1', {});
// @ts-expect-error A misspelt field.
docproc.tasks.report('t-1', { issues: [{ lable: 'x', value: 'y' }] });
// @ts-expect-error Where to move it is missing.
docproc.uploads.move('u-1');
// @ts-expect-error What unlock returns is not specified.
export const unlocked: Promise<Task> = docproc.tasks.unlock('t-1');
// @ts-expect-error A wait needs a condition.
docproc.uploads.waitFor('u-1', {});
// @ts-expect-error The upload that was created is not wrapped and has another shape.
export const created: Promise<Upload> = docproc.uploads.create({ files: [] });

// Files come in many forms.
export const files: FileInput[] = [
  './a.pdf',
  new URL('file:///a.pdf'),
  new Blob([]),
  new File([], 'a.pdf'),
  Buffer.from('a'),
  new Uint8Array(1),
  new ArrayBuffer(1),
  { name: 'a.pdf', data: Buffer.from('a'), type: 'application/pdf' },
  { name: 'a.pdf', data: new Blob([]) },
  { name: 'a.pdf', stream: new Blob([]).stream(), size: 0 },
  { name: 'a.pdf', stream: Readable.from([]), size: 0 },
];
// @ts-expect-error A stream without a size.
export const endless: FileInput = { name: 'a.pdf', stream: new Blob([]).stream() };
// @ts-expect-error Text is read as a path, never for content.
export const content: FileInput = { name: 'a.txt', data: 'content' };
// @ts-expect-error meta is an array of names and values.
docproc.uploads.create({ files: [], meta: { po: '42' } });

// @ts-expect-error Numbers of milliseconds are numbers.
docproc.tasks.get('t-1', { timeout: '5000' });

// Guards accept a task, or the fields that they look at.
export function guards(task: Task): boolean | 'unknown' {
  if (can('complete', task)) void docproc.tasks.complete(task.id);
  // @ts-expect-error Reading is allowed always, and no guard knows it.
  can('get', task);
  // @ts-expect-error The status decides, and is missing.
  can('approve', { approved: false, exported_at: null });
  const { reason }: { reason: string } = allowed(task).unlock;
  return reason === '' && can('discard', { status: 'REVIEWING', approved: false, exported_at: null });
}

// Errors are distinguished by class, and their body has to be looked at before it is used.
export function errors(error: unknown): string | undefined {
  if (error instanceof BadRequestError) {
    const status: 400 = error.status;
    return `${status} ${error.response.headers.get('date')}`;
  }
  if (error instanceof ResponseError)
    return `${error.status} ${error.documented} ${error.response.statusText}`;
  // @ts-expect-error No response may have been received.
  if (error instanceof DocprocError) return error.response.statusText;
  // @ts-expect-error The content of a body is not specified.
  if (error instanceof DocprocError) return error.body.message;
  return undefined;
}

/** Leaves no code out. */
export function byCode(error: DocprocError): number {
  switch (error.code) {
    case 'bad_request':
    case 'unauthorized':
    case 'forbidden':
    case 'not_found':
    case 'conflict':
    case 'file_too_large':
    case 'rate_limit':
    case 'server':
    case 'response': {
      const code: ResponseErrorCode = error.code;
      return code.length;
    }
    case 'unexpected_response':
    case 'connection':
    case 'timeout':
    case 'abort':
    case 'file':
    case 'file_limit':
    case 'docproc':
      return 0;
    default:
      return error.code satisfies never;
  }
}
export function literals(error: unknown): void {
  if (error instanceof DocprocError && error.code === 'timeout') {
    const code: 'timeout' = error.code;
    // @ts-expect-error It is another code.
    if (code === 'abort') return;
  }
  // @ts-expect-error There is no such code.
  if (error instanceof DocprocError && error.code === 'time_out') return;
  // @ts-expect-error A response with an error status is no time-out.
  if (error instanceof ResponseError && error.code === 'timeout') return;
  // @ts-expect-error 404 is not a conflict.
  if (error instanceof NotFoundError && error.code === 'conflict') return;
}

// Raw requests are typed by method and path.
const path = '/v2/{team_id}/project/{project_id}/task/{task_id}';
const params = { path: { team_id: 't', project_id: 'p', task_id: 't-1' } };
export async function raw(): Promise<Task> {
  const { data, error, response } = await docproc.raw.GET(path, { params });
  if (data) return data.payload;
  throw new Error(`${response.status} ${String(error)}`);
}
// @ts-expect-error The project is missing.
docproc.raw.GET(path, { params: { path: { team_id: 't', task_id: 't-1' } } });
// @ts-expect-error A path that is not in the contract.
docproc.raw.GET('/v2/tasks', { params });
// @ts-expect-error A task is read with GET.
docproc.raw.POST(path, { params });
// @ts-expect-error A misspelt option.
docproc.raw.GET(path, { params, singal: AbortSignal.timeout(1) });
// @ts-expect-error A report has a body.
docproc.raw.POST(`${path}/report`, { params });
void docproc.raw.POST(`${path}/complete`, { params });

// Both packages speak of the same task.
export const there = (task: Task): TaskOfTypes => task;
export const back = (task: TaskOfTypes): Task => task;
