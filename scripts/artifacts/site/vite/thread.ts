/** Makes the site in a thread from the contract that it is sent, and posts its files. */
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { Contract } from '../../../model/bundle.ts';
import { makeSite } from './build.ts';

if (!parentPort) throw new Error('This runs in a thread.');
const contract = once(parentPort, 'message').then(([sent]) => sent as Contract);
parentPort.postMessage(await makeSite(contract));
