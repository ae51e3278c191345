/** The fixtures for Playwright, run by Playwright. */
import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../artifacts/project.ts';
import { launchOptions } from './chromium.ts';
import { temporaryInProject } from '../support/folders.ts';

const spec = `
  import { createHash } from 'node:crypto';
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { basename, dirname } from 'node:path';
  import { expect, routeToSandbox, test } from '@docproc/sandbox/playwright';

  const path = (team, rest) => '/v2/' + team + '/project/project-1/' + rest;

  /** Sends a request from the page, and returns its status and body, or the error. */
  const send = (page, url, init) =>
    page.evaluate(
      async ([url, { file, ...init }]) => {
        const body = new FormData();
        body.append('projectId', 'project-1');
        body.append('file', document.querySelector('input').files[0] ?? '');
        const headers = { authorization: 'Bearer k', 'x-request-id': '1' };
        const response = await fetch(url, { headers, ...init, ...(file && { method: 'POST', body }) });
        return [response.status, await response.text()];
      },
      [url, init],
    ).catch((error) => error.message);

  test.beforeEach(async ({ page }) => {
    await page.route(/^http:..app.test.(other)?$/, (route) => route.fulfill({ contentType: 'text/html', body: '<input type="file">' }));
    await page.goto('http://app.test/');
  });

  test.describe('with files on disk', () => {
    const file = (path, size) => {
      mkdirSync(dirname(path), { recursive: true });
      const bytes = Buffer.alloc(size, path);
      writeFileSync(path, bytes);
      return { path, name: basename(path), size, sha256: createHash('sha256').update(bytes).digest('hex') };
    };
    const [one, other, same, none, large] = [
      file('disk/one.pdf', 3_000), file('disk/other "2".pdf', 7_000_000), file('disk/again/one.pdf', 4_000),
      file('disk/none.pdf', 0), file('disk/large.pdf', 42_000_000),
    ];
    /** Sends the files of inputs from the page in some way, and returns the status and what the sandbox received. */
    const upload = async (page, team, how) => {
      await page.evaluate(how, 'https://docproc.example' + path(team.id, 'upload'));
      await expect.poll(() => team.journal().length).toBeGreaterThan(0);
      const { status, form } = team.journal().at(-1);
      return [status, form.files.map(({ name, size, sha256 }) => ({ name, size, sha256 }))];
    };
    const received = (...files) => files.map(({ path, ...rest }) => rest);
    const byFetch = (url) => {
      const body = new FormData();
      body.append('projectId', 'project-1');
      for (const input of document.querySelectorAll('input')) for (const each of input.files) body.append('file', each);
      return fetch(url, { method: 'POST', headers: { authorization: 'Bearer k' }, body });
    };

    test('their bytes arrive, of several, empty and too large ones', async ({ page, team }) => {
      await page.setContent('<input type="file" multiple>');
      await page.setInputFiles('input', [one.path, other.path]);
      expect(await upload(page, team, byFetch)).toEqual([201, received(one, other)]);
      await page.setInputFiles('input', [one.path, same.path]);
      expect(await upload(page, team, byFetch)).toEqual([201, received(one, same)]);
      await page.setInputFiles('input', none.path);
      const [status, files] = await upload(page, team, byFetch);
      expect([status, files[0].size]).toEqual([201, 0]);
      await page.setInputFiles('input', large.path);
      expect((await upload(page, team, byFetch))[0]).toBe(413);
    });

    test('whatever the page does with them', async ({ page, team }) => {
      await page.setContent('<input type="file">');
      await page.setInputFiles('input', same.path);
      await page.setInputFiles('input', one.path);
      const byRequest = (url) => {
        const body = new FormData();
        body.append('projectId', 'project-1');
        const [each] = document.querySelector('input').files;
        document.querySelector('input').value = '';
        body.append('file', new Blob([each], { type: 'application/pdf' }), each.name);
        body.append('file', each);
        const request = new XMLHttpRequest();
        request.open('POST', url);
        request.setRequestHeader('authorization', 'Bearer k');
        request.send(body);
      };
      expect(await upload(page, team, byRequest)).toEqual([201, received(one, one)]);
      const choosing = page.waitForEvent('filechooser');
      await page.evaluate(() => {
        globalThis.chosen = new Promise((resolve) => {
          const input = Object.assign(document.createElement('input'), { type: 'file' });
          input.addEventListener('change', () => resolve(input.files[0]));
          input.click();
        });
      });
      await (await choosing).setFiles(other.path);
      const detached = async (url) => {
        const body = new FormData();
        body.append('projectId', 'project-1');
        body.append('file', await globalThis.chosen);
        return fetch(url, { method: 'POST', headers: { authorization: 'Bearer k' }, body });
      };
      expect((await upload(page, team, detached))[1][0].sha256).toBe(other.sha256);
    });

    test('one that has another name is an error', async ({ page, team }) => {
      test.fail();
      await page.setContent('<input type="file">');
      await page.setInputFiles('input', one.path);
      const renamed = (url) => {
        const body = new FormData();
        body.append('projectId', 'project-1');
        body.append('file', document.querySelector('input').files[0], 'another.pdf');
        return fetch(url, { method: 'POST', headers: { authorization: 'Bearer k' }, body }).catch(() => {});
      };
      await page.evaluate(renamed, 'https://docproc.example' + path(team.id, 'upload'));
      await page.evaluate(() => {});
    });
  });

  const teams = new Set();
  for (const api of ['https://docproc.example', 'http://app.test']) {
    test('uploads a file of the page to ' + api, async ({ page, team, sandbox }) => {
      teams.add(team.id);
      expect(teams.size).toBe(api.startsWith('https') ? 1 : 2);
      await page.setInputFiles('input', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_000) });
      const [status, body] = await send(page, api + path(team.id, 'upload'), { file: true, credentials: 'include' });
      expect([status, JSON.parse(body).fileSize]).toEqual([201, 5_000]);
      const [{ id }] = team.tasks();
      expect((await send(page, api + path(team.id, 'task/' + id + '/approve'), { method: 'POST' }))[0]).toBe(200);
      expect(team.events()).toHaveLength(1);
      expect(team.journal()).toHaveLength(2);
      expect(sandbox.tasks()).toEqual([]);
    });
  }

  test('applies faults, and leaves other requests alone', async ({ page, team }) => {
    team.seed({ id: 't' });
    const url = 'https://docproc.example' + path(team.id, 'task/t');
    team.fault({ fault: 'cut' });
    expect(await send(page, url, {})).toContain('Failed to fetch');
    team.fault({ fault: 'status', status: 503 });
    expect((await send(page, url, {}))[0]).toBe(503);
    team.fault({ fault: 'status', status: 429, headers: { 'Retry-After': '3' } });
    const init = { headers: { authorization: 'Bearer k' } };
    const read = async ([url, init]) => (await fetch(url, init)).headers.get('retry-after');
    expect(await page.evaluate(read, [url, init])).toBe('3');
    await page.route('https://docproc.example/other', (route) => route.fulfill({ status: 418 }));
    expect(await send(page, 'https://docproc.example/other', {})).toEqual([418, '']);
    expect(await send(page, 'http://app.test/other', {})).toEqual([200, '<input type="file">']);
    expect(team.journal()).toHaveLength(3);
  });

  test.describe('with options', () => {
    test.use({ teamId: 'acme', sandboxBaseUrl: 'http://app.test/api' });
    for (const name of ['first', 'second']) {
      test('begins with an empty team of that id: ' + name, async ({ page, team, sandbox }) => {
        expect(team.tasks()).toEqual([]);
        team.seed({ id: 't' });
        const [status] = await send(page, '/api' + path('acme', 'task/t'), {});
        expect(status).toBe(200);
        expect(await send(page, path('acme', 'task/t'), {})).toContain('Failed to fetch');
      });
    }
  });

  test('a context of the test itself', async ({ browser, team, sandbox }) => {
    team.seed({ id: 't' });
    const context = await browser.newContext();
    await routeToSandbox(context, sandbox);
    const page = await context.newPage();
    const response = await page.goto('https://docproc.example' + path(team.id, 'task/t'));
    expect(response.status()).toBe(401);
    await context.close();
  });`;

it('has a team for each test, and leads requests of pages to the sandbox', async () => {
  const folder = temporaryInProject();
  mkdirSync(join(folder, 'node_modules/@docproc'), { recursive: true });
  symlinkSync(join(root, 'generated/sandbox'), join(folder, 'node_modules/@docproc/sandbox'), 'dir');
  const config = {
    outputDir: join(folder, 'results'),
    reporter: 'line',
    workers: 1,
    timeout: 240_000,
    expect: { timeout: 120_000 },
    use: { launchOptions: await launchOptions() },
  };
  writeFileSync(join(folder, 'playwright.config.mjs'), `export default ${JSON.stringify(config)};`);
  writeFileSync(join(folder, 'a.spec.mjs'), spec);
  const bin = join(root, 'generated/sandbox/dist/bin.js');
  const playwright = [process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'test'];
  const run = promisify(execFile)(
    process.execPath,
    [bin, '--set', 'creation-status=201', '--', ...playwright],
    { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', CI: '1' } },
  );
  const { stdout } = await run.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr);
  });
  expect(stdout).toMatch(/9 passed/);
  // All tests of the runner, on a machine that may be slow.
}, 900_000);
