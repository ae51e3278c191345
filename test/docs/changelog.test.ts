/** The changelog as it is on its page: each entry leads to what it is about, and each version has its date. */
import { describe, expect, it } from 'vitest';
import { changesetEntries } from '../../scripts/commands/version.ts';
import { changelogText } from '../../scripts/artifacts/site/pages/changelog.ts';
import { linksFrom } from '../../scripts/artifacts/site/links.ts';
import { entriesOf, kitParts, withEntries, withVersion } from '../../scripts/lib/changelog.ts';
import { read } from '../programs/runner.ts';
import { siteModel } from './contract.ts';

const site = await siteModel();
const onPage = (changes: string, page = 'changelog.md') => changelogText(changes, site, linksFrom(page));
const entry = (text: string) => onPage(`# Changelog\n\n## 1.0.0\n\n- ${text}\n`).split('- ')[1];

describe('an entry', () => {
  it.each([
    ['Sandbox: faster.', '[Sandbox](./guides/testing.md): faster.'],
    ['SDK, Other: faster.', '[SDK](./guides/client.md), Other: faster.'],
    ['SDK, docs: faster.', '[SDK](./guides/client.md), [docs](./guides/getting-started.md): faster.'],
    ['`npm run diff` is new.', '[`npm run diff`](./guides/versioning.md) is new.'],
    ['New is `unlockTask`.', 'New is [`unlockTask`](./reference/unlockTask.md).'],
    ['`Task` has a field.', '[Task](./schemas/Task.md) has a field.'],
    ['Like `error-body-shape`.', 'Like [`error-body-shape`](./open-questions.md#error-body-shape).'],
    ['See [how](docs/guides/errors.md#x).', 'See [how](./guides/errors.md#x).'],
    ['[`getTask`](docs/index.md), `other`', '[`getTask`](./index.md), `other`'],
  ])('%s', (text, expected) => {
    expect(entry(text)).toBe(expected);
  });

  it('has links that start from the page', () => {
    expect(onPage('# Changelog\n\n- Sandbox: `getTask`', 'guides/x.md')).toBe(
      '- [Sandbox](./testing.md): [`getTask`](../reference/getTask.md)',
    );
  });
});

describe('CHANGELOG.md', async () => {
  // As it is when the pending changesets are a version.
  const next = withVersion(read('CHANGELOG.md'), '9.0.0', '2026-01-01', await changesetEntries('.'));
  const text = onPage(next);

  it('has a link in each entry', () => {
    const entries = entriesOf(text);
    expect(entries.length).toBeGreaterThan(10);
    const help = `Begin with a part (${kitParts.join(', ')}) and a colon, name an operation in backticks, or link a page below docs/.`;
    expect(
      entries.filter((each) => !each.includes('](')),
      help,
    ).toEqual([]);
  });

  it('groups what is not released by kind, in the order of the parts', () => {
    const [, unreleased = ''] = read('CHANGELOG.md').split(/^## .*$/m);
    expect(unreleased.trim()).toBe(withEntries(unreleased, []));
    expect(unreleased.trim()).toMatch(/^(### |$)/);
  });

  it('has the date of each version', () => {
    const versions = [...text.matchAll(/^## (\d\S*)\n\n(.*)$/gm)];
    expect(versions.length).toBeGreaterThan(0);
    for (const [, version, date] of versions) expect(date, version).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
