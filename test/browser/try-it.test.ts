import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { open, useBrowser, visit } from './browser.ts';

useBrowser();

const button = (page: Page, name: string) =>
  page.locator('.try-it').getByRole('button', { name, exact: true });
const current = (page: Page) => page.locator('.try-it [data-state].current');

/** Waits until the diagram marks a state. */
const reaches = (page: Page, state: string) =>
  page.locator(`.try-it [data-state="${state}"].current`).waitFor({ timeout: 10_000 });

const responses = (page: Page) => page.locator('.try-it .log summary').allInnerTexts();

it('works with the network cut: upload, approve, complete, and a second complete is rejected', async () => {
  const { page, problems } = await open();
  await visit(page, 'guides/getting-started.html');
  await page.locator('.try-it button.first:enabled').waitFor();
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
  const folder = mkdtempSync(join(tmpdir(), 'docproc-try-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // The page shows the newest task, which is that of the last file.
  const files = ['invoice.pdf', 'fail.pdf'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, 'bytes');
  const { page, problems } = await open();
  await visit(page, 'guides/getting-started.html');
  await page.locator('.try-it button.first:enabled').waitFor();
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
  await page.locator('.try-it button.first:enabled').waitFor();
  await button(page, 'Upload a sample').focus();
  await page.keyboard.press('Enter');
  await reaches(page, 'REVIEWING');
  // From the first button over the file, "Start over", get, complete: the order in which they stand.
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await reaches(page, 'COMPLETED');
});
