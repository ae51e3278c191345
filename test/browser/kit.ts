/** What the pages of tests have of the kit: `npm run build` must have made its packages. */
import { createClient } from '@docproc/client';
import { overlay, pageItems } from '@docproc/client/pages';
import { createFetch, createSandbox } from '@docproc/sandbox/fetch';
import { createHandlers } from '@docproc/sandbox/msw';
import { setupWorker } from 'msw/browser';
import { run } from '../runtimes/program.ts';

declare global {
  /** The exports of this file, in a page. */
  // oxlint-disable-next-line no-var -- a property of the global object
  var kit: typeof import('./kit.ts');
}

export { createClient, createFetch, createHandlers, createSandbox, overlay, pageItems, run, setupWorker };
