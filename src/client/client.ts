import {
  createShorthand,
  createTasks,
  createUploads,
  type Shorthand,
  type Tasks,
  type Uploads,
} from '../../generated/client/dist/methods.js';
import { createCall } from './call.ts';
import { createExchange } from './exchange.ts';
import { checkOptions, type ClientOptions } from './options.ts';
import { createRaw, type Raw } from './raw.ts';
import { createWaiting, type UploadWaiting } from './wait.ts';

/** A client of the service. It holds no connection and needs no closing. */
export interface Docproc {
  /** Read and decide single documents. */
  readonly tasks: Tasks;
  /** Send files in and follow them as a batch. */
  readonly uploads: Uploads & UploadWaiting;
  /** Shorter paths for two of the upload operations. */
  readonly shorthand: Shorthand;
  /** Typed requests by method and path. */
  readonly raw: Raw;
}

/**
 * Makes a client.
 *
 * @throws {TypeError} An option is missing or cannot be right.
 */
export function createClient(options: ClientOptions): Docproc {
  checkOptions(options);
  const exchange = createExchange(options);
  const call = createCall(options, exchange);
  const uploads = createUploads(call);
  return {
    tasks: createTasks(call),
    uploads: { ...uploads, ...createWaiting(uploads.get) },
    shorthand: createShorthand(call),
    raw: createRaw(options, exchange),
  };
}
