/** A site with the documentation of released versions: the menu and the banner as readers meet them. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addVersions } from '../../scripts/commands/site-versions.ts';
import { serve } from '../../scripts/lib/serve.ts';
import { darken, open, showsReference, useBrowser, violations } from './browser.ts';

useBrowser();

let scratch: string;
let server: Server;
let url: string;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'docproc-versions-'));
  const [site, archives, docs] = [
    join(scratch, 'kit'),
    join(scratch, 'archives'),
    join(inject('folder'), 'docs'),
  ];
  cpSync(docs, site, { recursive: true });
  mkdirSync(archives);
  for (const version of ['0.1.0', '0.2.0'])
    execFileSync('tar', ['-czf', join(archives, `site-${version}.tgz`), '-C', docs, '.']);
  await addVersions(archives, site);
  server = await serve(scratch, 0);
  url = `http://localhost:${(server.address() as AddressInfo).port}/kit/`;
});
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(scratch, { recursive: true });
});

/** A page that may load from this site, and not from the one of the other tests. */
async function openHere(path: string) {
  const watched = await open({}, [url]);
  await watched.page.goto(url + path);
  return watched;
}

it('an old version leads to the latest one, also after other pages were opened', async () => {
  const { page, problems } = await openHere('v/0.1/guides/errors.html');
  await page.locator('#app .VPContent').waitFor();
  expect(await page.locator('.versions p').textContent()).toContain('documentation of version 0.1.');
  // In another folder, from which relative links lead elsewhere.
  await page.locator('.VPNavBar').getByRole('link', { name: 'API reference' }).click();
  await page.waitForURL(`${url}v/0.1/operations.html`);
  await page.locator('.versions summary').click();
  await page.locator('.versions').getByRole('link', { name: '0.2' }).click();
  await page.waitForURL(`${url}v/0.2/index.html`);
  expect(await page.locator('.versions p').count()).toBe(0);
  await page.locator('.versions summary').click();
  await page.locator('.versions').getByRole('link', { name: 'Latest' }).click();
  await page.waitForURL(`${url}index.html`);
  expect(problems).toEqual([]);
});

it('the bar covers nothing, and can be read in light and dark', async () => {
  const { page, problems } = await openHere('v/0.1/guides/errors.html');
  await page.locator('#app .VPContent').waitFor();
  const bottom = await page.locator('.versions').evaluate((bar) => bar.getBoundingClientRect().bottom);
  for (const part of ['.VPNavBar', '.VPSidebar']) {
    const top = await page.locator(part).evaluate((element) => element.getBoundingClientRect().top);
    expect(top, part).toBeGreaterThanOrEqual(bottom);
  }
  await page.locator('.versions summary').click();
  expect(await violations(page)).toEqual([]);
  await darken(page);
  expect(await violations(page, '.versions', 'colors')).toEqual([]);
  expect(problems).toEqual([]);
});

it('the reference on one page has the bar too', async () => {
  const { page, problems } = await openHere('v/0.1/reference/index.html');
  await showsReference(page);
  expect(await page.locator('.versions p').textContent()).toContain('documentation of version 0.1.');
  expect(problems).toEqual([]);
});
