import type { ClientOptions } from '../../../../src/client/options.ts';
import { createPart, type Part } from '../../../../src/client/part.ts';
import { tasksOperations } from '../contract.ts';

// Whoever exports what a method returns needs names for it.
export type * from '../../../../src/client/index.ts';

/**
 * Creates a client that has `tasks` alone, such as `tasks.get`. A bundler leaves out what the other methods need.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export function createClient(options: ClientOptions): Part<'tasks'> {
  return createPart<'tasks'>(options, { tasks: tasksOperations });
}
