// What @docproc/types lets compile, and what not. Checked by `tsc`; nothing here runs.
import type {
  Coordinates,
  CreateUploadRequest,
  Issue,
  operations,
  Page,
  paths,
  Point,
  Task,
  TaskStatus,
  Upload,
  UploadStatus,
} from '@docproc/types';
import * as schemas from '@docproc/types/schemas';
import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';

declare const task: Task;
declare const upload: Upload;
declare const page: Page;

// Root types by plain name, with everything there.
export const named: [string, TaskStatus, string | null] = [task.id, task.status, task.exported_at];
// @ts-expect-error A field that the contract does not have.
export const misspelt = task.exportedAt;
// @ts-expect-error It is null while the task was not exported.
export const exported: string = task.exported_at;
// @ts-expect-error The width is not always known.
export const width: number = page.width;
// @ts-expect-error Responses have every field.
export const partial: Upload = { id: 'u-1' };

// Closed sets accept only their values.
export const closed: TaskStatus = 'REVIEWING';
// @ts-expect-error A number is no status.
export const number: TaskStatus = 3;
// @ts-expect-error The states of a task are a closed set.
export const unknownState: TaskStatus = 'SHREDDED';

// Open sets complete the values that are listed, and accept any other string.
export const known: UploadStatus = 'IN_REVIEW';
export const other: UploadStatus = 'SOMETHING_NEW';
export const issue: Issue = { label: 'Stamp', value: 'stamp_missing' };
// A set that collapsed to `string` would be assignable both ways, and would complete nothing.
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const notCollapsed: Same<UploadStatus, string> = false;
// @ts-expect-error An open set is one of strings.
export const numeric: UploadStatus = 7;

// A rectangle has four corners of two numbers.
export const corners: Coordinates = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
// @ts-expect-error Three corners are no rectangle.
export const three: Coordinates = [
  [0, 0],
  [1, 0],
  [1, 1],
];
// @ts-expect-error A corner has two numbers.
export const deep: Point = [0, 0, 0];

// Files are blobs, and meta is a list.
export const form: CreateUploadRequest = {
  file: [new Blob([])],
  projectId: 'p',
  meta: [{ name: 'po', value: '42' }],
};
// @ts-expect-error A file is no text.
export const text: CreateUploadRequest = { file: ['a.pdf'], projectId: 'p' };
// @ts-expect-error The project must be named.
export const missing: CreateUploadRequest = { file: [] };
// @ts-expect-error The content is not specified.
export const inside: string = upload.files['a.pdf'];

// Paths and operations are there for other clients.
type Report = operations['reportTask']['responses'][207]['content']['application/json'];
export const path: keyof paths = '/v2/{team_id}/project/{project_id}/task/{task_id}';
export const error = (report: Report): unknown => report.error;
// @ts-expect-error There is no such status.
export type Teapot = operations['completeTask']['responses'][418];

// A schema is a Standard Schema of its type.
export const standard: StandardSchemaV1<Task> = schemas.Task;
export const inferred: Same<StandardSchemaV1.InferOutput<typeof schemas.Upload>, Upload> = true;
export const closedToo: StandardSchemaV1<Upload> = schemas.closed(schemas.Upload);
// @ts-expect-error The schema of a task is not that of an upload.
export const otherSchema: StandardSchemaV1<Upload> = schemas.Task;
// A form has the type of what it says, and can be given as it is.
type FormSchema = StandardSchemaV1<FormData | CreateUploadRequest, CreateUploadRequest>;
export const sentForm: FormSchema & StandardJSONSchemaV1 = schemas.CreateUploadRequest;
export const described: StandardJSONSchemaV1<Upload> = schemas.closed(schemas.Upload);
