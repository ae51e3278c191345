/**
 * The thread in which `npm run dev` runs the sandbox of one build. It loads the built modules, then starts and stops
 * the server as requested: each message gets one reply.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type * as SandboxModule from '../../../src/sandbox/index.ts';
import type * as SnapshotModule from '../../../src/sandbox/testing/snapshot.ts';
import { messageOf } from '../../lib/cli.ts';

export type SandboxCommand = { start: SnapshotModule.Snapshot | undefined } | 'stop';
export type SandboxReply = { error: string } | { state?: SnapshotModule.Snapshot | undefined };

const { folder, port } = workerData as { folder: string; port: number };
const load = async (module: string): Promise<unknown> => import(pathToFileURL(join(folder, module)).href);

const { startSandbox } = (await load('index.js')) as typeof SandboxModule;
const { snapshot, restore } = (await load('testing/snapshot.js')) as typeof SnapshotModule;

let sandbox: SandboxModule.RunningSandbox | undefined;

async function run(command: SandboxCommand): Promise<SandboxReply> {
  if (command === 'stop') {
    const state = sandbox && snapshot(sandbox.state);
    await sandbox?.close();
    sandbox = undefined;
    return { state };
  }
  sandbox = await startSandbox({ port, examples: true });
  if (command.start) restore(sandbox.state, command.start);
  return {};
}

parentPort?.on('message', (command: SandboxCommand) => {
  run(command)
    .catch((error: unknown): SandboxReply => ({ error: messageOf(error) }))
    .then((reply) => parentPort?.postMessage(reply));
});
parentPort?.postMessage({});
