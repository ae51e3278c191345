/** The action, with its own shell steps run as a runner would run them, and every block of its guide. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { root } from '../artifacts/project.ts';

interface Step {
  id?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  run?: string;
  if?: string;
}
interface Action {
  inputs: Record<string, { default?: string }>;
  outputs: Record<string, { value: string }>;
  runs: { using: string; steps: Step[] };
}
interface Job {
  steps: Step[];
}
interface GitLabJob {
  services: { name: string; alias: string; command: string[] }[];
  variables: Record<string, string>;
  script: string[];
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const actionFolder = '.github/actions/mock';
const action = parse(read(`${actionFolder}/action.yml`)) as Action;
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  string,
  object | undefined
>;
const versions = { ...dependencies, ...devDependencies } as Record<string, string>;

/** A folder that is removed when the test ends. */
function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Commands by these names, found before all others. */
function commands(scripts: Record<string, string>): string {
  const folder = scratch();
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/usr/bin/env bash\nset -euo pipefail\n${script}\n`, { mode: 0o755 });
  }
  return folder + delimiter + process.env['PATH'];
}

interface Result {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a step's script with the options that a runner gives to bash. */
async function bash(script: string, env: Record<string, string>, cwd = scratch()): Promise<Result> {
  const file = join(scratch(), 'step.sh');
  writeFileSync(file, script);
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', file], {
    cwd,
    env: { ...process.env, ...env },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, out, err };
}

type Values = Record<string, string>;

/** An expression of a workflow. Others than these are not used. */
const expand = (template: string, values: Values) =>
  template.replace(/\$\{\{ (.*?) \}\}/g, (_, name: string) => {
    expect(Object.keys(values)).toContain(name);
    return values[name] ?? '';
  });

/** Uses the action of a kit as a job would: its inputs go in, its outputs come out. */
async function use(inputs: Record<string, unknown>, { kit = root, path = process.env['PATH'] ?? '' } = {}) {
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
  const temp = scratch();
  const output = join(temp, 'output');
  const values: Values = {};
  for (const [name, { default: standard = '' }] of Object.entries(action.inputs)) {
    values[`inputs.${name}`] = String(inputs[name] ?? standard);
  }
  let result: Result = { code: 0, out: '', err: '' };
  for (const { id, run = '', env = {} } of action.runs.steps) {
    writeFileSync(output, '');
    const variables = Object.entries(env).map(([name, value]) => [name, expand(value, values)]);
    result = await bash(run, {
      ...(Object.fromEntries(variables) as Values),
      PATH: path,
      RUNNER_TEMP: temp,
      GITHUB_ACTION_PATH: join(kit, actionFolder),
      GITHUB_OUTPUT: output,
    });
    for (const [, name, value = ''] of readFileSync(output, 'utf8').matchAll(/^(\w+)=(.*)$/gm)) {
      values[`steps.${id}.outputs.${name}`] = value;
    }
    if (result.code !== 0) break;
  }
  const outputs = Object.fromEntries(
    Object.entries(result.code === 0 && !inputs['run'] ? action.outputs : {}).map(([name, { value }]) => [
      name,
      expand(value, values),
    ]),
  );
  const { stop = '' } = outputs;
  const stopMock = () => bash(stop, { RUNNER_TEMP: temp });
  if (stop) onTestFinished(() => void stopMock());
  return { ...result, outputs, stopMock };
}

const path = '/v2/team-1/project/project-1/task/task-1';
const getTask = (url: string, task = path) =>
  fetch(url + task, { headers: { authorization: 'Bearer any-key' } }).then(({ status }) => status);
const readTask = `node --eval "fetch('$DOCPROC_MOCK_URL${path}', { headers: { authorization: 'Bearer any-key' } })
  .then(({ status }) => console.log('status', status))"`;

let port: number;
let url: string;
beforeEach(async () => {
  port = await getPort();
  url = `http://127.0.0.1:${port}`;
});
const status = () => getTask(url).catch(() => 'down');
const isDown = async () => {
  await expect.poll(status, { timeout: 30_000 }).toBe('down');
};

const guide = read('docs/guides/mock-in-ci.md');
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block);
const [withCommands, withSteps, service, withoutDocker, ...others] = blocks('yaml').map(
  (block) => parse(block) as unknown,
);
const stepsOf = (workflow: unknown) => (workflow as { jobs: { test: Job } }).jobs.test.steps;
const isOwn = ({ uses = '' }: Step) => /^example\/docproc-kit\/(.*)@main$/.exec(uses)?.[1] === actionFolder;
const { jobs } = parse(read('.github/workflows/ci.yml')) as { jobs: Record<string, Job> };

/** Tests of a consumer: `npm test` reads a task of the mock. */
const npm = `[ "$1" != test ] || ${readTask}`;

describe('with commands, the action', () => {
  it('installs the dependencies of the kit, runs the commands while the mock is up, and stops it', async () => {
    // A kit as a runner has it after checking it out.
    const kit = scratch();
    for (const part of [actionFolder, 'generated/prism']) {
      cpSync(join(root, part), join(kit, part), { recursive: true });
    }
    const install = `[ "$1" = test ] || { echo "$PWD$ npm $*" >&2; ln -s '${root}/node_modules' .; }\n${npm}`;
    const own = stepsOf(withCommands).find(isOwn);
    const { code, out, err } = await use({ ...own?.with, port }, { kit, path: commands({ npm: install }) });
    expect({ code, out, err }).toEqual({
      code: 0,
      out: 'status 200\n',
      err: `${kit}$ npm ci --omit=dev\n`,
    });
    await isDown();
  });

  it('finds Prism and the Node that it needs among these dependencies, and nothing else', () => {
    const why = 'The action installs the `dependencies` of package.json. Prism and node belong there.';
    expect(Object.keys(dependencies ?? {}).toSorted(), why).toEqual(['@stoplight/prism-cli', 'node']);
  });

  it('fails as the first command that fails, and shows what the mock said', async () => {
    const failing = `${readTask.replace('Bearer', 'Basic')}\nexit 3\necho more`;
    const { code, out } = await use({ port, run: failing });
    expect(code).toBe(3);
    expect(out).toContain('status 401');
    expect(out).toContain('Invalid security scheme used');
    expect(out).not.toContain('more');
    await isDown();
  });
});

describe('without commands, the action', () => {
  it('starts the mock for the steps that follow, until the command that it gives out stops it', async () => {
    const [, , own, test, stop] = stepsOf(withSteps);
    expect(own && isOwn(own)).toBe(true);
    const { outputs, stopMock } = await use({ ...own?.with, port });
    const values = Object.fromEntries(
      Object.entries(outputs).map(([name, value]) => [`steps.${own?.id}.outputs.${name}`, value]),
    );
    const address = expand(test?.env?.['DOCPROC_MOCK_URL'] ?? '', values);
    expect(address).toBe(url);
    const env = { DOCPROC_MOCK_URL: address, PATH: commands({ npm }) };
    expect(await bash(test?.run ?? '', env)).toEqual({ code: 0, out: 'status 200\n', err: '' });

    // The commands of the kit's own workflow.
    const curl = `node --eval "fetch('\${!#}', { headers: { authorization: 'Bearer any-key' } })
      .then(({ status }) => process.exit(status === 200 ? 0 : 22))"`;
    const step = jobs['mock']?.steps.at(-1);
    expect(step?.uses).toBe(`./${actionFolder}`);
    const run = String(step?.with?.['run']);
    expect(await bash(run, { ...env, PATH: commands({ curl }) })).toMatchObject({ code: 0 });

    // What ends Prism does not end the mock.
    await expect(getTask(url, `${path}%zz`)).rejects.toThrow('fetch failed');
    await expect.poll(status, { timeout: 30_000 }).toBe(200);

    expect(stop?.if).toBe('always()');
    expect(expand(stop?.run ?? '', values)).toBe(outputs['stop']);
    const said = expect.stringContaining('Prism ended. Starting it again.') as string;
    expect(await stopMock()).toMatchObject({ code: 0, out: said });
    await isDown();
    expect(await stopMock()).toMatchObject({ code: 1, err: `No mock was started on port ${port}.\n` });
  });

  it('says so when the port is taken', async () => {
    const server = createServer((_, response) => response.end()).listen(port, '127.0.0.1');
    onTestFinished(() => void server.close());
    const { code, out, err } = await use({ port });
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} is taken. Choose another one.\n`,
    });
  });

  it('ends with what Prism said if it cannot start', async () => {
    const kit = scratch();
    cpSync(join(root, actionFolder), join(kit, actionFolder), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(kit, 'node_modules'));
    const { code, out, err } = await use({ port }, { kit });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/Starting Prism[^]*\nPrism did not answer\. What it said stands above\.\n$/);
  });
});

describe('docs/guides/mock-in-ci.md', () => {
  it('has no other blocks than those that are run here', () => {
    expect(others).toEqual([]);
    expect(blocks('\\w+')).toHaveLength(blocks('yaml').length + blocks('sh').length);
  });

  it('shows a service of GitLab whose command starts Prism on a published contract', async () => {
    const published = createServer((request, response) => {
      const file = request.url?.replace(/^\/docproc-kit\/-\/raw\/main\//, '') ?? '';
      response.end(readFileSync(join(root, file)));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void published.close());
    await once(published, 'listening');
    const { services, variables } = (service as { test: GitLabJob }).test;
    const [prism] = services;
    expect(prism?.name).toBe(`stoplight/prism:${versions['@stoplight/prism-cli']}`);
    expect(variables['DOCPROC_MOCK_URL']).toBe(`http://${prism?.alias}:4010`);
    const publisher = `http://127.0.0.1:${(published.address() as AddressInfo).port}`;
    const args = (prism?.command ?? []).map((part) =>
      part.replace(/^4010$/, String(port)).replace('https://git.example', publisher),
    );
    const child = spawn(join(root, 'node_modules/.bin/prism'), args, { stdio: 'ignore' });
    onTestFinished(() => void child.kill());
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
  });

  it('shows how to do without Docker, in a shell and in GitLab', async () => {
    const [script = ''] = blocks('sh');
    const { script: lines } = (withoutDocker as { test: GitLabJob }).test;
    expect(lines).toEqual(['npm ci', ...script.trim().split('\n')]);
    const git = `[ "$*" = 'clone --depth 1 https://git.example/docproc-kit' ]; ln -s '${root}' docproc-kit`;
    const env = { PATH: commands({ npm, git }) };
    const { code, out, err } = await bash(script.replace('4010', String(port)), env);
    expect({ code, out }, err).toEqual({ code: 0, out: 'status 200\n' });
    await isDown();
  });
});

it('the workflow of the kit runs every check', () => {
  expect(jobs['check']?.steps.map(({ run }) => run)).toContain('npm cit');
});
