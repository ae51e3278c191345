/**
 * `npm run next-version`: makes the next version from the pending changesets. It sets the version, moves the descriptions into
 * CHANGELOG.md, and keeps a copy of the contract in releases/, which later changes are compared with. `--refresh` replaces
 * that copy alone, for a version that is not published yet.
 */
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { requestOf } from '../artifacts/site/samples/sample-request.ts';
import { typescript } from '../artifacts/site/samples/typescript.ts';
import { highest } from '../diff/change.ts';
import { declaredBump } from '../diff/declared.ts';
import { type ChangelogEntry, withVersion } from '../lib/changelog.ts';
import { flags, InputError, main } from '../lib/cli.ts';
import { succeed } from '../lib/execute.ts';
import { rootPackage } from '../lib/package-json.ts';
import { programsFolder } from '../diff/programs.ts';
import { releaseFiles } from '../diff/versions.ts';
import { loadContract } from '../model/bundle.ts';
import { readModel } from '../model/index.ts';

/** Copies the contract, and the API of the packages with programs that use it, to `releases/VERSION/`. */
export async function keep(root: string, version: string): Promise<void> {
  const folder = join(root, 'releases', version);
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, 'generated/openapi.json'), join(folder, releaseFiles.contract));
  await copyFile(join(root, 'openapi/open-questions.yaml'), join(folder, releaseFiles.questions));
  await cp(join(root, 'generated/api'), join(folder, 'api'), { recursive: true });
  await keepPrograms(root, join(folder, programsFolder));
}

/** Copies programs that use the packages: type tests, the sample of each operation and the snippets of READMEs. */
async function keepPrograms(root: string, folder: string): Promise<void> {
  // A refreshed release keeps no program of an operation that is gone.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // All of them compile as modules.
  const typeTests = await readdir(join(root, 'test/types'));
  for (const file of typeTests.filter((name) => !name.endsWith('.test.ts')))
    await copyFile(join(root, 'test/types', file), join(folder, file.replace('.cts', '.ts')));
  const model = await readModel(await loadContract(join(root, 'openapi')));
  for (const operation of model.operations)
    await writeFile(
      join(folder, `${operation.id}.mts`),
      await typescript(model, requestOf(model, operation)),
    );
  // The README of the types imports the contract as JSON, which only the packed package has.
  for (const name of ['client', 'sandbox', 'conformance', 'mcp', 'cli']) {
    const text = await readFile(join(root, 'generated', name, 'README.md'), 'utf8');
    const snippets = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);
    await writeFile(join(folder, `${name}-readme.mts`), snippets.join('\n'));
  }
}

async function changesetEntries(root: string): Promise<ChangelogEntry[]> {
  const changesets = await readChangesets(root);
  return changesets.flatMap(({ summary, releases }) => {
    const bump = highest(releases.map(({ type }) => ({ bump: type })));
    return summary && bump !== 'none' ? [{ bump, text: summary }] : [];
  });
}

/**
 * Makes the next version of a project.
 *
 * @throws InputError if there is no changeset
 */
export async function makeVersion(root: string, date: string): Promise<string> {
  const entries = await changesetEntries(root);
  if ((await declaredBump(root)) === 'none') {
    throw new InputError('There is no changeset to make a version from. Write one with `npx changeset`.');
  }
  const bin = join(import.meta.dirname, '../../node_modules/@changesets/cli/bin.js');
  await succeed(process.execPath, [bin, 'version'], { cwd: root, env: process.env });
  const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));
  const { version } = (await read('generated/types/package.json')) as { version: string };
  const manifest = (await read('package.json')) as { version: string };
  manifest.version = version;
  await writeFile(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const changelog = join(root, 'CHANGELOG.md');
  await writeFile(changelog, withVersion(await readFile(changelog, 'utf8'), version, date, entries));
  await keep(root, version);
  return version;
}

if (import.meta.main) {
  await main(async () => {
    const { refresh } = flags({ refresh: { type: 'boolean' } }, 'npm run next-version [-- --refresh]');
    if (refresh) {
      const { version } = await rootPackage();
      await keep('.', version);
      console.log(`releases/${version} is that of the working copy.`);
      return;
    }
    const version = await makeVersion('.', new Date().toISOString().slice(0, 10));
    console.log(
      `This is version ${version}. Run \`npm install\` and \`npm run build\`, and commit what they change.`,
    );
  });
}
