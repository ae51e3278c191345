/** Makes the site in a thread from what it is sent, and posts its files. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { makeSite, type SiteInput } from './build.ts';

if (!parentPort) throw new Error('This runs in a thread.');
const input = once(parentPort, 'message').then(([sent]) => sent as SiteInput);
parentPort.postMessage(await makeSite(input, workerData as string));
