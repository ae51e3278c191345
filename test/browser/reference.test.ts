import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { schemasTag, slug } from '../../scripts/artifacts/site/links.ts';
import type { Operation } from '../../scripts/model/index.ts';
import { siteModel } from '../docs/contract.ts';
import { darken, isSweep, open, showsReference, site, violations, visit } from './browser.ts';
import { walk } from './walk.ts';

const model = await siteModel();

/** Where Redoc shows an operation or a schema. */
const redocAnchor = ({ tag, id }: { tag: string; id: string }): string =>
  `#/${slug(tag)}/${id}`.toLowerCase();

it('begins without a fault that axe finds, also around the content, and can be used with the keyboard alone', async () => {
  const { page, problems } = await open({ colorScheme: 'light' });
  await visit(page, 'reference/');
  await isAccessible(page);
  // What Redoc shows as it is must not be Markdown.
  expect(await page.locator('body').innerText()).not.toContain('](');
  await page.getByRole('link', { name: 'Base URL of the service' }).click();
  await page.waitForURL(`${site}open-questions.html#base-url`);
  expect(problems).toEqual([]);
});

/** Looks for what axe finds in light and dark, and for what the keyboard does not reach. */
async function isAccessible(page: Page): Promise<void> {
  expect(await violations(page), 'in light').toEqual([]);
  expect(await walk(page)).toEqual({ missed: [], unmarked: [], mouseOnly: [] });
  await darken(page);
  expect(await violations(page, 'html', 'colors'), 'in dark').toEqual([]);
}

/** Looks for what the section of an operation must show: IDs, scopes, fields, a success first, and its rejections. */
async function showsOperation(page: Page, operation: Operation): Promise<void> {
  const { id, method, path, scopes, success, summary, responses } = operation;
  // Operations before and after it are on the page, too.
  const own = async () => {
    const text = (await page.locator('#api-content').innerText()).replaceAll(/\s+/g, ' ');
    return text
      .split(/(?=Request (?:Collapse all )?(?:GET|POST|PUT|PATCH|DELETE) \/v2)/)
      .find((part) => part.includes(`Operation ID: ${id} `));
  };
  await page.getByText(`${method} ${path}`, { exact: true }).waitFor();
  const scope =
    scopes.length > 0
      ? `Scope: ${scopes.map((each) => each.join(' or ')).join(' and ')}`
      : 'Scope: not specified';
  const shown = success.kind === 'unknown' ? responses[0]?.description : 'id string required';
  await expect.poll(own).toContain(scope);
  await expect.poll(own).toContain(shown);
  const heading = `//*[self::h1 or self::h2][contains(., "${summary}")]`;
  const tabs = page.locator(`${heading}/following::*[@aria-label="Response status"]`).first();
  await expect.poll(() => tabs.getByRole('tab', { selected: true }).innerText()).toMatch(/^2/);
  await tabs.getByRole('tab', { name: '400' }).click();
  // Redoc renders code without its marks.
  const description = responses.find(({ status }) => status === '400')?.description.replaceAll('`', '');
  await expect.poll(own).toContain(description);
}

/** One page shows everything: an operation with all that an operation can have, and a schema, are enough. */
const places = [
  ...model.operations.map(({ id, summary, tag }) => [tag.name, id, summary]),
  ...Object.keys(model.schemas).map((id) => [schemasTag, id, id]),
].filter(([, id = '']) => isSweep || ['createUpload', 'Task'].includes(id));

it.each(places)(
  '%s: %s opens in a new tab, fits a telephone, and is accessible',
  async (tag = '', id = '', heading = '') => {
    const { page, problems } = await open({ colorScheme: 'light' });
    const anchor = redocAnchor({ tag, id });
    await visit(page, `reference/${anchor}`);
    const bar = await page.locator('header.site').boundingBox();
    const section = page.locator(`[id="${anchor.slice(2)}"]`);
    const top = page.locator('h1, h2').filter({ hasText: heading }).first();
    const y = async (of: Locator) => (await of.boundingBox())?.y;
    await expect
      .poll(() => y(section), { message: 'where it begins' })
      .toBeGreaterThan((bar?.height ?? 0) - 1);
    await expect.poll(() => y(top), { message: 'its heading' }).toBeLessThan(300);
    expect(await y(top), 'its heading').toBeGreaterThan(0);
    expect(await page.locator('body').innerText()).not.toContain('](');
    await isAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.evaluate(() => globalThis.document.documentElement.scrollWidth);
    expect(width, '390 pixels wide').toBeLessThanOrEqual(390);
    expect(problems).toEqual([]);
  },
);

it('shows every operation', async () => {
  const { page, problems } = await open();
  for (const operation of model.operations) {
    await visit(page, `reference/${redocAnchor({ tag: operation.tag.name, id: operation.id })}`);
    await showsOperation(page, operation);
  }
  expect(problems).toEqual([]);
});

it('is as dark as the guides, and its links lead back to them and to open questions', async () => {
  const { page, problems } = await open({ colorScheme: 'light' });
  await visit(page, 'guides/errors.html');
  await page.getByRole('switch').filter({ visible: true }).click();
  await page.locator('html.dark').waitFor();
  await visit(page, 'reference/#/tasks/discardtask');
  await page.locator('html.dark').waitFor();
  const content = page.locator('#api-content');
  await page.getByRole('link', { name: 'Discarding outside REVIEWING' }).first().click();
  await page.waitForURL(`${site}open-questions.html#discard-outside-reviewing`);
  await page.goBack();
  await content.getByRole('link', { name: 'Review tasks' }).first().click();
  await page.waitForURL(`${site}guides/reviewing.html`);
  await visit(page, 'operations.html');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'reference on one page' }).click();
  expect((await download).suggestedFilename()).toBe('docproc-reference.html');
  expect(problems).toEqual([]);
});

it('is opened, searched and laid out with the keyboard', async () => {
  const { page, problems } = await open();
  await visit(page, 'reference/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.locator('#api-content:focus').waitFor();
  await page.getByRole('link', { name: 'Tasks', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await showsReference(page);
  const operation = page.getByRole('link', { name: /^Complete a task/ }).first();
  await operation.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/tasks\/completetask/);
  await showsReference(page);
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
