/** What a user gets wrong: one message with the place and the way out, and nothing half written. */
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import getPort from 'get-port';
import { describe, expect, it } from 'vitest';
import { artifacts, build, make, run as runBuild } from '../../scripts/commands/build.ts';
import { run as runMock } from '../../scripts/commands/mock.ts';
import { run as runStart } from '../../scripts/commands/start.ts';
import { InputError } from '../../scripts/lib/cli.ts';
import { loadContract } from '../../scripts/model/bundle.ts';
import { listen } from '../support/listen.ts';
import { project, root, run, type Project } from './project.ts';

/** The message of an error that a command ends with. */
async function messageOf(command: Promise<unknown>): Promise<string> {
  const error: unknown = await command.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(InputError);
  const { message } = error as InputError;
  expect(message).not.toMatch(/\n\s+at /);
  expect(message.split('\n').length).toBeLessThan(10);
  return message;
}

/** One artifact, where all of them would fail alike. */
const bundle = ['bundle'];
const mistakes: Record<
  string,
  [make: (project: Project) => void, message: string | RegExp, names?: string[]]
> = {
  'broken YAML': [
    ({ write }) => write('openapi/schemas/Task.yaml', 'type: object\nproperties: {\n'),
    /^openapi\/schemas\/Task\.yaml:3:1: This is not YAML: [^\n]+\. Correct it\.$/,
  ],
  'a catalog that is not YAML': [
    ({ write }) => write('openapi/open-questions.yaml', '- id: [\n'),
    /openapi\/open-questions\.yaml:2:1: This is not YAML: [^\n]+\. Correct it\.$/,
    ['conformance'],
  ],
  'a $ref to a file that is not there': [
    ({ replace }) => replace('openapi/paths/task.yaml', 'TeamId.yaml', 'TaemId.yaml'),
    "openapi/paths/task.yaml:2:5: Can't resolve $ref: there is no file 'openapi/parameters/TaemId.yaml'. Correct the reference, or write the file.",
  ],
  'a $ref to a place that is not there': [
    ({ replace }) => replace('openapi/paths/task.yaml', 'TaskEnvelope.yaml', 'TaskEnvelope.yaml#/nothing'),
    /^openapi\/paths\/task\.yaml:\d+:13: Can't resolve \$ref\. Correct the reference, or write the file\.$/,
  ],
  'a contract without paths': [
    ({ replace }) => replace('openapi/openapi.yaml', '\npaths:', '\nx-paths:'),
    'openapi/openapi.yaml has no `paths`. Add it and build again.',
  ],
  'an operation without an id': [
    ({ replace }) => replace('openapi/paths/task.yaml', '  operationId: getTask\n', ''),
    /^The artifact "sandbox" cannot be made: openapi\/paths: GET \S+\/task\/\{task_id\} has no `operationId`\. Add one, /,
    ['sandbox'],
  ],
  'a field with the name of a method': [
    ({ replace }) =>
      replace('openapi/schemas/Task.yaml', '\nproperties:\n', '\nproperties:\n  valueOf: {}\n'),
    /^The artifact "types" cannot be made: #\/components\/schemas\/Task\/properties\/valueOf: .* Leave the field out/,
    ['types'],
  ],
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
    'openapi/schemas/Upload.yaml:22:7: Two schemas are referenced with the same name but different content. Rename one of the two files.',
  ],
  'a broken overlay': [
    ({ write }) => write('openapi/prism.overlay.yaml', 'overlay: 1.0.0\n'),
    /^The artifact "prism" cannot be made: openapi\/prism\.overlay\.yaml:1:1: The overlay must have a list of `actions`\. Correct the overlay\.$/,
    ['prism'],
  ],
  'an overlay that is none': [
    ({ write }) => write('openapi/prism.overlay.yaml', 'actions: []\n'),
    /openapi\/prism\.overlay\.yaml is not an Overlay/,
    ['prism'],
  ],
  'an overlay that fits nothing any more': [
    ({ replace }) => replace('openapi/prism.overlay.yaml', 'multipart/form-data', 'multipart/other'),
    /^The artifact "prism" cannot be made: \S+prism\.overlay\.yaml changes nothing/,
    ['prism'],
  ],
};

describe('npm run build', () => {
  it.each(Object.entries(mistakes))('%s', async (_, [mistake, expected, names = bundle]) => {
    const copy = project('openapi');
    const { folder, write, snapshot } = copy;
    mkdirSync(join(folder, 'generated'));
    write('generated/openapi.json', 'as it was');
    mistake(copy);

    const message = await messageOf(build({ root: folder, names, print: () => {} }));

    // Paths are relative to where the command runs.
    const here = message.replaceAll(`${relative('', folder)}/`, '').replaceAll(`${folder}/`, '');
    expect(here).toMatch(expected);
    expect(Object.values(snapshot('generated'))).toEqual(['as it was']);
  });

  it('prints one message and no stack, and exits with 1', async () => {
    const { folder, replace } = project('openapi');
    replace('openapi/openapi.yaml', '\npaths:', '\nx-paths:');
    expect(await run('build.ts', ['bundle'], folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'openapi/openapi.yaml has no `paths`. Add it and build again.',
    });
  });

  it('writes a path item of the components out', async () => {
    const { folder, replace } = project('openapi');
    const path = '/v2/{team_id}/project/{project_id}/task/{task_id}';
    replace(
      'openapi/openapi.yaml',
      `${path}:\n    $ref: paths/task.yaml`,
      `${path}:\n    $ref: '#/components/pathItems/Task'`,
    );
    replace(
      'openapi/openapi.yaml',
      '\ncomponents:\n',
      '\ncomponents:\n  pathItems:\n    Task:\n      $ref: paths/task.yaml\n',
    );
    const { json } = await loadContract(join(folder, 'openapi'));
    expect(json).toBe((await loadContract(join(root, 'openapi'))).json);
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
  const commands = { build: runBuild, mock: runMock, start: runStart };
  const names = artifacts.map(({ name }) => name).join(', ');

  it.each([
    [
      'build',
      ['--chekc'],
      "Unknown option '--chekc'. Did you mean --check?\nUsage: npm run build [-- --check | ARTIFACT…]",
    ],
    ['build', ['cleint'], `There is no artifact cleint. Choose from: ${names}.`],
    ['build', ['--check', 'client'], '--check compares every artifact. Leave out client.'],
    ['mock', ['--port', 'high'], '--port high: a port is an integer from 1 to 65535.'],
    ['mock', ['--prot', '1'], "Unknown option '--prot'. Did you mean --port?\nUsage: npm run mock -- "],
    ['mock', ['--proxy', 'example.com'], '--proxy example.com: not a URL.'],
    ['start', ['--docs-port', '70000'], '--docs-port 70000: a port is an integer from 1 to 65535.'],
    ['start', ['--mock-port', '4020'], '--mock-port and --sandbox-port are both 4020.'],
  ] as const)('%s %j', async (command, args, expected) => {
    const message = await messageOf(commands[command]([...args]));
    expect(message.slice(0, expected.length)).toBe(expected);
  });

  it.each([
    ['mock', '--port'],
    ['start', '--docs-port'],
    ['start', '--mock-port'],
    ['start', '--sandbox-port'],
  ] as const)('%s %s of a port that is in use', async (command, flag) => {
    const { port } = new URL(await listen(createServer()));
    const flags = command === 'mock' ? ['--port'] : ['--docs-port', '--mock-port', '--sandbox-port'];
    const ports = await Promise.all(
      flags.map(async (name) => [name, String(name === flag ? port : await getPort())]),
    );
    const message = await messageOf(commands[command](ports.flat()));
    expect(message).toBe(`Port ${port} is in use. Choose another one with ${flag}.`);
  });

  it('the mock before the first build', async () => {
    const { folder } = project();
    expect(await run('mock.ts', ['--port', String(await getPort())], folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'generated/prism/openapi.json is missing. Run `npm run build` first.',
    });
  });
});
