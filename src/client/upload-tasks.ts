/** The entry `@docproc/client/upload-tasks`: a client that reads the tasks of an upload. */
import type { Namespaces } from '../../generated/client/contract/namespaces.ts';
import { callback, check } from './check-options.ts';
import { createClient as createMain, type Docproc } from './client.ts';
import type { ClientChanges, ClientOptions, RequestOptions } from './options.ts';
import type { WaitOptions } from './wait.ts';

// Whoever exports what a method returns needs names for it.
export type * from './index.ts';

type Task = Awaited<ReturnType<Namespaces['tasks']['get']>>;

type Upload = Awaited<ReturnType<Namespaces['uploads']['get']>>;

/** A function that returns the IDs of the tasks of an upload. */
export type TasksOf = (upload: Upload) => readonly string[] | Promise<readonly string[]>;

/** Options of a client that reads the tasks of an upload. */
export interface OptionsWithTasks extends ClientOptions {
  /**
   * Returns the IDs of the tasks of an upload. The contract does not specify how to get them (open question
   * `upload-task-ids`): ask your provider. A sandbox and its teams have a function of this name.
   *
   * @default undefined
   */
  tasksOf?: TasksOf | undefined;
}

/** Options of `waitForTasks`. */
export interface TaskWaitOptions extends Omit<WaitOptions, 'until'> {
  /**
   * What every task must be.
   *
   * @default its status is not `PROCESSING`
   */
  until?: ((task: Task) => boolean) | undefined;
}

/** Reading the tasks of an upload. */
export interface UploadTasks {
  /**
   * Reads the tasks of an upload, whose IDs the option `tasksOf` returns: each once.
   *
   * @param uploadId The upload.
   * @param options Options of each request.
   * @returns The tasks, in the order of their IDs.
   * @throws {TypeError} There is no `tasksOf`, or it returns no array of IDs.
   */
  tasks(uploadId: string, options?: RequestOptions): Promise<Task[]>;
  /**
   * Polls the tasks of an upload, as `waitFor` polls the upload, until there are some and each is what you wait for.
   *
   * @param uploadId The upload.
   * @param options What to wait for, and for how long. Without `totalTimeout` or a signal it has no end.
   * @returns The tasks as last read, in the order of their IDs.
   * @throws {TypeError} There is no `tasksOf`, or it returns no array of IDs.
   * @throws {TimeoutError} `totalTimeout` is over.
   * @throws {AbortError} A signal ended the wait.
   */
  waitForTasks(uploadId: string, options?: TaskWaitOptions): Promise<Task[]>;
}

/** A client that reads the tasks of an upload, too. */
export interface DocprocWithTasks extends Docproc {
  readonly uploads: Docproc['uploads'] & UploadTasks;
  withOptions(options: ClientChanges & Pick<OptionsWithTasks, 'tasksOf'>): DocprocWithTasks;
}

/** Tasks that are read at the same time. */
const atOnce = 5;

/**
 * Creates a client that reads the tasks of an upload, too.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export const createClient = ({ tasksOf, ...options }: OptionsWithTasks): DocprocWithTasks =>
  withTasks(createMain(options), tasksOf);

function withTasks(client: Docproc, tasksOf: TasksOf | undefined): DocprocWithTasks {
  check('createClient', { tasksOf }, { tasksOf: callback });
  async function read(upload: Upload, optionsOf: () => RequestOptions): Promise<Task[]> {
    const found: unknown = await tasksOf?.(upload);
    if (!Array.isArray(found)) {
      const problem = tasksOf ? 'must return an array of task IDs' : 'is missing: no response has the IDs';
      throw new TypeError(`uploads.tasks: tasksOf ${problem} (open question upload-task-ids)`);
    }
    const ids = [...new Set(found)];
    const tasks: Task[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < ids.length) {
        const index = next++;
        try {
          tasks[index] = await client.tasks.get(ids[index] as string, optionsOf());
        } catch (error) {
          // The result is an error, whatever the others are.
          next = ids.length;
          throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return tasks;
  }
  return {
    ...client,
    uploads: {
      ...client.uploads,
      tasks: async (uploadId, options = {}) =>
        read(await client.uploads.get(uploadId, options), () => options),
      async waitForTasks(uploadId, { until = isProcessed, ...options } = {}) {
        check('waitForTasks', { until }, { until: callback });
        const { interval: _, maxInterval: __, totalTimeout = Infinity, ...ofRequest } = options;
        const deadline = performance.now() + totalTimeout;
        // Of each: several can follow one another within one read.
        const left = (): RequestOptions => ({
          ...ofRequest,
          totalTimeout: Math.max(0, deadline - performance.now()),
        });
        let tasks: Task[] = [];
        await client.uploads.waitFor(uploadId, {
          ...options,
          async until(upload) {
            tasks = await read(upload, left);
            return tasks.length > 0 && tasks.every(until);
          },
        });
        return tasks;
      },
    },
    withOptions: ({ tasksOf: changed = tasksOf, ...changes }) =>
      withTasks(client.withOptions(changes), changed),
  };
}

const isProcessed = ({ status }: Task): boolean => status !== 'PROCESSING';
