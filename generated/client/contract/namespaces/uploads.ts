import { formEncoder } from '../../../../src/client/files.ts';
import type { ClientOptions } from '../../../../src/client/options.ts';
import { createPart, type Part } from '../../../../src/client/part.ts';
import { uploadsOperations } from '../contract.ts';

/**
 * Creates a client that has `uploads` alone, such as `uploads.create`. A bundler leaves out what the other methods need.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export function createClient(options: ClientOptions): Part<'uploads'> {
  return createPart<'uploads'>(options, { uploads: uploadsOperations }, formEncoder);
}
