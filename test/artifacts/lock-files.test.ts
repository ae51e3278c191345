/** The lock files: npm installs what they have, byte for byte, from any registry. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface LockedPackage {
  version: string;
  os?: string[];
  cpu?: string[];
  bin?: Record<string, string>;
  hasInstallScript?: true;
  integrity?: string;
  resolved?: string;
  link?: true;
  inBundle?: true;
}

const files = execFileSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' })
  .trim()
  .split('\n');

const lockedIn = (file: string) =>
  Object.entries(
    (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> }).packages,
  );

test.each(files)('%s has the hash of each package, and names no registry', (file) => {
  // Links lead to folders of the project, and a tarball brings what is bundled in it.
  const installed = lockedIn(file).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  );
  expect(installed.length).toBeGreaterThan(20);
  const wrong = installed.filter(([, { integrity, resolved }]) => !integrity || resolved !== undefined);
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test.each(['package-lock.json', '.github/actions/mock/package-lock.json'])(
  'no package of %s has an install script',
  (file) => {
    expect(lockedIn(file).filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  },
);

test.each(['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => [os, cpu] as const)))(
  'npm installs a Node that can run the scripts on %s %s',
  (os, cpu) => {
    const found = lockedIn('package-lock.json').filter(
      ([, each]) => each.bin?.['node'] && each.os?.includes(os) && each.cpu?.includes(cpu),
    );
    expect(found).toHaveLength(1);
    const [major = 0, minor = 0] = (found[0]?.[1].version ?? '').split('.').map(Number);
    expect(major * 100 + minor).toBeGreaterThanOrEqual(2418);
  },
);

test('Dependabot looks at the folder of each', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string; directories: string[] }[];
  };
  const npm = updates.find((each) => each['package-ecosystem'] === 'npm');
  const folders = files.map((file) => `/${file}`.replace(/\/?package-lock\.json$/, '') || '/');
  expect(npm?.directories.toSorted()).toEqual(folders.toSorted());
});
