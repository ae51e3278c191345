import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build as runVitePress } from 'vitepress';
import type { Files } from '../../../lib/write-files.ts';
import type { Contract } from '../../../model/bundle.ts';
import { type ContractSite, folders, path as fromRoot } from './contract-site.ts';
import { machineFiles } from '../pages/machine-readable.ts';
import { siteOf } from './plugin.ts';
import { secure } from './policy.ts';

export interface MadeSite {
  /** Every file of the site below `docs/`, except its reference and the contract for other tools. */
  files: Files;
  warnings: string[];
  /** What pages ask for and the contract does not have, with file and line. The site is then not made. */
  problems: string[];
}

/** Makes the site. VitePress gets ready while the contract is waited for. */
export async function makeSite(contract: Promise<Contract>): Promise<MadeSite> {
  const { files: made, shown } = await vitepress(contract);
  if (shown.problems.size > 0) return { files: {}, warnings: [], problems: [...shown.problems] };
  const { site, pages, expand, warnings } = await shown.plan();
  const { json, yaml, folder } = await contract;
  const files: Files = {
    ...secure(made),
    ...(await machineFiles(site, pages, expand)),
    'openapi.json': json,
    'openapi.yaml': yaml,
    ...(await workflows(folder)),
  };
  return {
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [`docs/${path}`, content])),
    warnings,
    problems: [],
  };
}

/** The pages as VitePress makes them. */
async function vitepress(contract: Promise<Contract>): Promise<{ files: Files; shown: ContractSite }> {
  // Below the project's root, so that packages are found from there.
  const cache = fromRoot('.cache/');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'site-'));
  let shown: ContractSite | undefined;
  try {
    await runVitePress(folders.docs, {
      async onAfterConfigResolve(config) {
        config.outDir = join(folder, 'output');
        config.tempDir = join(folder, 'scratch');
        shown = siteOf(config.vite?.plugins);
        shown.use(contract);
        // Its errors name file and line; those of VitePress would name the plugin.
        await shown.plan();
        await shown.addPages(config);
      },
    });
    if (!shown) throw new Error('VitePress did not resolve its configuration.');
    return { files: await readAll(join(folder, 'output')), shown };
  } catch (error) {
    // VitePress wraps each of them in a report of its own.
    if (shown?.problems.size) return { files: {}, shown };
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The workflows, and the files that they send. */
async function workflows(folder: string): Promise<Files> {
  const names = (await readdir(join(folder, 'workflows'))).sort().map((name) => `workflows/${name}`);
  const paths = ['workflows.arazzo.yaml', ...names];
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}

async function readAll(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file) => {
    const path = relative(folder, file).split(sep).join('/');
    return [path, /\.(html|js|css|json)$/.test(path) ? await readFile(file, 'utf8') : await readFile(file)];
  });
  return Object.fromEntries(await Promise.all(read)) as Files;
}
