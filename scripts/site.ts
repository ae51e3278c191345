import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { Worker } from 'node:worker_threads';
import { messageOf } from './cli.ts';
import type { Contract, Files } from './contract.ts';

/**
 * The site but for its reference: guides, and the same for machines.
 *
 * It is the longest work of the build, and VitePress sets NODE_ENV and prints what it does: so it has a
 * thread of its own.
 *
 * @throws Error with file and line of what a guide asks for and cannot get
 */
export async function build(contract: Contract): Promise<Files> {
  const worker = new Worker(new URL('./site/thread.ts', import.meta.url), {
    workerData: contract,
    // What it makes depends on nothing else: neither on flags nor on variables of whoever builds.
    execArgv: [],
    env: { NODE_ENV: 'production' },
    stdout: true,
    stderr: true,
  });
  const [said, warned, files] = await Promise.all([
    text(worker.stdout),
    text(worker.stderr),
    new Promise<Files | Error>((resolve) => worker.once('message', resolve).once('error', resolve)),
  ]);
  if (!(files instanceof Error)) return files;
  throw new Error(stripVTControlCharacters(said + warned) + messageOf(files), { cause: files });
}
