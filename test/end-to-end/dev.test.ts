/** `npm run dev`: everything follows an edit, and survives a broken one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, it, onTestFailed, onTestFinished } from 'vitest';
import { project, root, type Project } from '../artifacts/project.ts';

const patience = { interval: 50 };

/** Starts the command in a copy of the project. */
async function startDev() {
  const copy = project(
    'openapi',
    'docs',
    'src',
    'scripts',
    'package.json',
    'CHANGELOG.md',
    'LICENSE',
    'redocly.yaml',
  );
  symlinkSync(join(root, 'node_modules'), join(copy.folder, 'node_modules'));
  const [docs, mock, sandbox] = [await getPort(), await getPort(), await getPort()];
  const ports = ['--docs-port', docs, '--mock-port', mock, '--sandbox-port', sandbox].map(String);
  const child = spawn(process.execPath, [join(copy.folder, 'scripts/commands/dev.ts'), ...ports], {
    cwd: copy.folder,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const log = { text: '' };
  onTestFailed(() => console.log(log.text));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (log.text += String(data)));
  const headers = { authorization: 'Bearer any-key' };
  const get = async (port: number, path: string): Promise<string> => {
    const response = await fetch(`http://localhost:${port}${path}`, { headers });
    return `${response.status} ${await response.text()}`;
  };
  const task = (id: string) => `/v2/team-1/project/project-1/task/${id}`;
  return {
    ...copy,
    child,
    log,
    sandbox: (id: string) => get(sandbox, task(id)),
    mock: () => get(mock, task('task-1')),
    page: (path: string) => get(docs, path),
    seed: async (seed: object) => {
      const body = JSON.stringify(seed);
      const url = `http://localhost:${sandbox}/_sandbox/teams/team-1/tasks`;
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(url, { method: 'POST', headers, body })).ok).toBe(true);
    },
    ports: [docs, mock, sandbox],
  };
}

/** Adds a field to the task, which every artifact shows. */
const addField = ({ replace }: Project, name: string) =>
  replace(
    'openapi/schemas/Task.yaml',
    '\nproperties:\n',
    `\nproperties:\n  ${name}:\n    type: string\n    description: Added by a test.\n`,
  );

it('follows edits, and keeps the last good state over a broken one', async () => {
  const dev = await startDev();
  const { read, replace, write, log } = dev;
  await expect.poll(() => log.text, patience).toMatch(/\nTry .*\n/);
  await dev.seed({ id: 'kept', name: 'kept.pdf' });

  // The contract: types, client, sandbox, mock and a page.
  addField(dev, 'first_addition');
  replace('openapi/examples/TaskReviewing.yaml', 'invoice', 'edited-invoice');
  await expect.poll(() => read('generated/types/index.d.ts'), patience).toContain('first_addition');
  await expect.poll(() => read('generated/sandbox/contract/data.js'), patience).toContain('first_addition');
  await expect.poll(dev.mock, patience).toContain('edited-invoice');
  await expect.poll(() => dev.page('/openapi.json'), patience).toContain('first_addition');
  await expect.poll(() => dev.sandbox('kept'), patience).toMatch(/^200 .*"name":"kept\.pdf"/);

  // A page.
  replace('docs/guides/concepts.md', '\n---\n', '\n---\n\nEdited by a test.\n');
  await expect.poll(() => dev.page('/guides/concepts.md'), patience).toContain('Edited by a test.');

  // A broken edit.
  const good = read('openapi/schemas/Task.yaml');
  write('openapi/schemas/Task.yaml', `${good}  second_addition: {\n`);
  await expect
    .poll(() => log.text, patience)
    .toMatch(/openapi\/schemas\/Task\.yaml:\d+:\d+: This is not YAML/);
  await expect.poll(() => dev.sandbox('kept'), patience).toMatch(/^200 /);
  expect(read('generated/types/index.d.ts')).toContain('first_addition');

  // A catalog that disagrees with the contract stops no artifact.
  const catalog = read('openapi/trace.yaml');
  write('openapi/trace.yaml', catalog.replace('places: ["#"]', 'places: ["#/nothing"]'));
  // Its correction.
  write('openapi/schemas/Task.yaml', good);
  addField(dev, 'second_addition');
  await expect.poll(() => read('generated/types/index.d.ts'), patience).toContain('second_addition');

  await expect
    .poll(() => log.text, patience)
    .toMatch(/openapi\/trace\.yaml:\d+:\d+: .* names the place #\/nothing/);

  // Code of the packages.
  write(
    'src/client/index.ts',
    `${read('src/client/index.ts')}\nexport const editedClient: string = 'yes';\n`,
  );
  await expect.poll(() => read('generated/client/dist/index.js'), patience).toContain('editedClient');
  await expect.poll(() => dev.sandbox('kept'), patience).toMatch(/^200 /);

  dev.child.kill('SIGINT');
  expect(await once(dev.child, 'exit')).toEqual([0, null]);
  const reached = dev.ports.map((port) =>
    fetch(`http://localhost:${port}/`).then(
      () => port,
      () => 'closed',
    ),
  );
  expect(await Promise.all(reached)).toEqual(['closed', 'closed', 'closed']);
});
