/** What a release consists of. `npm run release -- --dry-run` publishes and installs it; CI runs that. */
import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { packedPackages } from '../../scripts/commands/pack.ts';
import { missingMetadata, sectionOf } from '../../scripts/commands/release/prepare.ts';
import { pack } from '../../scripts/artifacts/packages/tarballs.ts';
import { checksumFile, checksums } from '../../scripts/commands/release/checksums.ts';
import { findAdvisories } from '../../scripts/commands/release/advisories.ts';
import { startRegistry } from '../../scripts/commands/release/registry.ts';
import { publish } from '../../scripts/commands/release/publish.ts';
import { packageFile, packages, rootPackage } from '../../scripts/lib/package-json.ts';
import { root } from '../artifacts/project.ts';
import { buildOnce } from '../support/build.ts';
import { temporary } from '../support/folders.ts';

afterEach(() => vi.unstubAllEnvs());

const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Packs the packages under a umask, at a time, in a folder of their own. */
async function packAt(umask: number, date: string): Promise<Record<string, string>> {
  const [target, copies] = [temporary(), temporary()];
  const before = process.umask(umask);
  const clock = `const { now } = Date; Date.now = () => now() + Date.parse('${date}') - Date.parse('2026-01-01');`;
  vi.stubEnv('NODE_OPTIONS', `--import data:text/javascript,${encodeURIComponent(clock)}`);
  const packed = await pack(await packedPackages(), target, copies);
  process.umask(before);
  return Object.fromEntries(packed.map((file) => [basename(file), hash(file)]));
}

describe('the packed packages', () => {
  it('are the same bytes, whatever the folder, the umask and the clock are', async () => {
    const { version } = await rootPackage();
    await buildOnce();
    const folder = join(inject('buildFolder'), 'generated/docs/packages');
    const names = packages.map((name) => `docproc-${name}-${version}.tgz`);
    const served = Object.fromEntries(names.map((name) => [name, hash(join(folder, name))]));
    expect(await packAt(0o077, '2031-07-01')).toEqual(served);
  });

  it('have the files that `npm pack` puts together in the folder of a package, which it leaves as it was', async () => {
    const folder = join(root, 'generated/types');
    const before = readdirSync(folder);
    // Scripts of a package run on the first Node in its path.
    const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json'], { cwd: folder });
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const made = Object.keys(await packedPackages(['types'])).map((path) => path.replace('types/', ''));
    expect(files.map(({ path }) => path).toSorted()).toEqual(made.toSorted());
    expect(readdirSync(folder)).toEqual(before);
  });

  it.each(packages)('%s has a README that works on a page of a registry', (name) => {
    const readme = readFileSync(join(root, 'generated', name, 'README.md'), 'utf8');
    const targets = [...readme.matchAll(/\]\(([^)]+)\)|(?:href|src)="([^"]+)"/g)].map(([, a, b]) => a ?? b);
    expect(targets.filter((target) => !/^(https:\/\/|#)/.test(target ?? ''))).toEqual([]);
  });

  it.each(packages)('%s names its repository if that is known, and nothing that is not', async (name) => {
    const manifest = JSON.parse(
      readFileSync(join(root, 'generated', name, 'package.json'), 'utf8'),
    ) as Record<string, unknown>;
    const { repository, homepage, bugs, funding } = await rootPackage();
    expect(manifest['keywords']).toEqual(expect.arrayContaining(['document-processing']));
    expect(manifest).toMatchObject(JSON.parse(JSON.stringify({ homepage, bugs, funding })) as object);
    expect(manifest['repository']).toEqual(repository && { ...repository, directory: `generated/${name}` });
  });
});

describe('npm run release', () => {
  it('asks for repository, homepage and bugs before it makes files for a publication', async () => {
    const all = {
      repository: { type: 'git', url: 'git+https://git.example/kit.git' },
      homepage: 'https://kit.example',
      bugs: { url: 'https://git.example/kit/issues' },
    };
    expect(missingMetadata(all)).toEqual([]);
    for (const name of ['repository', 'homepage', 'bugs'] as const) {
      const { [name]: _, ...others } = all;
      expect(missingMetadata(others)).toEqual([
        expect.stringContaining(`package.json has no \`${name}\`: add `),
      ]);
    }
    expect(JSON.parse(await packageFile({ name: '@docproc/x', keywords: ['y'] }))).toMatchObject({
      name: '@docproc/x',
      keywords: ['docproc', 'document-processing', 'y', 'tanstack-intent'],
    });
  });

  it('takes the notes of a release from the changelog', () => {
    const changelog = '# Changelog\n\n## 0.2.0\n\n2026-12-01\n\n- New.\n\n## 0.1.0\n\nFirst.\n';
    expect(sectionOf(changelog, '0.2.0')).toBe('2026-12-01\n\n- New.\n');
    expect(sectionOf(changelog, '0.1.0')).toBe('First.\n');
    expect(() => sectionOf(changelog, '0.3.0')).toThrow('CHANGELOG.md has no section "## 0.3.0".');
  });
});

it('an advisory about a package that consumers get is found, also if a bundle includes it', async () => {
  const registry = await startRegistry(temporary());
  onTestFinished(() => registry.stop());
  await expect(findAdvisories(registry.env)).resolves.toMatch(/^.*preact.*: found 0 vulnerabilities$/);
  registry.advisories['preact'] = [
    { id: 1, title: 'Scripts run', severity: 'low', url: 'https://a.example', vulnerable_versions: '*' },
  ];
  await expect(findAdvisories(registry.env)).rejects.toThrow(/preact.*[^]*Scripts run/);
});

describe('publishing', () => {
  it('rejects files other than those that were packed', async () => {
    const folder = temporary();
    writeFileSync(join(folder, 'docproc-types-0.1.0.tgz'), 'packed');
    writeFileSync(join(folder, checksumFile), await checksums(folder));
    writeFileSync(join(folder, 'docproc-types-0.1.0.tgz'), 'changed');
    await expect(publish(folder)).rejects.toThrow('are not those that SHA256SUMS lists');
  });

  it('rejects a folder without a package', async () => {
    const folder = temporary();
    writeFileSync(join(folder, checksumFile), '');
    await expect(publish(folder)).rejects.toThrow('There is no packed package in');
  });
});
