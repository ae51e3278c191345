/** The handlers for Mock Service Worker in a browser, where a service worker leads requests to the page. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../scripts/lib/serve.ts';
import { root } from '../artifacts/project.ts';
import { launch } from './chromium.ts';

/** Runs in the page. */
const program = `
  import { createClient } from '@docproc/client';
  import { createHandlers, createSandbox } from '@docproc/sandbox/msw';
  import { setupWorker } from 'msw/browser';

  globalThis.run = async () => {
    const sandbox = createSandbox();
    await setupWorker(...createHandlers(sandbox)).start({ quiet: true, onUnhandledRequest: 'bypass' });
    const docproc = createClient({
      baseUrl: 'https://docproc.example',
      apiKey: sandbox.apiKey(),
      teamId: 'team-1',
      projectId: 'project-1',
      retries: 0,
    });
    const { id } = await docproc.uploads.create({ files: [new File(['four'], 'a.pdf'), new File(['x'], 'fail.pdf')] });
    const [good, bad] = sandbox.uploads().find((upload) => upload.id === id).tasks;
    await docproc.tasks.complete(good);
    const rejected = await docproc.tasks.complete(bad).catch((error) => error.status);
    sandbox.fault({ fault: 'cut' });
    const cut = await docproc.tasks.get(good).catch((error) => error.name);
    const page = await fetch('/index.html');
    return { rejected, cut, page: page.status, tasks: sandbox.tasks(), journal: sandbox.journal() };
  };`;

interface Result {
  rejected: number;
  cut: string;
  page: number;
  tasks: { name: string; status: string }[];
  journal: { status: number }[];
}

it('leads the requests of a page to the sandbox in it', async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/msw-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'program.js'), program);
  const bundle = await rolldown({ input: join(folder, 'program.js'), platform: 'browser' });
  await bundle.write({ dir: folder, entryFileNames: 'bundle.js', format: 'es' });
  await bundle.close();
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  copyFileSync(worker, join(folder, 'mockServiceWorker.js'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="bundle.js"></script>');
  const server = await serve(folder, 0);
  onTestFinished(() => server.close().closeAllConnections());

  const browser = await launch();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/index.html`);
  await page.waitForFunction(() => 'run' in globalThis);
  const result = await page.evaluate(() =>
    (globalThis as typeof globalThis & { run: () => Promise<Result> }).run(),
  );

  const { tasks, journal, ...rest } = result;
  expect(tasks.map(({ name, status }) => [name, status])).toEqual([
    ['a.pdf', 'COMPLETED'],
    ['fail.pdf', 'FAILED'],
  ]);
  expect(journal.map(({ status }) => status)).toEqual([200, 200, 400, 200]);
  expect(rest).toEqual({ rejected: 400, cut: 'ConnectionError', page: 200 });
});
