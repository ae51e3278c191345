/**
 * `npm run site-versions -- FOLDER`: adds the documentation of released versions to the built site, each below `/v/` with
 * its major and minor number. The latest one stays at the root.
 *
 * FOLDER has the archives that `npm run release` made: `site-0.1.0.tgz`. Without one, the site stays as it is.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { commandLine, InputError, main } from '../lib/cli.ts';
import { execute } from '../lib/execute.ts';
import { newestPatches, versionFiles, versionFolder, withVersions } from '../lib/site-versions.ts';

const usage = 'npm run site-versions -- FOLDER';

/**
 * Adds the sites of an archive folder to a site.
 *
 * @returns the versions that the site has now besides the latest, such as `0.1`
 * @throws InputError if an archive cannot be read, or if the site has versions already
 */
export async function addVersions(archives: string, site: string): Promise<string[]> {
  const names = await readdir(archives).catch(() => {
    throw new InputError(`There is no folder ${archives}.\nUsage: ${usage}`);
  });
  const pages = await pagesOf(site);
  if (pages.length === 0) throw new InputError(`There is no site in ${site}. Run \`npm run build\` first.`);
  if (pages.some((path) => path.startsWith('v/'))) {
    throw new InputError(`${site} has versions already. Run \`npm run build\` first.`);
  }
  const found = names.map((name) => /^site-(\d+\.\d+\.\d+)\.tgz$/.exec(name)?.[1] ?? '').filter(Boolean);
  const newest = newestPatches(found);
  const versions = [...newest.keys()];
  if (versions.length === 0) return [];
  const latest = await originOf(site);
  for (const [version, archive] of newest) {
    const folder = join(site, versionFolder(version));
    await mkdir(folder, { recursive: true });
    const args = ['-xzf', join(resolve(archives), `site-${archive}.tgz`), '-C', folder];
    const { code, output } = await execute('tar', args, { cwd: '.' });
    if (code !== 0) {
      await rm(join(site, 'v'), { recursive: true });
      throw new InputError(`site-${archive}.tgz cannot be unpacked:\n${output}`);
    }
    await moveUrls(folder, latest && latest + versionFolder(version) + '/');
  }
  for (const path of await pagesOf(site)) {
    const file = join(site, path);
    await writeFile(file, withVersions(await readFile(file, 'utf8'), { path, versions }));
  }
  for (const [path, content] of Object.entries(versionFiles)) await writeFile(join(site, path), content);
  return versions;
}

/** The URL of a built site, which the canonical URL of its first page states. */
const originOf = async (site: string): Promise<string | undefined> =>
  /<link rel="canonical" href="([^"]+)"/.exec(await readFile(join(site, 'index.html'), 'utf8'))?.[1];

/** Changes the absolute URLs of a site, which was built as the latest version, to those of its folder. */
async function moveUrls(folder: string, to: string | undefined): Promise<void> {
  // Search engines read those of the latest version only.
  for (const file of ['robots.txt', 'sitemap.xml']) await rm(join(folder, file), { force: true });
  const from = await originOf(folder);
  if (from === undefined || to === undefined) return;
  for (const path of await readdir(folder, { recursive: true })) {
    if (!/\.(html|md|txt|json)$/.test(path)) continue;
    const text = await readFile(join(folder, path), 'utf8');
    await writeFile(join(folder, path), text.replaceAll(from, to));
  }
}

/** The pages of a site. The one for URLs without a page is shown anywhere, so that no relative link works on it. */
async function pagesOf(site: string): Promise<string[]> {
  const paths = await readdir(site, { recursive: true }).catch(() => []);
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
    .sort();
}

if (import.meta.main) {
  await main(async () => {
    const [archives, ...more] = commandLine({}, usage, process.argv.slice(2)).positionals;
    if (archives === undefined || more.length > 0) throw new InputError(`Usage: ${usage}`);
    const versions = await addVersions(archives, 'generated/docs');
    console.log(versions.length === 0 ? 'There is no other version.' : `Added ${versions.join(', ')}.`);
  });
}
