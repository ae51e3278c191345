/** Makes the site in a thread, and posts its files. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Contract } from '../contract.ts';
import { makeSite } from './make.ts';

// A port of Node has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await makeSite(workerData as Contract));
