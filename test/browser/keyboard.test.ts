import { describe, expect, it } from 'vitest';
import { redocAnchor } from '../../scripts/artifacts/site/links.ts';
import { darken, open, showsReference, useBrowser, violations, visit } from './browser.ts';
import { walk } from './walk.ts';

useBrowser();

describe('the keyboard alone', () => {
  it.each(['reference/', `reference/${redocAnchor({ tag: 'Uploads', id: 'createUpload' })}`])(
    'reaches everything on %s',
    async (path) => {
      const { page } = await open();
      await visit(page, path);
      expect(await walk(page)).toEqual({ missed: [], unmarked: [], mouseOnly: [] });
    },
  );

  it('opens an operation in the reference, and jumps to it', async () => {
    const { page } = await open();
    await visit(page, 'reference/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.locator('#api-content:focus').waitFor();
    await page.getByRole('link', { name: 'Tasks', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await showsReference(page);
    await page
      .getByRole('link', { name: /^Complete a task/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/tasks\/completetask/);
  });

  it('searches the reference, and changes its layout', async () => {
    const { page, problems } = await open();
    await visit(page, 'reference/#/tasks/gettask');
    const responses = page.getByRole('heading', { name: 'Responses' }).first();
    const before = await responses.boundingBox();
    await page.getByRole('button', { name: 'Change the layout' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await responses.boundingBox())?.y).not.toBe(before?.y);
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Search' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('discard');
    await page.getByText('Discard a task').last().waitFor();
    expect(await violations(page), 'in light').toEqual([]);
    await darken(page);
    expect(await violations(page, 'html', 'colors'), 'in dark').toEqual([]);
    expect(problems).toEqual([]);
  });

  it('searches guides and operations', async () => {
    const { page, problems } = await open();
    await visit(page, 'guides/errors.html');
    const search = page.getByRole('searchbox');
    await page.keyboard.press('Control+k');
    await search.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Complete a task');
    // Results of a part of the words come before.
    await page.locator('.result.selected[href$="reference/completeTask.html#complete-a-task"]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/reference\/completeTask\.html#complete-a-task/);
    expect(problems).toEqual([]);
  });
});
