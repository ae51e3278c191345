import { operations } from '../data/operations/uploads.js';
import { forms } from '../files.js';
import type { ClientOptions } from '../options.js';
import { createPart, type Part } from '../part.js';

/**
 * Creates a client that has `uploads` alone, such as `uploads.create`. A bundler leaves out what the other methods need.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export function createClient(options: ClientOptions): Part<'uploads'> {
  return createPart<'uploads'>(options, { uploads: operations }, forms);
}
