import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clipboard, darken, open, violations, visit } from './browser.ts';

const file = (text: string) => ({
  name: 'result.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const shown = '.question:not([hidden])';

/** A page whose filters work: they have no effect before it is interactive. */
async function openQuestions(options?: Parameters<typeof open>[0]) {
  const watched = await open(options);
  await visit(watched.page, 'open-questions.html');
  await watched.page.getByText(/\d+ shown/).waitFor();
  return watched;
}

it('filters by area and by operation', async () => {
  const { page, problems } = await openQuestions();
  const count = () => page.locator(shown).count();
  const all = await count();
  expect(all).toBeGreaterThan(60);
  await page.getByLabel('Area').selectOption('Uploads');
  await expect.poll(count).toBeLessThan(all);
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('createUpload');
  await page.locator(`${shown} [id="creation-status"]`).waitFor();
  expect(await page.locator(`${shown} [id="unlock-response"]`).count()).toBe(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('moveUpload');
  await expect.poll(count).toBeLessThan(all);
  // Those about every operation.
  for (const id of ['missing-scope-status', 'rate-limits', 'missing-fields', 'path-project-mismatch'])
    await page.locator(`${shown} [id="${id}"]`).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(count).toBe(all);
  expect(problems).toEqual([]);
});

it('shows the interpretations of a result file, and rejects any other file', async () => {
  const { page, problems } = await openQuestions();
  const input = page.getByLabel('Result file');
  const interpretations = [
    { setting: 'creation-status', value: '201', evidence: '<b>createUpload</b> returned 201.' },
    { setting: 'report-success-status', value: '200', evidence: 'reportTask returned 200.' },
    { setting: 'unlock-response', value: null, evidence: 'No task could be unlocked.' },
    { setting: 'of-another-version', value: 'x', evidence: '' },
  ];
  await input.setInputFiles(file(JSON.stringify({ interpretations })));
  await page.getByText('4 interpretations, 1 different from the sandbox.').waitFor();
  const own = page.locator('.question', { has: page.locator('[id="creation-status"]') });
  expect(await own.locator('.observed').allTextContents()).toEqual([
    'This server: 201. <b>createUpload</b> returned 201.',
  ]);
  expect(await page.locator('.observed').filter({ visible: true }).count()).toBe(3);
  await own.locator('summary').press('Enter');
  await page.getByLabel('different on this server').check();
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

const opened = (page: Page) =>
  page.locator('.question[open] h3').evaluateAll((all) => all.map(({ id }) => id));

it('a URL opens its entry, on arrival and later', async () => {
  const { page } = await open();
  await visit(page, 'open-questions.html#unlock-response');
  await expect.poll(() => opened(page)).toEqual(['unlock-response']);
  await page.evaluate(() => (location.hash = '#rate-limits'));
  await expect.poll(() => opened(page)).toContain('rate-limits');
});

it('a URL leads to its entry, whatever the filter has', async () => {
  const { page } = await openQuestions();
  await page.getByLabel('Words in the question').fill('no such words');
  await page.getByText('0 shown').waitFor();
  await page.evaluate(() => (location.hash = '#missing-fields'));
  await page.locator(`${shown} [id="missing-fields"]`).waitFor();
  await expect.poll(() => page.locator(shown).count()).toBeGreaterThan(60);
});

it('prints every entry as a whole', async () => {
  const { page } = await openQuestions();
  const folded = page.locator('.question > ul').filter({ visible: false });
  expect(await folded.count()).toBeGreaterThan(60);
  await page.emulateMedia({ media: 'print' });
  expect(await folded.count()).toBe(0);
});

it('copies what is shown as one text for the provider', async () => {
  const { page } = await openQuestions(await clipboard());
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('reportTask');
  await page.getByLabel('Words in the question').fill('of a report');
  await page.getByRole('button', { name: /^Copy \d+ for the provider$/ }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const line of text.split('\n')) expect(line).toMatch(/^\d+\. [^\u200B]*: \S.*\?$/);
  expect(text).toMatch(/^\d+\. Side effects of a report: \S.*\?$/m);
});
