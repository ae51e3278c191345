import { contract } from '../../../generated/conformance/contract/contract.ts';

/** A file of a form. */
export interface UploadFile {
  name: string;
  type: string;
  content: string | Blob;
}

/** What a run may do besides reading: create resources, change them for good, send large files. */
export const permissions = ['writes', 'irreversible', 'large'] as const;
export type Permission = (typeof permissions)[number];

/** Keys besides the full one. Checks that need a missing one do not run. */
export interface Credentials {
  /** Key of another team. */
  otherTeam?: string;
  expired?: string;
  /** A key that no server knows. @default a random text */
  invalid?: string;
  /** Keys with the scopes that they have, and no others: `{ key, scopes: ['task.read', 'upload.read'] }`. */
  scoped?: readonly { key: string; scopes: readonly string[] }[];
}

/** A document, and its properties. */
export interface Sample extends UploadFile {
  /** State that processing ends in, if it is another than that of an ordinary document. */
  endsIn?: string;
  /** Condition of a transition that its task does not meet. */
  fails?: string;
  /** Whether operations that can succeed in part do so for its task. */
  partial?: true;
}

/** An upload that the run has created. */
export interface CreatedUpload {
  id: string;
  /** The response to its creation. */
  created: Readonly<Record<string, unknown>>;
  fileNames: readonly string[];
}

export interface RunOptions {
  /** Base URL of the server, before the version. */
  baseUrl: string;
  team: string;
  project: string;
  /** Key with all scopes. */
  apiKey: string;
  /** Keys besides `apiKey`, for the checks of access. @default {} */
  credentials?: Credentials;
  /** A project that the key has no access to, or that does not exist. @default a made-up id */
  otherProject?: string;
  /** Folder that uploads may be moved to. @default undefined */
  folder?: string;
  /** What the run may do besides reading. @default [] */
  allow?: readonly Permission[];
  /**
   * Returns the IDs of the tasks of an upload. The contract has no operation that does.
   *
   * @default undefined
   */
  findTasks?: (upload: CreatedUpload) => Promise<readonly string[]> | readonly string[];
  /** Ids of tasks that the run may use, in place of `findTasks`. @default undefined */
  taskIds?: readonly string[];
  /** Documents to upload. The first one is the ordinary one. @default a small PDF */
  samples?: readonly Sample[];
  /** Checks to run: ids, groups such as `matrix`, or operations such as `getTask`. @default all */
  only?: readonly string[];
  /** Whether to find out if the server is the sandbox of this kit, and to use its control endpoints. @default true */
  sandbox?: boolean;
  /** Base URL of the documentation, for the links of reports. @default '' */
  docsUrl?: string;
  /** Bearer token of the control endpoints of the sandbox. @default undefined */
  controlToken?: string;
  /** Requests a second. @default unlimited for the sandbox, else 20 */
  rate?: number;
  /** Requests at a time. @default 4 */
  concurrency?: number;
  /** Milliseconds until a request fails. @default 30000 */
  timeoutMs?: number;
  /** Milliseconds to wait for the processing of a document. @default 120000 */
  processingMs?: number;
  /**
   * Ends the run when it is aborted. The requests that were sent get their responses, and the report lists what the run
   * has found and created. The message of its reason is in the report.
   *
   * @default undefined
   */
  signal?: AbortSignal;
  /** Sends requests. @default globalThis.fetch */
  fetch?: typeof fetch;
  /** Called after each check. @default undefined */
  onProgress?: (progress: { done: number; total: number; id: string; verdict: string }) => void;
}

/** What each option must be, as far as it is checked before the run. */
const rules: Record<keyof RunOptions, 'text' | 'positive' | 'any'> = {
  baseUrl: 'text',
  team: 'text',
  project: 'text',
  apiKey: 'text',
  credentials: 'any',
  otherProject: 'any',
  folder: 'any',
  allow: 'any',
  findTasks: 'any',
  taskIds: 'any',
  samples: 'any',
  only: 'any',
  sandbox: 'any',
  docsUrl: 'any',
  controlToken: 'any',
  rate: 'positive',
  concurrency: 'positive',
  timeoutMs: 'positive',
  processingMs: 'positive',
  signal: 'any',
  fetch: 'any',
  onProgress: 'any',
};

/**
 * Checks options that come from outside TypeScript too.
 *
 * @throws {TypeError} An option is missing or invalid.
 */
export function checkOptions(options: RunOptions): void {
  const values: Readonly<Record<string, unknown>> = { ...options };
  for (const name of Object.keys(values))
    if (!Object.hasOwn(rules, name)) throw new TypeError(`There is no option ${name}.`);
  for (const [name, rule] of Object.entries(rules)) {
    const value = values[name];
    if (rule === 'text' && (typeof value !== 'string' || value === ''))
      throw new TypeError(`${name} must be a non-empty string.`);
    if (rule === 'positive' && value !== undefined && !(Number(value) > 0))
      throw new TypeError(`${name} must be a positive number.`);
  }
  if (!URL.canParse(options.baseUrl) || !/^https?:/.test(options.baseUrl))
    throw new TypeError(`baseUrl must be an absolute http or https URL, and is ${options.baseUrl}.`);
  const { username, password, search, hash, pathname } = new URL(options.baseUrl);
  // It can have a secret, so that it is not shown.
  if (username + password + search + hash !== '')
    throw new TypeError('baseUrl must have no user, query or fragment.');
  // Below it, every ID is unknown, as it is for a server that conforms.
  const version = contract.operations[0]?.path.split('/', 2).join('/') ?? '';
  if (pathname.replace(/\/+$/, '').endsWith(version))
    throw new TypeError(`baseUrl must end before the version ${version}, and is ${options.baseUrl}.`);
  const unknown = options.allow?.find((each) => !permissions.includes(each));
  if (unknown !== undefined)
    throw new TypeError(`allow cannot contain ${unknown}. It can contain ${permissions.join(', ')}.`);
}
