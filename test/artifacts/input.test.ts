/** What a user gets wrong: one message with the place and the way out, and nothing half written. */
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import getPort from 'get-port';
import { describe, expect, it, onTestFinished } from 'vitest';
import { artifacts, make } from '../../scripts/commands/build.ts';
import { project, root, run, type Project, type Run } from './project.ts';

function expectOneMessage({ code, stdout, stderr }: Run, message: string | RegExp): void {
  expect(stderr).toMatch(message);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(stderr).not.toContain(root);
  expect(stderr.split('\n').length).toBeLessThan(10);
}

const spoiled: Record<string, [spoil: (project: Project) => void, message: string | RegExp]> = {
  'broken YAML': [
    ({ write }) => write('openapi/schemas/Task.yaml', 'type: object\nproperties: {\n'),
    /^openapi\/schemas\/Task\.yaml:3:1: This is not YAML: [^\n]+\.\nCorrect it and build again\.\n$/,
  ],
  'broken YAML in the root file': [
    ({ write }) => write('openapi/openapi.yaml', 'openapi: 3.1.1\npaths: [\n'),
    /^openapi\/openapi\.yaml:3:1: This is not YAML/,
  ],
  'a $ref to a file that is not there': [
    ({ replace }) => replace('openapi/paths/task.yaml', 'TeamId.yaml', 'TaemId.yaml'),
    /^openapi\/paths\/task\.yaml:\d+:\d+ at #\/parameters\/0: Can't resolve \$ref: there is no file 'openapi\/parameters\/TaemId\.yaml'\n/,
  ],
  'a $ref to a place that is not there': [
    ({ replace }) => replace('openapi/paths/task.yaml', 'TaskEnvelope.yaml', 'TaskEnvelope.yaml#/nothing'),
    /^openapi\/paths\/task\.yaml:\d+:\d+ at #\/get\/responses\/200\S*: Can't resolve \$ref\n/,
  ],
  'a contract without paths': [
    ({ replace }) => replace('openapi/openapi.yaml', '\npaths:', '\nx-paths:'),
    /^openapi\/openapi\.yaml has no `paths`\. Add it and build again\.\n$/,
  ],
  'an empty root file': [({ write }) => write('openapi/openapi.yaml', ''), /openapi\/openapi\.yaml/],
  'no root file': [
    ({ folder }) => rmSync(join(folder, 'openapi/openapi.yaml')),
    /^openapi\/openapi\.yaml is missing\. /,
  ],
  'two components of one name': [
    ({ folder, read, write, replace }) => {
      mkdirSync(join(folder, 'openapi/other'));
      write('openapi/other/Page.yaml', read('openapi/schemas/MetaItem.yaml'));
      replace('openapi/schemas/Upload.yaml', 'MetaItem.yaml', '../other/Page.yaml');
    },
    /^openapi\/\S+:\d+:\d+ at \S+: Two schemas are referenced with the same name/,
  ],
  'a broken overlay': [
    ({ write }) => write('openapi/prism.overlay.yaml', 'overlay: 1.0.0\n'),
    /^The artifact "prism" cannot be made: openapi\/prism\.overlay\.yaml:1:1 at #\/actions: /,
  ],
};

describe('npm run build', () => {
  it.each(Object.entries(spoiled))('%s', async (_, [spoil, message]) => {
    const spoiledProject = project('openapi');
    const { folder, write, snapshot } = spoiledProject;
    mkdirSync(join(folder, 'generated'));
    write('generated/openapi.yaml', 'as it was');
    spoil(spoiledProject);

    expectOneMessage(await run('build.ts', [], folder), message);

    expect(Object.values(snapshot('generated'))).toEqual(['as it was']);
  });

  it('an overlay that fits nothing any more', async () => {
    const { folder, replace } = project('openapi');
    replace('openapi/prism.overlay.yaml', 'multipart/form-data', 'multipart/other');
    const prism = artifacts.filter(({ name }) => name === 'prism');
    await expect(make(join(folder, 'openapi'), prism)).rejects.toThrow(
      /^The artifact "prism" cannot be made: \S+prism\.overlay\.yaml changes nothing/,
    );
  });

  it('names the artifact that throws', async () => {
    const failing = {
      name: 'luckless',
      load: async () => ({ build: () => Promise.reject(new Error('no luck')) }),
    };
    await expect(make(join(root, 'openapi'), [failing])).rejects.toThrow(
      'The artifact "luckless" cannot be made: no luck',
    );
  });
});

describe('flags and ports', () => {
  it.each([
    ['build.ts', ['--chekc'], "Unknown option '--chekc'.\nUsage: npm run build [-- --check]\n"],
    ['build.ts', ['check'], "Unexpected argument 'check'.\nUsage: npm run build [-- --check]\n"],
    ['mock.ts', ['--port', 'high'], '--port high: a port is a whole number from 1 to 65535.\n'],
    ['mock.ts', ['--prot', '1'], "Unknown option '--prot'.\nUsage: npm run mock -- "],
    ['mock.ts', ['--proxy', 'example.com'], '--proxy example.com: not a URL.'],
    ['start.ts', ['--docs-port', '70000'], '--docs-port 70000: a port is a whole number from 1 to 65535.\n'],
  ])('%s %j', async (script, args, message) => {
    const result = await run(script, args, project().folder);
    expectOneMessage(result, '');
    expect(result.stderr).toContain(message);
  });

  it.each([
    ['mock.ts', '--port'],
    ['start.ts', '--docs-port'],
    ['start.ts', '--mock-port'],
  ])('%s %s of a port that is taken', async (script, flag) => {
    const port = await getPort();
    const other = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const others = {
      '--docs-port': await getPort(),
      '--mock-port': await getPort(),
      '--port': port,
      [flag]: port,
    };
    const flags = script === 'mock.ts' ? ['--port'] : (['--docs-port', '--mock-port'] as const);
    const args = flags.flatMap((name) => [name, String(others[name as keyof typeof others])]);

    const result = await run(script, args, root);

    expectOneMessage(result, `Port ${port} on 127.0.0.1 is taken. Choose another one with ${flag}.`);
  });

  it('the mock before the first build', async () => {
    const result = await run('mock.ts', ['--port', String(await getPort())], project().folder);
    expectOneMessage(result, 'generated/prism/openapi.json is missing. Run `npm run build` first.');
  });
});
