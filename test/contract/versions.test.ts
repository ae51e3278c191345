import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../scripts/commands/diff.ts';
import { makeVersion } from '../../scripts/commands/version.ts';
import { packages } from '../../scripts/lib/package-json.ts';
import { withVersion } from '../../scripts/lib/changelog.ts';
import { temporary } from '../support/folders.ts';

const root = temporary(afterAll);
beforeAll(() => {
  for (const path of [
    'openapi',
    'releases',
    '.changeset',
    'CHANGELOG.md',
    'package.json',
    'package-lock.json',
    'test/types',
  ])
    cpSync(path, join(root, path), { recursive: true });
  for (const name of readdirSync(join(root, '.changeset')))
    if (name.endsWith('.md') && name !== 'README.md') rmSync(join(root, '.changeset', name));
  for (const name of packages) {
    mkdirSync(join(root, 'generated', name), { recursive: true });
    for (const file of ['package.json', 'README.md'])
      cpSync(join('generated', name, file), join(root, 'generated', name, file));
  }
  for (const path of ['generated/openapi.json', 'generated/api'])
    cpSync(path, join(root, path), { recursive: true });
});

const changeset = (name: string, bump: string, summary: string) =>
  writeFileSync(join(root, `.changeset/${name}.md`), `---\n'@docproc/types': ${bump}\n---\n\n${summary}\n`);
const check = async () => {
  const lines: string[] = [];
  await run(['--check'], { root, print: (text) => lines.push(text) });
  return lines.join('\n');
};

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
/** The next major version. */
const next = `${parseInt(version, 10) + 1}.0.0`;

describe('a change of the contract', () => {
  test('needs a changeset that declares the version it requires, and then becomes a version', async () => {
    const file = join(root, 'openapi/limits.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('value: 40', 'value: 20'));
    changeset('too-low', 'minor', 'The limit of files is lower.');
    await expect(check()).rejects.toThrow(
      `since ${version} require a major version, but the changesets declare: minor.\nRun \`npx changeset --major @docproc/types`,
    );

    changeset('enough', 'major', 'The limit of files is 20 MB.');
    expect(await check()).toContain('require: major. The changesets declare: major.');

    expect(await makeVersion(root, '2026-12-01')).toBe(next);
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    const [made, last] = changelog.split(/^## /m).slice(1);
    expect(last?.split('\n')[0]).toBe(version);
    expect(made).toMatch(
      /^\d+\.0\.0\n\n2026-12-01\n\n[^]*### Changed\n\n[^]*- The limit of files is 20 MB\.\n/,
    );
    expect(readdirSync(join(root, 'releases', next))).toEqual([
      'api',
      'open-questions.yaml',
      'openapi.json',
      'programs',
    ]);
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toMatchObject({ version: next });
    expect(readdirSync(join(root, '.changeset'))).toEqual(['README.md', 'config.json']);
  });

  test('cannot become a version without a changeset', async () => {
    await expect(makeVersion(root, '2026-12-01')).rejects.toThrow(
      'There is no changeset to make a version from.',
    );
  });
});

test('the changelog groups the entries of a version by kind, and sorts them by part', () => {
  const entries = [
    { bump: 'patch', text: 'Other.' },
    { bump: 'minor', text: 'SDK: Two,\nin lines.' },
    { bump: 'patch', text: 'Contract: Three.' },
  ] as const;
  const before = '# Log\n\nIntro.\n\n## 0.1.0\n\nFirst.\n';
  expect(withVersion(before, '0.2.0', '2026-12-01', [...entries])).toBe(
    '# Log\n\nIntro.\n\n## 0.2.0\n\n2026-12-01\n\n### Added\n\n- SDK: Two,\n  in lines.\n\n### Fixed\n\n- Contract: Three.\n- Other.\n\n## 0.1.0\n\nFirst.\n',
  );
});
