import type { Namespaces } from '../../generated/client/dist/namespaces.js';
import { createAttempt } from './attempt.ts';
import { createMethods } from './methods.ts';
import { checkOptions, type ClientOptions } from './options.ts';
import { createRaw, type Raw } from './raw.ts';
import { createRequest } from './request.ts';
import { createWaiting, type UploadWaiting } from './wait.ts';

/** A client of the service. It keeps no connection and needs no closing. */
export interface Docproc extends Namespaces {
  /** Send files in and follow them as a batch. */
  readonly uploads: Namespaces['uploads'] & UploadWaiting;
  /** Typed requests by method and path. */
  readonly raw: Raw;
}

/**
 * Creates a client.
 *
 * @throws {TypeError} An option is missing or invalid.
 */
export function createClient(options: ClientOptions): Docproc {
  checkOptions(options);
  const attempt = createAttempt(options);
  const methods = createMethods(createRequest(options, attempt));
  return {
    ...methods,
    uploads: { ...methods.uploads, ...createWaiting(methods.uploads.get) },
    raw: createRaw(options, attempt),
  };
}
