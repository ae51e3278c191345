import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { Worker } from 'node:worker_threads';
import { compileCache, messageOf } from '../../lib/cli.ts';
import { rootPackage } from '../../lib/package-json.ts';
import { makeScratch, projectCache } from '../../lib/scratch.ts';
import type { Files } from '../../lib/write-files.ts';
import type { BundledContract } from '../../model/bundle.ts';
import type { MadeSite, SiteInput } from './vite/build.ts';

/**
 * Starts a thread for the site without its reference: pages, and files for tools.
 *
 * The site is the longest work of the build, and VitePress sets NODE_ENV and prints what it does: so it has a
 * thread of its own, which loads its modules while the contract is bundled.
 *
 * @param texts receives the files for tools as soon as they are made
 */
export function start(texts?: (files: Files) => void): {
  build: (contract: BundledContract) => Promise<Files>;
} {
  const { folder, remove } = makeScratch(projectCache);
  const worker = new Worker(new URL('./vite/thread.ts', import.meta.url), {
    // What it makes depends on nothing else: neither on flags nor on variables of whoever builds.
    execArgv: [],
    workerData: folder,
    env: { NODE_ENV: 'production', ...compileCache() },
    stdout: true,
    stderr: true,
  });
  worker.unref();
  return {
    /** @throws Error with file and line of what a page asks for and cannot get */
    build: async (contract) => {
      const { homepage } = await rootPackage();
      worker.ref();
      // Paths are appended to its origin.
      worker.postMessage({ contract, origin: homepage?.replace(/\/?$/, '/') } satisfies SiteInput);
      const [printed, warned, made] = await Promise.all([
        text(worker.stdout),
        text(worker.stderr),
        new Promise<MadeSite | Error>((resolve) => {
          worker.on('message', (sent: MadeSite | { texts: Files }) =>
            'texts' in sent ? texts?.(sent.texts) : resolve(sent),
          );
          worker.once('error', resolve);
        }),
      ]);
      remove();
      if (made instanceof Error)
        throw new Error(stripVTControlCharacters(printed + warned) + messageOf(made), { cause: made });
      for (const warning of made.warnings) console.warn(warning);
      return made.files;
    },
  };
}
