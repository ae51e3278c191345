import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
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
 * Makes the site.
 *
 * @param folder an empty one below the root of the project, so that packages are found from there
 * @param texts receives the files for tools, with the text of every page, long before the rest is made
 * @throws InputError with file and line of what a page asks for and cannot get
 */
export async function makeSite(
  input: Promise<SiteInput>,
  folder: string,
  texts: (files: Files) => void,
): Promise<MadeSite> {
  source.folder = join(folder, 'pages');
  source.contract = async () => (await input).contract;
  source.origin = (await input).origin;
  const pages = await pagesInFolder();
  const forTools = below('docs', await toolFiles(pages, source.origin));
  texts(forTools);
  const sandbox = await sandboxData(pages.site);
  const { build: runVitePress } = await import('vitepress');
  await runVitePress(fromRoot('docs'), {
    onAfterConfigResolve(config) {
      config.outDir = join(folder, 'output');
      config.tempDir = join(folder, 'scratch');
      config.vite = { ...config.vite, plugins: [...(config.vite?.plugins ?? []), sandbox] };
    },
  });
  const built = withUsedRules(await readAll(join(folder, 'output')));
  return { files: { ...below('docs', built), ...forTools }, warnings: pages.warnings };
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
