import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../scripts/contract.ts';
import { operations } from '../../scripts/contract.ts';
import { redocAnchor } from '../../scripts/site/links.ts';
import { root } from '../artifacts/project.ts';
import { open, pages, showsReference, site, useBrowser, violations, visit } from './browser.ts';

useBrowser();

const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as Document;
const shown = [
  ...operations(document).map(({ operation }) => ({
    tag: operation.tags?.[0] ?? '',
    id: operation.operationId,
  })),
  // One schema of each kind: with lists of objects, with a form's parts, with open and with closed values.
  ...['Task', 'CreateUploadRequest', 'UploadStatus', 'Coordinates'].map((id) => ({ tag: 'Schemas', id })),
];
const schemes = ['light', 'dark'] as const;

describe.each(schemes)('in %s', (colorScheme) => {
  it.each(pages)('%s asks no other host, says no error, and has no fault that axe finds', async (path) => {
    const { page, problems } = await open({ colorScheme });
    await visit(page, path);
    expect((await page.locator('html').getAttribute('class')) ?? '').toBe(
      colorScheme === 'dark' ? 'dark' : '',
    );
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('the same holds for the reference, wherever one is in it', async () => {
    const { page, problems } = await open({ colorScheme });
    await visit(page, 'reference/');
    expect(await page.locator('html').getAttribute('class')).toContain(colorScheme);
    const found: string[] = await violations(page);
    for (const each of shown) {
      await page.evaluate((hash) => (location.hash = hash), redocAnchor(each));
      await showsReference(page);
      found.push(...(await violations(page, '#api-content')).map((violation) => `${each.id}: ${violation}`));
    }
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('prints dark on white, also what is light on the screen', async () => {
  const { page } = await open({ colorScheme: 'dark' });
  await visit(page, 'guides/task-life.html');
  await page.emulateMedia({ media: 'print' });
  const colors = await page
    .locator('.vp-doc p, .vp-doc td, .vp-doc code, svg.diagram text, .vp-code .line span')
    .evaluateAll((all) =>
      all.map((element) => {
        const style = getComputedStyle(element);
        const color = element instanceof SVGElement ? style.fill : style.color;
        const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
        return Math.max(...channels) < 170 ? 'dark' : `${color} of ${element.textContent?.slice(0, 40)}`;
      }),
    );
  expect(colors.length).toBeGreaterThan(100);
  expect([...new Set(colors)]).toEqual(['dark']);
  await page.context().close();
});

describe('390 pixels wide', () => {
  it.each([...pages, 'reference/', 'reference/#/tasks/reporttask', 'reference/#/schemas/task'])(
    '%s fits',
    async (path) => {
      const { page } = await open({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
      await visit(page, path);
      expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
      await page.context().close();
    },
  );
});

describe('links into the reference', () => {
  it('open the operation, also in a new tab', async () => {
    const { page } = await open();
    for (const { operation } of operations(document)) {
      await page.goto('about:blank');
      await visit(
        page,
        `reference/${redocAnchor({ tag: operation.tags?.[0] ?? '', id: operation.operationId })}`,
      );
      await page.waitForTimeout(300);
      const top = await page
        .locator('h1, h2')
        .filter({ hasText: operation.summary ?? '' })
        .first()
        .boundingBox();
      expect(top?.y, operation.operationId).toBeGreaterThan(0);
      expect(top?.y, operation.operationId).toBeLessThan(300);
    }
    await page.context().close();
  });

  it('of every open question open what they name', async () => {
    const { page } = await open();
    await visit(page, 'open-questions.html');
    const links = await page
      .locator('.vp-doc a[href*="reference/#"]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    const fragments = [...new Set(links)].map((link) => decodeURIComponent(new URL(link).hash));
    expect(fragments.length).toBeGreaterThan(50);
    await visit(page, 'reference/');
    const lost: string[] = [];
    for (const fragment of fragments) {
      await page.evaluate((hash) => (location.hash = hash), fragment);
      const [place = '', part = place] = fragment.slice(2).split('#');
      const target = page
        .locator(`[id="${part}"]`)
        .or(page.locator(`[id="${part.replace(/\/[^/]*$/, '')}"]`))
        .first();
      await target.waitFor({ timeout: 5_000 }).catch(() => lost.push(fragment));
      if (await page.getByText('No page at this address').isVisible()) lost.push(fragment);
    }
    expect(lost).toEqual([]);
    await page.context().close();
  });

  it('lead back to guides and open questions', async () => {
    const { page, problems } = await open();
    await visit(page, 'reference/#/tasks/discardtask');
    await page.getByRole('link', { name: 'Discarding outside REVIEWING' }).first().click();
    await page.waitForURL(`${site}open-questions.html#discard-outside-reviewing`);
    await visit(page, 'reference/#/tasks/discardtask');
    await page.locator('#api-content').getByRole('link', { name: 'Reviewing' }).first().click();
    await page.waitForURL(`${site}guides/reviewing.html`);
    await page.locator('.VPSidebar').getByRole('link', { name: 'API reference' }).click();
    await page.waitForURL(`${site}reference/index.html`);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
