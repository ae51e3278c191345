import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { Worker } from 'node:worker_threads';
import { compileCache, messageOf } from '../../lib/cli.ts';
import type { Files } from '../../lib/write-files.ts';
import type { Contract } from '../../model/bundle.ts';
import type { MadeSite } from './vite/build.ts';

/**
 * Starts a thread for the site without its reference: pages, and files for tools.
 *
 * The site is the longest work of the build, and VitePress sets NODE_ENV and prints what it does: so it has a
 * thread of its own, which loads VitePress while the contract is bundled.
 */
export function start(): { build: (contract: Contract) => Promise<Files> } {
  const worker = new Worker(new URL('./vite/thread.ts', import.meta.url), {
    // What it makes depends on nothing else: neither on flags nor on variables of whoever builds.
    execArgv: [],
    env: { NODE_ENV: 'production', ...compileCache() },
    stdout: true,
    stderr: true,
  });
  worker.unref();
  return { build: (contract) => build(worker, contract) };
}

/** @throws Error with file and line of what a page asks for and cannot get */
async function build(worker: Worker, contract: Contract): Promise<Files> {
  worker.ref();
  worker.postMessage(contract);
  const [printed, warned, made] = await Promise.all([
    text(worker.stdout),
    text(worker.stderr),
    new Promise<MadeSite | Error>((resolve) => worker.once('message', resolve).once('error', resolve)),
  ]);
  if (made instanceof Error) {
    throw new Error(stripVTControlCharacters(printed + warned) + messageOf(made), { cause: made });
  }
  for (const warning of made.warnings) console.warn(warning);
  return made.files;
}
