/** The action of the sandbox, with its own shell steps run as a runner would run them. */
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { beforeEach, expect, it } from 'vitest';
import { assertBuilt } from '../support/built.ts';
import { gitHubJobs, ownStep } from './guide.ts';
import { bash, commands, freshKit, npm, read, scratch, use } from './runner.ts';

assertBuilt();

let port: number;
let kit: string;
beforeEach(async () => {
  port = await getPort();
  kit = freshKit('generated/sandbox');
});

/** Reads the sample task, and uploads a file, for which the sandbox loads its dependency. */
const test = `node --input-type=module --eval "
  const { DOCPROC_SANDBOX_URL: url, DOCPROC_SANDBOX_KEY: key = 'any-key' } = process.env;
  const headers = { authorization: 'Bearer ' + key };
  const task = await fetch(url + '/v2/team-1/project/project-1/task/task-1', { headers });
  const body = new FormData();
  body.set('projectId', 'project-1');
  body.set('file', new Blob(['text']), 'invoice.pdf');
  const upload = await fetch(url + '/v2/team-1/project/project-1/upload', { method: 'POST', headers, body });
  console.log(task.status, upload.ok);
"`;

it('runs commands while the sandbox is up, with the options of its guide, and installs once', async () => {
  const own = ownStep(gitHubJobs[2], 'sandbox');
  const path = commands({ npm: npm(test) });
  const { cache, ...first } = await use('sandbox', { ...own.with, port }, { kit, path });
  expect(first).toMatchObject({ code: 0, out: '200 true\n' });
  expect(first.err).toMatch(/^npm ci .*\n+--- Run 1: missing-scope-status=401 ---\n/);
  const run = `${test}\nexit 3`;
  const again = await use('sandbox', { port, options: '--examples', run }, { kit, path, cache });
  expect(again).toMatchObject({ code: 3, out: '200 true\n', err: '' });
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});

it('installs again after a change of the lock file, and removes what it had', async () => {
  const script = join(kit, '.github/actions/sandbox/sandbox.sh');
  const env = { DOCPROC_CACHE: scratch(), PATH: commands({ npm: npm('') }) };
  const folder = async () => (await bash(`'${script}' folder`, env)).out.trim();
  const startAndStop = () => bash(`'${script}' start ${port}; '${script}' stop ${port}`, env);
  const before = await folder();
  expect(await startAndStop()).toMatchObject({ code: 0 });
  expect(existsSync(before)).toBe(true);
  appendFileSync(join(kit, '.github/actions/sandbox/package-lock.json'), '\n');
  expect(await folder()).not.toBe(before);
  expect(await startAndStop()).toMatchObject({ code: 0 });
  expect([existsSync(before), existsSync(await folder())]).toEqual([false, true]);
});

it('starts the sandbox for the steps that follow, until the command that it returns stops it', async () => {
  const inputs = { port, options: '--examples' };
  const { outputs, stop, code, err } = await use('sandbox', inputs, {
    kit,
    path: commands({ npm: npm('') }),
  });
  expect(code, err).toBe(0);
  const env = { DOCPROC_SANDBOX_URL: outputs['url'] ?? '' };
  expect(await bash(test, env)).toEqual({
    code: 0,
    out: '200 true\n',
    err: '',
  });
  const log = expect.stringContaining(`listens on http://127.0.0.1:${port}`) as string;
  expect(await stop()).toEqual({ code: 0, out: log, err: '' });
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});

it('installs the one dependency of the package, in the same version', () => {
  const { dependencies } = JSON.parse(read(join('generated/sandbox/package.json'))) as {
    dependencies: object;
  };
  const installed = JSON.parse(read('.github/actions/sandbox/package.json')) as { dependencies: object };
  expect(installed.dependencies).toEqual(dependencies);
});
