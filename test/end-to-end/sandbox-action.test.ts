/** The action of the sandbox, with its own shell steps run as a runner would run them. */
import getPort from 'get-port';
import { beforeEach, expect, it } from 'vitest';
import { gitHubJobs, ownStep } from './guide.ts';
import { bash, commands, freshKit, npm, use } from './runner.ts';

let port: number;
let kit: string;
beforeEach(async () => {
  port = await getPort();
  kit = freshKit('generated/sandbox');
});

/** Reads the sample task, and uploads a file, for which the sandbox loads its parser. */
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

it('runs commands while the sandbox is up, with the options of its guide, and installs nothing', async () => {
  const own = ownStep(gitHubJobs[2], 'sandbox');
  const path = commands({ npm: npm(test) });
  const first = await use('sandbox', { ...own.with, port }, { kit, path });
  expect(first).toMatchObject({ code: 0, out: '200 true\n' });
  expect(first.err).toMatch(/^\n--- Run 1: missing-scope-status=401 ---\n/);
  const run = `${test}\nexit 3`;
  const again = await use('sandbox', { port, options: '--examples', run }, { kit, path });
  expect(again).toMatchObject({ code: 3, out: '200 true\n', err: '' });
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
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
