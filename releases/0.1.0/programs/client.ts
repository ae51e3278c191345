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
  type Task,
  type Upload,
} from '@docproc/client';
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
