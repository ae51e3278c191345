import { formEncoder } from '../../../../src/client/files.ts';
import type { ClientOptions } from '../../../../src/client/options.ts';
import { createPart } from '../../../../src/client/part.ts';
import { withWaiting, type WaitingPart } from '../../../../src/client/wait.ts';
import { uploadsOperations } from '../contract.ts';

// Whoever exports what a method returns needs names for it.
export type * from '../../../../src/client/index.ts';

/**
 * Creates a client that has `uploads` alone, such as `uploads.create`. A bundler leaves out what the other methods need.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export function createClient(options: ClientOptions): WaitingPart {
  return withWaiting(createPart<'uploads'>(options, { uploads: uploadsOperations }, formEncoder), options);
}
