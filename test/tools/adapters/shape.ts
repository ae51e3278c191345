/** What the adapter of each tool exports, and what its types must keep of the contract. */
interface TaskResponse {
  payload: { id: string; approved: boolean; pages: { id: string; segments: Segment[] }[] };
}
/** Many tools know no tuples, and some keep nothing of them. */
interface Segment {
  coordinates: number[][];
}
interface UploadResponse {
  payload: { id: string; folder_id: string };
}
interface Created {
  id: string;
  projectId: string;
  fileSize: number;
}

export interface Expected {
  getTask: TaskResponse;
  completeTask: TaskResponse & { message: string };
  discardTask: TaskResponse;
  reportTask: TaskResponse;
  /** The contract specifies no body. */
  unlockTask: unknown;
  approveTask: TaskResponse;
  disapproveTask: TaskResponse;
  createUpload: Created;
  getUpload: UploadResponse;
  moveUpload: UploadResponse;
  createUploadShorthand: Created;
  getUploadShorthand: UploadResponse;
}

type IsAny<T> = 0 extends 1 & T ? true : false;
/** `true` if a type is the expected one, and neither `any`, `void` nor `never`. */
export type Keeps<T, E> = unknown extends E
  ? true
  : IsAny<T> extends true
    ? false
    : [T] extends [never]
      ? false
      : [T] extends [E]
        ? true
        : false;

interface Ids {
  team: string;
  project: string;
}

/** The path parameters of an operation on a task, by their names in the contract. */
export const pathOf = ({ team, project }: Ids, task: string) => ({
  team_id: team,
  project_id: project,
  task_id: task,
});

/** The main workflow with the client of a tool. Each function returns what the service returned. */
interface Workflow {
  createUpload: (ids: Ids, files: File[]) => Promise<{ id: string }>;
  getTask: (ids: Ids, task: string) => Promise<TaskResponse>;
  reportTask: (ids: Ids, task: string) => Promise<TaskResponse>;
  approveTask: (ids: Ids, task: string) => Promise<TaskResponse>;
  completeTask: (ids: Ids, task: string) => Promise<TaskResponse>;
}
export type Connect = (baseUrl: string, key: string) => Workflow | Promise<Workflow>;

export const report: { issues: [{ label: string; value: string }] } = {
  issues: [{ label: 'Wrong Document Type', value: 'wrong_type' }],
};

/** Returns the data of a response. Throws when a tool returns none. */
export function data<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The client returned no data.');
  return value;
}

/** The form of an upload, for tools that send one and cannot make it. */
export function formOf(files: File[], project: string): FormData {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  form.append('projectId', project);
  return form;
}
