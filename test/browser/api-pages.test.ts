import { expect, it } from 'vitest';
import { open, useBrowser, visit } from './browser.ts';

useBrowser();

it('a language that is chosen once holds on every page', async () => {
  const { page, problems } = await open();
  const shown = page.locator('.vp-code-group .active code').first();
  await visit(page, 'reference/createUpload.html');
  await page.locator('.api-samples').getByText('Python', { exact: true }).click();
  await expect.poll(() => shown.textContent()).toContain('import requests');
  await page.locator('.VPSidebar a[href*=getTask]').click();
  await page.getByRole('heading', { name: 'Get a task' }).waitFor();
  await expect.poll(() => shown.textContent()).toContain('requests.get(');
  await visit(page, 'guides/uploads.html');
  await expect.poll(() => shown.textContent()).toContain('import requests');
  expect(problems).toEqual([]);
});

it('the console of an operation sends it to a task in the chosen state, with no request', async () => {
  const { page, problems } = await open();
  await visit(page, 'reference/completeTask.html');
  const result = page.locator('.try-operation');
  await page.getByRole('button', { name: 'Send request' }).click();
  await result.getByText('200', { exact: true }).waitFor();
  expect(await result.locator('.response').textContent()).toContain('"status": "PROCESSING"');
  await page.getByLabel('Task status before').selectOption('COMPLETED');
  await page.getByRole('button', { name: 'Send request' }).click();
  await result.getByText('400', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

it('samples stay in sight beside the text', async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 } });
  await visit(page, 'reference/getTask.html');
  await page.evaluate(() => scrollTo(0, 600));
  const samples = await page.locator('.api-samples').boundingBox();
  expect(samples?.y).toBeGreaterThan(0);
  expect(samples?.y).toBeLessThan(200);
  expect(samples?.x).toBeGreaterThan(900);
});
