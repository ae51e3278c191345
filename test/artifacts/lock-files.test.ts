/** The lock files: npm installs what they have, byte for byte, from any registry. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface LockedPackage {
  integrity?: string;
  resolved?: string;
  link?: true;
  inBundle?: true;
}

const files = execFileSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' })
  .trim()
  .split('\n');

test.each(files)('%s has the hash of each package, and names no registry', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
  // Links lead to folders of the project, and a tarball brings what is bundled in it.
  const installed = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  );
  expect(installed.length).toBeGreaterThan(20);
  const wrong = installed.filter(([, { integrity, resolved }]) => !integrity || resolved !== undefined);
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('Dependabot looks at the folder of each', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string; directories: string[] }[];
  };
  const npm = updates.find((each) => each['package-ecosystem'] === 'npm');
  const folders = files.map((file) => `/${file}`.replace(/\/?package-lock\.json$/, '') || '/');
  expect(npm?.directories.toSorted()).toEqual(folders.toSorted());
});
