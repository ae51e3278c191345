import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startSandbox } from '@docproc/sandbox';
import { expect, inject, it, onTestFinished } from 'vitest';
import { withOpenRequests } from '../../scripts/artifacts/site/vite/policy.ts';
import { serve } from '../../scripts/lib/serve.ts';
import { clipboard, darken, open, violations, visit } from './browser.ts';
import { temporary } from '../support/folders.ts';

/** Turns to the console, which then loads the sandbox. */
async function ready(page: Page): Promise<void> {
  const console = page.locator('.try-it');
  await console.scrollIntoViewIfNeeded();
  // It does not notice before the page is interactive.
  const isReady = async (): Promise<boolean> => {
    await console.locator('button.first').dispatchEvent('focusin');
    return (await console.getAttribute('data-ready')) !== null;
  };
  await expect.poll(isReady).toBe(true);
}

const button = (page: Page, name: string) =>
  page.locator('.try-it').getByRole('button', { name, exact: true });
const current = (page: Page) => page.locator('.try-it [data-state].current');

/** Waits until the diagram marks a state. */
const reaches = (page: Page, state: string) =>
  page.locator(`.try-it [data-state="${state}"].current`).waitFor({ timeout: 240_000 });

/** Opens a page as `npm start` serves it: it may send requests to other servers. */
async function openLocal(path: string, ...hosts: string[]) {
  const server = await serve(inject('folder'), 0, withOpenRequests);
  onTestFinished(() => server.close().closeAllConnections());
  const local = `http://localhost:${(server.address() as AddressInfo).port}/docs/`;
  const watched = await open({}, [local, ...hosts]);
  await watched.page.goto(local + path);
  await ready(watched.page);
  return watched;
}

const responses = (page: Page) => page.locator('.try-it .exchange > summary').allInnerTexts();

it('works with the network cut: upload, approve, complete, and a second complete is rejected', async () => {
  const { page, problems } = await open();
  await visit(page, 'guides/getting-started.html');
  await ready(page);
  await page.context().setOffline(true);

  await button(page, 'Upload a sample').click();
  await reaches(page, 'PROCESSING');
  await reaches(page, 'REVIEWING');
  await button(page, 'approve').click();
  await page.locator('.try-it .task').getByText('approved is true').waitFor();
  await button(page, 'complete').click();
  await reaches(page, 'PROCESSING');
  await reaches(page, 'COMPLETED');
  await button(page, 'complete').click();
  await page.locator('.try-it .status.bad').waitFor();

  expect(await current(page).count()).toBe(1);
  const [rejected = '', ...before] = await responses(page);
  expect(rejected).toMatch(/^400\s+POST .*\/complete$/);
  expect(before.map((line) => line.slice(0, 3))).toEqual(['200', '200', '200']);
  await page.getByRole('status').getByText('returned 400').waitFor();
  // The site fetches pages ahead that a reader may open; that fails now, and harms nothing.
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

it('takes files of the reader, and starts over', async () => {
  const folder = temporary();
  // The page shows the newest task, which is that of the last file.
  const files = ['invoice.pdf', 'fail.pdf'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, 'bytes');
  const { page, problems } = await open();
  await visit(page, 'guides/getting-started.html');
  await ready(page);
  await page.getByLabel('Upload your own file').setInputFiles(files);
  await reaches(page, 'FAILED');
  await button(page, 'Start over').click();
  await page.getByText('No task yet').waitFor();
  expect(await responses(page)).toEqual([]);
  expect(await current(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

it('is used with the keyboard alone', async () => {
  const { page } = await open();
  await visit(page, 'guides/getting-started.html');
  await ready(page);
  await button(page, 'Upload a sample').focus();
  await page.keyboard.press('Enter');
  await reaches(page, 'REVIEWING');
  // Over the file, "Start over", two folded parts and get: their order.
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await reaches(page, 'COMPLETED');
});

it('has several tasks in an upload, an edited body, and a success in part', async () => {
  const { page, problems } = await open();
  await visit(page, 'guides/getting-started.html');
  await ready(page);
  await page.getByText('Files of the sample').click();
  await page.getByLabel('report-fails:').check();
  await button(page, 'Upload 2 samples').click();
  await reaches(page, 'REVIEWING');
  const tasks = page.getByRole('combobox', { name: 'task' });
  expect(await tasks.locator('option').allInnerTexts()).toEqual(['invoice.txt', 'report-fails.txt']);
  await button(page, 'report').click();
  await page.locator('.try-it .status.partial').getByText('207').waitFor();

  await page.getByText('Body of report').click();
  await page.getByLabel('Body of report').fill('{"issues": []}');
  await button(page, 'report').click();
  await page.locator('.try-it .status.bad').getByText('400').waitFor();
  await page.locator('.try-it .part summary', { hasText: 'Request' }).first().click();
  await page.locator('.try-it .part').first().getByText('"issues"').waitFor();

  await button(page, 'discard').click();
  await reaches(page, 'DISCARDED');
  const complete = button(page, 'complete');
  expect(await complete.getAttribute('class')).toBe('dim');
  await complete.hover();
  await page.locator('.try-it .why').getByText('status is DISCARDED, and must be REVIEWING').waitFor();
  await tasks.selectOption({ label: 'invoice.txt' });
  await reaches(page, 'REVIEWING');
  expect(await violations(page, '.try-it'), 'in light').toEqual([]);
  await darken(page);
  expect(await violations(page, '.try-it', 'colors'), 'in dark').toEqual([]);
  expect(problems).toEqual([]);
});

it('sends with the key and the settings that are chosen, and copies a request as curl', async () => {
  const { page, problems } = await open(await clipboard());
  await visit(page, 'guides/getting-started.html');
  await ready(page);
  await page.getByText('API key, settings').click();
  await page.getByLabel('report-success-status').selectOption('201');
  await page.getByText('API key, settings (1 changed)').waitFor();
  await button(page, 'Upload a sample').click();
  await reaches(page, 'REVIEWING');
  await button(page, 'report').click();
  await page.locator('.try-it .status', { hasText: '201' }).waitFor();
  await button(page, 'Copy as curl').first().click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^curl [^]*\/report/);
  // As in a page that came without TLS.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.locator('.try-it .exchange > summary').nth(1).click();
  await button(page, 'Copy as curl').nth(1).click();
  const pasted = await page.context().newPage();
  await pasted.setContent('<textarea>');
  await pasted.locator('textarea').press('Control+V');
  await expect.poll(() => pasted.locator('textarea').inputValue()).toMatch(/^curl [^]*\/upload/);
  await pasted.close();
  await page.locator('.try-it').getByLabel('API key').selectOption('No key');
  await button(page, 'get').click();
  await page.locator('.try-it .status', { hasText: '401' }).waitFor();
  expect(problems).toEqual([]);
});

it('fits a telephone, with letters of 12 pixels in its diagram, and the state in view', async () => {
  const { page } = await open({ viewport: { width: 360, height: 740 } });
  await visit(page, 'guides/getting-started.html');
  await ready(page);
  for (const summary of ['Files of the sample', 'API key, settings'])
    await page.locator('.try-it').getByText(summary).click();
  await button(page, 'Upload a sample').click();
  await reaches(page, 'REVIEWING');
  const heights = await page.locator('.try-it svg.diagram').evaluate((svg: SVGSVGElement) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return [...svg.querySelectorAll('text')].map(
      (text) => parseFloat(getComputedStyle(text).fontSize) * scale,
    );
  });
  expect(Math.min(...heights)).toBeGreaterThan(11.9);
  const frame = await page.locator('.try-it .picture').boundingBox();
  const state = await current(page).boundingBox();
  if (!frame || !state) throw new Error('There is no diagram.');
  expect(state.x).toBeGreaterThanOrEqual(frame.x);
  expect(state.x + state.width).toBeLessThanOrEqual(frame.x + frame.width);
  expect(state.y + state.height).toBeLessThanOrEqual(frame.y + frame.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const buttons = await page.locator('.try-it').locator('button, .file').filter({ visible: true }).all();
  const sizes = await Promise.all(buttons.map((each) => each.boundingBox()));
  expect(sizes.length).toBeGreaterThan(15);
  // High enough for a finger.
  for (const size of sizes) expect(size?.height).toBeGreaterThanOrEqual(24);
  expect(await violations(page, '.try-it')).toEqual([]);
});

it('sends to a server of the reader where the policy of the page allows it', async () => {
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(() => sandbox.close());
  const published = await open();
  await visit(published.page, 'guides/getting-started.html');
  await ready(published.page);
  await published.page.getByText('API key, settings').click();
  expect(await published.page.getByLabel('Base URL of a server').count()).toBe(0);

  const { page, problems } = await openLocal('guides/getting-started.html', sandbox.baseUrl);
  await page.getByText('API key, settings, base URL').click();
  await page.getByLabel('Base URL of a server').fill(sandbox.baseUrl);
  await page.locator('.try-it').getByLabel('API key').fill('my-key');
  await page.getByLabel('team_id').fill('team-9');
  await button(page, 'Upload a sample').click();
  await page.locator('.try-it .status.good').waitFor();
  const [upload] = sandbox.team('team-9').uploads();
  expect(upload?.tasks.length).toBe(1);
  await expect.poll(() => page.getByLabel('upload_id').inputValue()).toBe(upload?.id);
  await button(page, 'Get an upload').click();
  await page.locator('.try-it .exchange').nth(1).waitFor();
  expect(
    sandbox
      .team('team-9')
      .journal()
      .map(({ operation }) => operation),
  ).toEqual(['createUpload', 'getUpload']);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('my-key');
  await page.getByText(`These requests go to ${sandbox.baseUrl}, with team_id team-9,`).waitFor();
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await button(page, 'discard').click();
  await expect.poll(() => asked).toEqual([`discard is irreversible. Send it to ${sandbox.baseUrl}?`]);
  expect(sandbox.team('team-9').journal()).toHaveLength(2);
  expect(problems).toEqual([]);
});

it('says why a server may not respond', async () => {
  const { page } = await openLocal('guides/getting-started', 'http://localhost:1');
  await page.getByText('API key, settings, base URL').click();
  await page.getByLabel('Base URL of a server').fill('http://localhost:1');
  await button(page, 'Upload a sample').click();
  await page.getByText('a server listens at http://localhost:1').waitFor();
  await page.getByText(/allows requests from http:\/\/localhost:\d+ \(CORS\)/).waitFor();
});

it('npm start offers the server of the reader at a URL that ends in a slash, too', async () => {
  const { page, problems } = await openLocal('guides/getting-started/');
  await page.getByText('API key, settings, base URL').waitFor();
  expect(problems).toEqual([]);
});
