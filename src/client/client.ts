import { operationsByNamespace, shorthands } from '../../generated/client/contract/contract.ts';
import type { Namespaces } from '../../generated/client/contract/namespaces.ts';
import type { Judge } from './attempt.ts';
import { checkClientOptions } from './check-options.ts';
import { formEncoder } from './files.ts';
import type { ClientChanges, ClientOptions } from './options.ts';
import { addOptions } from './merge.ts';
import { createRaw, type Raw } from './raw.ts';
import { createMethods } from './request.ts';
import { createSend } from './send.ts';
import { createWaiting, type UploadWaiting } from './wait.ts';

/** A client of the service. It keeps no connection and needs no closing. */
export interface Docproc extends Namespaces {
  /** Sends files and follows them as a batch. */
  readonly uploads: Namespaces['uploads'] & UploadWaiting;
  /** Typed requests by method and path, and the methods of shorthand endpoints. */
  readonly raw: Raw;
  /** Creates a client with other options. Those that are not given stay as they are; headers are added. */
  withOptions(options: ClientChanges): Docproc;
}

/**
 * Creates a client.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export function createClient(options: ClientOptions): Docproc {
  return createJudged(options);
}

export function createJudged(options: ClientOptions, judge?: Judge): Docproc {
  const client = checkClientOptions(options);
  const send = createSend(client, formEncoder, judge);
  const methods = createMethods<Namespaces>(operationsByNamespace, client, send, formEncoder);
  return {
    ...methods,
    uploads: { ...methods.uploads, ...createWaiting(methods.uploads.get, client.signal) },
    raw: {
      ...createRaw(client, send),
      ...createMethods<object>(shorthands, client, send, formEncoder),
    } as Raw,
    withOptions: (changes) => createJudged(addOptions(options, changes), judge),
  };
}
