import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningDocs, startDocs } from '../../scripts/artifacts/site/vite/dev-server.ts';
import { root } from '../artifacts/project.ts';
import { browser } from './browser.ts';

const contract = mkdtempSync(join(tmpdir(), 'docproc-dev-'));
cpSync(join(root, 'openapi'), contract, { recursive: true });

let docs: RunningDocs;
let page: Page;
const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(async () => {
  docs = await startDocs({ port: 0, contract });
  page = await browser.newPage();
  page.setDefaultTimeout(240_000);
});
afterAll(async () => {
  await page.close();
  printed.mockRestore();
  await updates;
  await docs.close();
  rmSync(contract, { recursive: true });
});

let updates: Promise<void> = Promise.resolve();

/** Replaces text in a file of the contract, and lets the docs follow. */
function edit(file: string, from: string, to: string): void {
  const path = join(contract, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, text.replace(from, to));
  // As the command does: one after another.
  updates = updates.then(() => docs.update(true));
}

const shows = (text: string) => page.getByText(text).first().waitFor({ timeout: 240_000 });

it('an edit of the contract is shown without a reload, and one that breaks it is reported', async () => {
  await page.goto(`${docs.url}guides/task-lifecycle.html`);
  await shows('An error occurred during processing.');
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));

  edit('schemas/TaskStatus.yaml', 'An error occurred during processing.', 'The pipeline stopped.');
  await shows('The pipeline stopped.');

  edit('schemas/TaskStatus.yaml', 'The pipeline stopped.', 'Nothing: [');
  const report = /schemas\/TaskStatus\.yaml:\d+:\d+: This is not YAML.*The pages show the last good state\./s;
  await expect.poll(() => printed.mock.calls.flat().join('\n')).toMatch(report);
  await shows('The pipeline stopped.');

  edit('schemas/TaskStatus.yaml', 'Nothing: [', 'It ended early.');
  await shows('It ended early.');
  expect(await page.locator('body').getAttribute('data-loaded')).toBe('once');
});

it('an edit of an operation is shown on its page, which no file has', async () => {
  await page.goto(`${docs.url}reference/discardTask.html`);
  await shows('Discard a task');
  edit('paths/task-discard.yaml', 'summary: Discard a task', 'summary: Drop a task');
  await shows('Drop a task');
});

it('the console runs a sandbox of the contract', async () => {
  await page.goto(`${docs.url}guides/getting-started.html`);
  await page.getByRole('button', { name: 'Upload a sample', disabled: false }).click({ timeout: 240_000 });
  await page.locator('.try-it [data-state="REVIEWING"].current').waitFor({ timeout: 240_000 });
});

it.each([
  [
    'reference/',
    'text/html; charset=utf-8',
    '<title>Reference on one page | Document Processing Kit</title>',
  ],
  ['reference/getTask.md', 'text/markdown; charset=utf-8', '# Get a task'],
  ['openapi.json', 'application/json', '"It ended early."'],
  ['llms.txt', 'text/plain; charset=utf-8', '## Operations'],
  ['workflows.arazzo.yaml', 'application/yaml', 'arazzo:'],
])('serves %s as the build makes it', async (path, type, text) => {
  const response = await fetch(docs.url + path);
  expect(response.headers.get('content-type')).toBe(type);
  expect(await response.text()).toContain(text);
});

it('an edit that takes what a guide asks for is reported with the guide, and its last state is shown', async () => {
  await page.goto(`${docs.url}guides/reviewing.html`);
  await shows('If the state does not allow it');
  printed.mockClear();
  edit('paths/task-unlock.yaml', 'operationId: unlockTask', 'operationId: openTask');
  const report =
    /docs\/guides\/reviewing\.md:\d+: <!-- contract: .* unlockTask -->: There is no operation unlockTask/;
  await expect.poll(() => printed.mock.calls.flat().join('\n')).toMatch(report);
  await shows('If the state does not allow it');
});
