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
  await page.getByLabel('Client impact').selectOption('handle each response');
  await expect.poll(count).toBeLessThan(uploads);
  await page.getByLabel('Touches operation').selectOption('createUpload');
  await page.locator(`${shown} [id="creation-status"]`).waitFor();
  expect(await page.locator(`${shown} [id="unlock-response"]`).count()).toBe(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Touches operation').selectOption('moveUpload');
  await expect.poll(count).toBeLessThan(all);
  // Those about every operation.
  for (const id of ['missing-scope-status', 'rate-limits', 'missing-fields', 'path-project-mismatch'])
    expect(await page.locator(`${shown} [id="${id}"]`).count(), id).toBe(1);
  expect(await page.getByRole('button', { name: /^Copy \d+ for/ }).textContent()).toContain(
    String(await count()),
  );
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

const rows = '.questions .question';
const details = '.question .details';

it('is a table whose rows open their details with the keyboard', async () => {
  const { page, problems } = await open();
  await visit(page, 'open-questions.html');
  const table = page.getByRole('table');
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Pick',
    'Question',
    'Area',
    'Kind',
    'Setting',
    'Operations',
    'Client impact',
  ]);
  const count = await page.locator(rows).count();
  expect(count).toBeGreaterThan(60);
  expect(await page.locator(details).filter({ visible: true }).count()).toBe(0);
  const button = page.getByRole('button', { name: 'Side effects of a report' });
  await button.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  const shown = page.locator(details).filter({ visible: true });
  expect(await shown.allTextContents()).toEqual([expect.stringContaining('Sandbox')]);
  await button.press('Space');
  await expect.poll(() => shown.count()).toBe(0);
  expect(problems).toEqual([]);
});

it('an address opens its row, on arrival and later', async () => {
  const { page } = await open();
  await visit(page, 'open-questions.html#unlock-response');
  const shown = () =>
    page
      .locator(`${rows}:has(.details)`)
      .filter({ has: page.locator('.details').filter({ visible: true }) })
      .locator('h3')
      .evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(shown).toEqual(['unlock-response']);
  const button = page.locator('#unlock-response button');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  await page.evaluate(() => (location.hash = '#rate-limits'));
  await expect.poll(shown).toEqual(expect.arrayContaining(['rate-limits']));
  // What a URL has opened can be closed.
  await page.locator('#rate-limits button').click();
  await expect.poll(shown).not.toContain('rate-limits');
});

it('without scripts and in print, every row is open', async () => {
  const without = await open({ javaScriptEnabled: false });
  await visit(without.page, 'open-questions.html');
  const closed = (page: typeof without.page) => page.locator(details).filter({ visible: false }).count();
  expect(await closed(without.page)).toBe(0);
  const { page } = await open();
  await visit(page, 'open-questions.html');
  expect(await closed(page)).toBeGreaterThan(60);
  await page.emulateMedia({ media: 'print' });
  expect(await closed(page)).toBe(0);
  const left = (cell: string) =>
    page
      .locator(`table.questions ${cell}`)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  const [heads, cells] = [await left('thead th'), await left('tbody:first-of-type tr:first-child > *')];
  expect(heads).toEqual(cells);
});

it('shows each row as a card on a telephone', async () => {
  const { page } = await open({ viewport: { width: 390, height: 800 } });
  await visit(page, 'open-questions.html#no-access-status');
  const row = page.locator(rows, { has: page.locator('#no-access-status') });
  const card = await row.boundingBox();
  for (const label of ['Area', 'Kind', 'Setting', 'Operations', 'Client impact']) {
    const cell = row.locator(`[data-label="${label}"]`);
    expect((await cell.boundingBox())?.x, label).toBe(Number(card?.x) + 1);
    expect(await cell.evaluate((each) => getComputedStyle(each, '::before').content), label).toContain(label);
  }
});

it('copies what is picked as one text for the provider', async () => {
  const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await visit(page, 'open-questions.html');
  // A choice has no effect before the page is interactive.
  await page.getByText(/\d+ shown/).waitFor();
  await page.getByLabel('Pick Side effects of a report').check();
  await page.getByLabel('Pick Base URL of the service').check();
  await page.getByRole('button', { name: 'Copy 2 for your provider' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')).toEqual([
    '1. Base URL of the service: What is the base URL of the service?',
    expect.stringMatching(/^2\. Side effects of a report: \S.*\?$/),
  ]);
});

it('accepts a result file that is dropped', async () => {
  const { page } = await open();
  await visit(page, 'open-questions.html');
  await page.getByText(/\d+ shown/).waitFor();
  const dataTransfer = await page.evaluateHandle(() => {
    const interpretations = [{ setting: 'creation-status', value: '202', evidence: 'It returned 202.' }];
    const dropped = new DataTransfer();
    dropped.items.add(new File([JSON.stringify({ interpretations })], 'result.json'));
    return dropped;
  });
  await page.locator('.question-filter .drop').dispatchEvent('drop', { dataTransfer });
  await page.getByText('1 interpretation of your server, 1 different from the sandbox.').waitFor();
  expect(await page.locator('[data-label=Setting] .observed').allTextContents()).toEqual([
    'This server: 202',
  ]);
});
