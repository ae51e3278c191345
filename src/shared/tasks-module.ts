import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './command-line.ts';

/** A function that returns the IDs of the tasks of an upload. */
type TasksOf = (upload: { readonly id: string }) => readonly string[] | Promise<readonly string[]>;

/**
 * Returns the function that a module exports as its default.
 *
 * @throws {UsageError} There is no such module, or its default export is no function.
 */
export async function tasksOfModule(path: string): Promise<TasksOf> {
  const { default: tasksOf } = (await import(pathToFileURL(resolve(path)).href).catch((error: Error) => {
    throw new UsageError(`--tasks-of ${path}: ${error.message}`);
  })) as { default?: TasksOf };
  if (typeof tasksOf === 'function') return tasksOf;
  throw new UsageError(
    `--tasks-of ${path}: the default export must be a function from an upload to the IDs of its tasks.`,
  );
}
