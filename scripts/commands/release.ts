/**
 * `npm run release`: makes what a release consists of, and proves it: packs the packages, publishes them to a registry on
 * this machine, installs them from there and runs the first example of each README.
 *
 * `--out FOLDER` keeps the files, which `release/publish.ts` then publishes; `--dry-run` keeps nothing.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags, InputError, main } from '../lib/cli.ts';
import { rootPackage } from '../lib/package-json.ts';
import { billOfMaterials, install, runExamples } from './release/consumer.ts';
import { checksumFile, checksums } from './release/checksums.ts';
import { publish } from './release/publish.ts';
import { prepare, sectionOf, siteArchive } from './release/prepare.ts';
import { startRegistry } from './release/registry.ts';

const usage = 'npm run release -- --dry-run | --out FOLDER';

interface ReleaseOptions {
  /** Where the files are kept. Without it, the release is a rehearsal. */
  out?: string;
  print?: (text: string) => void;
}

/**
 * Makes a release of the working copy.
 *
 * @throws InputError if it is not ready for a release, or if one of the steps fails
 */
async function release({ out, print = console.log }: ReleaseOptions): Promise<void> {
  const step = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await run();
    print(`${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    return result;
  };
  const { version } = await rootPackage();
  const scratch = await mkdtemp(join(tmpdir(), 'docproc-release-'));
  const files = out ?? join(scratch, 'files');
  try {
    const strict = out !== undefined;
    const notes = await step('Checked that generated/ and the version are up to date', () => prepare(strict));
    for (const note of notes) print(`  ${note}`);
    await mkdir(files, { recursive: true });
    if ((await readdir(files)).length > 0)
      throw new InputError(`${files} is not empty. Choose a new folder.`);
    await step('Packed the documentation with the packages', () =>
      siteArchive(version, { target: files, scratch: join(scratch, 'site'), strict }),
    );
    const contracts = (await readdir('generated')).filter((name) => name.startsWith('openapi.'));
    for (const name of contracts) {
      await writeFile(join(files, name), await readFile(join('generated', name)));
    }
    await writeFile(join(files, checksumFile), await checksums(files));

    const registry = await step('Started a registry on this machine', () =>
      startRegistry(join(scratch, 'registry')),
    );
    try {
      for (const line of await step('Published to it', () => publish(files, { env: registry.env })))
        print(`  ${line}`);
      const consumer = join(scratch, 'consumer');
      const resolved = await step('Installed into an empty project', () =>
        install(consumer, version, registry.env),
      );
      print(`  ${resolved.join(', ')}`);
      const bill = await billOfMaterials(consumer, registry.env, registry.url);
      await writeFile(join(files, 'sbom.cdx.json'), bill);
      const lines = await step('Ran the examples', () => runExamples(consumer));
      for (const line of lines) print(`  ${line}`);
    } finally {
      registry.stop();
    }
    await writeFile(join(files, checksumFile), await checksums(files));
    print(`\n${await readFile(join(files, checksumFile), 'utf8')}`);
    if (out === undefined) return print('This was a rehearsal. It published and kept no files.');
    const changelog = sectionOf(await readFile('CHANGELOG.md', 'utf8'), version);
    await writeFile(`${out}-notes.md`, changelog);
    print(`Version ${version} is ready in ${out}, and its release notes in ${out}-notes.md.`);
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

if (import.meta.main) {
  enableCompileCache();
  await main(async () => {
    const values = flags({ 'dry-run': { type: 'boolean', default: false }, out: { type: 'string' } }, usage);
    if (values['dry-run'] === (values.out !== undefined)) {
      throw new InputError(`Choose one of --dry-run and --out.\nUsage: ${usage}`);
    }
    await release(values.out === undefined ? {} : { out: values.out });
  });
}
