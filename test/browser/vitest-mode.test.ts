/** The handlers for Mock Service Worker in Vitest's browser mode, where the tests themselves run in the page. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { execute } from '../../scripts/lib/execute.ts';
import { launchOptions } from './chromium.ts';
import { temporaryInProject } from '../support/folders.ts';

const { resolve } = createRequire(import.meta.url);

const config = (options: object): string => `
  import { playwright } from '@vitest/browser-playwright';
  import { defineConfig } from 'vitest/config';

  export default defineConfig({
    cacheDir: 'cache',
    // A package that is prepared while a test runs has the page load again.
    optimizeDeps: { include: ['msw', 'msw/browser'] },
    test: {
      testTimeout: 240_000,
      hookTimeout: 240_000,
      browser: {
        connectTimeout: 240_000,
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: ${JSON.stringify(options)} }),
        instances: [{ browser: 'chromium' }],
      },
    },
  });`;

const tests = `
  import { createClient } from '@docproc/client';
  import { createHandlers, createSandbox } from '@docproc/sandbox/msw';
  import { setupWorker } from 'msw/browser';
  import { afterAll, beforeAll, expect, test } from 'vitest';

  const sandbox = createSandbox();
  const worker = setupWorker(...createHandlers(sandbox));
  beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }));
  afterAll(() => worker.stop());

  const docproc = createClient({
    baseUrl: 'https://docproc.example',
    apiKey: 'key',
    teamId: 'team-1',
    projectId: 'project-1',
    retries: 0,
  });

  test('a task is completed once', async () => {
    sandbox.seed({ id: 'task-1' });
    await docproc.tasks.complete('task-1');
    await expect(docproc.tasks.complete('task-1')).rejects.toMatchObject({ status: 400 });
    expect(sandbox.journal().map(({ status }) => status)).toEqual([200, 400]);
  });

  test('a file of a page becomes a task', async () => {
    const { id } = await docproc.uploads.create({ files: [new File(['four'], 'a.pdf')] });
    expect(sandbox.uploads().map((upload) => upload.id)).toContain(id);
    expect(document.contentType).toBe('text/html');
  });

  test('faults apply, and other requests reach their servers', async () => {
    sandbox.fault({ fault: 'cut' });
    await expect(docproc.tasks.get('task-1')).rejects.toMatchObject({ name: 'ConnectionError' });
    expect((await fetch('/mockServiceWorker.js')).status).toBe(200);
  });`;

it('responds to the requests of tests in a browser', async () => {
  const folder = temporaryInProject();
  mkdirSync(join(folder, 'public'));
  copyFileSync(resolve('msw/mockServiceWorker.js'), join(folder, 'public/mockServiceWorker.js'));
  writeFileSync(join(folder, 'vitest.config.js'), config(await launchOptions()));
  writeFileSync(join(folder, 'tasks.test.js'), tests);
  const vitest = join(dirname(resolve('vitest/package.json')), 'vitest.mjs');
  const { code, output } = await execute(process.execPath, [vitest, 'run'], { cwd: folder });
  expect(output).toMatch(/Tests .*3 passed/);
  expect(code).toBe(0);
});
