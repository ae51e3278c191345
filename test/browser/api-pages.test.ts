import { expect, it } from 'vitest';
import { clipboard, open, visit } from './browser.ts';

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

it('values of the reader are in every sample, as it is copied, and stay in the browser', async () => {
  const { page, problems } = await open(await clipboard());
  await visit(page, 'reference/getTask.html');
  await page.locator('.VPNavBar').getByRole('button', { name: 'Your values' }).click();
  const dialog = page.getByRole('dialog');
  const invalid = dialog.locator('input:invalid');
  await dialog.getByLabel('Base URL').fill('docproc.example');
  await expect.poll(() => invalid.count()).toBe(1);
  await dialog.getByLabel('Base URL').fill('https://docproc.example');
  expect(await invalid.count()).toBe(0);
  await dialog.getByLabel('Team ID').fill('acme');
  await dialog.getByLabel('Project ID').fill("it's");
  await dialog.getByLabel('Environment variable').fill('MY_KEY');
  await dialog.getByRole('button', { name: 'Done' }).click();
  // It leads to what does not fit.
  await dialog.getByLabel('Project ID').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await visit(page, 'reference/getTask.html');
  const samples = page.locator('.api-samples');
  const curl = samples.locator('.language-sh').first();
  await expect
    .poll(() => curl.locator('code').textContent())
    .toContain('/v2/acme/project/project-1/task/task-1');
  await curl.getByRole('button', { name: 'Copy code' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(copied)
    .toBe(
      'curl https://docproc.example/v2/acme/project/project-1/task/task-1 \\\n  --header "Authorization: Bearer $MY_KEY"',
    );
  expect(await samples.locator('.language-ts code').textContent()).toContain('apiKey: process.env.MY_KEY,');
  expect(await samples.locator('.language-python code').textContent()).toMatch(
    /import os, requests[^]*"Bearer " \+ os\.environ\["MY_KEY"\]/,
  );
  expect(await samples.locator('.language-js code').textContent()).toContain(
    '`Bearer ${process.env.MY_KEY}`',
  );
  expect(problems).toEqual([]);
});

it.each(['{', 'null', '{"team":5}'])('what is stored as %s is no value of the reader', async (text) => {
  const { page, problems } = await open();
  await page.addInitScript((value) => localStorage.setItem('docproc-values', value), text);
  await visit(page, 'reference/getTask.html');
  await page.locator('.VPNavBar').getByRole('button', { name: 'Your values' }).click();
  await page.getByRole('dialog').getByLabel('Team ID').waitFor();
  expect(problems).toEqual([]);
});

it('the console of an operation sends it to a task in the chosen state, with no request', async () => {
  const { page, problems } = await open();
  await visit(page, 'reference/completeTask.html');
  const result = page.locator('.try-operation');
  await page.getByRole('button', { name: 'Send request' }).click();
  await result.getByText('200', { exact: true }).waitFor();
  expect(await result.locator('.log').textContent()).toContain('"status": "PROCESSING"');
  await page.getByLabel('Task status before').selectOption('COMPLETED');
  await page.getByRole('button', { name: 'Send request' }).click();
  await result.getByText('400', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

it('the console of an operation sends the IDs, key and body that are edited, and succeeds at first', async () => {
  const { page, problems } = await open();
  const result = page.locator('.try-operation');
  const send = page.getByRole('button', { name: 'Send request' });
  await visit(page, 'reference/disapproveTask.html');
  await send.click();
  await result.getByText('200', { exact: true }).waitFor();
  await result.getByText('Edit the request').click();
  await result.getByLabel('task_id').fill('no-such-task');
  await send.click();
  await result.getByText('404', { exact: true }).waitFor();
  await result.getByLabel('API key').fill('sandbox:invalid');
  await send.click();
  await result.getByText('401', { exact: true }).waitFor();
  await visit(page, 'reference/createUpload.html');
  await result.getByText('Edit the request').click();
  await result.getByLabel('projectId').fill('');
  await send.click();
  await result.getByText('400', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

it('examples of responses are beside the text, one open at a time, and tables have few stops of the keyboard', async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 } });
  await visit(page, 'reference/reportTask.html');
  const examples = page.locator('.api-examples');
  const opened = () => examples.locator('details[open] .status').allTextContents();
  await expect.poll(opened).toEqual(['200']);
  await examples.getByText('207').first().click();
  await expect.poll(opened).toEqual(['207']);
  expect(await examples.locator('details[open] pre').textContent()).toContain('made_up_member');
  const place = await examples.boundingBox();
  expect(place?.x).toBeGreaterThan(900);
  const stops = page.locator('.api-body table :is(a, button, input, select)').filter({ visible: true });
  expect(await stops.count()).toBeLessThan(40);
});

it('a URL leads to a field of an object that is folded, with the samples in sight beside it', async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 } });
  const id = 'response-200-payload-pages-annotations-confidence';
  await visit(page, `reference/getTask.html#${id}`);
  await expect.poll(() => page.locator(`#${id}`).isVisible()).toBe(true);
  await page.waitForFunction((field) => {
    const { top = -1 } = document.getElementById(field)?.getBoundingClientRect() ?? {};
    return scrollY > 600 && top >= 0 && top < innerHeight;
  }, id);
  const samples = await page.locator('.api-samples').boundingBox();
  expect(samples?.y).toBeGreaterThan(0);
  expect(samples?.y).toBeLessThan(200);
  expect(samples?.x).toBeGreaterThan(900);
});

it('an error has the badge of an unspecified format, and each possible body', async () => {
  const { page } = await open();
  await visit(page, 'reference/completeTask.html');
  const statuses = page.locator('.api-examples .status');
  expect(await statuses.allTextContents()).toEqual(['200', '400', '401', '404']);
  await page.locator('.api-examples').getByText('404', { exact: true }).click();
  const opened = page.locator('.api-examples details[open]');
  await expect
    .poll(() => opened.locator('pre').allTextContents())
    .toEqual([
      '{"made_up_member": "Something went wrong."}',
      '"Something went wrong."',
      'Something went wrong.',
    ]);
  const badge = opened.getByRole('link', { name: 'not specified' });
  expect(await badge.getAttribute('href')).toContain('open-questions.html#error-body-shape');
  expect(await opened.textContent()).toContain('An empty body.');
});

it('a command is copied with its URL on one line', async () => {
  const { page } = await open({
    ...(await clipboard()),
    viewport: { width: 390, height: 800 },
  });
  await visit(page, 'reference/moveUpload.html');
  const command = page.locator('.api-samples .language-sh').first();
  await command.getByRole('button', { name: 'Copy code' }).click();
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).toMatch(/^ +http:\S+\/upload\/upload-1\/move\/folder-2$/m);
});

it('searches guides and operations with the keyboard', async () => {
  const { page, problems } = await open();
  await visit(page, 'guides/errors.html');
  const search = page.getByRole('searchbox');
  await page.keyboard.press('Control+k');
  await search.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.VPNavBarSearchButton:focus').waitFor();
  await page.keyboard.press('Enter');
  await search.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Complete a task');
  // Results of a part of the words come before.
  await page.locator('.result.selected[href$="reference/completeTask.html#complete-a-task"]').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/reference\/completeTask\.html#complete-a-task/);
  expect(problems).toEqual([]);
});
