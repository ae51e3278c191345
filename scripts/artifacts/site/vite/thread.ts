/** Makes the site in a thread from what it is sent, and posts its texts, and then all of its files. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { makeSite, type SiteInput } from './build.ts';

const port = parentPort;
if (!port) throw new Error('This runs in a thread.');
const input = once(port, 'message').then(([sent]) => sent as SiteInput);
port.postMessage(await makeSite(input, workerData as string, (texts) => port.postMessage({ texts })));
