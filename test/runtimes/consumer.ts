/**
 * An application that uses everything that the two packages export. Compilers check it; nothing here runs.
 * It compiles with DOM's types or with Node's, strictly or not, so it names nothing that only one of them has.
 */
import {
  AbortError,
  type Action,
  allowed,
  type Annotation,
  BadRequestError,
  type CacheMode,
  can,
  type Checkbox,
  type ClientChanges,
  type ClientOptions,
  type CompleteResult,
  type CompleteTaskResponse,
  type components,
  ConflictError,
  ConnectionError,
  type Coordinates,
  createClient,
  type CreateUploadRequest,
  type Docproc,
  DocprocError,
  type ErrorCode,
  FileError,
  type Fetch,
  type FetchInit,
  type FetchResponse,
  type FileInput,
  FileLimitError,
  FileTooLargeError,
  ForbiddenError,
  type GuardedFields,
  type GuardedRecord,
  type HookRequest,
  type HookError,
  type HookResponse,
  type Issue,
  type MetaItem,
  type MoveUploadOptions,
  type MoveUploadRequest,
  type NamedFile,
  type Namespaces,
  NotFoundError,
  type ErrorBodies,
  type operations,
  type Page,
  type Part,
  type PathFile,
  type paths,
  type Point,
  RateLimitError,
  type Raw,
  type RawInit,
  type RawMethods,
  type RawNamespaces,
  type RawOptions,
  type RawRequest,
  type RawResult,
  type ReportResult,
  type ReportTaskRequest,
  type ReportTaskResponse,
  type RequestOptions,
  ResponseError,
  type ResponseErrorCode,
  type ResponsePromise,
  type Segment,
  ServerError,
  type Shorthand,
  type Signature,
  type StepType,
  type StreamFile,
  type Task,
  type TaskAction,
  type TaskEnvelope,
  type TaskFields,
  type Tasks,
  type TaskStatus,
  TimeoutError,
  type Tuning,
  UnauthorizedError,
  UnexpectedResponseError,
  type UnlockTaskOptions,
  type Upload,
  type UploadCreationResult,
  type UploadEnvelope,
  type UploadInput,
  type UploadOptions,
  type UploadProgress,
  type Uploads,
  type UploadStatus,
  type UploadWaiting,
  type Verdict,
  type WaitingPart,
  type WaitOptions,
  type WithResponse,
} from '@docproc/client';
import {
  boundsOf,
  byEntity,
  type CsvOptions,
  type ItemRow,
  itemRows,
  lowestConfidence,
  overlay,
  type PageBounds,
  type PageItem,
  pageItems,
  pageProblems,
  type PageOptions,
  type PagePoint,
  type PageRotation,
  type PageSize,
  type PageUnit,
  type PlacedItem,
  type Rated,
  rotate,
  type SizedPage,
  type TaskOfPages,
  toCsv,
  toPixels,
} from '@docproc/client/pages';
import {
  type Arguments,
  type Cache,
  createQueries,
  type Data,
  type Method,
  type Mutation,
  pollUntil,
  type Queries,
  type Query,
  type Read,
  type ReadOptions,
  type ReadState,
  type Result,
  type Write,
} from '@docproc/client/query';
import {
  createClient as createValidated,
  type ResponseSchema,
  type ValidatedOptions,
  type Validation,
  type Violation,
} from '@docproc/client/validate';
import type * as types from '@docproc/types';
import { closed, responses, type Schema, Upload as uploadSchema } from '@docproc/types/schemas';

const tuning: Tuning = { timeout: 1, totalTimeout: 2, retries: 3, retryWrites: true };
const options: ClientOptions = {
  baseUrl: 'https://docproc.example',
  apiKey: 'key',
  teamId: 'team-1',
  projectId: 'project-1',
  headers: { 'x-environment': 'test' },
  userAgent: 'ledger/2.0',
  cache: 'reload' satisfies CacheMode,
  fetch: (url, init) => fetch(url, init),
  onRequest: ({ operation, method, url, attempt, headers }: HookRequest) => {
    headers.set('x-trace', [operation, method, url, attempt.toFixed()].join());
  },
  onResponse: async ({ response, duration, ...rest }: HookResponse) => {
    await Promise.resolve([response.status.toFixed(), duration.toFixed(), rest.attempt]);
  },
  ...tuning,
};
export const docproc: Docproc = createClient(options);
const fetchAgain: Fetch = (url: string, init: FetchInit): Promise<FetchResponse> => fetch(url, init);
export const codeOf = (error: DocprocError): ErrorCode => error.code;
export const responseCodeOf = (error: ResponseError): ResponseErrorCode => error.code;
const failed = ({ error, retryIn }: HookError): string => `${String(error)} ${retryIn}`;
const changes: ClientChanges = {
  fetch: fetchAgain,
  onError: (failure) => void failed(failure),
  teamId: undefined,
};
export const changed: Part<'tasks'> = docproc.withOptions(changes);
export const namespaces: Namespaces = docproc;
export const parts: [RawMethods, RawNamespaces] = [docproc.raw, docproc.raw];
export const got: ResponsePromise<Task> = docproc.tasks.get('task-1');
export const whole: Promise<WithResponse<Task>> = got.withResponse();
const perRequest: RequestOptions = {
  ...tuning,
  teamId: 't',
  projectId: 'p',
  headers: {},
  signal: AbortSignal.timeout(1),
};

// Results have types: with `any` these lines would compile, and the remarks would be errors.
// @ts-expect-error An id is a string.
export const id: Promise<number> = docproc.tasks.get('task-1').then((task) => task.id);
// @ts-expect-error There is no such method.
docproc.uploads.list();
// @ts-expect-error There is no such status.
export const status: types.TaskStatus = 'DONE';

export async function decide(tasks: Tasks, task: Task): Promise<Task[]> {
  const fields: TaskFields = { status: task.status, exported_at: task.exported_at, approved: task.approved };
  const action: TaskAction = 'complete';
  const same: Action<'Task'> = action;
  const record: GuardedRecord = 'Task';
  const again: GuardedFields<'Task'> = fields;
  const verdict: Verdict = allowed(again, record)[same];
  if (verdict.allowed === false || !can('approve', task)) throw new Error(verdict.reason);
  const completed: CompleteResult = await tasks.complete(task.id, perRequest);
  const issues: Issue[] = [
    { label: 'Poor quality', value: 'poor_quality' },
    { label: 'New', value: 'new' },
  ];
  const report: ReportTaskRequest = { issues, message: 'see page 2' };
  const reported: ReportResult = await tasks.report(task.id, report, perRequest);
  const unlock: UnlockTaskOptions = { ...perRequest, body: {} };
  const unlocked: unknown = await tasks.unlock(task.id, unlock);
  if (reported.partial) throw new Error(String(reported.error ?? unlocked ?? completed.message));
  return [
    await tasks.get(task.id, perRequest),
    await tasks.discard(task.id, perRequest),
    await tasks.approve(task.id, perRequest),
    await tasks.disapprove(task.id, perRequest),
    completed.task,
    reported.task,
  ];
}

/** Reads a task to its leaves. */
export function read({ status, step_type, pages }: Task): number {
  const step: StepType = step_type;
  const known: Partial<Record<TaskStatus, string>> = { REVIEWING: 'look' };
  const annotations = pages.flatMap((page: Page): Annotation[] => page.annotations);
  const found = pages.flatMap((page): (Checkbox | Segment | Signature)[] => [
    ...page.checkboxes,
    ...page.segments,
    ...page.signatures,
  ]);
  const corners = found.map(({ coordinates }) => coordinates satisfies Coordinates);
  const first = corners.map(([corner]: Coordinates): Point => corner);
  const [x, y]: Point = first[0] ?? [0, 0];
  return x + y + (known[status]?.length ?? 0) + step.length + (annotations[0]?.top ?? 0);
}

export async function send(uploads: Uploads & UploadWaiting, short: Raw['shorthand']): Promise<Upload[]> {
  const sameNamespace: Shorthand = short;
  const bytes = new Uint8Array(1);
  const stream: StreamFile = {
    name: 'c.pdf',
    stream: new Blob([bytes]).stream(),
    size: 1,
    type: 'application/pdf',
  };
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  const named: NamedFile = { name: 'b.tif', data: new Blob([bytes]), type: 'image/tiff' };
  const files: FileInput[] = [
    './a.pdf',
    { path: './a.pdf', name: 'x.pdf' } satisfies PathFile,
    new URL('file:///a.pdf'),
    new Blob([bytes]),
    bytes,
    bytes.buffer,
    named,
    { name: 'b.tif', data: bytes },
    stream,
    { name: 'd.pdf', stream: chunks(), size: 1 },
  ];
  const meta: MetaItem[] = [{ name: 'order', value: '42' }];
  const input: UploadInput = { files, name: 'March', meta };
  const onProgress = ({ file, sent, total }: UploadProgress): void => void `${file}: ${sent / total}`;
  const unchecked: UploadOptions = { ...perRequest, checkLimits: false, onProgress };
  const created: UploadCreationResult = await uploads.create(input, unchecked);
  const again: UploadCreationResult = await short.createUpload(input);
  const statuses: UploadStatus[] = ['COMPLETED', 'SOMETHING_NEW', created.status, again.status];
  const wait: WaitOptions = { ...perRequest, until: statuses, interval: 1, maxInterval: 2 };
  const folder: MoveUploadRequest = { upload_id: created.id };
  const move: MoveUploadOptions = { body: folder, signal: undefined };
  return [
    await uploads.get(created.id),
    await sameNamespace.getUpload(created.id),
    await uploads.waitFor(created.id, wait),
    await uploads.waitFor(created.id, { until: (upload: Upload) => upload.status === 'FAILED' }),
    await uploads.move(created.id, 'folder-1', move),
  ];
}

/** Distinguishes every error from the others, by its class and then by its properties. */
export function explain(error: unknown): string | number | undefined {
  if (error instanceof BadRequestError) return error.status satisfies 400;
  if (error instanceof UnauthorizedError) return error.status satisfies 401;
  if (error instanceof ForbiddenError) return error.status satisfies 403;
  if (error instanceof NotFoundError) return error.status satisfies 404;
  if (error instanceof FileTooLargeError) return error.status satisfies 413;
  if (error instanceof ConflictError) return error.code satisfies 'conflict';
  if (error instanceof RateLimitError) return error.retryAfter;
  if (error instanceof ServerError) return error.status satisfies number;
  if (error instanceof ResponseError) return error.documented ? error.status : error.response.statusText;
  if (error instanceof UnexpectedResponseError) return error.response.statusText;
  if (error instanceof ConnectionError) return error.sent ? 'lost' : 'not sent';
  if (error instanceof FileError) return error.file;
  if (error instanceof FileLimitError) return error.file ?? error.max - error.actual;
  if (error instanceof TimeoutError || error instanceof AbortError) return error.operation;
  if (error instanceof DocprocError) return error.requestId ?? String(error.body ?? error.response?.status);
  return undefined;
}

const path = '/v2/{team_id}/project/{project_id}/task/{task_id}';
type Report = paths[`${typeof path}/report`]['post'];
type Operation = keyof operations;
/** The contract has no schema of an error. */
type Typed = keyof ErrorBodies;
export const typed: Typed[] = [];
type Schemas = components['schemas'];

export async function request(raw: Raw): Promise<(TaskEnvelope | CompleteTaskResponse | UploadEnvelope)[]> {
  const params = { path: { team_id: 't', project_id: 'p', task_id: 'task-1' } };
  const init: RawInit<Report> = {
    params,
    body: { issues: [{ label: 'x', value: 'y' }], message: '' },
    timeout: 1,
  };
  const options: RawOptions = { retries: 1 };
  const getting: RawRequest<'GET', typeof path> = { params, ...options };
  const result: RawResult<ReportTaskResponse> = await raw.POST(`${path}/report`, init);
  if (!result.data) throw new Error(`${result.response.status} ${String(result.error)}`);
  const task: Schemas['Task'] = result.data.payload;
  const body: CreateUploadRequest = { file: [new Blob([])], projectId: 'p', name: task.name, meta: [] };
  const operation: Operation = 'createUpload';
  const upload = '/v2/{team_id}/project/{project_id}/upload';
  const created = await raw.POST(upload, { params, body, headers: { operation } });
  const get = await raw.GET(path, getting);
  const complete = await raw.POST(`${path}/complete`, { params });
  const uploads = { path: { ...params.path, upload_id: created.data?.id ?? '' } };
  const read = await raw.GET('/v2/{team_id}/project/{project_id}/upload/{upload_id}', { params: uploads });
  return [get.data, complete.data, read.data].flatMap((envelope) => envelope ?? []);
}

/** The types of both packages are the same: each is assignable to the other. */
type Here = [components, operations, paths];
type There = [types.components, types.operations, types.paths];
export const toThere = (here: Here): There => here;
export const toHere = (there: There): Here => there;

const inPixels: PageUnit = 'pixels';
const size: PageSize = { width: 1240, height: 1754 };
const placing: PageOptions = { unit: inPixels, topUnit: size, origin: 'bottom', size };
export function place(page: Page & SizedPage): [string, PageBounds[], Rated[]] {
  const items: PageItem<Page>[] = pageItems(page, placing);
  const placed: PlacedItem[] = [...byEntity(items).values()].flat();
  const bounds = placed.flatMap(({ corners }) => (corners ? [boundsOf(toPixels(corners, size))] : []));
  const texts = items.flatMap((each) => (each.kind === 'annotations' ? [each.item.content] : []));
  const turned: PageRotation = 90;
  const first: readonly PagePoint[] = rotate(placed[0]?.corners ?? [], turned);
  return [
    overlay(placed) + texts.concat(pageProblems(page)).join() + String(first),
    bounds,
    placed.map(({ item }) => item),
  ];
}

const forExcel: CsvOptions = { bom: true };
export function asCsv(tasks: readonly TaskOfPages[]): string {
  const rows: ItemRow[] = itemRows(tasks);
  return toCsv(rows, forExcel);
}

const judge = (schema: Schema<Upload>, value: unknown): Upload | readonly (string | number)[][] => {
  const result = closed(schema)['~standard'].validate(value);
  return 'value' in result ? result.value : result.issues.map(({ path }) => [...path]);
};
export const judged = [judge(uploadSchema, {}), responses.getUpload['200']];

const schemaOfTask: ResponseSchema = responses.getTask['200'];
const report = ({ path, value }: Violation): void => void [path, value];
const validation: Validation = {
  schemas: { ...responses, getTask: { '200': schemaOfTask } },
  mode: 'warn',
  report,
};
export const validated = (options: Omit<ValidatedOptions, 'validate'>): Docproc =>
  createValidated({ ...options, validate: validation });

type Get = Docproc['tasks']['get'];
type Complete = Docproc['tasks']['complete'];
export const one = (...given: Arguments<Parameters<Get>>): Result<Get> => docproc.tasks.get(...given);
export const methods: Method[] = [docproc.tasks.get];
export const known = (data: Data): [Read, Write] => [data.tasks.get, data.tasks.complete];
export const cached = (cache: Cache, task: Task): unknown =>
  lowestConfidence(task.pages) > 0 && cache.getQueryData([task.id]);
export const waiting = (part: WaitingPart): Promise<Upload> => part.uploads.waitFor('u', { until: 'FAILED' });
export function queried(docproc: Docproc): [readonly unknown[], Promise<CompleteResult>, number | false] {
  const queries: Queries<Docproc> = createQueries(docproc);
  const get: Query<Get> = queries.tasks.get;
  const complete: Mutation<Complete> = queries.tasks.complete;
  const until = pollUntil('COMPLETED', { interval: 1 });
  const state: ReadState = { data: undefined, error: null, dataUpdateCount: 1, errorUpdateCount: 0 };
  const completed = complete.mutationOptions().mutationFn(['task-1']);
  const options: ReadOptions<Get> = get.queryOptions('task-1');
  return [options.queryKey, completed, until({ state })];
}
