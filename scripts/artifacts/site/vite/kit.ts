/** Which version of the kit the site is of. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootPackage } from '../../../lib/package-json.ts';
import { fromRoot } from './source.ts';

/** Returns the version, the date of the last commit, and the URL of the repository. Both are empty where they are not known. */
export async function readKit(): Promise<{ version: string; date: string; repository: string }> {
  const { version, repository } = await rootPackage();
  const git = promisify(execFile)('git', ['log', '-1', '--format=%cs'], { cwd: fromRoot('.') });
  const date = await git.then(
    ({ stdout }) => stdout.trim(),
    // The sources came without their history.
    () => '',
  );
  return { version, date, repository: (repository?.url ?? '').replace(/^git\+|\.git$/g, '') };
}
