/** The action of the mock, with its own shell steps run as a runner would run them. */
import { symlinkSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { root } from '../artifacts/project.ts';
import { gitHubJobs, ownStep } from './guide.ts';
import { bash, commands, expand, freshKit, npm, read, type Step, use } from './runner.ts';

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
  await expect.poll(status).toBe('down');
};

const [withCommands, withSteps] = gitHubJobs;
const { jobs } = parse(read('.github/workflows/ci.yml')) as {
  jobs: Record<string, { steps: Step[] }>;
};

describe('with commands, the action', () => {
  it('installs Prism, runs the commands while the mock is up, and stops it', async () => {
    const kit = freshKit('generated/prism');
    const own = ownStep(withCommands, 'mock');
    const path = commands({ npm: npm(readTask) });
    const { code, out, err } = await use('mock', { ...own.with, port }, { kit, path });
    expect({ code, out }).toEqual({ code: 0, out: 'status 200\n' });
    expect(err).toMatch(/^npm ci .*\n$/);
    await isDown();
  });

  it('installs the version of Prism that the kit is tested with', () => {
    const versionIn = (folder: string) =>
      (
        JSON.parse(read(`${folder}package.json`)) as {
          dependencies: Record<string, string>;
        }
      ).dependencies['@stoplight/prism-cli'];
    expect(versionIn('.github/actions/mock/')).toBe(versionIn(''));
  });

  it('fails as the first command that fails, and shows the log of the mock', async () => {
    const failing = `${readTask.replace('Bearer', 'Basic')}\nexit 3\necho more`;
    const { code, out } = await use('mock', { port, run: failing });
    expect(code).toBe(3);
    expect(out).toContain('status 401');
    expect(out).toContain('Invalid security scheme used');
    expect(out).not.toContain('more');
    // Waiting for the mock leaves nothing in its log.
    expect(out).not.toContain('NO_PATH_MATCHED');
    await isDown();
  });
});

describe('without commands, the action', () => {
  it('starts the mock for the steps that follow, until the command that it returns stops it', async () => {
    const [, , , test, last] = withSteps ?? [];
    const own = ownStep(withSteps, 'mock');
    const { outputs, stop } = await use('mock', { ...own.with, port });
    const values = Object.fromEntries(
      Object.entries(outputs).map(([name, value]) => [`steps.${own.id}.outputs.${name}`, value]),
    );
    const address = expand(test?.env?.['DOCPROC_MOCK_URL'] ?? '', values);
    expect(address).toBe(url);
    const env = {
      DOCPROC_MOCK_URL: address,
      PATH: commands({ npm: npm(readTask) }),
    };
    expect(await bash(test?.run ?? '', env)).toEqual({
      code: 0,
      out: 'status 200\n',
      err: '',
    });

    // The commands of the kit's own workflow.
    const curl = `node --eval "fetch('\${!#}', { headers: { authorization: 'Bearer any-key' } })
      .then(({ status }) => process.exit(status === 200 ? 0 : 22))"`;
    const step = jobs['mock']?.steps.find(({ uses }) => uses === './.github/actions/mock');
    const run = String(step?.with?.['run']);
    expect(await bash(run, { ...env, PATH: commands({ curl }) })).toMatchObject({ code: 0 });

    // What ends Prism does not end the mock.
    await expect(getTask(url, `${path}%zz`)).rejects.toThrow('fetch failed');
    await expect.poll(status).toBe(200);

    expect(last?.if).toBe('always()');
    expect(expand(last?.run ?? '', values)).toBe(outputs['stop']);
    const out = expect.stringContaining('Prism ended. Restarting it.') as string;
    expect(await stop()).toMatchObject({ code: 0, out });
    await isDown();
    expect(await stop()).toMatchObject({
      code: 1,
      err: `No mock was started on port ${port}.\n`,
    });
  });

  it('fails when the port is taken', async () => {
    const server = createServer((_, response) => response.end()).listen(port, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { code, out, err } = await use('mock', { port });
    const message = `Port ${port} is taken. Choose another one.\n`;
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: message });
  });

  it('ends with the log of Prism if it cannot start', async () => {
    const kit = freshKit();
    symlinkSync(join(root, 'node_modules'), join(kit, 'node_modules'));
    const { code, out, err } = await use('mock', { port }, { kit });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/Starting Prism[^]*\nThe mock did not start\. Its log is above\.\n$/);
  });

  it('names the version of Node that it needs', async () => {
    const path = commands({ node: '[ "$1" = --version ] && echo v18.0.0' });
    const { code, err } = await use('mock', { port }, { path });
    expect({ code, err }).toEqual({
      code: 1,
      err: 'The mock needs Node 20.19 or later. This is v18.0.0.\n',
    });
  });
});

it('the workflow of the kit runs every check', () => {
  expect(jobs['check']?.steps.map(({ run }) => run)).toContain('npm cit');
});
