/** Every block of docs/guides/mock-in-ci.md that another test does not run. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../artifacts/project.ts';
import { blocks, gitHubJobs, gitLabJobs } from './guide.ts';
import { bash, commands, freshKit, npm, read } from './runner.ts';
import { listen } from '../support/listen.ts';
import { temporary } from '../support/folders.ts';

const [service, mock, sandbox] = gitLabJobs;
const [script = ''] = blocks('sh');
const lines = script.trim().split('\n');

/** Reads the sample task from the server that is up. */
const test = `node --eval "fetch((process.env.DOCPROC_MOCK_URL ?? process.env.DOCPROC_SANDBOX_URL) +
  '/v2/team-1/project/project-1/task/task-1', { headers: { authorization: 'Bearer any-key' } })
  .then(({ status }) => console.log('status', status))"`;

/** Runs lines of the page in an empty project, with a repository of the kit in which nothing is installed. */
async function run(script: string[], env: Record<string, string> = {}) {
  const project = temporary();
  const kit = freshKit('generated/prism', 'generated/sandbox');
  const git = `[ "$*" = 'clone --depth 1 https://git.example/docproc-kit' ]; ln -s '${kit}' docproc-kit`;
  const expanded = Object.entries(env).map(([name, value]) => [
    name,
    value.replace('$CI_PROJECT_DIR', project),
  ]);
  const ports: Record<string, number> = { 4010: await getPort(), 4020: await getPort() };
  const text = script.join('\n').replace(/40[12]0/g, (port) => String(ports[port]));
  const path = {
    PATH: commands({ npm: npm(test), git }),
    DOCPROC_CACHE: join(project, '.docproc'),
  };
  return {
    project,
    ...(await bash(text, { ...path, ...Object.fromEntries(expanded) }, project)),
  };
}

it('has no other blocks than those that tests run', () => {
  expect(gitHubJobs).toHaveLength(3);
  expect(gitLabJobs).toHaveLength(3);
  expect(lines).toHaveLength(3);
  // `conformance-action.test.ts` runs the one of the conformance tool.
  expect(blocks('\\w+')).toHaveLength(8);
});

it('shows a service of GitLab whose command starts Prism on a published contract', async () => {
  const published = createServer((request, response) => {
    const file = request.url?.replace(/^\/docproc-kit\/-\/raw\/main\//, '') ?? '';
    response.end(readFileSync(join(root, file)));
  });
  const publisher = await listen(published);
  const [prism] = service?.services ?? [];
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(prism?.name).toBe(`stoplight/prism:${dependencies['@stoplight/prism-cli']}`);
  expect(service?.variables['DOCPROC_MOCK_URL']).toBe(`http://${prism?.alias}:4010`);
  const port = await getPort();
  const args = (prism?.command ?? []).map((part) =>
    part.replace(/^4010$/, String(port)).replace('https://git.example', publisher),
  );
  const child = spawn(join(root, 'node_modules/.bin/prism'), args, {
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill());
  const headers = { authorization: 'Bearer any-key' };
  const url = `http://127.0.0.1:${port}/v2/team-1/project/project-1/task/task-1`;
  await expect.poll(async () => (await fetch(url, { headers })).status).toBe(200);
});

it('shows a job of GitLab with the mock, whose cache keeps what it installs', async () => {
  const { code, out, err, project } = await run(mock?.script.slice(1) ?? [], mock?.variables);
  expect({ code, out }, err).toEqual({ code: 0, out: 'status 200\n' });
  expect(mock?.variables['DOCPROC_CACHE']).toBe(`$CI_PROJECT_DIR/${mock?.cache?.paths[0]}`);
  const kept = await bash('ls .docproc', {}, project);
  expect(kept.out).toMatch(/^docproc-mock-[0-9a-f]{16}\n$/);
});

it('shows a job of GitLab with the sandbox', async () => {
  const { code, out, err } = await run(sandbox?.script.slice(1) ?? [], sandbox?.variables);
  expect({ code, out }, err).toEqual({ code: 0, out: 'status 200\n' });
});

it('installs the dependencies of the project first in each job', () => {
  for (const job of [mock, sandbox, service]) expect(job?.script[0]).toBe('npm ci');
  for (const steps of gitHubJobs) expect(steps[1]?.run).toBe('npm ci');
});

it('shows the same lines for other systems', () => {
  expect(lines).toEqual([...(mock?.script.slice(1) ?? []), sandbox?.script.at(-1)]);
});
