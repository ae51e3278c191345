import { operations } from '../data/operations/tasks.js';
import type { ClientOptions } from '../options.js';
import { createPart, type Part } from '../part.js';

/**
 * Creates a client that has `tasks` alone, such as `tasks.get`. A bundler leaves out what the other methods need.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export function createClient(options: ClientOptions): Part<'tasks'> {
  return createPart<'tasks'>(options, { tasks: operations });
}
