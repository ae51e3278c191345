import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { build as runVitePress } from 'vitepress';
import { rootPackage } from '../../../lib/package-json.ts';
import type { Files } from '../../../lib/write-files.ts';
import type { BundledContract } from '../../../model/bundle.ts';
import { dataModules } from '../../sandbox/data.ts';
import { below } from '../../packages/files.ts';
import { toolFiles } from '../pages/machine-readable.ts';
import type { SiteModel } from '../site-model.ts';
import { fromRoot, pagesInFolder, source } from './source.ts';
import { withUsedRules } from './used-rules.ts';

export interface SiteInput {
  contract: BundledContract;
  /** The URL of the published site. */
  origin?: string | undefined;
}

export interface MadeSite {
  /** Every file of the site below `docs/`, except its reference. */
  files: Files;
  warnings: string[];
}

/**
 * Makes the site. VitePress gets ready while the input is waited for.
 *
 * @param folder an empty one below the root of the project, so that packages are found from there
 * @throws InputError with file and line of what a page asks for and cannot get
 */
export async function makeSite(input: Promise<SiteInput>, folder: string): Promise<MadeSite> {
  source.folder = join(folder, 'pages');
  source.contract = async () => (await input).contract;
  source.origin = (await input).origin;
  const pages = await pagesInFolder();
  const sandbox = await sandboxData(pages.site);
  await runVitePress(fromRoot('docs'), {
    onAfterConfigResolve(config) {
      config.outDir = join(folder, 'output');
      config.tempDir = join(folder, 'scratch');
      config.vite = { ...config.vite, plugins: [...(config.vite?.plugins ?? []), sandbox] };
    },
  });
  const built = withUsedRules(await readAll(join(folder, 'output')));
  const files = below('docs', { ...built, ...(await toolFiles(pages, source.origin)) });
  return { files, warnings: pages.warnings };
}

/** The contract of the sandbox that runs in pages: that of this build, which has not written its own yet. */
async function sandboxData(site: SiteModel): Promise<Plugin> {
  const { version } = await rootPackage();
  const modules = new Map(
    Object.entries(dataModules(site, version)).map(([file, text]) => [fromRoot(file), text]),
  );
  return {
    name: 'docproc:sandbox-data',
    enforce: 'pre',
    resolveId(imported, importer) {
      const file = resolve(dirname(importer ?? '.'), imported);
      return modules.has(file) ? file : undefined;
    },
    load: (id) => modules.get(id),
  };
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
