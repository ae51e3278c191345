/** The changelog as it is on its page: each entry leads to what it is about. */
import { describe, expect, it } from 'vitest';
import { changelogText } from '../../scripts/artifacts/site/pages/changelog.ts';
import { linksFrom } from '../../scripts/artifacts/site/links.ts';
import { siteModel } from './contract.ts';

const site = await siteModel();
const onPage = (changes: string, page = 'changelog.md') => changelogText(changes, site, linksFrom(page));
const entry = (text: string) => onPage(`# Changelog\n\n## 1.0.0\n\n- ${text}\n`).split('- ')[1];

describe('an entry', () => {
  it.each([
    ['Sandbox: faster.', '[Sandbox](./guides/testing.md): faster.'],
    ['SDK, Other: faster.', '[SDK](./guides/client.md), Other: faster.'],
    ['SDK, docs: faster.', '[SDK](./guides/client.md), [docs](./guides/getting-started.md): faster.'],
    ['New is `unlockTask`.', 'New is [`unlockTask`](./reference/unlockTask.md).'],
    ['`Task` has a field.', '[Task](./schemas/Task.md) has a field.'],
    ['Like `error-body-shape`.', 'Like [`error-body-shape`](./open-questions.md#error-body-shape).'],
    ['See [how](docs/guides/errors.md#x).', 'See [how](./guides/errors.md#x).'],
    ['[`getTask`](docs/index.md), `other`', '[`getTask`](./index.md), `other`'],
  ])('%s', (text, expected) => {
    expect(entry(text)).toBe(expected);
  });
});
