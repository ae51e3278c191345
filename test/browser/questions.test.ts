import { expect, it } from 'vitest';
import { darken, open, useBrowser, violations, visit } from './browser.ts';

useBrowser();

const file = (text: string) => ({
  name: 'result.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const shown = '.question:not([hidden])';

it('filters by area, by what is affected and by operation', async () => {
  const { page, problems } = await open();
  await visit(page, 'open-questions.html');
  // A choice has no effect before the page is interactive.
  await page.getByText(/\d+ shown/).waitFor();
  const count = () => page.locator(shown).count();
  const all = await count();
  await page.getByLabel('Area').selectOption('Uploads');
  await expect.poll(count).toBeLessThan(all);
  const uploads = await count();
  await page.getByLabel('Client impact').selectOption('what you receive');
  await expect.poll(count).toBeLessThan(uploads);
  await page.getByLabel('Touches operation').selectOption('createUpload');
  await page.locator(`${shown} [id="creation-status"]`).waitFor();
  expect(await page.locator(`${shown} [id="unlock-response"]`).count()).toBe(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(count).toBe(all);
  expect(problems).toEqual([]);
});

it('shows the interpretations of a result file, and rejects any other file', async () => {
  const { page, problems } = await open();
  await visit(page, 'open-questions.html');
  // A choice has no effect before the page is interactive.
  await page.getByText(/\d+ shown/).waitFor();
  const input = page.getByLabel('Load a result file');
  const interpretations = [
    { setting: 'creation-status', value: '201', evidence: '<b>createUpload</b> returned 201.' },
    { setting: 'report-success-status', value: '200', evidence: 'reportTask returned 200.' },
    { setting: 'unlock-response', value: null, evidence: 'No task could be unlocked.' },
    { setting: 'of-another-version', value: 'x', evidence: '' },
  ];
  await input.setInputFiles(file(JSON.stringify({ interpretations })));
  await page.getByText('4 interpretations of your server, 1 different from the sandbox.').waitFor();
  const own = page.locator('.question', { has: page.locator('[id="creation-status"]') });
  expect(await own.locator('.observed').allTextContents()).toEqual([
    'This server: 201',
    '<b>createUpload</b> returned 201.',
  ]);
  expect(await page.locator('[data-label=Setting] .observed').filter({ visible: true }).count()).toBe(3);
  await own.getByRole('button').click();
  await page.getByLabel('This server').selectOption('other');
  await expect.poll(() => page.locator(shown).count()).toBe(1);
  expect(await violations(page, '.vp-doc')).toEqual([]);
  await darken(page);
  expect(await violations(page, '.vp-doc', 'colors')).toEqual([]);

  for (const text of ['no JSON', '{}', '{"interpretations":[{"setting":1}]}']) {
    await input.setInputFiles(file(text));
    await page.getByText('This is not a result file').waitFor();
    await expect.poll(() => page.locator('.observed').count()).toBe(0);
  }
  expect(problems).toEqual([]);
});
