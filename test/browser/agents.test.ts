/** What agents find: the checks of the Agent-Friendly Documentation Spec, and the page as Markdown. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeScore, runChecks } from 'afdocs';
import type { PageData } from 'vitepress';
import { expect, inject, it } from 'vitest';
import { headOf } from '../../scripts/artifacts/site/vite/head.ts';
import { clipboard, isSweep, open, pages, site, visit } from './browser.ts';

/** How many of the pages are enough. */
const sample = 12;

it('passes the checks of the Agent-Friendly Documentation Spec', async () => {
  const report = await runChecks(site, {
    samplingStrategy: 'deterministic',
    // What it looks for is alike on the pages of a kind.
    maxLinksToTest: isSweep ? 1000 : sample,
    requestDelay: 0,
    // A slow machine does not fail.
    requestTimeout: 240_000,
    // Pages are the same at both forms of their URL.
    urlPathPattern: 'html',
  });
  const failed = report.results.filter(({ status }) => status === 'fail' || status === 'error');
  expect(failed.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
  expect(report.testedPages).toBeGreaterThanOrEqual(isSweep ? pages.length - 5 : sample);
  expect(computeScore(report).overall).toBeGreaterThanOrEqual(97);
}, 1_800_000);

it('copies a page as Markdown, and names its Markdown version', async () => {
  const { page, problems } = await open(await clipboard());
  await visit(page, 'guides/errors.html');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const markdown = readFileSync(join(inject('folder'), 'docs/guides/errors.md'), 'utf8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  const alternate = page.locator('link[rel=alternate][type="text/markdown"]');
  const link = page.getByRole('link', { name: 'View as Markdown' });
  for (const each of [alternate, link])
    expect(await each.evaluate(({ href }: HTMLLinkElement) => href)).toBe(`${site}guides/errors.md`);
  expect(problems).toEqual([]);
});

it('says where a page is published, and what a preview of a link shows', async () => {
  const path = 'reference/completeTask';
  const html = readFileSync(join(inject('folder'), `docs/${path}.html`), 'utf8');
  expect(html).toContain('<meta property="og:title" content="Complete a task">');
  expect(html).toMatch(/<meta property="og:description" content="[^"]*errors and samples/);
  const page = { page: `${path}.md`, pageData: { title: '', frontmatter: {} } as PageData };
  const head = headOf({ ...page, title: '', description: '', assets: [] }, site);
  expect(head).toContainEqual(['link', { rel: 'canonical', href: `${site}${path}.html` }]);
  expect(head).toContainEqual(['meta', { property: 'og:url', content: `${site}${path}.html` }]);
  expect(head).toContainEqual(['meta', { property: 'og:image', content: `${site}social.png` }]);
});

it.each(['index.html', 'guides/testing.html', 'reference/completeTask.html', 'open-questions.html'])(
  'without scripts, %s shows no control that does nothing',
  async (path) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(site + path);
    const controls = page.locator('button, input, select, textarea, [role=button], label');
    expect(
      await controls.filter({ visible: true }).evaluateAll((all) => all.map((each) => each.outerHTML)),
    ).toEqual([]);
    for (const block of await page.locator('.vp-code-group pre').all())
      expect(await block.isVisible()).toBe(true);
  },
);
