import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { builtState } from '../../lib/built.ts';
import { InputError } from '../../lib/cli.ts';
import { succeed } from '../../lib/execute.ts';
import { rootPackage, type RootPackage } from '../../lib/package-json.ts';
import { merge, write } from '../../lib/write-files.ts';
import { releaseFiles } from '../../diff/versions.ts';
import { check, make, named } from '../build.ts';

/**
 * Checks that the working copy is ready for a release.
 *
 * @param strict whether the findings that a rehearsal tolerates are errors
 * @returns these findings
 * @throws InputError if `generated/` is stale, or if the working copy cannot be published
 */
export async function prepare(strict: boolean): Promise<string[]> {
  const manifest = await rootPackage();
  const found = [...missingMetadata(manifest), ...(await undeclared(manifest.version))];
  if (strict && found.length > 0) throw new InputError(found.join('\n'));
  if (strict || (await builtState()).packages !== 'built') await check({ print: () => {} });
  return found;
}

/** Settings of package.json that a publication needs, with a sample. npm requires the first for provenance. */
const metadata = {
  repository: '{ "type": "git", "url": "git+https://…" }',
  homepage: '"https://…"',
  bugs: '{ "url": "https://…" }',
} as const;

/** What package.json lacks for a publication. */
export const missingMetadata = (manifest: Pick<RootPackage, keyof typeof metadata>): string[] =>
  (['repository', 'homepage', 'bugs'] as const).flatMap((name) =>
    manifest[name]
      ? []
      : [`package.json has no \`${name}\`: add ${metadata[name]}, and run \`npm run build\`.`],
  );

/** What differs between the working copy and the version that its package.json names. */
async function undeclared(version: string): Promise<string[]> {
  const found: string[] = [];
  const kept = join('releases', version, releaseFiles.contract);
  const same =
    existsSync(kept) && (await readFile(kept)).equals(await readFile(join('generated', 'openapi.json')));
  if (!same) found.push(`${kept} is not the contract. Run \`npm run next-version\`.`);
  const pending = (await readChangesets('.')).length;
  if (pending > 0)
    found.push(`${pending} changesets belong to no version yet. Run \`npm run next-version\`.`);
  return found;
}

/**
 * Packs the site for the documentation of released versions, beside the packages that it serves. Builds both and writes
 * nothing into `generated/`; a rehearsal takes those that are built there, if they are of these sources.
 */
export async function siteArchive(
  version: string,
  { target, scratch, strict }: { target: string; scratch: string; strict: boolean },
): Promise<void> {
  const isBuilt = !strict && (await builtState()).site;
  if (!isBuilt) await write(merge(await make('openapi', named(['site', 'reference', 'packages']))), scratch);
  const docs = join(isBuilt ? 'generated' : scratch, 'docs');
  for (const name of await readdir(join(docs, 'packages')))
    if (name.endsWith(`-${version}.tgz`)) await copyFile(join(docs, 'packages', name), join(target, name));
  const args = ['-czf', join(target, `site-${version}.tgz`), '-C', docs, '.'];
  await succeed('tar', args, { cwd: '.' });
}

/** Returns the text of a version in the changelog, without its heading. */
export function sectionOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`${version}\n`));
  if (section === undefined) throw new InputError(`CHANGELOG.md has no section "## ${version}".`);
  return `${section.slice(version.length).trim()}\n`;
}
